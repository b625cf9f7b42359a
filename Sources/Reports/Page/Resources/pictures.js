// The pictures. In a saved page each is a file that is read from its block when it is first shown. A live page draws
// them in the page itself: a browser takes five times as long for twenty SVG files as for the same drawings in the page.

const Pictures = (() => {
  const addresses = new Map();

  /** The address of a block's picture: of its only one, or of the one with this name. */
  function address(block, name = "") {
    if (!addresses.has(block)) addresses.set(block, new Map());
    const known = addresses.get(block);
    if (!known.has(name)) {
      const content = JSON.parse(block.textContent);
      const { type, parts, base64 } = name ? content[name] : content;
      const file = new Blob([parts ? Shared.text(parts) : bytesOf(base64)], { type });
      known.set(name, URL.createObjectURL(file));
    }
    return known.get(name);
  }

  /** An element for a picture of this block, empty at first. What comes from a server is no block but an object
   * with the content that a block would have. */
  function element(block) {
    if (!block.content) return make("img", { alt: "", draggable: "false", decoding: "async" });
    const element = make("div", { class: "drawing", "aria-hidden": "true" });
    element.attachShadow({ mode: "open" });
    return element;
  }

  /** Shows a picture in its element. */
  function fill(element, block, name = "") {
    if (!block.content) {
      element.src = address(block, name);
      return;
    }
    // Ids of the drawing are its own: it is alone in its shadow.
    if (element.shadowRoot.firstChild) return;
    const { parts } = name ? block.content[name] : block.content;
    const drawing = new DOMParser().parseFromString(Shared.text(parts), "image/svg+xml").documentElement;
    for (const side of ["width", "height"]) drawing.setAttribute(side, "100%");
    setStyle(drawing, { display: "block" });
    element.shadowRoot.replaceChildren(drawing);
  }

  /** Empties an element that is out of sight. */
  function empty(element) {
    if (element.shadowRoot) element.shadowRoot.replaceChildren();
    else element.removeAttribute("src");
  }

  const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

  return { address, element, fill, empty };
})();
