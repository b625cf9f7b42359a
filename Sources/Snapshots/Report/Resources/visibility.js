// Which snapshots the filters let through. Those that have not changed come only when asked for.

const Visibility = (() => {
  const keys = ["text", "status", "all", "cause"];
  let visible = null;

  function shows(entry) {
    const { text, status, all, cause } = State.get();
    if (status ? entry.status !== status : !all && !entry.isChanged) return false;
    if (cause >= 0 && !Model.causes.find(({ index }) => index === cause).entries.has(entry)) {
      return false;
    }
    return text.toLowerCase().split(/\s+/).every((word) => entry.words.includes(word));
  }

  /** The snapshots that are listed, in their order. */
  function entries() {
    visible ??= Model.entries.filter(shows);
    return visible;
  }

  /** The one that is shown large: the one chosen, or else the first that is listed. */
  function current() {
    const chosen = Model.byIndex.get(State.get().entry);
    return entries().includes(chosen) ? chosen : entries()[0] ?? null;
  }

  /** Chooses the snapshot that is `step` further in the list. */
  function move(step) {
    const shown = entries();
    const next = shown[shown.indexOf(current()) + step];
    if (next) State.set({ entry: next.index });
  }

  State.listen(keys, () => { visible = null; });

  return { keys, entries, current, move };
})();
