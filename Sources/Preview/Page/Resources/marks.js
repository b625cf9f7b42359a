// Lines over the pictures: the distances from the view under the pointer to its neighbours and its superview,
// and the overlays of the chosen view.

const Marks = (() => {
  const space = "http://www.w3.org/2000/svg";

  function begin() {
    byID("grid").addEventListener("pointermove", atNextFrame(refresh));
    byID("grid").addEventListener("pointerleave", refresh);
    State.listen(["view", "screen", "cell", "zoom", "large", "panel"], atNextFrame(refresh));
    addEventListener("resize", atNextFrame(refresh));
    for (const name of ["alignment", "baselines", "margins", "constraints"]) {
      byID(`mark-${name}`).addEventListener("click", () => {
        const button = byID(`mark-${name}`);
        button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
        refresh();
      });
    }
  }

  let unit = 1;
  // The picture that is drawn upon, and the places in it that have words.
  let [width, height] = [0, 0];
  let taken = [];
  const pen = make("canvas").getContext("2d");
  pen.font = "600 11px system-ui, sans-serif";

  const isOn = (name) => byID(`mark-${name}`).getAttribute("aria-pressed") === "true";

  function shape(name, attributes, text = null) {
    const element = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== null) element.textContent = text;
    return element;
  }

  /** Draws the marks of all shown pictures anew. */
  function refresh() {
    const viewOf = ({ cell }, { screen, id }) => (cell.screen === screen ? cell.viewsByID.get(id) : null);
    const [hovered, chosen] = [Highlight.hovered(), Highlight.chosen()];
    for (const frame of Frames.shown) {
      frame.layer?.remove();
      frame.layer = null;
    }
    // To ask for a width has the browser arrange the page at once; after all are known it is changed.
    const marked = [...Frames.shown]
      .map((frame) => ({ frame, pointed: viewOf(frame, hovered), fixed: viewOf(frame, chosen) }))
      .filter(({ pointed, fixed }) => pointed || fixed)
      .map((one) => ({ ...one, shown: one.frame.element.clientWidth }));
    for (const { frame, pointed, fixed, shown } of marked) {
      [width, height] = frame.cell.whole;
      taken = [];
      // Lines and words are as large at every zoom: what a pixel of the page is in the picture's points.
      unit = width / (shown || width);
      // Distances would lie over the constraints of the same view, which say them.
      const isMeasured = pointed && Grips.dragged === null && !(pointed === fixed && isOn("constraints"));
      const measured = isMeasured ? distances(frame.cell, pointed) : [];
      const shapes = [...(fixed ? overlays(frame.cell, fixed) : []), ...measured];
      if (shapes.length === 0) continue;
      frame.layer = shape("svg", { class: "marks", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
      setStyle(frame.layer, { "--unit": unit });
      frame.layer.append(...shapes);
      frame.element.append(frame.layer);
    }
  }

  /** Words at a place, or as near above or below it as there are no others; none where that is far, since the panel
   * has them, too. They stay within the picture, as another may be beside it. */
  function words(x, y, text, attributes) {
    const length = pen.measureText(text).width * unit;
    const start = attributes["text-anchor"] === "middle" ? x - length / 2 : x;
    const left = Math.max(2 * unit, Math.min(start, width - length - 2 * unit));
    for (const step of [0, 1, -1, 2, -2, 3, -3]) {
      const box = [left, left + length, y + step * 6 * unit];
      if (box[2] < 10 * unit || box[2] > height || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return [shape("text", { ...attributes, x: x - start + left, y: box[2] }, text)];
    }
    return [];
  }

  const overlap = (a, b) => a[0] < b[1] && b[0] < a[1] && Math.abs(a[2] - b[2]) < 11 * unit;

  // MARK: Distances

  /** For each side the nearest edge that the view looks at: a sibling's, or else the superview's. */
  function distances(cell, view) {
    const parent = cell.views[view.parent];
    if (!parent) return [];
    const [x, y, width, height] = view.frame;
    const siblings = cell.views.filter((other) =>
      other.parent === view.parent && other !== view && !other.hidden && other.shown);
    const besides = siblings.filter(({ frame }) => frame[1] < y + height && y < frame[1] + frame[3]);
    const aboveOrBelow = siblings.filter(({ frame }) => frame[0] < x + width && x < frame[0] + frame[2]);
    const [px, py, pwidth, pheight] = parent.frame;
    const greatest = (values, standard) => Math.max(standard, ...values);
    const least = (values, standard) => Math.min(standard, ...values);
    const left = greatest(besides.map(({ frame }) => frame[0] + frame[2]).filter((edge) => edge <= x + 0.01), px);
    const right = least(besides.map(({ frame }) => frame[0]).filter((edge) => edge >= x + width - 0.01), px + pwidth);
    const top = greatest(aboveOrBelow.map(({ frame }) => frame[1] + frame[3]).filter((edge) => edge <= y + 0.01), py);
    const bottom = least(aboveOrBelow.map(({ frame }) => frame[1]).filter((edge) => edge >= y + height - 0.01), py + pheight);
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return [
      ...distance(left, middleY, x, middleY), ...distance(x + width, middleY, right, middleY),
      ...distance(middleX, top, middleX, y), ...distance(middleX, y + height, middleX, bottom),
      ...tag(view),
    ];
  }

  /** The view's name and size, over it or, at the upper edge of the picture, in it. */
  function tag({ id, frame: [x, y, width, height] }) {
    const text = `${id}  ${Geometry.number(width)} × ${Geometry.number(height)}`;
    return words(x, y > 18 * unit ? y - 5 * unit : y + 13 * unit, text, { class: "tag" });
  }

  function distance(x1, y1, x2, y2) {
    const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
    if (length < 0.5) return [];
    const isFlat = y1 === y2;
    const at = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
    return [
      shape("line", { class: "distance", x1, y1, x2, y2 }),
      ...words(
        isFlat ? at.x : at.x + 4 * unit, isFlat ? at.y - 4 * unit : at.y + 3.5 * unit, Geometry.number(length),
        { class: "distance-text", "text-anchor": isFlat ? "middle" : "start" }),
    ];
  }

  // MARK: The chosen view's overlays

  function overlays(cell, view) {
    const details = Details.current;
    if (!details || details.id !== view.id || details.cell.index !== cell.index) return [];
    // The others are those of the file, and not of what is dragged.
    if (Grips.dragged !== null) return constraints(details.lines);
    const rect = ([x, y, width, height], name) => shape("rect", { class: name, x, y, width, height });
    return [
      ...(isOn("margins") ? [rect(details.margins, "margin")] : []),
      ...(isOn("alignment") ? [rect(details.alignment, "alignment")] : []),
      ...(isOn("baselines") ? details.baselines.map((y) => shape("line", {
        class: "baseline", x1: view.frame[0], x2: view.frame[0] + view.frame[2], y1: y, y2: y,
      })) : []),
      ...(isOn("constraints") ? constraints(details.lines) : []),
    ];
  }

  /** The lines of the constraints; while one is dragged only this. The handles are over all lines. */
  function constraints(lines) {
    const { dragged } = Grips;
    if (dragged !== null) return constraint(Grips.moved(lines[dragged]), dragged);
    const handles = lines.map(handle).filter((parts) => parts.length > 0);
    return [
      ...lines.flatMap(constraint),
      ...handles.map(([way]) => way),
      // Of knobs at one place that of the outer constraint is on top.
      ...handles.map(([, knob]) => knob).reverse(),
    ];
  }

  function constraint({ from, to, amount, priority, holds }, index) {
    const kind = holds ? (priority < 1000 ? "optional" : "") : "broken";
    const isFlat = from[1] === to[1] && from[0] !== to[0];
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const line = shape("line", { class: `constraint ${kind}`, x1: from[0], y1: from[1], x2: to[0], y2: to[1] });
    if (!amount) return [line];
    const [x, y] = isFlat ? [middle[0], middle[1] - 6 * unit] : [middle[0] + 6 * unit, middle[1] + 4 * unit];
    return [line, ...words(x, y, amount, {
      class: `constraint-amount ${kind}`, "text-anchor": isFlat ? "middle" : "start", "data-line": index,
    })];
  }

  /** What a line is dragged by, where it can be: the line itself, and a knob at the end that moves. */
  function handle({ from, to }, index) {
    const grip = Grips.of(index);
    if (!grip) return [];
    const [x, y] = grip.end === "from" ? from : to;
    taken.push([x - 5 * unit, x + 5 * unit, y + 4 * unit]);
    const [named, data] = [(kind) => `grip ${kind} ${grip.axis}`, { "data-line": index }];
    return [
      shape("line", { class: named("way"), x1: from[0], y1: from[1], x2: to[0], y2: to[1], ...data }),
      shape("circle", { class: named("knob"), cx: x, cy: y, r: 4.5 * unit, ...data }),
    ];
  }

  return { begin, refresh };
})();
