// What many items of the page have in common. An item refers to it by a key: `{"use": "KEY"}`.

const Shared = (() => {
  const blocks = new Map([...document.querySelectorAll(".run-shared")]
    .map((block) => [block.dataset.key, block]));
  const values = new Map();

  /** The value that a reference is about, read when it is first needed; any other value is itself. */
  function value(reference) {
    const { use } = reference;
    if (use === undefined) return reference;
    if (!values.has(use)) values.set(use, JSON.parse(blocks.get(use).textContent));
    return values.get(use);
  }

  /** The text of a list of strings and references to such lists. */
  const text = (parts) =>
    parts.map((part) => (typeof part === "string" ? part : text(value(part)))).join("");

  return { value, text };
})();
