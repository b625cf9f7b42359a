// The page's data, read once from its blocks: the snapshots, and the causes that several of them
// share.

const Model = (() => {
  /** The statuses in the order in which they are listed and counted. */
  const statuses = ["failed", "missing", "written", "incomparable", "passed"];

  const entries = [...document.querySelectorAll(".entry-data")].map(read);
  const byIndex = new Map(entries.map((entry) => [entry.index, entry]));
  const causes = causesOf(entries);

  function read(block) {
    const entry = JSON.parse(block.textContent);
    entry.block = block.nextElementSibling;
    entry.isChanged = entry.status !== "passed";
    entry.word = wordOf(entry.status);
    entry.placesByView = new Map(entry.places.map((place) => [place.view, place]));
    entry.framesByView = new Map(entry.frames.map((frame) => [frame.view, frame]));
    entry.words = wordsOf(entry).join("\n").toLowerCase();
    return entry;
  }

  /** A status in the page's words: a screen without a snapshot is new, recorded by this run or not. */
  function wordOf(status) {
    return { missing: "new", written: "new, recorded" }[status] ?? status;
  }

  /** All text in which the search looks. */
  function wordsOf(entry) {
    return [
      entry.id, entry.document, entry.word, ...entry.notes,
      ...entry.frames.map(({ view }) => view),
      ...entry.causes.flatMap((cause) => [cause.kind, cause.what, placeOf(cause)]),
    ];
  }

  /** The causes of all snapshots, each once; the cause of the most snapshots first. */
  function causesOf(entries) {
    const byKey = new Map();
    for (const entry of entries) {
      entry.common = entry.causes.map((cause) => {
        const key = keyOf(cause);
        if (!byKey.has(key)) byKey.set(key, { key, index: byKey.size, cause, entries: new Set() });
        byKey.get(key).entries.add(entry);
        return byKey.get(key);
      });
    }
    for (const entry of entries) {
      entry.common = [...new Set(entry.common.map(({ key }) => key))].map((key) => byKey.get(key));
    }
    return byCount(byKey);
  }

  /** What two causes have in common that are one edit. */
  function keyOf({ edit }) {
    return edit;
  }

  function byCount(byKey) {
    return [...byKey.values()].map((common, index) => ({ ...common, index }))
      .sort((a, b) => b.entries.size - a.entries.size || a.index - b.index);
  }

  /** `chat.yaml:31`, or nothing for a cause without a place. */
  function placeOf({ file, line }) {
    return file ? `${file}:${line}` : "";
  }

  /** The values in words: `was 16, is 24`, or `was 5, is none`. What came or went is told by its kind. */
  function valuesOf({ kind, what, before, after }) {
    if (/^(view-)?(added|removed)$/.test(kind) || (before === null && after === null)) return "";
    const words = (value) => (value === null ? "none" : value || "“”");
    return `was ${words(before)}` + (after === what ? "" : `, is ${words(after)}`);
  }

  /** The kind of a cause in words. */
  const kindOf = ({ kind }) => kind.replace("-", " ");

  /** The difference between the frames of a view, in words. */
  function changeOf({ before, after }) {
    if (!before) return "new";
    if (!after) return "gone";
    return Geometry.difference(before, after) || "under 0.01 points";
  }

  /** The change of a view in the few words that fit on a box: `moved up 44.67`, `wider by 8`. */
  function labelOf({ before, after }) {
    if (!before) return "new";
    if (!after) return "removed";
    const [x, y, width, height] = after.map((value, index) => value - before[index]);
    const words = (changes, between) => changes.filter(([change]) => Math.abs(change) > 0.005)
      .map(([change, more, less]) =>
        `${change > 0 ? more : less}${between}${Geometry.number(Math.abs(change))}`).join(", ");
    const sizes = words([[width, "wider", "narrower"], [height, "taller", "shorter"]], " by ");
    const moves = words([[x, "right", "left"], [y, "down", "up"]], " ");
    return sizes || (moves ? `moved ${moves}` : "changed");
  }

  /** The second line of a row in the list: `1 view · card.leading = root.leading + 24`. */
  function subtitleOf(entry) {
    return [
      entry.frames.length ? counted(entry.frames.length, "view") : null,
      entry.causes.length ? entry.causes[0].what : entry.notes[0] ?? null,
    ].filter(Boolean).join(" · ");
  }

  const traitsOf = (entry) =>
    Traits.map(({ name }) => entry[name]).filter(Boolean).join(" · ");

  return {
    statuses, entries, byIndex, causes, keyOf, wordOf, placeOf, valuesOf, kindOf, changeOf, labelOf, subtitleOf,
    traitsOf,
  };
})();
