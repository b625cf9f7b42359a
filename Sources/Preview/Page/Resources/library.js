// The screens that the preview was started with, as thumbnails with a search. A document may have several.

const Library = (() => {
  let screens = [];
  let folders = [];
  let isStale = false;
  const items = new Map();

  function begin() {
    byID("library-text").addEventListener("input", filter);
    byID("library-text").addEventListener("keydown", (event) => {
      if (event.key === "Enter") byID("library-list").querySelector("li:not([hidden]) button")?.click();
    });
    document.addEventListener("keydown", (event) => {
      if (byID("library").hidden || byID("help").open || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target === byID("library-text")) return;
      // What the other keys do is for pictures, of which none is shown.
      event.stopPropagation();
      const action = { "/": () => byID("library-text").focus(), "?": () => byID("help").showModal() }[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }, true);
    Shortcuts.explain([["Enter", "In the search of screens: open the first one"]]);
    byID("to-library").addEventListener("click", () => Query.set({ document: null, screen: null }));
    // A reader who comes back sees what has changed meanwhile.
    reload();
  }

  const keyOf = ({ path, screen }) => JSON.stringify([path, screen]);

  async function reload() {
    isStale = false;
    const answer = await fetch("documents");
    if (!answer.ok) return;
    const list = await answer.json();
    folders = list.folders;
    screens = list.documents.flatMap(({ path, name, screens }) => (screens.length === 0
      ? [{ path, screen: null, title: name }]
      : screens.map((screen) => ({ path, screen: screen.id, title: screen.name ?? screen.id, document: name }))));
    const known = new Set(screens.map(keyOf));
    for (const key of [...items.keys()]) if (!known.has(key)) items.delete(key);
    for (const screen of screens) renewItem(screen);
    Focus.keep(() => byID("library-list").replaceChildren(...screens.map((screen) => items.get(keyOf(screen)).element)));
    byID("to-library").hidden = screens.length < 2;
    filter();
    // A single document needs no list.
    const [only] = list.documents;
    if (list.documents.length === 1 && Query.get("document") === null) Query.set({ document: only.path });
  }

  /** Makes the item of a screen, unless there is one with the same words. */
  function renewItem(screen) {
    const key = keyOf(screen);
    const old = items.get(key);
    if (old && old.title === screen.title && old.document === screen.document) return;
    items.set(key, item(screen, old?.version ?? 0));
  }

  function item(screen, version) {
    const { path, title, document } = screen;
    const image = make("img", {
      alt: "", loading: "lazy", decoding: "async", src: address(screen, version),
      on: { error: () => element.classList.add("broken"), load: () => element.classList.remove("broken") },
    });
    const slash = path.lastIndexOf("/") + 1;
    const name = title ?? path.slice(slash);
    const element = make("li", {}, make("button", {
      type: "button", class: "thumbnail", title: path, "aria-label": [name, document, path].filter(Boolean).join(", "),
      on: { click: () => Query.set({ document: path, screen: screen.screen }) },
    },
      make("span", { class: "thumbnail-picture" }, image),
      make("bdi", { class: "thumbnail-name", text: name }),
      document && document !== name ? make("bdi", { class: "thumbnail-folder quiet", text: document }) : null,
      make("bdi", { class: "thumbnail-folder quiet", text: title ? path : path.slice(0, slash) })));
    const words = [path, screen.screen, title, document].filter(Boolean).join("\n").toLowerCase();
    return { ...screen, element, image, version, words };
  }

  const address = ({ path, screen }, version) => {
    const words = new URLSearchParams({ document: path, version });
    if (screen !== null) words.set("screen", screen);
    return `thumbnail?${words}`;
  };

  /** Draws the thumbnails of changed documents again. */
  function renew(paths) {
    for (const known of items.values()) {
      if (!paths.includes(known.path)) continue;
      known.version += 1;
      known.image.src = address(known, known.version);
    }
    // A document may have another name by now, or other screens.
    isStale = true;
    if (!byID("library").hidden) reload();
  }

  function filter() {
    const words = byID("library-text").value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { element, words: own } of items.values()) {
      element.hidden = !words.every((word) => own.includes(word));
      if (!element.hidden) shown += 1;
    }
    byID("library-count").textContent = shown === screens.length
      ? counted(shown, "screen") : `${shown} of ${counted(screens.length, "screen")}`;
    byID("library-none").hidden = shown > 0;
    byID("library-none").textContent = screens.length > 0 ? "No screen has these words."
      : `There are no layout documents (.yaml, .yml) in ${folders.join(", ")} yet. The first one is shown here as soon as it is saved.`;
  }

  /** Shows the list instead of a document. */
  function show(isShown) {
    byID("library").hidden = !isShown;
    document.body.classList.toggle("is-library", isShown);
    byID("chooser").hidden = isShown;
    if (isShown) {
      if (isStale) reload();
      byID("title").textContent = "Screens";
      document.title = "plumb preview";
    }
  }

  return { begin, reload, renew, show };
})();
