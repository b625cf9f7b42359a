// The description of one snapshot in words: causes, frames and notes.

const Facts = (() => {
  function show(entry) {
    const places = new Map(entry.causes.flatMap((cause, order) =>
      cause.views.map((view) => [view, order])).reverse());
    fill("causes", entry.causes.map((cause, order) => causeItem(entry, cause, order)));
    fill("notes", entry.notes.map((note) => make("li", {}, make("bdi", { text: note }))));
    byID("frames").hidden = entry.frames.length === 0;
    byID("frames-title").textContent = `Frames ${entry.frames.length}`;
    byID("frames-rows").replaceChildren(
      ...entry.frames.map((frame) => frameRow(frame, places.get(frame.view))));
    Views.mark();
  }

  function fill(name, items) {
    byID(name).hidden = items.length === 0;
    byID(`${name}-list`).replaceChildren(...items);
  }

  /** A cause with the view that it changes most; its other views are folded below. */
  function causeItem(entry, cause, order) {
    const [first, ...others] = cause.views;
    return make("li", { id: `cause-${order + 1}` },
      make("span", { class: "number", text: `${order + 1}` }),
      make("div", { class: "what" },
        make("p", { class: "head" },
          make("span", { class: `badge ${cause.kind === "unknown" ? "warning" : "note"}`, text: Model.kindOf(cause) }),
          make("bdi", { class: "cause-what", text: cause.what }),
          make("bdi", { class: "values", text: Model.valuesOf(cause) }),
          make("bdi", { class: "place", text: Model.placeOf(cause) })),
        first === undefined ? null : make("p", { class: "effect" }, ...effectOf(entry, first)),
        others.length === 0 ? null : make("details", {},
          make("summary", { text: `${counted(others.length, "view")} follow${others.length === 1 ? "s" : ""}` }),
          make("ul", {}, ...others.map((view) => make("li", {}, ...effectOf(entry, view))))),
        Review.controls(cause)));
  }

  function effectOf(entry, view) {
    const frame = entry.framesByView.get(view);
    return [
      make("bdi", { class: "view", text: view }), " ",
      make("span", { class: "change", text: frame ? Model.changeOf(frame) : "" }),
    ];
  }

  function frameRow(frame, cause) {
    const rect = (value) => make("td", { class: "rect" }, ...(value
      ? [make("span", { text: Geometry.place(value) }), " ", make("span", { text: Geometry.size(value) })]
      : [make("span", { class: "quiet", text: "none" })]));
    return Views.follow(make("tr", {},
      make("th", { scope: "row" }, make("button", {
        type: "button", class: "view-name", "aria-pressed": "false", title: "Show the view in the pictures",
        on: { click: () => Views.choose(frame.view, "stage-place") },
      }, make("bdi", { text: frame.view }))),
      rect(frame.before), rect(frame.after),
      make("td", { class: "change", text: Model.changeOf(frame) }),
      make("td", {}, cause === undefined ? null
        : make("button", {
          type: "button", class: "number", text: `${cause + 1}`, "aria-label": `Cause ${cause + 1}`,
          on: { click: () => reveal(byID(`cause-${cause + 1}`)) },
        }))), frame.view);
  }

  return { show };
})();
