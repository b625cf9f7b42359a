// The edge of the canvas, which can be dragged to see the screen at other widths, and the width at which the
// first finding appears.

const Canvas = (() => {
  // It goes with the picture that it belongs to, and may be out of the page for a moment.
  const edge = byID("canvas-edge");
  let dragged = null;
  // The width that the arrow keys ask for, until the page shows it.
  let wanted = null;
  let rest = null;

  function begin() {
    byID("canvas-reset").addEventListener("click", () => {
      say("");
      isAsked = false;
      wanted = null;
      Query.set({ size: null });
    });
    Live.listen(() => {
      place();
      // What is shown for a moment changes nothing in the document.
      if (isAsked && Live.dragged.size === undefined) askFirstFinding();
    });
    State.listen(["live", "zoom"], () => place());
  }

  const only = () => (Model.cells.length === 1 ? Model.cells[0] : null);

  /** Puts the edge beside the picture of the only cell. */
  function place() {
    const cell = only();
    const [frame] = cell ? Grid.frames.get(cell) ?? [] : [];
    edge.hidden = !frame;
    byID("canvas-reset").hidden = Query.get("size") === null;
    byID("canvas-words").hidden = !frame && byID("canvas-reset").hidden;
    byID("canvas-size").hidden = !frame;
    if (!frame) return;
    // An element that is put where it is already loses the focus.
    if (edge.parentNode !== frame.element) frame.element.append(edge);
    const [width, height] = cell.size;
    if (width === wanted) wanted = null;
    edge.setAttribute("aria-valuenow", width);
    byID("canvas-size").textContent = `${Geometry.number(width)} × ${Geometry.number(height)}`;
  }

  let isAsked = false;

  /** Asks below which width of the document's own there are findings, which the shown width has no part in. */
  const askFirstFinding = newest(async () => {
    const cell = only();
    if (!cell) return;
    isAsked = true;
    const answer = await fetch(Query.address("first-finding", { cell: cell.index }));
    if (!answer.ok) return;
    const found = await answer.json();
    const kind = found?.further ? "further finding" : "finding";
    if (!found) say("");
    else if (found.width) say(`first ${kind} at ${found.width}: ${found.message}`);
    else say(`no ${kind} down to ${Geometry.number(found.least)} points`);
  });

  function say(text) {
    byID("canvas-first").textContent = text;
    byID("canvas-first").title = text;
  }

  /** Lays the screen out at another size. */
  const show = newest(async (size) => {
    Live.dragged = { size };
    const answer = await fetch(Query.address("cells", { size }));
    if (answer.ok) await Live.apply(await answer.json());
  });

  function start() {
    edge.addEventListener("pointerdown", (event) => {
      const cell = only();
      if (!cell) return;
      event.preventDefault();
      event.stopPropagation();
      const box = edge.parentNode.getBoundingClientRect();
      dragged = { x: event.clientX, width: cell.size[0], height: cell.size[1], scale: box.width / cell.whole[0] };
      askFirstFinding();
      const move = (event) => show(`${widthAt(event)}x${dragged.height}`);
      const end = (event) => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        Live.dragged = {};
        Query.set({ size: `${widthAt(event)}x${dragged.height}` });
        dragged = null;
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
    });
    edge.addEventListener("click", (event) => event.stopPropagation());
    edge.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const cell = only();
      if (!cell || (!step && event.key !== "Home" && event.key !== "End")) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "End") {
        clearTimeout(rest);
        Live.dragged = {};
        byID("canvas-reset").click();
        return;
      }
      if (wanted === null) askFirstFinding();
      wanted = event.key === "Home" ? 100 : clamp((wanted ?? cell.size[0]) + step * (event.shiftKey ? 10 : 1), 100, 2000);
      const size = `${wanted}x${cell.size[1]}`;
      edge.setAttribute("aria-valuenow", wanted);
      show(size);
      // The page's address, and what it hears of, follow when the keys rest.
      clearTimeout(rest);
      rest = setTimeout(() => {
        Live.dragged = {};
        Query.set({ size });
      }, 250);
    });
  }

  const widthAt = (event) =>
    Math.round(clamp(dragged.width + (event.clientX - dragged.x) / dragged.scale, 100, 2000));

  return { begin() { begin(); start(); } };
})();
