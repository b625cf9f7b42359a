// The views that have changed. A view is marked alike in the pictures and in the table, whichever of the
// two is pointed at or chosen.

const Views = (() => {
  let pointed = "";

  function begin() {
    State.listen(["view"], mark);
  }

  /** Gives an element to a view: pointing at it marks the view everywhere. */
  function follow(element, view) {
    element.dataset.view = view;
    element.addEventListener("pointerenter", () => point(view));
    element.addEventListener("pointerleave", () => point(""));
    return element;
  }

  function point(view) {
    pointed = view;
    mark();
  }

  /** Chooses a view, or lets go of it, and shows where else it is: in `other`, a part of the page. */
  function choose(view, other) {
    const isChosen = State.get().view === view;
    State.set({ view: isChosen ? "" : view });
    const element = [...byID(other).querySelectorAll("[data-view]")]
      .findLast((element) => element.dataset.view === view);
    if (!isChosen && element) reveal(element);
  }

  function mark() {
    const { view } = State.get();
    for (const element of document.querySelectorAll("[data-view]")) {
      const own = element.dataset.view;
      element.classList.toggle("pointed", own === pointed);
      element.classList.toggle("chosen", own === view);
      element.querySelector("button[aria-pressed]")?.setAttribute("aria-pressed", own === view);
    }
  }

  const clear = () => State.set({ view: "" });

  return { begin, follow, choose, mark, clear };
})();
