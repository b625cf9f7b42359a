// The chosen view in one cell: where it is, what holds it there, and where that is written. It is in the panel,
// under what the page says of the view in all cells.

const Details = (() => {
  let asked = "";
  let current = null;
  let generation = 0;

  function begin() {
    byID("panel").append(byID("details"));
    State.listen(["view", "screen", "cell"], () => refresh());
    Live.listen(({ problems }) => { if (problems.length === 0) refresh(true); });
  }

  /** The cell that the details are about: the focused one where it has the view. */
  function cellOf(screen, id) {
    const has = (cell) => cell?.screen === screen && cell.viewsByID.has(id);
    const focused = Model.byIndex.get(State.get().cell);
    return has(focused) ? focused : screen?.cells.find(has) ?? null;
  }

  const refresh = (isForced = false) => {
    // What is dragged has begun with what is known now.
    if (Grips.dragged !== null) {
      Marks.refresh();
      return;
    }
    const { screen, id } = Highlight.chosen();
    const cell = id ? cellOf(screen, id) : null;
    const key = cell ? `${cell.index} ${id}` : "";
    if (key === asked && !isForced) return;
    asked = key;
    if (!cell) {
      current = null;
      Grips.ask(null);
      show();
      return;
    }
    ask(cell, id);
  };

  async function ask(cell, id) {
    generation += 1;
    const own = generation;
    const answer = await fetch(Query.address("details", { cell: cell.index, view: id, ...Live.dragged }));
    if (own !== generation) return;
    current = answer.ok ? { cell, ...await answer.json() } : null;
    if (own !== generation) return;
    Grips.ask(current);
    show();
  }

  function show() {
    byID("details").hidden = current === null;
    Marks.refresh();
    if (!current) return;
    // What somebody is typing into stays.
    if (byID("details").contains(document.activeElement)
      && document.activeElement.matches("input, textarea")) return;
    byID("details-place").textContent = current.place ? placeOf(current.place) : "";
    byID("details-values").replaceChildren(...current.values.map(Editing.row));
    byID("details-written").replaceChildren(...current.written.map(Editing.constraint));
    byID("details-holding").replaceChildren(...current.holding.map(holding));
    byID("details-facts").replaceChildren(...facts());
    for (const [name, list] of [["values", current.values], ["written", current.written]]) {
      byID(`details-${name}-head`).hidden = list.length === 0;
    }
  }

  function facts() {
    const { frame, alignment, natural, cell } = current;
    const lines = [["Frame in superview", `${Geometry.place(frame)}, ${Geometry.size(frame)}`]];
    const view = cell.viewsByID.get(current.id);
    if (view && alignment.some((value, index) => Math.abs(value - view.frame[index]) > 0.01)) {
      lines.push(["Alignment rect", `${Geometry.place(alignment)}, ${Geometry.size(alignment)}`]);
    }
    if (natural.some((length) => length >= 0)) {
      const word = (length) => (length < 0 ? "–" : Geometry.number(length));
      lines.push(["Own size", `${word(natural[0])} × ${word(natural[1])}`]);
    }
    return lines.flatMap(([name, text]) => [make("dt", { text: name }), make("dd", { text })]);
  }

  const placeOf = ({ file, line, column }) => `${file}:${line}:${column}`;

  function holding({ attribute, value, unique, given, slack, hints }) {
    return make("details", { class: "holding" },
      make("summary", {},
        make("b", { text: attribute }), ` = ${Geometry.number(value)}`,
        unique ? null : make("span", { class: "badge warning", text: "ambiguous" })),
      make("ul", {},
        ...given.map((link) => make("li", { class: "given" }, ...parts(link, "holds",
          link.off ? `off by ${Geometry.number(link.off)}` : null))),
        ...slack.map((one) => make("li", { class: "slack" }, ...parts(one, one.holds ? "slack" : "does not hold",
          one.distance === undefined ? null
            : `${one.holds ? "free by" : "off by"} ${Geometry.number(one.distance)}`))),
        ...hints.map((hint) => make("li", { class: "hint", text: hint }))));
  }

  function parts({ text, priority, place }, word, more) {
    return [
      make("span", { class: `badge ${word === "holds" ? "source" : "note"}`, text: word }), " ",
      make("bdi", { class: "constraint-text", text }),
      make("span", { class: "quiet", text: [
        priority < 1000 ? `priority ${Geometry.number(priority)}` : null, more,
        place ? placeOf(place) : null,
      ].filter(Boolean).map((part) => ` · ${part}`).join("") }),
    ];
  }

  return { begin, refresh, get current() { return current; } };
})();
