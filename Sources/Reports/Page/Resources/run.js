// What the run worked on and with: commit, date and versions, in the head of the page.

const Run = (() => {
  const all = [...document.querySelectorAll(".run-facts")].map((block) => JSON.parse(block.textContent));

  /** `2026-11-23 15:26 +0100` of `2026-11-23T15:26:39+01:00`. */
  const shortDate = (date) =>
    date.replace(/^(\S{10})T(\d\d:\d\d):\d\d(?:\.\d+)?/, "$1 $2 ").replace(/(Z|\+00:?00)$/, "UTC")
      .replace(/:(\d\d)$/, "$1");

  function wordsOf({ commit, date, versions }) {
    return [
      commit ? `commit ${commit.slice(0, 9)}` : null, date ? shortDate(date) : null, ...versions,
    ].filter(Boolean).join(" · ");
  }

  function begin() {
    byID("run").hidden = all.length === 0;
    byID("run").textContent = all.map(wordsOf).join("; ");
    byID("run").title = all.map(({ commit }) => commit).filter(Boolean).join(" ");
  }

  return { begin };
})();
