// Menus for what is laid out: each has values of one trait, of which any number can be chosen, and every
// combination is a cell.

const Chooser = (() => {
  const menus = new Map();
  let standard = [];

  function begin() {
    // The row of what is laid out stands above that of what is filtered.
    const filters = document.querySelector("body > .filters");
    filters.before(byID("chooser"));
    filters.querySelector(".compare").before(byID("canvas-words"));
    document.querySelector(".bar").prepend(byID("to-library"));
    Live.listen(({ offers }) => {
      if (!offers) return;
      standard = offers.shown;
      fill(offers);
      refresh();
    });
    State.listen(["live"], refresh);
    document.addEventListener("click", (event) => {
      for (const { element } of menus.values()) if (!element.contains(event.target)) element.open = false;
    });
    document.addEventListener("keydown", (event) => {
      const open = [...menus.values()].find(({ element }) => element.open);
      if (event.key !== "Escape" || !open) return;
      event.stopPropagation();
      open.element.open = false;
      open.element.querySelector("summary").focus();
    }, true);
  }

  let filled = "";

  function fill(offers) {
    const key = JSON.stringify(offers);
    if (key === filled) return;
    filled = key;
    const isOpen = [...menus].find(([, { element }]) => element.open)?.[0];
    menus.clear();
    for (const { name, title, values } of offers.menus) {
      if (values.length > 1) menus.set(name, menu(name, title, values));
    }
    byID("chooser-menus").replaceChildren(...[...menus.values()].map(({ element }) => element));
    if (menus.has(isOpen)) menus.get(isOpen).element.open = true;
    refresh();
  }

  function menu(name, title, values) {
    const boxes = values.map((names) => Object.assign(make("input", {
      type: "checkbox", value: names[0], on: { change: () => choose(name) },
    }), { names }));
    const count = make("span", { class: "chosen-count" });
    const element = make("details", { class: "menu" },
      make("summary", {}, title, count),
      make("div", { class: "menu-list", role: "group", "aria-label": title },
        ...boxes.map((box, index) => make("label", {}, box, make("span", { text: values[index][1] })))));
    return { element, boxes, count };
  }

  /** What a cell has of a trait. */
  function valueOf(cell, name) {
    const [width, height] = cell.size;
    switch (name) {
      case "screen": return cell.screenName;
      case "orientation": return width > height ? "landscape" : "portrait";
      case "device": return cell.device.replace(/-(landscape|portrait)$/, "");
      default: return cell[name];
    }
  }

  /** The values that are chosen, or else those that the page shows. */
  const shownValues = (name) => {
    const chosen = Query.list(name);
    const isKnown = (word) => menus.get(name).boxes.some(({ names }) => names.includes(word));
    // Other words, such as “all”, are what they bring.
    if (chosen.length > 0 && chosen.every(isKnown)) return chosen;
    if (name === "look") return Live.looks();
    return name === "show" ? standard : Model.cells.map((cell) => valueOf(cell, name));
  };

  function choose(name) {
    const chosen = menus.get(name).boxes.filter((box) => box.checked).map((box) => box.value);
    // Of “none” and others the one that was chosen last counts.
    const before = shownValues(name);
    const words = chosen.includes("none") && !before.includes("none")
      ? ["none"] : chosen.filter((word) => word !== "none");
    // A size that the canvas was dragged to would hide what is chosen here.
    const isOfSize = name === "device" || name === "orientation";
    Query.set({ [name]: words.join(",") || null, ...(isOfSize ? { size: null } : {}) });
    refresh();
  }

  function refresh() {
    for (const [name, { boxes, count }] of menus) {
      const isChosen = Query.list(name).length > 0;
      const shown = shownValues(name);
      for (const box of boxes) {
        // A device has several names, and is called as the document or the address calls it.
        const place = box.names.findIndex((name) => shown.includes(name));
        box.checked = place >= 0;
        const own = Math.max(0, place - place % 2);
        [box.value, box.nextElementSibling.textContent] = box.names.slice(own, own + 2);
      }
      count.textContent = isChosen ? ` ${boxes.filter(({ checked }) => checked).length}` : "";
    }
  }

  return { begin };
})();
