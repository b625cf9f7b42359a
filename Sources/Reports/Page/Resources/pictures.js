// The pictures' files. Each is read from its block when it is first shown.

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

  const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

  return { address };
})();
