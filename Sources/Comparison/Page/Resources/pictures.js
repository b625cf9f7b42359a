// The pictures' files. One is unpacked from its block when it is first shown.

const Pictures = (() => {
  const addresses = new Map();

  /** The address of a cell's picture. */
  function address(cell) {
    if (!addresses.has(cell)) {
      const { type, text, base64 } = JSON.parse(cell.picture.textContent);
      const file = new Blob([text ?? bytesOf(base64)], { type });
      addresses.set(cell, URL.createObjectURL(file));
    }
    return addresses.get(cell);
  }

  const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

  return { address };
})();
