// The numbered list of findings. Choosing one goes to its view.

const Findings = (() => {
  let items = [];

  function begin() {
    State.listen(Visibility.keys, refresh);
    Roving.follow(byID("findings-list"), ".main");
    State.listen(["cell"], () => { for (const { hits, say } of items) say(hitOf(hits)); });
    refresh();
  }

  function refresh() {
    const found = Visibility.findings();
    items = found.map(({ finding, hits }) => ({ finding, hits, ...item(finding, hits) }));
    byID("findings-list").replaceChildren(...items.map(({ element }) => element));
    byID("findings-count").textContent = `${found.length}`;
    byID("findings-none").hidden = found.length > 0;
    byID("findings-none").textContent = Model.findings.length === 0
      ? "Nothing was found in these cells." : "No finding passes the filters.";
    const more = Visibility.cells().reduce((sum, cell) => sum + (cell.more ?? 0), 0);
    byID("findings-more").hidden = more === 0;
    byID("findings-more").textContent =
      `${counted(more, "more finding")} of these cells ${more === 1 ? "is" : "are"} not listed here; plumb check lists all.`;
    refreshCurrent();
  }

  /** The finding's hit in the current cell, or else in the first cell that has one. */
  const hitOf = (hits) => hits.find((hit) => hit.cell.index === State.get().cell) ?? hits[0];

  /** The list item of a finding, with a function that sets which of its cells the item describes. */
  function item(finding, hits) {
    const differ = new Set(hits.map((hit) => `${hit.message}\n${hit.hint ?? ""}`)).size > 1;
    const cell = make("span", { class: "cell-name" });
    const message = make("bdi", { class: "message" });
    const hint = make("span", { class: "hint" });
    const say = (hit) => {
      cell.textContent = hit.cell.short;
      cell.hidden = !differ;
      message.textContent = hit.message;
      hint.textContent = hit.hint ?? "";
      hint.hidden = !hit.hint;
    };
    const first = hits[0];
    say(hitOf(hits));
    const element = make("li", {
      class: `finding ${finding.severity}`,
      on: {
        pointerenter: () => Highlight.hover(finding.screen, finding.view ?? ""),
        pointerleave: Highlight.clear,
        focusin: () => Highlight.hover(finding.screen, finding.view ?? ""),
        focusout: Highlight.clear,
      },
    },
      make("button", {
        type: "button", class: "main", on: { click: () => go(finding, hitOf(hits)) },
      },
        make("span", { class: `number ${finding.severity}`, text: `${finding.number}` }),
        make("span", { class: "what" },
          make("span", { class: "head" },
            make("bdi", { class: "view", text: finding.view ?? Model.titleOf(finding.screen) }),
            make("span", { class: "rule", text: kindOf(finding) })),
          cell, message, hint,
          first.found.file ? make("span", { class: "origin", text: originOf(first.found) }) : null)),
      chips(finding, hits, differ));
    return { element, say };
  }

  /** What the finding is, and in which of several screens. */
  function kindOf(finding) {
    const words = [finding.severity, finding.rule];
    if (Model.screens.length > 1 && finding.view) words.push(Model.titleOf(finding.screen));
    return words.join(" · ");
  }

  const originOf = ({ file, line, column }) => [file, line, column].filter(Boolean).join(":");

  /** The most cells of a finding that are listed without being asked for. */
  const most = 12;

  /** Buttons for the finding's cells. Many are folded into one that unfolds them. */
  function chips(finding, hits, differ) {
    const all = () => hits.map((hit) => chip(finding, hit, differ));
    const group = make("div", { class: "chips", role: "group", "aria-label": "Cells" });
    if (hits.length <= most) {
      group.append(...all());
      return group;
    }
    const fold = make("button", {
      type: "button", class: "chip more", "aria-expanded": "false", text: `${hits.length} cells`,
      on: { click: () => {
        const isOpen = fold.getAttribute("aria-expanded") === "true";
        fold.setAttribute("aria-expanded", !isOpen);
        group.replaceChildren(fold, ...(isOpen ? [] : all()));
        fold.focus();
      } },
    });
    group.append(fold);
    return group;
  }

  /** The button of one cell. Where messages differ between cells, pointing at it shows its own message. */
  function chip(finding, hit, differ) {
    return make("button", {
      type: "button", class: "chip", text: hit.cell.short,
      title: differ ? hit.message : Model.fullName(hit.cell),
      "aria-label": `Finding ${finding.number} in ${Model.fullName(hit.cell)}`,
      on: { click: () => go(finding, hit) },
    });
  }

  /** Chooses the finding's view and goes to it, also in the large view. */
  function go(finding, hit) {
    Highlight.choose(finding.screen, finding.view ?? "");
    if (State.get().mode === "single") State.set({ cell: hit.cell.index });
    // The box is placed in the next animation frame.
    requestAnimationFrame(() => requestAnimationFrame(() => Grid.jump(hit.cell, finding.view)));
  }

  /** Goes to the next (1) or previous (−1) finding. */
  function move(step) {
    const index = items.findIndex(({ element }) => element.classList.contains("current"));
    const next = items[index < 0 ? (step > 0 ? 0 : items.length - 1) : index + step];
    if (!next) return;
    go(next.finding, next.hits[0]);
    setCurrent(next.element);
    reveal(next.element);
  }

  /** Marks the current finding: one of the chosen view, the same as before where that is one of them. */
  function refreshCurrent() {
    const { screen, id } = Highlight.chosen();
    const own = items.filter(({ finding }) => id && finding.screen === screen && finding.view === id);
    const isOwn = own.some(({ element }) => element.classList.contains("current"));
    if (!isOwn) setCurrent(own[0]?.element ?? null);
  }

  function setCurrent(element) {
    for (const { element: other } of items) {
      other.classList.toggle("current", other === element);
      other.querySelector(".main").setAttribute("aria-current", other === element);
    }
  }

  return { begin, renew: refresh, move, refreshCurrent };
})();
