// The large view over the grid: shows one cell, or compares two.

const Stage = (() => {
  const tools = () => ({ overlay: Overlay, swipe: Swipe, flicker: Flicker });
  /** The frames in the large view: one, or A's and then B's. */
  let frames = [];
  let returnTo = null;
  let fitted = 1;

  function begin() {
    for (const key of ["a", "b"]) {
      const select = byID(`stage-${key}`);
      select.addEventListener("change", () => State.set({ [key]: +select.value }));
    }
    byID("stage-cell").addEventListener("change", () =>
      State.set({ cell: +byID("stage-cell").value }));
    byID("stage-close").addEventListener("click", close);
    byID("stage-exchange").addEventListener("click", exchange);
    byID("stage-mirror").addEventListener("click", () =>
      State.set({ mirror: !State.get().mirror }));
    for (const mode of ["overlay", "swipe", "flicker"]) {
      byID(`compare-${mode}`).addEventListener("click", () => compare(mode));
    }
    Highlight.follow(byID("stage-pictures"), (event) => frameAt(event));
    Overlay.begin();
    Swipe.begin();
    Flicker.begin();
    State.listen(["mode", "a", "b", "cell"], (state, changed) => {
      if (changed.has("cell") && changed.size === 1 && state.mode !== "single") return;
      refresh();
    });
    State.listen(["mix", "interval"], applyTool);
    State.listen(["mirror"], refresh);
    State.listen(["large"], fit);
    addEventListener("resize", atNextFrame(fit));
    new ResizeObserver(atNextFrame(fit)).observe(byID("stage-place"));
    refresh();
  }

  /** Fills the menus of cells when they are first seen: there may be thousands of cells. */
  function fillMenus() {
    for (const menu of ["stage-a", "stage-b", "stage-cell"].map(byID)) {
      if (menu.options.length > 0) continue;
      menu.append(...Model.cells.map((cell) =>
        make("option", { value: cell.index, text: Model.fullName(cell) })));
    }
  }

  /** Shows the model's cells after it has changed. */
  function renew() {
    for (const menu of ["stage-a", "stage-b", "stage-cell"]) byID(menu).replaceChildren();
    refresh();
  }

  /** Shows one cell. */
  function open(cell) {
    if (cell) State.set({ cell: cell.index, mode: "single" });
  }

  /** Compares A and B. Unless they were chosen, these are the source language and the focused cell. */
  function compare(mode) {
    let { a, b } = State.get();
    const focused = Grid.current() ?? Model.cells[0];
    if (!focused) return;
    const chosen = Model.byIndex.get(b) ?? Model.byIndex.get(a) ?? focused;
    const other = (index) => [...chosen.group.cells, ...chosen.screen.cells]
      .find((cell) => cell.index !== index) ?? chosen;
    const reference = Model.referenceOf(chosen);
    if (a < 0) a = (reference && reference.index !== b ? reference : other(b)).index;
    if (b < 0) b = (focused.index !== a ? focused : other(a)).index;
    State.set({ a, b, mode, mix: mode === State.get().mode ? State.get().mix : 0.5 });
  }

  const exchange = () => State.set({ a: State.get().b, b: State.get().a });

  function close() {
    State.set({ mode: "" });
    (returnTo?.isConnected ? returnTo : byID("grid")).focus?.({ preventScroll: true });
  }

  function refresh() {
    const state = State.get();
    const isOpen = state.mode !== "";
    const stage = byID("stage");
    if (isOpen && stage.hidden) returnTo = document.activeElement;
    const opened = isOpen && stage.hidden;
    stage.hidden = !isOpen;
    byID("grid").inert = isOpen;
    clear();
    if (isOpen) fillMenus();
    refreshBar(state);
    if (!isOpen) return Zoom.show();
    stage.dataset.mode = state.mode;
    const indices = state.mode === "single" ? [state.cell] : [state.a, state.b];
    frames = indices.map((index) => Model.byIndex.get(index)).filter(Boolean)
      .map((cell) => Frames.create(cell, Grid.looks(cell)[0]));
    byID("stage-pictures").replaceChildren(
      ...frames.map((frame) => frame.element), byID("divider"));
    frames.forEach((frame, order) => {
      frame.element.classList.add(order === 0 ? "first" : "second");
      Frames.show(frame);
    });
    frames[1]?.element.classList.toggle("mirrored", state.mirror);
    fit();
    applyTool();
    if (opened) stage.focus({ preventScroll: true });
  }

  function refreshBar(state) {
    for (const mode of ["overlay", "swipe", "flicker"]) {
      byID(`compare-${mode}`).setAttribute("aria-pressed", mode === state.mode);
      byID(`${mode}-tool`).hidden = mode !== state.mode;
    }
    byID("stage-a").value = state.a;
    byID("stage-b").value = state.b;
    byID("stage-cell").value = state.cell;
    byID("stage-mirror").setAttribute("aria-pressed", state.mirror);
    const cell = Model.byIndex.get(state.cell);
    byID("stage-traits").textContent = state.mode === "single" && cell
      ? [...Model.traits.slice(1).map((trait) => Model.wordsOf(cell, trait)),
        `${cell.size.join(" × ")} points`].join(" · ")
      : "";
  }

  function clear() {
    for (const tool of Object.values(tools())) tool.end();
    for (const frame of frames) Frames.hide(frame);
    frames = [];
  }

  function applyTool() {
    const tool = tools()[State.get().mode];
    if (tool && frames.length === 2) tool.apply(frames, State.get());
  }

  /** Sizes the pictures: the chosen zoom, or as large as fits, up to three CSS pixels a point. */
  function fit() {
    if (byID("stage").hidden || frames.length === 0) return;
    const width = Math.max(...frames.map((frame) => frame.cell.whole[0]));
    const height = Math.max(...frames.map((frame) => frame.cell.whole[1]));
    const place = byID("stage-place");
    fitted = clamp(
      Math.min((place.clientWidth - 48) / width, (place.clientHeight - 48) / height), 0.1, 3);
    setStyle(byID("stage-pictures"), { "--zoom": zoom(), "--width": width, "--height": height });
    Zoom.show();
  }

  const zoom = () => State.get().large || fitted;

  /** Changes the zoom. The content at `point`, or in the middle, stays in place as far as possible. */
  function keeping(point, change) {
    const [place, pictures] = [byID("stage-place"), byID("stage-pictures")];
    const room = place.getBoundingClientRect();
    const { x, y } = point ?? {
      x: room.left + place.clientWidth / 2, y: room.top + place.clientHeight / 2,
    };
    const before = pictures.getBoundingClientRect();
    change();
    const after = pictures.getBoundingClientRect();
    place.scrollLeft += after.left + (x - before.left) / before.width * after.width - x;
    place.scrollTop += after.top + (y - before.top) / before.height * after.height - y;
  }

  /** The frame that is visible at the pointer. */
  function frameAt(event) {
    if (frames.length < 2) return frames[0] ?? null;
    const isFirst = tools()[State.get().mode]?.showsFirstAt(event) ?? true;
    return frames[isFirst ? 0 : 1];
  }

  /** Shows the cell `by` places further instead of the one in the large view. */
  function step(by) {
    const cells = Visibility.cells();
    const next = cells[cells.findIndex((cell) => cell.index === State.get().cell) + by];
    if (next) State.set({ cell: next.index });
  }

  return { begin, renew, open, compare, close, exchange, step, zoom, keeping };
})();
