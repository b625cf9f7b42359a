// The grid of all cells, with a section for each screen, which is made when it is first shown. A cell's
// picture is loaded when the cell comes near the visible part.

const Grid = (() => {
  const frames = new Map();
  const elements = new Map();
  const sections = new Map();
  const groups = new Map();
  const matrices = new Map();
  let observer = null;

  function begin() {
    observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        for (const frame of frames.get(Model.byIndex.get(+target.dataset.cell)) ?? []) {
          if (isIntersecting) Frames.show(frame);
          else Frames.hide(frame);
        }
      }
    }, { root: byID("grid"), rootMargin: "600px" });
    addSections();
    State.listen(["turned"], () => {
      for (const matrix of matrices.values()) Matrix.fill(matrix, (cell) => elements.get(cell));
    });
    State.listen(Visibility.keys, filter);
    State.listen(["a", "b"], markChoices);
    State.listen(["cell"], refreshFocus);
    filter();
    markChoices();
  }

  function addSections() {
    for (const screen of Model.screens) {
      const element = make("section", { class: "screen", "aria-label": Model.titleOf(screen), hidden: true });
      sections.set(screen, { element, count: null });
      byID("cells").append(element);
    }
  }

  /** The frames of the cells before the last renewal, by their cells' indices. */
  let former = new Map();
  /** What decides which elements there are. While it stays, only pictures and numbers change. */
  let plan = "";

  const planOf = () => JSON.stringify(Model.cells.map((cell) => [
    cell.index, cell.document, cell.screenName, cell.name, cell.language, cell.reference, cell.size, cell.whole,
    Model.allTraits.map((trait) => [cell[trait], cell.words[trait]]), looks(cell),
  ]));

  /** Shows the model's cells after it has changed. Where the page is scrolled to, and which cell has the
   * focus, stays.
   * @returns {boolean} whether there are other elements than before. */
  function renew() {
    const next = planOf();
    if (next === plan) {
      update();
      return false;
    }
    plan = next;
    const grid = byID("grid");
    const [left, top] = [grid.scrollLeft, grid.scrollTop];
    const hasFocus = byID("cells").contains(document.activeElement);
    former = new Map([...frames].map(([cell, own]) => [cell.index, own]));
    const wereShown = new Set([...Frames.shown].map((frame) => frame.cell.index));
    for (const frame of [...frames.values()].flat()) Frames.forget(frame);
    observer.disconnect();
    for (const map of [frames, elements, sections, groups, matrices]) map.clear();
    byID("cells").replaceChildren();
    addSections();
    filter();
    former.clear();
    // What was in sight is so at once, before the observer says it.
    for (const [cell, own] of frames) {
      if (wereShown.has(cell.index)) for (const frame of own) Frames.show(frame);
    }
    [grid.scrollLeft, grid.scrollTop] = [left, top];
    if (hasFocus && current()) elements.get(current())?.focus({ preventScroll: true });
    return true;
  }

  /** Lets the elements that there are show the model's cells. */
  function update() {
    const cellOf = ({ index }) => Model.byIndex.get(index);
    const screenOf = ({ index }) => Model.screens[index];
    const exchange = (map, next) => {
      const entries = [...map];
      map.clear();
      for (const [key, value] of entries) map.set(next(key), value);
    };
    for (const map of [frames, elements]) exchange(map, cellOf);
    for (const map of [sections, matrices]) exchange(map, screenOf);
    exchange(groups, ({ cells }) => cellOf(cells[0]).group);
    for (const [screen, matrix] of matrices) Matrix.renew(matrix, screen, cellOf);
    for (const [cell, own] of frames) {
      renewHeader(elements.get(cell), cell);
      for (const frame of own) Frames.renew(frame, cell);
    }
    markChoices();
    filter();
  }

  /** The names of the pictures of a cell that are shown beside each other. */
  let looks = () => [""];
  /** Whether the looks of a cell are below each other, as the style sheet has them. */
  const isNarrow = () => matchMedia("(max-width: 520px)").matches;
  const setLooks = (names) => { looks = names; };

  /** The size of a cell's pictures beside each other, in points. */
  const sizeOf = (cell) => {
    const [width, height] = cell.whole;
    const count = looks(cell).length;
    return isNarrow() ? [width, height * count] : [width * count, height];
  };

  /** Fills a screen's section when it is first shown. */
  function ensure(screen) {
    const section = sections.get(screen);
    if (section.count) return;
    section.count = make("span", { class: "count" });
    section.element.append(
      make("h2", {},
        make("bdi", { text: Model.titleOf(screen) }),
        screen.name ? make("span", { class: "path", text: screen.document }) : null,
        make("span", { text: commonTraits(screen) }),
        section.count),
      ...(screen.isMatrix ? [matrixElement(screen)] : screen.groups.map(groupElement)));
    for (const cell of screen.cells) observer.observe(elements.get(cell));
    markChoices();
  }

  function matrixElement(screen) {
    const matrix = Matrix.create(screen, cellElement);
    matrices.set(screen, matrix);
    return matrix.table;
  }

  function groupElement(group) {
    const isOfOneSize = new Set(group.cells.map(({ whole }) => whole.join())).size === 1;
    const row = make("div", { class: isOfOneSize ? "row of-one-size" : "row", role: "list" },
      ...group.cells.map(cellElement));
    const element = make("div", { class: "group-of-cells" },
      group.title ? make("h3", { text: group.title }) : null, row);
    groups.set(group, element);
    return element;
  }

  function cellElement(cell) {
    const before = former.get(cell.index) ?? [];
    const own = looks(cell).map((look) =>
      Frames.create(cell, look, before.find((frame) => frame.look === look && frame.cell === cell)));
    const element = make("article", {
      class: "cell", role: cell.screen.isMatrix ? "group" : "listitem", tabindex: "-1", data: { cell: cell.index },
      "aria-label": labelOf(cell),
      on: {
        focus: () => State.set({ cell: cell.index }),
        dblclick: () => Stage.open(cell),
      },
    },
      headerOf(cell),
      own.length === 1 ? own[0].element
        : make("div", { class: "looks" }, ...own.map((frame) => frame.element)));
    for (const frame of own) Highlight.follow(frame.element, () => frame);
    frames.set(cell, own);
    elements.set(cell, element);
    return element;
  }

  /** What the heads of cells say. */
  const said = new WeakMap();
  const wordsOf = (cell) => JSON.stringify([labelOf(cell), subtitleOf(cell), cell.hits.map(({ finding }) => finding.severity)]);

  /** Lets a cell's head say what it is now, where that is something else. */
  function renewHeader(element, cell) {
    const words = wordsOf(cell);
    if (said.get(element) === words) return;
    said.set(element, words);
    element.querySelector("header").replaceWith(headerOf(cell));
    element.setAttribute("aria-label", labelOf(cell));
  }

  function headerOf(cell) {
    const traits = Model.traits.slice(1).map((trait) => Model.wordsOf(cell, trait)).join(" · ");
    return make("header", {},
      make("div", { class: "name", title: `${cell.language} (${cell.locale})` },
        make("bdi", { class: "language", lang: cell.locale, text: cell.language }),
        make("span", { class: "tag", text: cell.locale }),
        ...badges(cell)),
      make("div", { class: "traits" },
        cell.reference ? make("span", { class: "badge source", text: "source" }) : null,
        make("span", { class: "subtitle", text: subtitleOf(cell), title: traits }),
        actions(cell)));
  }

  /** The traits that tell the cell from those beside it and that no heading names; else the number of
   * changes. */
  function subtitleOf(cell) {
    const own = cell.group.title ? [] : cell.screen.varying.filter((trait) => trait !== "locale");
    if (own.length > 0) return own.map((trait) => Model.wordsOf(cell, trait)).join(" · ");
    if (cell.reference || !Model.referenceOf(cell)) return "";
    const count = cell.changes.length;
    return count === 0 ? "no differences" : `${counted(count, "view")} differ${count === 1 ? "s" : ""}`;
  }

  /** The traits that have the same value in all cells of a screen. */
  function commonTraits(screen) {
    return Model.traits.filter((trait) => !screen.varying.includes(trait)
      && !(trait === "direction" && screen.varying.includes("locale")))
      .map((trait) => Model.wordsOf(screen.cells[0], trait)).join(" · ");
  }

  function labelOf(cell) {
    const findings = cell.hits.length ? counted(cell.hits.length, "finding") : "no findings";
    return [
      cell.language, cell.locale, ...Model.traits.slice(1).map((trait) => Model.wordsOf(cell, trait)),
      cell.reference ? "source language" : null, findings,
    ].filter(Boolean).join(", ");
  }

  /** The numbers of the cell's findings, one for each severity. */
  function badges(cell) {
    return Severities.map((severity) => {
      const count = cell.hits.filter((hit) => hit.finding.severity === severity).length;
      return count === 0 ? null : make("span", {
        class: `badge ${severity}`, text: `${count}`, title: counted(count, severity),
      });
    });
  }

  function actions(cell) {
    const button = (name, label, action) => make("button", {
      type: "button", class: `small choose-${name}`, text: name, title: label, tabindex: "-1",
      "aria-label": `${label}: ${Model.fullName(cell)}`, on: { click: action },
    });
    const open = button("⤢", "Open large (Enter)", () => Stage.open(cell));
    open.className = "small open";
    return make("span", { class: "actions" },
      button("A", "Compare as A (a)", () => State.set({ a: cell.index })),
      button("B", "Compare as B (b)", () => State.set({ b: cell.index })), open);
  }

  function filter() {
    const visible = new Set(Visibility.cells());
    for (const screen of new Set(Visibility.cells().map((cell) => cell.screen))) ensure(screen);
    for (const [cell, element] of elements) element.hidden = !visible.has(cell);
    for (const [screen, { element, count }] of sections) {
      const shown = screen.cells.filter((cell) => visible.has(cell)).length;
      element.hidden = shown === 0;
      if (!count) continue;
      count.textContent = shown === screen.cells.length
        ? counted(shown, "cell") : `${shown} of ${counted(screen.cells.length, "cell")}`;
    }
    for (const [group, element] of groups) {
      element.hidden = !group.cells.some((cell) => visible.has(cell));
    }
    for (const matrix of matrices.values()) Matrix.filter(matrix, visible);
    byID("nothing").hidden = visible.size > 0;
    for (const frame of Frames.shown) Frames.refreshMarks(frame);
    refreshFocus();
  }

  function markChoices() {
    const { a, b } = State.get();
    for (const [cell, element] of elements) {
      for (const [name, index] of [["A", a], ["B", b]]) {
        const isChosen = cell.index === index;
        element.querySelector(`.choose-${name}`).setAttribute("aria-pressed", isChosen);
        element.classList.toggle(`is-${name.toLowerCase()}`, isChosen);
      }
    }
  }

  /** The cell with the keyboard focus: always a visible one, and the first of them unless another was
   * chosen. */
  function current() {
    const cell = Model.byIndex.get(State.get().cell);
    const visible = Visibility.cells();
    return visible.includes(cell) ? cell : visible[0] ?? null;
  }

  /** Makes one cell a stop for the Tab key; the arrow keys go to the others. */
  function refreshFocus() {
    const cell = current();
    for (const [other, element] of elements) element.tabIndex = other === cell ? 0 : -1;
  }

  function focus(cell) {
    const element = elements.get(cell);
    element?.focus({ preventScroll: true });
    if (element) reveal(element);
  }

  /** Moves the focus by `step` cells. */
  function move(step) {
    const visible = Visibility.cells();
    const next = visible[visible.indexOf(current()) + step];
    if (next) focus(next);
    return next ?? null;
  }

  /** Goes to the row below (1) or above (−1), to the cell that is horizontally nearest. */
  function moveRow(direction) {
    const from = elements.get(current())?.getBoundingClientRect();
    if (!from) return;
    const candidates = Visibility.cells()
      .map((cell) => ({ cell, box: elements.get(cell).getBoundingClientRect() }))
      .filter(({ box }) => (box.top - from.top) * direction > 1);
    const distance = ({ box }) => Math.abs(box.top - from.top);
    const nearest = Math.min(...candidates.map(distance));
    const center = (box) => box.left + box.width / 2;
    const row = candidates.filter((candidate) => distance(candidate) < nearest + 1);
    row.sort((a, b) =>
      Math.abs(center(a.box) - center(from)) - Math.abs(center(b.box) - center(from)));
    if (row[0]) focus(row[0].cell);
  }

  /** Scrolls to a view in a cell, and lets its box flash. */
  function jump(cell, id) {
    const { only } = State.get();
    State.set({ cell: cell.index, only: only < 0 ? only : cell.screen.index });
    const element = elements.get(cell);
    const [frame] = frames.get(cell) ?? [];
    if (!element || element.hidden) return;
    Frames.show(frame);
    const box = frame.boxes.chosen ?? element;
    reveal(element, element.offsetHeight > byID("grid").clientHeight ? "start" : "nearest");
    if (id && box.parentNode) reveal(box);
    element.classList.remove("flash");
    void element.offsetWidth; // a style that is computed in between starts the animation again
    element.classList.add("flash");
  }

  return { begin, renew, setLooks, isNarrow, sizeOf, looks: (cell) => looks(cell), current, focus, move, moveRow, jump, frames, elements, groups, matrices };
})();
