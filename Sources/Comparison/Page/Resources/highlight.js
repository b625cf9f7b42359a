// The view that the pointer is over, or that is chosen: shows its box in every picture of its
// screen.

const Highlight = (() => {
  const none = { screen: null, id: "" };
  /** The view that the pointer or the keyboard focus is on at this moment. */
  let hovered = none;

  /** The chosen view. It stays until another is chosen. */
  function chosen() {
    const { screen, view } = State.get();
    return view && Model.screens[screen] ? { screen: Model.screens[screen], id: view } : none;
  }

  /** The view that the whole page is about: the one under the pointer, or else the chosen one. */
  const view = () => (hovered.id ? hovered : chosen());

  function hover(screen, id) {
    if (hovered.screen === screen && hovered.id === id) return;
    hovered = id ? { screen, id } : none;
    refresh();
  }

  const clear = () => hover(null, "");

  /** The view under a pointer that does not move stays so when the model has changed. */
  function renew() {
    const screen = hovered.screen && Model.screens[hovered.screen.index];
    hovered = screen ? { screen, id: hovered.id } : none;
  }

  /** Chooses a view. It replaces the view under a pointer that does not move. */
  function choose(screen, id) {
    clear();
    State.set({ screen: screen.index, view: id });
  }

  /** Puts the boxes into one picture, or removes them. */
  function apply(frame) {
    lay(frame, "hovered", hovered);
    const fixed = chosen();
    lay(frame, "chosen", hovered.id === fixed.id && hovered.screen === fixed.screen ? none : fixed);
    Frames.refreshMarks(frame);
  }

  function lay(frame, kind, { screen, id }) {
    const view = screen === frame.cell.screen ? frame.cell.viewsByID.get(id) : null;
    const rect = view && (view.shown ?? view.frame);
    frame.boxes[kind] ??= rect ? make("div", { class: `box ${kind}` }) : null;
    const box = frame.boxes[kind];
    if (!box) return;
    if (!rect) {
      box.remove();
      return;
    }
    // The box of a view that is hidden or wholly cut off shows where the view would be.
    box.classList.toggle("unseen", Boolean(view.hidden || !view.shown));
    setStyle(box, Frames.percentages(frame.cell, rect));
    if (!box.parentNode) frame.element.append(box);
  }

  const refresh = atNextFrame(() => {
    for (const frame of Frames.shown) apply(frame);
    Inspector.refresh();
    Findings.refreshCurrent();
  });

  const contains = (rect, x, y) =>
    x >= rect[0] && x < rect[0] + rect[2] && y >= rect[1] && y < rect[1] + rect[3];

  /** The front view that is visible at a point; never the root, which is everywhere. */
  function viewAt(cell, x, y) {
    for (let index = cell.views.length - 1; index > 0; index--) {
      const view = cell.views[index];
      if (view.hidden || !view.shown) continue;
      if (contains(view.shown, x, y)) return view;
    }
    return null;
  }

  /** Highlights the view under the pointer. `frameAt` returns the frame that an event is about. */
  function follow(element, frameAt) {
    element.addEventListener("pointermove", (event) => {
      const frame = frameAt(event);
      const { x, y } = frame ? Frames.point(frame, event) : {};
      const found = frame && viewAt(frame.cell, x, y);
      hover(found ? frame.cell.screen : null, found ? found.id : "");
      Inspector.point(frame?.cell ?? null);
    });
    element.addEventListener("pointerleave", () => {
      clear();
      Inspector.point(null);
    });
    element.addEventListener("click", (event) => {
      const frame = frameAt(event);
      if (!frame) return;
      const { x, y } = Frames.point(frame, event);
      const found = viewAt(frame.cell, x, y);
      const fixed = chosen();
      const again = found && fixed.id === found.id && fixed.screen === frame.cell.screen;
      choose(frame.cell.screen, found && !again ? found.id : "");
      State.set({ cell: frame.cell.index });
    });
  }

  /** Chooses the view `step` places further in document order. */
  function move(step, screen) {
    const views = Model.viewsOf(screen);
    const { id, screen: at } = chosen();
    const index = at === screen ? views.findIndex((view) => view.id === id) : -1;
    const next = index < 0 ? (step > 0 ? 0 : views.length - 1) : index + step;
    if (views[next]) choose(screen, views[next].id);
  }

  State.listen(["screen", "view"], refresh);

  return { renew, view, hovered: () => hovered, chosen, hover, clear, choose, apply, follow, move };
})();
