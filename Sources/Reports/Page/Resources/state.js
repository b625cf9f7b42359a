// The reader's choices. They are kept in the URL's fragment, so that a link shows the same again.
// The page's own `Choices` defines the possible choices.

const State = (() => {
  const { initial, valid, settle } = Choices;
  const listeners = [];
  let current = { ...initial };
  let written = null;

  const get = () => current;

  /** Changes some of the state, and calls the listeners. */
  function set(changes) {
    const changed = Object.keys(changes).filter((key) => current[key] !== changes[key]);
    if (changed.length === 0) return;
    current = { ...current, ...changes };
    for (const listener of listeners) listener(new Set(changed), current);
    write();
  }

  /** Calls `listener` with the changed keys whenever one of `keys` changes. */
  function listen(keys, listener) {
    listeners.push((changed, state) => {
      if (keys.some((key) => changed.has(key))) listener(state, changed);
    });
  }

  function fragment() {
    const words = new URLSearchParams();
    for (const [key, value] of Object.entries(current)) {
      if (value !== initial[key]) words.set(key, typeof value === "boolean" ? +value : value);
    }
    return words.toString();
  }

  // The URL is written with a delay: browsers refuse to change it too often, as it would while a
  // slider is dragged.
  let timer = null;
  function write() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      written = fragment();
      history.replaceState(null, "", `#${written}`);
    }, 120);
  }

  /** Reads the state from the URL. Invalid values are ignored. */
  function read() {
    const fragmentText = location.hash.slice(1);
    if (fragmentText === written) return;
    written = fragmentText;
    const words = new URLSearchParams(fragmentText);
    const next = { ...initial };
    for (const [key, standard] of Object.entries(initial)) {
      if (words.has(key)) next[key] = valid(key, parse(words.get(key), standard), standard);
    }
    settle(next);
    set(next);
  }

  function parse(word, standard) {
    if (typeof standard === "boolean") return word === "1";
    if (typeof standard === "number") return Number.isFinite(+word) ? +word : standard;
    return word;
  }

  addEventListener("hashchange", read);

  return { get, set, listen, read };
})();
