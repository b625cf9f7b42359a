// One view in every shown cell: its frame, what changed against the source language, and its text.

const Inspector = (() => {
  let rows = new Map();
  let shownView = null;
  let pointedAt = null;

  function begin() {
    byID("view-choice").addEventListener("change", () => {
      const [screen, ...id] = byID("view-choice").value.split("/");
      Highlight.choose(Model.screens[+screen], id.join("/"));
    });
    byID("view-close").addEventListener("click", () => State.set({ view: "" }));
    fillChoice();
    Roving.follow(byID("view-rows"), ".link");
    State.listen(Visibility.keys, () => {
      shownView = null;
      refresh();
    });
    refresh();
  }

  /** Lists every view of every screen, so that one can be chosen without a pointer. */
  function fillChoice() {
    const groups = Model.screens.map((screen) => {
      const options = Model.viewsOf(screen).map((view) => make("option", {
        value: `${screen.index}/${view.id}`,
        text: `${"\u00a0\u00a0".repeat(clamp(view.depth - 1, 0, 8))}${nameOf(screen, view)}`,
      }));
      return Model.screens.length === 1
        ? options : [make("optgroup", { label: Model.titleOf(screen) }, ...options)];
    });
    byID("view-choice").replaceChildren(make("option", { value: "", text: "none" }), ...groups.flat());
  }

  /** A view's identifier; after one that Interface Builder made up what the view is, and the text that is read there. */
  function nameOf(screen, { id, class: kind }) {
    if (!/^[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}$/.test(id)) return id;
    const texts = screen.cells.flatMap(({ viewsByID }) => viewsByID.get(id)?.texts ?? []);
    return [id, kind, texts[0]?.string].filter(Boolean).join(" · ");
  }

  /** Shows the model's views after it has changed. */
  function renew() {
    fillChoice();
    shownView = null;
    refresh();
  }

  function refresh() {
    const { screen, id } = Highlight.view();
    const isChosen = Highlight.chosen().id === id && id !== "";
    byID("view-close").hidden = !isChosen;
    const key = id ? `${screen.index}/${id}` : "";
    byID("view-choice").value = key;
    if (shownView === key) return;
    shownView = key;
    byID("view-none").hidden = id !== "";
    byID("view-table").hidden = id === "";
    byID("view-class").textContent = id
      ? Model.viewsOf(screen).find((view) => view.id === id)?.class ?? "no such view" : "";
    const cells = id ? Visibility.cells().filter((cell) => cell.screen === screen) : [];
    rows = new Map(cells.map((cell) => [cell, row(cell, id)]));
    byID("view-rows").replaceChildren(...rows.values());
    markPointed();
  }

  function row(cell, id) {
    const view = cell.viewsByID.get(id);
    return make("tr", {
      on: { pointerenter: () => Grid.elements.get(cell)?.classList.add("pointed"),
        pointerleave: () => Grid.elements.get(cell)?.classList.remove("pointed") },
    },
      make("th", { scope: "row" }, make("button", {
        type: "button", class: "link", text: cell.language, title: Model.fullName(cell),
        "aria-label": `Go to ${Model.fullName(cell)}`,
        on: { click: () => {
          if (State.get().mode === "single") State.set({ cell: cell.index });
          Grid.jump(cell, id);
        } },
      }), make("span", { class: "short", text: cell.short })),
      make("td", { class: "place" }, ...placeOf(cell, view)),
      make("td", { class: "text" }, ...textsOf(cell, view)));
  }

  function placeOf(cell, view) {
    if (!view) return [make("span", { class: "absent", text: "not here" })];
    const change = Model.changeOf(cell, view.id);
    return [
      make("span", { class: "rect", text: Geometry.place(view.frame) }),
      make("span", { class: "rect", text: Geometry.size(view.frame) }),
      make("span", { class: `change ${change.kind}`, text: change.text }),
      view.hidden ? make("span", { class: "badge note", text: "hidden" })
        : view.shown ? null : make("span", { class: "badge warning", text: "cut off" }),
    ];
  }

  function textsOf(cell, view) {
    const texts = view?.texts ?? [];
    if (texts.length === 0) return [make("span", { class: "absent", text: "no text" })];
    return texts.flatMap((text) => [
      make("bdi", { class: "string", lang: cell.locale, text: text.string }),
      make("span", { class: "facts" },
        make("span", { class: "lines", text: counted(text.lines, "line") }),
        text.truncated ? make("span", { class: "badge warning", text: "truncated" }) : null,
        text.missingGlyphs ? make("span", {
          class: "badge error", text: counted(text.missingGlyphs, "missing glyph"),
        }) : null),
    ]);
  }

  /** The cell whose picture the pointer is in. */
  function point(cell) {
    pointedAt = cell;
    markPointed();
  }

  function markPointed() {
    for (const [cell, row] of rows) row.classList.toggle("pointed", cell === pointedAt);
  }

  return { begin, renew, refresh, point };
})();
