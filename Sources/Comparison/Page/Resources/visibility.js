// The cells and findings that pass the filters.

const Visibility = (() => {
  const lets = (finding) => {
    const { rule, severity } = State.get();
    return (!rule || finding.rule === rule) && (!severity || finding.severity === severity);
  };

  /** Whether a cell passes. With a rule or severity chosen, only cells that have such a finding do. */
  function passes(cell) {
    const state = State.get();
    const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length && !words.every((word) => Model.wordsToSearch(cell).includes(word))) return false;
    if (Model.traits.some((trait) => state[trait] && cell[trait] !== state[trait])) return false;
    if (state.changed && !Model.hasChanged(cell)) return false;
    const asksForFindings = state.found || state.rule || state.severity;
    return !asksForFindings || cell.hits.some((hit) => lets(hit.finding));
  }

  let visible = null;
  let counts = null;

  /** The visible cells, in the order in which the page shows them. */
  function cells() {
    const { only, turned } = State.get();
    visible ??= Model.screens.filter((screen) => only < 0 || screen.index === only)
      .flatMap((screen) => (turned && screen.isMatrix ? screen.turned : screen.cells).filter(passes));
    return visible;
  }

  /** How many cells of a screen pass the filters, whether or not the screen is the chosen one. */
  function countOf(screen) {
    counts ??= new Map(Model.screens.map((screen) => [screen, screen.cells.filter(passes).length]));
    return counts.get(screen);
  }

  /** The findings that visible cells have, each with its hits in those cells. */
  function findings() {
    const shown = new Set(cells());
    return Model.findings.filter(lets)
      .map((finding) => ({ finding, hits: finding.hits.filter((hit) => shown.has(hit.cell)) }))
      .filter(({ hits }) => hits.length > 0);
  }

  /** Counts anew after the model has changed. */
  function forget() {
    visible = null;
    counts = null;
  }

  const filters = [...Model.allTraits, "text", "rule", "severity", "found", "changed"];
  const keys = [...filters, "only", "turned"];
  State.listen(filters, () => { counts = null; });
  State.listen(keys, () => { visible = null; });

  return { forget, lets, cells, countOf, findings, filters, keys };
})();
