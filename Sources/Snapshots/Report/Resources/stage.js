// The pictures of one snapshot: beside each other, over each other, or their difference.

const Stage = (() => {
  const kinds = ["expected", "actual", "difference"];
  const titles = { expected: "Expected", actual: "Actual", difference: "Difference" };
  const steps = [0.1, 0.15, 0.2, 0.25, 0.33, 0.4, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4, 6, 8];
  const [tools, pairs] = [[Overlay, Swipe, Flicker], ["overlay", "swipe", "flicker"]];
  let entry = null;
  let frames = [];
  let fitted = 1;

  function begin() {
    for (const tool of tools) tool.begin();
    for (const button of modeButtons()) {
      button.addEventListener("click", () => State.set({ mode: button.dataset.mode }));
    }
    byID("boxes").addEventListener("click", toggleBoxes);
    byID("zoom-in").addEventListener("click", () => step(1));
    byID("zoom-out").addEventListener("click", () => step(-1));
    byID("zoom-actual").addEventListener("click", actual);
    byID("zoom-fit").addEventListener("click", toFit);
    State.listen(["mode", "boxes"], () => show(entry));
    State.listen(["mix", "interval"], applyTool);
    State.listen(["zoom"], scale);
    addEventListener("resize", atNextFrame(scale));
  }

  const modeButtons = () => [...byID("modes").querySelectorAll("button")];
  const has = (kind) => Boolean(entry?.pictures[kind]);

  /** The chosen way of comparing, or another one if the existing pictures do not allow it. */
  function mode() {
    const { mode: wanted } = State.get();
    const isPair = has("expected") && has("actual");
    if (wanted === "difference") return has("difference") ? wanted : "side";
    return wanted === "side" || isPair ? wanted : "side";
  }

  /** Shows a snapshot's pictures. */
  function show(next) {
    for (const tool of tools) tool.end();
    entry = next;
    const kind = mode();
    refreshBar(kind);
    frames = (entry ? shownKinds(kind) : []).map(frameOf);
    const isPair = pairs.includes(kind);
    byID("side").hidden = isPair;
    byID("stage-pictures").hidden = !isPair;
    byID("side").replaceChildren(...(isPair ? [] : frames.map((frame) =>
      make("figure", {}, make("figcaption", { text: titles[frame.kind] }), frame.element))));
    byID("stage-pictures").replaceChildren(
      ...(isPair ? frames.map((frame) => frame.element) : []), byID("divider"));
    byID("no-pictures").hidden = frames.length > 0;
    byID("no-pictures").textContent = entry?.status === "passed"
      ? "Nothing was drawn: the screen is laid out as in the snapshot." : "There are no pictures.";
    const words = unseenWords();
    byID("unseen").hidden = !words;
    byID("unseen").textContent = words;
    Views.mark();
    scale();
    applyTool();
  }

  /** What is said beside pictures that look the same although the snapshot has failed. */
  function unseenWords() {
    if (entry?.status !== "failed" || !has("expected") || !has("actual") || entry.boxes.length) return "";
    const pixels = entry.same ? "No pixel differs." : "The pixels differ by less than the tolerance.";
    const count = entry.frames.length;
    if (count === 0) return `${pixels} What has changed is told below.`;
    const frames = `The frames of ${counted(count, "view")} ${count === 1 ? "has" : "have"} changed`;
    return `${pixels} ${frames.replace("frames of 1", "frame of 1")} and ${count === 1 ? "is" : "are"} marked.`;
  }

  function shownKinds(kind) {
    const asked = kind === "side" ? kinds : kind === "difference" ? ["difference"]
      : ["expected", "actual"];
    return asked.filter(has);
  }

  /** A picture with boxes around the views that have changed, or where none has, around other pixels. */
  function frameOf(kind) {
    const pixels = entry.pictures[kind];
    const size = pixels.map((count) => count / entry.scale);
    const image = make("img", {
      alt: `${titles[kind]}: ${entry.id}`, draggable: "false", decoding: "async",
      src: Pictures.address(entry.block, entry.same && kind === "actual" ? "expected" : kind),
    });
    const element = make("div", {
      class: "frame", data: { kind }, style: { "--width": size[0], "--height": size[1] },
    }, image, ...(State.get().boxes ? boxesOf(kind, size) : []));
    return { kind, element, cell: { size } };
  }

  function boxesOf(kind, size) {
    const isOfViews = kind !== "difference" && entry.places.length > 0;
    if (isOfViews) return viewBoxes(kind, size);
    return entry.boxes.map((box) => boxOf(box.map((length) => length / entry.scale), size));
  }

  /** The old rectangles on the expected picture, the new ones on the actual one. Small ones are on top, so
   * that each can be pointed at. */
  function viewBoxes(kind, size) {
    const key = kind === "expected" ? "before" : "after";
    const main = new Set(entry.causes.map(({ views }) => views[0]));
    return entry.places.filter((place) => place[key])
      .sort((a, b) => b[key][2] * b[key][3] - a[key][2] * a[key][3])
      .map((place) => viewBox(place, kind, size, main.has(place.view)));
  }

  function viewBox(place, kind, size, isMain) {
    const isOld = kind === "expected";
    const isAlone = !place.before || !place.after;
    const box = boxOf(isOld ? place.before : place.after, size);
    box.classList.add("of-view", isAlone ? (isOld ? "removed" : "new") : "changed");
    box.classList.toggle("main", isMain || isAlone);
    const [x, y, width] = isOld ? place.before : place.after;
    box.classList.toggle("near-top", y < size[1] * 0.04);
    box.classList.toggle("near-end", x + width / 2 > size[0] / 2);
    // What has changed is told once, where it is now.
    if (isAlone || !isOld) box.append(make("span", { class: "label", text: Model.labelOf(place) }));
    box.title = `${place.view}: ${Model.labelOf(place)}`;
    box.addEventListener("click", () => Views.choose(place.view, "frames"));
    return Views.follow(box, place.view);
  }

  function boxOf([x, y, width, height], [wholeWidth, wholeHeight]) {
    const share = (length, whole) => `${(length / whole) * 100}%`;
    return make("div", {
      class: "box", "aria-hidden": "true",
      style: {
        left: share(x, wholeWidth), top: share(y, wholeHeight),
        width: share(width, wholeWidth), height: share(height, wholeHeight),
      },
    });
  }

  function refreshBar(kind) {
    const isPair = has("expected") && has("actual");
    for (const button of modeButtons()) {
      const { mode: name } = button.dataset;
      button.setAttribute("aria-pressed", name === kind);
      button.disabled = name === "difference" ? !has("difference") : name !== "side" && !isPair;
    }
    for (const pair of pairs) byID(`${pair}-tool`).hidden = kind !== pair;
    byID("boxes").setAttribute("aria-pressed", State.get().boxes);
    byID("boxes").disabled = !entry?.boxes.length && !entry?.places.length;
  }

  function applyTool() {
    if (frames.length !== 2) return;
    tools[pairs.indexOf(mode())]?.apply(frames, State.get());
  }

  /** The largest share of the window's height for the pictures, so that causes are visible below. */
  const shareOfHeight = 0.58;

  /** Sets the chosen scale, or the largest that fits, at most two CSS pixels per point. */
  function scale() {
    if (frames.length === 0) return;
    const place = byID("stage-place");
    const widths = frames.map(({ cell }) => cell.size[0]);
    const height = Math.max(...frames.map(({ cell }) => cell.size[1]));
    const isSide = byID("stage-pictures").hidden;
    // In a narrow window they stand below each other.
    const isRow = isSide && getComputedStyle(byID("side")).flexDirection === "row";
    const width = isRow ? widths.reduce((sum, width) => sum + width) : Math.max(...widths);
    const between = isRow ? (frames.length - 1) * 20 : 0;
    fitted = clamp(Math.min(
      (place.clientWidth - 48 - between) / width, innerHeight * shareOfHeight / height), 0.1, 2);
    const zoom = State.get().zoom || fitted;
    setStyle(place, { "--zoom": zoom });
    setStyle(byID("stage-pictures"), { "--width": Math.max(...widths), "--height": height });
    place.classList.toggle("pixels", zoom > entry.scale);
    byID("zoom-actual").textContent = `${Math.round(zoom * 100)} %`;
    byID("zoom-fit").setAttribute("aria-pressed", State.get().zoom === 0);
  }

  function step(direction) {
    const now = State.get().zoom || fitted;
    const next = direction > 0
      ? steps.find((value) => value > now + 0.001)
      : steps.findLast((value) => value < now - 0.001);
    if (next) State.set({ zoom: next });
  }

  const actual = () => State.set({ zoom: 1 });
  const toFit = () => State.set({ zoom: 0 });
  const toggleBoxes = () => State.set({ boxes: !State.get().boxes });
  const turn = () => (mode() === "flicker" ? Flicker.turn() : false);

  return { begin, show, step, actual, toFit, toggleBoxes, turn };
})();
