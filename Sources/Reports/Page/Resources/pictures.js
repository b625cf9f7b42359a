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
    draw(element, partsOf(textOf(block, name)));
  }

  const textOf = ({ content }, name) => Shared.text((name ? content[name] : content).parts);

  /** The drawing that each element of a live page shows, in its parts. */
  const drawn = new WeakMap();

  const tag = /<[a-z][^>]*>/gi;
  /** A drawing's tags, and what stands around them. */
  const partsOf = (text) => ({ text, tags: text.match(tag) ?? [], rest: text.replace(tag, "<>") });
  /** A tag without its attributes. */
  const boneOf = (tag) => tag.replace(/\s[^/>]*(?:\/(?!>)[^/>]*)*/, "");

  function draw(element, parts) {
    const { text } = parts;
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    for (const side of ["width", "height"]) drawing.setAttribute(side, "100%");
    setStyle(drawing, { display: "block" });
    element.shadowRoot.replaceChildren(drawing);
    drawn.set(element, parts);
  }

  /** Shows a picture in the place of another one, in a live page. Where both have the same elements, only the attributes
   * that differ are set, so that the browser arranges and paints no more than these. */
  function change(element, block, name = "") {
    const text = textOf(block, name);
    const before = drawn.get(element);
    if (before?.text === text) return;
    const parts = partsOf(text);
    const { tags } = parts;
    const others = tags.map((_, index) => index).filter((index) => tags[index] !== before?.tags[index]);
    const hasSameBones = before?.rest === parts.rest && before.tags.length === tags.length
      && others.every((index) => boneOf(tags[index]) === boneOf(before.tags[index]));
    if (!hasSameBones || !element.shadowRoot.firstChild) {
      draw(element, parts);
      return;
    }
    const root = element.shadowRoot.firstChild;
    const elements = [root, ...root.querySelectorAll("*")];
    for (const index of others) {
      setAttributes(elements[index], attributesOf(before.tags[index]), attributesOf(tags[index]));
    }
    drawn.set(element, parts);
  }

  /** The attributes in a tag. */
  const attributesOf = (tag) => new Map([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) =>
    [name, value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, word) => (word
      ? { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" }[word]
      : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal))))]));

  function setAttributes(element, before, after) {
    for (const name of before.keys()) if (!after.has(name)) element.removeAttribute(name);
    for (const [name, value] of after) if (before.get(name) !== value) element.setAttribute(name, value);
  }

  /** Empties an element that is out of sight. */
  function empty(element) {
    if (element.shadowRoot) element.shadowRoot.replaceChildren();
    else element.removeAttribute("src");
  }

  const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

  return { address, element, fill, change, empty };
})();
