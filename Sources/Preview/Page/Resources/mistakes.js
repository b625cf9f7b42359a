// The mistakes that keep the page from showing a document as it is now. The last good picture stays below.

const Mistakes = (() => {
  const placeOf = ({ file, line, column }) => [file, line, column].filter(Boolean).join(":");

  function show({ problems, isPartial }) {
    byID("mistakes").hidden = problems.length === 0;
    document.body.classList.toggle("is-outdated", problems.length > 0);
    // What the tools act on is not there before the document can be read.
    document.body.classList.toggle("has-nothing", problems.length > 0 && Model.cells.length === 0);
    if (problems.length === 0) return;
    const count = counted(problems.length, "mistake");
    byID("mistakes-title").textContent = Model.cells.length === 0
      ? `The document cannot be shown: ${count}. The picture comes as soon as it can be read.`
      : isPartial ? `${count}; the picture leaves out what has them` : `${count}; the picture is the last one without`;
    byID("mistakes-list").replaceChildren(...problems.map(item));
  }

  function item(problem) {
    return make("li", {},
      make("bdi", { class: "place", text: placeOf(problem) }), " ",
      make("span", { class: "message", text: problem.message }),
      problem.text === undefined ? null : make("pre", { class: "excerpt" },
        make("code", { text: problem.text }), "\n",
        make("code", { class: "caret", "aria-hidden": "true", text: `${spaces(problem)}^` })),
      problem.hint ? make("span", { class: "hint", text: problem.hint }) : null, mend(problem));
  }

  /** Writes the word that was meant, in one step from where the mistake is said. */
  function mend({ file, line, column, written, meant }) {
    if (meant === undefined || line === undefined) return null;
    const edit = { file, line, column, before: written, after: meant, isWord: true };
    return make("button", {
      type: "button", class: "mend", text: `Write “${meant}”`, on: { click: () => Editing.change("edit", edit) },
    });
  }

  /** As many spaces as there are characters before the place; tabs stay tabs. */
  const spaces = ({ text, caret }) => [...text].slice(0, caret)
    .map((letter) => (letter === "\t" ? "\t" : " ")).join("").padEnd(caret);

  return { show };
})();
