// The snapshots that the filters select. Unchanged ones are shown only on request.

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

  /** The snapshot that is shown large: the chosen one, or else the first in the list. */
  function current() {
    const chosen = Model.byIndex.get(State.get().entry);
    return entries().includes(chosen) ? chosen : entries()[0] ?? null;
  }

  /** Chooses the snapshot `step` places further down the list. */
  function move(step) {
    const shown = entries();
    const next = shown[shown.indexOf(current()) + step];
    if (next) State.set({ entry: next.index });
  }

  State.listen(keys, () => { visible = null; });

  return { keys, entries, current, move };
})();
