// The documents that the preview was started with, as thumbnails with a search.

const Library = (() => {
  let documents = [];
  const items = new Map();

  function begin() {
    byID("library-text").addEventListener("input", filter);
    byID("to-library").addEventListener("click", () => Query.set({ document: null }));
    // A reader who comes back sees what has changed meanwhile.
    reload();
  }

  async function reload() {
    const answer = await fetch("documents");
    if (!answer.ok) return;
    ({ documents } = await answer.json());
    for (const [path, { element }] of items) {
      if (documents.includes(path)) continue;
      element.remove();
      items.delete(path);
    }
    for (const path of documents) if (!items.has(path)) items.set(path, item(path));
    byID("library-list").replaceChildren(...documents.map((path) => items.get(path).element));
    byID("to-library").hidden = documents.length < 2;
    filter();
    // A single document needs no list.
    if (documents.length === 1 && Query.get("document") === null) Query.set({ document: documents[0] });
  }

  function item(path) {
    const image = make("img", {
      alt: "", loading: "lazy", decoding: "async", src: address(path, 0),
      on: { error: () => element.classList.add("broken"), load: () => element.classList.remove("broken") },
    });
    const slash = path.lastIndexOf("/") + 1;
    const element = make("li", {}, make("button", {
      type: "button", class: "thumbnail", title: path, on: { click: () => Query.set({ document: path }) },
    },
      make("span", { class: "thumbnail-picture" }, image),
      make("bdi", { class: "thumbnail-name", text: path.slice(slash) }),
      make("bdi", { class: "thumbnail-folder quiet", text: path.slice(0, slash) })));
    return { element, image, version: 0 };
  }

  const address = (path, version) => `thumbnail?${new URLSearchParams({ document: path, version })}`;

  /** Draws the thumbnails of changed documents again. */
  function renew(paths) {
    for (const path of paths) {
      const known = items.get(path);
      if (!known) continue;
      known.version += 1;
      known.image.src = address(path, known.version);
    }
  }

  function filter() {
    const words = byID("library-text").value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const [path, { element }] of items) {
      element.hidden = !words.every((word) => path.toLowerCase().includes(word));
      if (!element.hidden) shown += 1;
    }
    byID("library-count").textContent = shown === documents.length
      ? counted(shown, "screen") : `${shown} of ${counted(documents.length, "screen")}`;
  }

  /** Shows the list instead of a document. */
  function show(isShown) {
    byID("library").hidden = !isShown;
    document.body.classList.toggle("is-library", isShown);
    byID("chooser").hidden = isShown;
    if (isShown) {
      byID("title").textContent = "Screens";
      document.title = "plumb preview";
    }
  }

  return { begin, reload, renew, show };
})();
