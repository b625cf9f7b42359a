// Changes in the inspector, which the server writes into the files.

const Editing = (() => {
  let state = { undo: 0, redo: 0 };

  function begin() {
    for (const name of ["undo", "redo"]) byID(name).addEventListener("click", () => change(name, {}));
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || Query.get("document") === null) return;
      // In a field that is typed into, the browser takes back what was typed.
      if (event.target.matches?.("input[type=search], input[type=text], textarea") && event.target.isTyped?.() !== false) return;
      event.preventDefault();
      event.stopPropagation();
      change(event.shiftKey ? "redo" : "undo", {});
    }, true);
    let isBroken = false;
    Live.listen(({ problems }) => {
      if (isBroken && problems.length === 0) say("");
      isBroken = problems.length > 0;
    });
    Shortcuts.explain([["Ctrl Z", "Take back the last edit; with Shift do it again"]]);
    byID("edit-refused").addEventListener("click", () => say(""));
    State.listen(["live"], ask);
    refresh();
    ask();
  }

  /** Asks what can be taken back of the document: the server keeps that when a page is closed. */
  async function ask() {
    if (Query.get("document") === null) return;
    const answer = await fetch(Query.address("edits"));
    if (!answer.ok) return;
    state = await answer.json();
    refresh();
  }

  function refresh() {
    for (const name of ["undo", "redo"]) byID(name).disabled = state[name] === 0;
  }

  function say(text) {
    byID("edit-refused").textContent = text;
    byID("edit-refused").hidden = text === "";
  }

  const post = (name, body, more = {}) =>
    fetch(Query.address(name, { cell: Details.current?.cell.index ?? 0, ...more }), {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });

  /** `tell` says why a value cannot be what was typed; by default that is said as what else is refused. */
  async function change(name, body, tell = say) {
    const answer = await post(name, body).catch(() => null);
    if (!answer?.ok) {
      const words = answer ? (await answer.text()).trim() : "The preview has ended, so nothing was written.";
      (answer?.status === 422 ? tell : say)(words);
      Details.refresh(true);
      // An edit that cannot be taken back is given up.
      if (answer) ask();
      return false;
    }
    state = await answer.json();
    say("");
    refresh();
    return true;
  }

  /** The change of a value to another text. */
  const changed = ({ place, scalar, text }, after) =>
    ({ file: place.file, line: place.line, column: scalar, before: text, after });

  /** Writes another text in the place of a value. */
  const write = (value, after, tell) =>
    (after === value.text ? Promise.resolve(true) : change("edit", changed(value, after), tell));

  /** What a change of the value changes besides this view. */
  function scope({ definition, uses, refusal, place, scalar }) {
    const words = Details.isCounting && definition
      ? "counting its uses" : usesInWords(Details.usesOf(place, scalar) ?? { uses, screens: 1 });
    if (!definition && !words && !refusal) return null;
    return make("span", { class: "scope quiet", text: [
      definition ? `from ${definition}` : null, words && !Details.isCounting ? `${refusal ? "has" : "changes"} ${words}` : words, refusal ?? null,
    ].filter(Boolean).join(", ") });
  }

  /** How many uses a value has, and in how many screens; null for a single one. */
  const usesInWords = ({ uses, screens }) => (uses > 1
    ? counted(uses, "use") + (screens > 1 ? ` in ${counted(screens, "screen")}` : "") : null);

  /**
   * The field of a value: Enter or leaving it writes, Esc leaves the text as it was, arrows change a number in it. A text
   * of several lines has a field of as many, in which Enter begins another and Ctrl Enter writes: a field of one line
   * would join them.
   */
  function field(value, label) {
    const lines = value.text.split(/\r\n|\r|\n/).length;
    // A long text on one line is wrapped, so that all of it is seen.
    const isLong = lines > 1 || value.text.length > 24;
    const input = make(isLong ? "textarea" : "input", {
      ...(isLong ? { rows: lines } : { type: "text", value: value.text }),
      "aria-label": label, title: `${value.place.file}:${value.place.line}`,
      spellcheck: "false", dir: "auto", ...(value.refusal ? { readonly: "" } : {}),
      on: {
        keydown: (event) => {
          event.stopPropagation();
          if (event.key === "Enter" && (lines === 1 || event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            commit();
          }
          if (event.key === "Escape") {
            input.value = shown;
            tell("");
          }
          if (lines === 1 && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
            const step = (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : 1);
            if (!value.refusal && nudge(input, step)) event.preventDefault();
          }
        },
        // What the arrow keys have changed is no change for the browser. What was refused is left, not tried again.
        blur: () => input.value === refused || commit(),
      },
    });
    input.value = value.text;
    // The text as the browser keeps it, which may have other line ends.
    let shown = input.value;
    let refused = null;
    let isWaiting = false;
    input.isTyped = () => input.value !== shown;
    input.isWaiting = () => isWaiting;

    /** Says beside the field why it cannot have what was typed. */
    function tell(text) {
      const row = input.closest(".value");
      row.querySelector("[role=alert]")?.remove();
      if (text) row.append(make("span", { class: "scope wrong", role: "alert", text }));
    }

    /** Writes what was typed. Where that is refused, it stays in the field, so that nothing is lost. */
    async function commit() {
      const typed = input.value;
      if (typed === shown) return;
      // Leaving the field while the answer is on its way does not write again.
      [refused, isWaiting] = [typed, true];
      tell("");
      const isWritten = await write(value, typed, tell);
      isWaiting = false;
      if (isWritten) {
        [value.text, shown, refused] = [typed, typed, null];
        Details.refresh(true);
      } else if (input.isConnected) {
        input.focus({ preventScroll: true });
      }
    }
    return input;
  }

  /** A number: with a sign between two terms, a sign of its own, or none. In the visual format `-8-` is a distance. */
  const signed = /(?:((?<=[\p{L}\d_)]\s+)[-+]\s*)|((?<=(?:^|[([,:=<>*/])\s*)-))?(?<![\p{L}\d_.])\d+(?:\.\d+)?/gu;

  /** Changes the number at the caret, or the last one before it. */
  function nudge(input, step) {
    const numbers = [...input.value.matchAll(signed)];
    const caret = input.selectionStart;
    const found = numbers.find((match) => caret >= match.index && caret <= match.index + match[0].length)
      ?? numbers.findLast((match) => match.index < caret) ?? numbers[0];
    if (!found) return false;
    const [all, term = "", own = ""] = found;
    const before = input.value.slice(0, found.index);
    const digits = all.slice(term.length + own.length);
    const hasSign = term !== "" || own !== "" || /(?:^|[([,:=<>*/])\s*$/.test(before);
    const sum = (/^-/.test(term + own) ? -1 : 1) * Number(digits) + step;
    const amount = Math.abs(hasSign ? sum : Math.max(0, sum)).toFixed((digits.split(".")[1] ?? "").length);
    const isNegative = sum < 0 && hasSign && Number(amount) !== 0;
    const next = (term ? (isNegative ? "-" : "+") + term.slice(1) : isNegative ? "-" : "") + amount;
    input.value = before + next + input.value.slice(found.index + all.length);
    input.setSelectionRange(found.index, found.index + next.length);
    return true;
  }

  /** How a text of several lines is written, where Enter begins a line. */
  const wayToWrite = ({ text, refusal }) => (/[\r\n]/.test(text) && !refusal
    ? make("span", { class: "scope quiet", text: "Ctrl Enter (⌘ Enter) writes" }) : null);

  /** The row of a value of the view. */
  function row(value) {
    const name = value.path.join(".");
    const isColor = /^#[0-9a-f]{6}$/i.test(value.text);
    return make("label", { class: "value" },
      make("span", { class: "value-name", text: name }),
      make("span", { class: "value-field" }, field(value, name),
        isColor ? make("input", {
          type: "color", value: value.text.toLowerCase(), "aria-label": `${name}, choose a colour`,
          on: { change: (event) => write(value, event.target.value) },
        }) : null),
      fault(value), scope(value), wayToWrite(value));
  }

  /** The row of a constraint, which may have a priority and other parts of its own. Its text has the whole width. */
  function constraint(values) {
    return make("li", {}, ...values.map((value) => make("label", { class: "value" },
      ["is", "visual"].includes(value.path.join(".")) ? null : make("span", { class: "value-name", text: value.path.join(".") }),
      make("span", { class: "value-field" }, field(value, value.path.join("."))),
      fault(value), scope(value), wayToWrite(value))));
  }

  /** What is wrong with a value, or with the constraint that it is. */
  function fault({ off, mistake }) {
    const text = mistake ? `is left out of the layout: ${mistake}`
      : off === undefined ? null : `does not hold: off by ${Geometry.number(off)}`;
    return text && make("span", { class: "scope wrong", text });
  }

  /** Values that are not edited here; constraints have the lines where they stand instead of names. */
  function fixed(values, isOpen) {
    const element = make("details", { class: "holding" },
      make("summary", {}, counted(values.length, "value")),
      make("p", { class: "quiet", text: values[0].refusal }),
      make("dl", {}, ...values.flatMap(({ path, text, place }) => [
        make("dt", { text: path.join(".") === "is" ? `line ${place.line}` : path.join(".") }),
        make("dd", { text, title: `${place.file}:${place.line}` })])));
    element.open = isOpen;
    return element;
  }

  return { begin, row, constraint, fixed, post, change, changed, usesInWords };
})();
