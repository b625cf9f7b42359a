// The keyboard shortcuts.

const Keyboard = (() => {
  const move = (step) => {
    Visibility.move(step);
    List.follow();
  };
  /** Whether arrow keys move in the list. If the large part has the focus, they scroll it. */
  const inList = () => !byID("detail").contains(document.activeElement);
  const compare = (mode) => State.set({ mode });

  const shortcuts = [
    [["j"], "j", "Next snapshot", () => move(1)],
    [["k"], "k", "Previous snapshot", () => move(-1)],
    [["ArrowDown"], "↓", "Next snapshot, in the list", () => inList() && move(1)],
    [["ArrowUp"], "↑", "Previous snapshot, in the list", () => inList() && move(-1)],
    [["1"], "1", "Side by side", () => compare("side")],
    [["2"], "2", "Swipe", () => compare("swipe")],
    [["3"], "3", "Flicker", () => compare("flicker")],
    [["4"], "4", "Difference", () => compare("difference")],
    [["5"], "5", "Onion skin", () => compare("overlay")],
    [[" "], "Space", "Show the other picture while flickering", () => Stage.turn()],
    [["b"], "b", "Boxes around what has changed", Stage.toggleBoxes],
    [["c"], "c", "Copy the command that accepts this snapshot", () => { Accept.copyOne(); }],
    [["y"], "y", "Accept the causes of this snapshot", () =>
      Review.judgeAll(Visibility.current(), "accepted")],
    [["n"], "n", "Reject the causes of this snapshot", () =>
      Review.judgeAll(Visibility.current(), "rejected")],
    [["r"], "r", "The review as a command and a file", () => byID("review-open").click()],
    [["u"], "u", "Also show unchanged snapshots", Filters.toggleAll],
    [["/"], "/", "Find", () => byID("text").focus()],
    [["+", "="], "+", "Larger pictures", () => Stage.step(1)],
    [["-"], "−", "Smaller pictures", () => Stage.step(-1)],
    [["0"], "0", "Pictures at their own size", Stage.actual],
    [["9"], "9", "Pictures that fit the window", Stage.toFit],
    [["d"], "d", "Dark or light page", () => Theme.toggle()],
    [["?"], "?", "This help", () => byID("help").showModal()],
    [["Escape"], "Esc", "Leave the search, let go of the view, or reset the filters", escape],
  ];

  function escape() {
    if (document.activeElement?.matches("input")) document.activeElement.blur();
    else if (State.get().view) Views.clear();
    else Filters.reset();
  }

  const begin = () => Shortcuts.begin(shortcuts, () => Model.entries.length > 0);

  return { begin };
})();
