// What each key does. The help lists the same table, so that it cannot forget one.

const Keyboard = (() => {
  const mode = () => State.get().mode;
  const isStage = () => mode() !== "";

  /** Key names, how help writes them, what they do in words, and the action. */
  const shortcuts = [
    [["ArrowLeft"], "←", "Previous cell", () => (isStage() ? Stage.step(-1) : Grid.move(-1))],
    [["ArrowRight"], "→", "Next cell", () => (isStage() ? Stage.step(1) : Grid.move(1))],
    [["ArrowUp"], "↑", "Cell above", () => isStage() || Grid.moveRow(-1)],
    [["ArrowDown"], "↓", "Cell below", () => isStage() || Grid.moveRow(1)],
    [["Enter"], "Enter", "Open the cell large", () => Stage.open(Grid.current())],
    [["a"], "a", "Compare the cell as A", () => choose("a")],
    [["b"], "b", "Compare the cell as B", () => choose("b")],
    [["o"], "o", "Overlay A and B", () => Stage.compare("overlay")],
    [["s"], "s", "Swipe between A and B", () => Stage.compare("swipe")],
    [["f"], "f", "Flicker between A and B", () => Stage.compare("flicker")],
    [[" "], "Space", "Show the other one while flickering", () =>
      (mode() === "flicker" ? Flicker.turn() : false)],
    [["x"], "x", "Exchange A and B", Stage.exchange],
    [["m"], "m", "Mirror B, to compare directions", () =>
      State.set({ mirror: !State.get().mirror })],
    [["j"], "j", "Next view", () => Highlight.move(1, screen())],
    [["k"], "k", "Previous view", () => Highlight.move(-1, screen())],
    [["n"], "n", "Next finding", () => Findings.move(1)],
    [["p"], "p", "Previous finding", () => Findings.move(-1)],
    [["+", "="], "+", "Larger pictures", () => Zoom.step(1, focused())],
    [["-"], "−", "Smaller pictures", () => Zoom.step(-1, focused())],
    [["0"], "0", "Pictures at their own size", Zoom.actual],
    [["9"], "9", "Pictures that fit the window", Zoom.toFit],
    [["d"], "d", "Dark or light page", () => Theme.toggle()],
    [["h"], "h", "Show or hide the panel", () => State.set({ panel: !State.get().panel })],
    [["?"], "?", "This help", () => byID("help").showModal()],
    [["Escape"], "Esc", "Close, or let go of the view", escape],
  ];

  const focused = () => Grid.elements.get(Grid.current());

  /** The screen that views are stepped through: the one of the cell at hand. */
  function screen() {
    const { a, cell } = State.get();
    const index = isStage() && mode() !== "single" ? a : cell;
    return (Model.byIndex.get(index) ?? Grid.current() ?? Model.cells[0]).screen;
  }

  function choose(key) {
    const cell = Grid.current();
    if (cell && !isStage()) State.set({ [key]: cell.index });
  }

  function escape() {
    if (isStage()) Stage.close();
    else State.set({ view: "" });
  }

  function begin() {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || byID("help").open) return;
      if (event.key !== "Escape" && keepsKey(event.target, event.key)) return;
      const shortcut = shortcuts.find(([keys]) => keys.includes(event.key));
      if (shortcut && Model.cells.length > 0 && shortcut[3]() !== false) event.preventDefault();
    });
    byID("help-open").addEventListener("click", () => byID("help").showModal());
    byID("help-close").addEventListener("click", () => byID("help").close());
    byID("help").addEventListener("click", (event) => {
      if (event.target === byID("help")) byID("help").close();
    });
    byID("shortcuts").append(...shortcuts.map(([, key, text]) =>
      make("div", {}, make("dt", {}, make("kbd", { text: key })), make("dd", { text }))));
  }

  /** Controls keep the keys that are their own. */
  function keepsKey(target, key) {
    if (target.closest?.("select")) return true;
    if (target.closest?.("input")) return /^(Arrow|Page|Home|End| )/.test(key);
    return Boolean(target.closest?.("button, a")) && (key === "Enter" || key === " ");
  }

  return { begin };
})();
