// Commands, to be copied, that accept changed snapshots.

const Accept = (() => {
  function begin() {
    byID("accept-copy").addEventListener("click", () => copyOne());
    byID("accept-shown").addEventListener("click", copyShown);
    State.listen(Visibility.keys, refresh);
    refresh();
  }

  /** Quotes a word for a command line. */
  const quoted = (word) => `'${word.replaceAll("'", "'\\''")}'`;

  /** The command that makes a screen the snapshot: it accepts a change, or records a new screen. */
  const commandOf = (entry) =>
    (entry?.accept ? `${entry.accept} ${quoted(entry.id)}` : entry?.record ?? "");

  /** The commands for several snapshots: one for each folder of snapshots. */
  function commandsOf(entries) {
    const groups = Map.groupBy(entries.filter(({ accept }) => accept), ({ accept }) => accept);
    return [...groups].map(([accept, entries]) =>
      [accept, ...entries.map(({ id }) => quoted(id))].join(" ")).join("\n");
  }

  function show(entry) {
    byID("accept").hidden = !commandOf(entry);
    byID("accept-command").textContent = commandOf(entry);
    byID("accept-copy").textContent = "Copy";
  }

  function refresh() {
    const count = Visibility.entries().filter(({ accept }) => accept).length;
    byID("accept-shown").hidden = count === 0;
    byID("accept-shown").textContent = `Copy command to accept ${count}`;
  }

  async function copyOne() {
    const command = commandOf(Visibility.current());
    if (!command) return;
    await copy(command);
    byID("accept-copy").textContent = "Copied";
  }

  async function copyShown() {
    await copy(commandsOf(Visibility.entries()));
    byID("accept-shown").textContent = "Copied";
  }

  /** Copies text. Some browsers deny the clipboard to local files; copying a selection works in all. */
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = make("textarea", { class: "to-copy", "aria-hidden": "true" });
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
  }

  return { begin, show, copyOne, copy, commandsOf };
})();
