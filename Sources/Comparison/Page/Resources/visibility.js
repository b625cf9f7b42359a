// Which cells and findings the filters let through.

const Visibility = (() => {
  const lets = (finding) => {
    const { rule, severity } = State.get();
    return (!rule || finding.rule === rule) && (!severity || finding.severity === severity);
  };

  /** A chosen rule or severity leaves the cells that have such a finding. */
  function showsCell(cell) {
    const state = State.get();
    if (Model.traits.some((trait) => state[trait] && cell[trait] !== state[trait])) return false;
    if (state.changed && !Model.hasChanged(cell)) return false;
    const asksForFindings = state.found || state.rule || state.severity;
    return !asksForFindings || cell.hits.some((hit) => lets(hit.finding));
  }

  let visible = null;
  /** The cells that are shown, in the order in which they are. */
  function cells() {
    visible ??= Model.screens.flatMap((screen) => screen.cells.filter(showsCell));
    return visible;
  }

  /** The findings that some shown cell has, each with its hits in shown cells. */
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
