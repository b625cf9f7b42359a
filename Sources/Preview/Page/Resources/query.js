// What the page asks its server for: a document, the values of traits, looks and overlays. It is in the page's
// address, so that a link shows the same again.

const Query = (() => {
  const read = () => new URLSearchParams(State.get().live);

  /** Asks for something else. Values that are null are the server's own. */
  function set(changes) {
    const words = read();
    for (const [key, value] of Object.entries(changes)) {
      if (value === null || value === "") words.delete(key);
      else words.set(key, value);
    }
    State.set({ live: words.toString() });
  }

  const get = (key) => read().get(key);
  const list = (key) => (get(key) ?? "").split(",").filter(Boolean);

  /** The address of something that the server has for the chosen document and cells. */
  function address(name, more = {}) {
    const words = read();
    for (const [key, value] of Object.entries(more)) words.set(key, value);
    return `${name}?${words}`;
  }

  return { get, list, set, address };
})();
