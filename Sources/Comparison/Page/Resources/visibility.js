// The cells and findings that pass the filters.

const Visibility = (() => {
  const lets = (finding) => {
    const { rule, severity } = State.get();
    return (!rule || finding.rule === rule) && (!severity || finding.severity === severity);
  };

  /** Whether a cell passes. With a rule or severity chosen, only cells that have such a finding do. */
  function showsCell(cell) {
    const state = State.get();
    if (Model.traits.some((trait) => state[trait] && cell[trait] !== state[trait])) return false;
    if (state.changed && !Model.hasChanged(cell)) return false;
    const asksForFindings = state.found || state.rule || state.severity;
    return !asksForFindings || cell.hits.some((hit) => lets(hit.finding));
  }

  let visible = null;
  /** The visible cells, in the order in which the page shows them. */
  function cells() {
    visible ??= Model.screens.flatMap((screen) => screen.cells.filter(showsCell));
    return visible;
  }

  /** The findings that visible cells have, each with its hits in those cells. */
  function findings() {
    const shown = new Set(cells());
    return Model.findings.filter(lets)
      .map((finding) => ({ finding, hits: finding.hits.filter((hit) => shown.has(hit.cell)) }))
      .filter(({ hits }) => hits.length > 0);
  }

  const keys = [...Model.traits, "rule", "severity", "found", "changed"];
  State.listen(keys, () => { visible = null; });

  return { lets, cells, findings, keys };
})();
