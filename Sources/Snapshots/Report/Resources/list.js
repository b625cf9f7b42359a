// The list of snapshots, and above it the causes that several of them share.

const List = (() => {
  const rows = new Map();
  const causeButtons = new Map();

  function begin() {
    for (const entry of Model.entries) {
      const row = rowOf(entry);
      rows.set(entry, row);
      byID("entries").append(row.item);
    }
    for (const common of Model.causes) addCause(common);
    Roving.follow(byID("run-causes-list"), "button");
    byID("run-causes").hidden = Model.causes.length === 0 || Model.entries.length < 2;
    byID("run-causes-count").textContent = Model.causes.length;
    State.listen([...Visibility.keys, "entry"], refresh);
    Review.listen(refreshVerdicts);
    refresh();
  }

  function refreshVerdicts() {
    for (const { index, key } of Model.causes) {
      const mark = causeButtons.get(index).querySelector(".verdict");
      const verdict = Review.verdictOf(key);
      mark.className = `verdict ${verdict}`;
      mark.textContent = verdict ? `${verdict} · ` : "";
    }
  }

  /** Shows a snapshot. In a narrow window it is below the list, and has to be brought into sight. */
  function choose(entry) {
    State.set({ entry: entry.index });
    if (getComputedStyle(document.querySelector("main")).display === "block") byID("detail").scrollIntoView();
  }

  function rowOf(entry) {
    const subtitle = Model.subtitleOf(entry);
    const button = make("button", {
      type: "button", class: "row", tabindex: "-1", data: { entry: entry.index }, title: entry.id,
      on: { click: () => choose(entry) },
    },
      make("span", { class: `dot ${entry.status}`, "aria-hidden": "true" }),
      make("span", { class: "what" },
        make("bdi", { class: "id", text: entry.id }),
        subtitle ? make("bdi", { class: "subtitle", text: subtitle }) : null),
      make("span", { class: "word", text: entry.word }));
    return { item: make("li", {}, button), button };
  }

  function addCause(common) {
    const { cause, entries, index } = common;
    const button = make("button", {
      type: "button", class: "row", data: { cause: index },
      on: { click: () => State.set({ cause: State.get().cause === index ? -1 : index }) },
    },
      make("span", { class: "what" },
        make("bdi", { class: "id", text: cause.what }),
        make("bdi", {
          class: "subtitle",
          text: [Model.kindOf(cause), Model.placeOf(cause), Model.valuesOf(cause)].filter(Boolean).join(" · "),
        })),
      make("span", { class: "word" },
        make("span", { class: "verdict" }), counted(entries.size, "snapshot")));
    causeButtons.set(index, button);
    byID("run-causes-list").append(make("li", {}, button));
  }

  function refresh() {
    const visible = new Set(Visibility.entries());
    const current = Visibility.current();
    for (const [entry, { item, button }] of rows) {
      item.hidden = !visible.has(entry);
      const isCurrent = entry === current;
      button.tabIndex = isCurrent ? 0 : -1;
      if (isCurrent) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    for (const [index, button] of causeButtons) {
      button.setAttribute("aria-pressed", index === State.get().cause);
    }
    byID("nothing").hidden = visible.size > 0;
    byID("nothing").textContent = emptiness();
    if (current) rows.get(current).button.scrollIntoView({ block: "nearest" });
  }

  /** Why no snapshot is listed. */
  function emptiness() {
    const isWhole = Problems.count === 0;
    if (Model.entries.length === 0) {
      return isWhole ? "The run had no snapshots." : "No snapshot could be tested.";
    }
    if (Model.entries.some((entry) => entry.isChanged)) return "No snapshot passes the filters.";
    return isWhole ? "No snapshot has changed." : "No snapshot that could be tested has changed.";
  }

  /** If the focus is in the list, moves it to the row of the snapshot that is shown. */
  function follow() {
    const current = Visibility.current();
    if (current && byID("entries").contains(document.activeElement)) {
      rows.get(current).button.focus({ preventScroll: true });
    }
  }

  return { begin, follow };
})();
