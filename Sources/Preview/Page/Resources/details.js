// The chosen view in one cell: where it is, what holds it there, and where that is written. It is in the panel,
// under what the page says of the view in all cells.

const Details = (() => {
  let asked = "";
  let current = null;
  let generation = 0;

  function begin() {
    byID("panel").append(byID("details"));
    State.listen(["view", "screen", "cell"], () => refresh());
    Live.listen(() => refresh(true));
    // What was kept while it was typed into is shown as it is.
    byID("details").addEventListener("focusout", () => setTimeout(() => { if (hasKept) show(); }));
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
    // With mistakes in the file the last picture stays, and with it what is known of the view.
    const told = answer.ok ? await answer.json() : null;
    const isOutdated = answer.ok && told === null && current?.id === id && current.cell.index === cell.index;
    const found = told ? { cell, ...told } : isOutdated ? { ...current, cell } : null;
    if (own !== generation) return;
    current = found;
    Grips.ask(isOutdated ? null : current);
    show();
    if (!current || isOutdated) return;
    const uses = await fetch(Query.address("uses", { cell: cell.index, view: id, ...Live.dragged }));
    if (own !== generation || !uses.ok) return;
    current.totals = await uses.json();
    show();
  }

  /** In how many places of how many screens a value stands; null until it is known. */
  const usesOf = ({ file, line }, column) => current?.totals?.[`${file}:${line}:${column}`] ?? null;

  let rows = new Map();
  let hasKept = false;

  /** The elements of values. One that is typed into stays: with its new place where its text is the same, and as it was
   * where somebody else has changed it, so that what is typed is not written over that. */
  function rowsOf(name, list, element) {
    const before = rows.get(name) ?? [];
    const next = list.map((value) => {
      const values = [value].flat();
      const key = JSON.stringify(values.map(({ path, definition }) => [path, definition]));
      return { key, values };
    });
    const inUse = (row) => [...row.element.querySelectorAll("input[type=text], textarea")]
      .find((field) => field === document.activeElement || field.isWaiting());
    const focused = before.findIndex(inUse);
    const same = focused < 0 ? -1 : next.findIndex(({ key }, index) => key === before[focused].key
      && next.slice(0, index).filter((row) => row.key === key).length
        === before.slice(0, focused).filter((row) => row.key === key).length);
    next.forEach((row, index) => {
      if (index !== same) {
        row.element = element(list[index]);
        return;
      }
      const old = before[focused];
      const isSame = row.values.every(({ text }, index) => text === old.values[index].text);
      if (!isSame && !inUse(old).isTyped()) {
        row.element = element(list[index]);
        return;
      }
      [row.element, hasKept] = [old.element, true];
      row.values = old.values.map((value, index) => (isSame ? Object.assign(value, row.values[index]) : value));
    });
    rows.set(name, next);
    return next.map((row) => row.element);
  }

  function show() {
    byID("details").hidden = current === null;
    Marks.refresh();
    if (!current) {
      rows = new Map();
      return;
    }
    hasKept = false;
    byID("details-place").textContent = current.place ? placeOf(current.place) : "";
    Focus.keep(() => {
      const isFixed = (one) => [one].flat().every(({ refusal }) => refusal);
      for (const [name, element] of [["values", Editing.row], ["written", Editing.constraint]]) {
        const fixed = current[name].filter(isFixed).flat();
        const isOpen = byID(`details-${name}`).querySelector("details")?.open ?? name === "written";
        Focus.exchange(byID(`details-${name}`), [
          ...rowsOf(name, current[name].filter((one) => !isFixed(one)), element),
          ...(fixed.length > 0 ? [Editing.fixed(fixed, isOpen)] : []),
        ]);
      }
      const open = [...byID("details-holding").children].map((element) => element.open);
      byID("details-holding").replaceChildren(...current.holding.map(holding));
      [...byID("details-holding").children].forEach((element, index) => { element.open = open[index] ?? false; });
    });
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
    if (current.mistakes) lines.push(["Laid out without", `what has ${counted(current.mistakes, "mistake")}`]);
    return lines.flatMap(([name, text]) => [make("dt", { text: name }), make("dd", { text })]);
  }

  const placeOf = ({ file, line, column }) => `${file}:${line}:${column}`;

  function holding({ attribute, value, unique, given, slack, hints }) {
    return make("details", { class: "holding" },
      make("summary", {},
        make("b", { text: attribute }), ` = ${Geometry.number(value)}`,
        unique ? null : " ", unique ? null : make("span", { class: "badge warning", text: "ambiguous" })),
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

  return {
    begin, refresh, usesOf,
    get current() { return current; },
    /** Whether the uses of values are not known yet. */
    get isCounting() { return current !== null && current.totals === undefined; },
  };
})();
