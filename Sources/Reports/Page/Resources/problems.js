// What could not be tested or compared, at the top of the page: a run with problems is never green.

const Problems = (() => {
  const all = [...document.querySelectorAll(".run-problem")]
    .map((block) => JSON.parse(block.textContent)).sort(byPlace);
  const fileCount = new Set(all.flatMap(({ documents }) => documents)).size;

  function byPlace(a, b) {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
  }

  /** `chat.yaml:3:5`, or the file alone. */
  const placeOf = ({ file, line, column }) =>
    [file, line, column].filter((part) => part !== null).join(":");

  /** `1 file not tested`, `1 problem`, or nothing. `participle` says what the page's command does with files. */
  const summary = (participle) => {
    if (fileCount > 0) return `${counted(fileCount, "file")} not ${participle}`;
    return all.length === 0 ? null : counted(all.length, "problem");
  };

  function begin(participle) {
    if (all.length === 0) return;
    byID("problems-title").textContent = summary(participle);
    byID("problems-list").append(...all.map((problem) =>
      make("li", {},
        make("bdi", { class: "place", text: placeOf(problem) }), " ",
        make("span", { class: "message", text: problem.message }))));
    byID("problems").hidden = false;
  }

  return { count: all.length, summary, begin };
})();
