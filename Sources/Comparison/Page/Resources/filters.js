// The row of filters. A trait that has one value in all cells has no filter.

const Filters = (() => {
  const titles = {
    ...Object.fromEntries(Traits.map(({ name, title, all }) => [name, [title, all]])),
    rule: ["Rule", "All rules"], severity: ["Severity", "All severities"],
  };
  const selects = new Map();

  function begin() {
    byID("text").addEventListener("input", () => State.set({ text: byID("text").value }));
    byID("screen-menu").addEventListener("change", () => State.set({ only: +byID("screen-menu").value }));
    byID("turn").addEventListener("click", turn);
    for (const key of ["found", "changed"]) {
      byID(key).addEventListener("click", () => State.set({ [key]: !State.get()[key] }));
    }
    byID("reset").addEventListener("click", reset);
    State.listen(Visibility.keys, refresh);
    renew();
  }

  /** Offers what the model's cells have. */
  function renew() {
    selects.clear();
    byID("choices").replaceChildren();
    for (const trait of Model.traits) {
      const values = Model.valuesOf(Model.cells, trait);
      if (values.length > 1) add(trait, values.map((value) => [value, textOf(trait, value)]));
    }
    const rules = [...new Set(Model.findings.map((finding) => finding.rule))].sort();
    if (rules.length > 1) add("rule", rules.map((rule) => [rule, rule]));
    const severities = Severities.filter((severity) =>
      Model.findings.some((finding) => finding.severity === severity));
    if (severities.length > 1) {
      add("severity", severities.map((severity) => [severity, `${severity}s`]));
    }
    addMenu();
    byID("turn").hidden = !Model.screens.some(({ isMatrix }) => isMatrix);
    byID("found").hidden = Model.findings.length === 0;
    byID("changed").hidden = !Model.cells.some(Model.hasChanged);
    refresh(State.get());
  }

  function textOf(trait, value) {
    const cell = Model.cells.find((cell) => cell[trait] === value);
    if (trait !== "locale") return Model.wordsOf(cell, trait);
    return cell.language === value ? value : `${cell.language} (${value})`;
  }

  function add(key, choices) {
    const [title, all] = titles[key];
    const select = make("select", {
      "aria-label": title, on: { change: () => State.set({ [key]: select.value }) },
    }, ...[["", all], ...choices].map(([value, text]) => make("option", { value, text })));
    selects.set(key, select);
    byID("choices").append(select);
  }

  /** The menu of screens, which says how many cells of each pass the filters. */
  function addMenu() {
    const menu = byID("screen-menu");
    menu.hidden = Model.screens.length < 2;
    menu.replaceChildren(make("option", { value: -1 }), ...Model.screens.map(({ index }) =>
      make("option", { value: index })));
  }

  function refreshMenu({ only }) {
    const [all, ...others] = byID("screen-menu").options;
    all.textContent = `All ${counted(Model.screens.length, "screen")}`;
    others.forEach((option, index) => {
      const screen = Model.screens[index];
      const count = Visibility.countOf(screen);
      option.textContent = Model.titleOf(screen)
        + (count === screen.cells.length ? "" : ` (${count} of ${screen.cells.length})`);
    });
    byID("screen-menu").value = only;
  }

  const turn = () => State.set({ turned: !State.get().turned });

  const reset = () => State.set(Object.fromEntries(
    Visibility.filters.map((key) => [key, Choices.initial[key]])));

  function refresh(state) {
    if (byID("text").value !== state.text) byID("text").value = state.text;
    refreshMenu(state);
    byID("turn").setAttribute("aria-pressed", state.turned);
    for (const [key, select] of selects) {
      select.value = state[key];
      select.classList.toggle("active", Boolean(state[key]));
    }
    for (const key of ["found", "changed"]) byID(key).setAttribute("aria-pressed", state[key]);
    byID("reset").hidden = Visibility.filters.every((key) => state[key] === Choices.initial[key]);
    const shown = Visibility.cells().length;
    const all = Model.cells.length;
    byID("summary").textContent = [
      Problems.summary("compared"),
      shown === all ? counted(all, "cell") : `${shown} of ${counted(all, "cell")}`,
      Model.screens.length > 1 ? counted(Model.screens.length, "screen") : null,
      counted(Visibility.findings().length, "finding"),
    ].filter(Boolean).join(" · ");
  }

  return { begin, renew, reset, turn };
})();
