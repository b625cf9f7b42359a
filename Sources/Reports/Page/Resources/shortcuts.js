// Keyboard shortcuts and their help. Both use the same table, so that the help is complete.

const Shortcuts = (() => {
  /**
   * Listens to keys. A shortcut is the names of its keys, their text in the help, a description, and the
   * action, which returns false if the key has no effect.
   */
  function begin(shortcuts, areUseful) {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // The keys of an open dialog are its own: the browser closes it with Escape.
      if (document.querySelector("dialog[open]")) return;
      if (event.key !== "Escape" && keepsKey(event.target, event.key)) return;
      const shortcut = shortcuts.find(([keys]) => keys.includes(event.key));
      if (shortcut && areUseful() && shortcut[3]() !== false) event.preventDefault();
    });
    byID("help-open").addEventListener("click", () => byID("help").showModal());
    byID("help-close").addEventListener("click", () => byID("help").close());
    byID("help").addEventListener("click", (event) => {
      if (event.target === byID("help")) byID("help").close();
    });
    explain(shortcuts.map(([, key, text]) => [key, text]));
  }

  /** Adds keys to the help, each with what it does. */
  function explain(rows) {
    byID("shortcuts").append(...rows.map(([key, text]) =>
      make("div", {}, make("dt", {}, make("kbd", { text: key })), make("dd", { text }))));
  }

  /** Whether a control needs the key itself. */
  function keepsKey(target, key) {
    if (target.closest?.("select, input[type=search], input[type=text]")) return true;
    if (target.closest?.("input")) return /^(Arrow|Page|Home|End| )/.test(key);
    return Boolean(target.closest?.("button, a, summary")) && (key === "Enter" || key === " ");
  }

  return { begin, explain };
})();
