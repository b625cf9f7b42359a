// The constraints of the chosen view, whose constants are changed by dragging their lines. While a line is dragged
// the page shows what would be written; the file gets it at the end, and Esc leaves the file as it is.

const Grips = (() => {
  /** What can be dragged, by the indices of the chosen view's lines. */
  let known = new Map();
  let asked = 0;
  let dragged = null;

  function begin() {
    document.addEventListener("pointerdown", (event) => {
      const handle = event.target.closest?.(".grip");
      if (handle && event.button === 0) start(event, handle);
    }, true);
  }

  /** Asks what of a view can be dragged. */
  async function ask(details) {
    asked += 1;
    const own = asked;
    known = new Map();
    if (!details) return;
    const answer = await fetch(Query.address("grips", {
      cell: details.cell.index, view: details.id, ...Live.dragged,
    }));
    if (own !== asked || !answer.ok) return;
    known = new Map((await answer.json()).map((grip) => [grip.line, grip]));
    Marks.refresh();
  }

  const spelled = ({ head, tail, plus, minus }, value) =>
    head + (value < 0 ? minus : plus) + Geometry.number(Math.abs(value)) + tail;

  const edit = (value) => Editing.changed(
    { place: { file: dragged.grip.file, line: dragged.grip.at }, scalar: dragged.grip.scalar, text: dragged.grip.text },
    spelled(dragged.grip, value));

  /** Shows the cells as they are with a value; the file's own for null. */
  const show = newest(async (value) => {
    const answer = value === null
      ? await fetch(Query.address("cells", Live.dragged))
      : await Editing.post("trial", edit(value), Live.dragged);
    if (answer.ok) await Live.apply(await answer.json());
  });

  function start(event, handle) {
    event.preventDefault();
    event.stopPropagation();
    const frame = handle.closest(".frame");
    const { cell } = Details.current;
    const grip = known.get(Number(handle.dataset.line));
    dragged = {
      grip, value: grip.value, x: event.clientX, y: event.clientY,
      scale: frame.getBoundingClientRect().width / cell.whole[0] * (frame.classList.contains("mirrored") ? -1 : 1),
    };
    const ends = new AbortController();
    const on = (name, listener) => addEventListener(name, listener, { signal: ends.signal, capture: true });
    on("pointermove", move);
    on("pointerup", () => end(ends, false));
    on("pointercancel", () => end(ends, true));
    on("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      end(ends, true);
    });
    Marks.refresh();
  }

  function move(event) {
    const { grip, x, y, scale } = dragged;
    const way = grip.axis === "horizontal" ? (event.clientX - x) / scale : (event.clientY - y) / Math.abs(scale);
    let value = Math.round(grip.value + way / grip.gain);
    if (grip.minus === undefined) value = Math.max(0, value);
    event.stopPropagation();
    if (value === dragged.value) return;
    dragged.value = value;
    Marks.refresh();
    show(value);
  }

  async function end(ends, isCancelled) {
    ends.abort();
    ignoreClick();
    const { grip, value } = dragged;
    const isChanged = !isCancelled && value !== grip.value;
    // What is on its way would come after the file's own.
    if (isChanged) await show(value);
    const isWritten = isChanged && await Editing.change("edit", edit(value));
    if (!isWritten) await show(null);
    dragged = null;
    Details.refresh(true);
  }

  /** The button that was let go chooses no view. */
  function ignoreClick() {
    const ignore = (event) => event.stopPropagation();
    addEventListener("click", ignore, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", ignore, { capture: true }));
  }

  /** A line as it is dragged: its ends, and the number in words. */
  function moved(line) {
    const { grip, value } = dragged;
    const way = (value - grip.value) * grip.gain;
    const shift = ([x, y]) => (grip.axis === "horizontal" ? [x + way, y] : [x, y + way]);
    const words = Details.isCounting ? "counting its uses" : Editing.usesInWords(
      Details.usesOf({ file: grip.file, line: grip.at }, grip.scalar) ?? { uses: grip.uses, screens: 1 });
    const scope = words ? ` · ${words}` : "";
    return { ...line, [grip.end]: shift(line[grip.end]), amount: Geometry.number(value) + scope };
  }

  return {
    begin, ask, moved,
    of: (line) => known.get(line) ?? null,
    /** The index of the line that is dragged; null where none is. */
    get dragged() { return dragged ? dragged.grip.line : null; },
  };
})();
