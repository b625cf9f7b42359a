// The page's keys, and their actions.

const Keyboard = (() => {
  const mode = () => State.get().mode;
  const isStage = () => mode() !== "";

  /** For each shortcut its keys, their spelling in the help, the help text, and the action. */
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
    [[" "], "Space", "Show the other picture while flickering", () =>
      (mode() === "flicker" ? Flicker.turn() : false)],
    [["x"], "x", "Exchange A and B", Stage.exchange],
    [["m"], "m", "Mirror B, to compare directions", () =>
      State.set({ mirror: !State.get().mirror })],
    [["j"], "j", "Next view", () => Highlight.move(1, screen())],
    [["k"], "k", "Previous view", () => Highlight.move(-1, screen())],
    [["t"], "t", "Exchange rows and columns", () => !byID("turn").hidden && Filters.turn()],
    [["/"], "/", "Find", () => byID("text").focus()],
    [["n"], "n", "Next finding", () => Findings.move(1)],
    [["p"], "p", "Previous finding", () => Findings.move(-1)],
    [["+", "="], "+", "Larger pictures", () => Zoom.step(1, focused())],
    [["-"], "−", "Smaller pictures", () => Zoom.step(-1, focused())],
    [["0"], "0", "Pictures at their own size", Zoom.actual],
    [["9"], "9", "Pictures that fit the window", Zoom.toFit],
    [["d"], "d", "Dark or light page", () => Theme.toggle()],
    [["h"], "h", "Show or hide the panel", () => State.set({ panel: !State.get().panel })],
    [["?"], "?", "This help", () => byID("help").showModal()],
    [["Escape"], "Esc", "Close, or deselect the view", escape],
  ];

  const focused = () => Grid.elements.get(Grid.current());

  /** The screen whose views the keys step through: that of the current cell. */
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
    if (document.activeElement === byID("text")) byID("text").blur();
    else if (isStage()) Stage.close();
    else State.set({ view: "" });
  }

  const begin = () => Shortcuts.begin(shortcuts, () => Model.cells.length > 0);

  return { begin };
})();
