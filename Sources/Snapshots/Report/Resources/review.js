// The review: each cause is accepted or rejected, for all snapshots that have it, and may be commented on.
// It leaves the page as a command and as a file. It is kept while the page's window is open.

const Review = (() => {
  const storageName = `plumb-review ${location.pathname}`;
  const listeners = [];
  let said = {};

  const verdictOf = (key) => said[key]?.verdict ?? "";
  const isAll = (common, verdict) => common.every(({ key }) => verdictOf(key) === verdict);

  /** The snapshots all of whose causes are accepted. */
  const accepted = () => Model.entries.filter(({ accept, common }) =>
    accept && common.length > 0 && isAll(common, "accepted"));

  function begin() {
    restore();
    byID("review-open").hidden = Model.causes.length === 0;
    byID("review-open").addEventListener("click", () => byID("review").showModal());
    byID("review-close").addEventListener("click", () => byID("review").close());
    byID("review-copy").addEventListener("click", copy);
    byID("review-save").addEventListener("click", save);
    listen(refresh);
    tell();
  }

  const listen = (listener) => listeners.push(listener);

  function tell() {
    for (const listener of listeners) listener();
  }

  /** Sets a verdict or comment about the cause with this key. */
  function say(key, change) {
    said = { ...said, [key]: { verdict: "", comment: "", ...said[key], ...change } };
    try {
      sessionStorage.setItem(storageName, JSON.stringify(said));
    } catch { /* Where nothing can be stored, the review lasts as long as the page. */ }
    tell();
  }

  function restore() {
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageName) ?? "{}");
      for (const { key } of Model.causes) {
        const { verdict, comment } = stored[key] ?? {};
        if (["", "accepted", "rejected"].includes(verdict) && typeof comment === "string") {
          said[key] = { verdict, comment };
        }
      }
    } catch { /* What is stored is not ours, or cannot be read. */ }
  }

  /** Gives a verdict, or takes it back. */
  const judge = (key, verdict) =>
    say(key, { verdict: verdictOf(key) === verdict ? "" : verdict });

  /** Gives all causes of a snapshot the same verdict, or takes it back. */
  function judgeAll(entry, verdict) {
    if (!entry?.common.length) return false;
    const next = isAll(entry.common, verdict) ? "" : verdict;
    for (const { key } of entry.common) say(key, { verdict: next });
    return true;
  }

  /** The controls beside a cause. */
  function controls(cause) {
    const key = Model.keyOf(cause);
    const common = Model.causes.find((common) => common.key === key);
    const button = (verdict, text) => make("button", {
      type: "button", class: "judge", data: { key, verdict }, text,
      "aria-label": `${text}: ${cause.what}`, on: { click: () => judge(key, verdict) },
    });
    const comment = make("input", {
      type: "text", class: "comment", placeholder: "Comment", "aria-label": `Comment on ${cause.what}`,
      on: { input: () => say(key, { comment: comment.value }) },
    });
    comment.value = said[key]?.comment ?? "";
    const element = make("div", { class: "review-of-cause" },
      make("div", { class: "group", role: "group", "aria-label": "Verdict" },
        button("accepted", "Accept"), button("rejected", "Reject")),
      comment,
      common.entries.size > 1
        ? make("span", { class: "quiet", text: `for ${counted(common.entries.size, "snapshot")}` }) : null);
    press(element);
    return element;
  }

  function press(place) {
    for (const button of place.querySelectorAll(".judge")) {
      const { key, verdict } = button.dataset;
      button.setAttribute("aria-pressed", verdictOf(key) === verdict);
    }
  }

  function refresh() {
    press(byID("causes-list"));
    const count = (verdict) => Model.causes.filter(({ key }) => verdictOf(key) === verdict).length;
    const [yes, no] = [count("accepted"), count("rejected")];
    byID("review-open").textContent = yes + no === 0
      ? "Review" : `Review ${yes + no} of ${Model.causes.length}`;
    byID("review-counts").textContent = [
      `${yes} of ${counted(Model.causes.length, "cause")} accepted, ${no} rejected.`,
      yes === 0 ? "Accept or reject causes beside each snapshot; what is accepted is listed here."
        : `${counted(accepted().length, "snapshot")} can be accepted: all of their causes are.`,
    ].join(" ");
    const command = Accept.commandsOf(accepted());
    byID("review-command").textContent = command;
    byID("review-command").hidden = command === "";
    byID("review-copy").disabled = command === "";
    byID("review-copy").textContent = "Copy command";
    byID("review-list").replaceChildren(...Model.causes.filter(({ key }) => said[key]).map(item));
  }

  function item({ key, cause, entries }) {
    const { verdict, comment } = said[key];
    return make("li", {},
      make("span", { class: `verdict ${verdict}`, text: verdict || "open" }), " ",
      make("bdi", { text: cause.what }), " ",
      make("span", { class: "quiet", text: counted(entries.size, "snapshot") }),
      comment ? make("p", { class: "said", text: comment }) : null);
  }

  /** The review as a file that `plumb accept --review` reads. */
  function text() {
    const causes = Model.causes.map(({ key, cause, entries }) => ({
      kind: cause.kind, what: cause.what, file: cause.file, line: cause.line,
      verdict: verdictOf(key) || null, comment: said[key]?.comment ?? "",
      snapshots: [...entries].map(({ id }) => id),
    }));
    return `${JSON.stringify({ version: 1, causes }, null, 2)}\n`;
  }

  async function copy() {
    await Accept.copy(byID("review-command").textContent);
    byID("review-copy").textContent = "Copied";
  }

  function save() {
    const address = URL.createObjectURL(new Blob([text()], { type: "application/json" }));
    make("a", { href: address, download: "review.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  return { begin, listen, verdictOf, controls, judgeAll, text };
})();
