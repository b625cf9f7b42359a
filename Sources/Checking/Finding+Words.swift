import LayoutScene

extension Finding {
  /// The finding as compilers print theirs: `file:line:column: warning: message [rule]`. If it is
  /// about several constraints, an indented line for each follows. Line breaks in quoted texts are
  /// replaced, so that programs can read line by line.
  package func text(document: String) -> String {
    let line =
      "\(origin.map(\.description) ?? document): \(severity.rawValue): \(message) [\(rule)]"
    return ([line.oneLine] + partLines(document: document)).joined(separator: "\n")
  }

  /// `  file:line:column: note: constraint`, for each of the constraints.
  package func partLines(document: String) -> [String] {
    parts.map { "  \($0.origin.map(\.description) ?? document): note: \($0.description)".oneLine }
  }

  /// Whether the layout itself is not determined; `--strict` has a status of its own for that.
  package var isUnsolved: Bool { rule == .unsatisfiable || rule == .ambiguous }
}

extension FindingUses {
  /// The finding, and below it the hint, the cells that have it, and the uses of a component.
  ///
  /// - Parameter cells: all cells that were inspected.
  package func text(document: String, cells: [Cell]) -> String {
    let (finding, remarks) = worded(for: cells)
    return ([finding.text(document: document)] + remarks).joined(separator: "\n")
  }

  /// The finding with the message of its first summary, and the lines below it: the hint, the cells, and
  /// the uses.
  package func worded(for cells: [Cell]) -> (finding: Finding, remarks: [String]) {
    let (finding, remarks) = shown.worded(for: cells)
    return (finding, remarks + [line(of: cells)].compactMap { $0?.oneLine })
  }
}

extension FindingGroup {
  fileprivate func worded(for cells: [Cell]) -> (finding: Finding, remarks: [String]) {
    let summaries = summaries
    var finding = finding
    if let first = summaries.first {
      (finding.sentence, finding.hint) = (first.sentence, first.hint)
    }
    let hint = finding.hint.map { ["  hint: \($0)".oneLine] } ?? []
    return (finding, hint + cellLines(of: summaries, cells))
  }

  /// A line such as `  in de iphone-se, vi iphone-se` for each summary; empty where only one cell
  /// was inspected.
  private func cellLines(of summaries: [Summary], _ cells: [Cell]) -> [String] {
    guard cells.count > 1 else { return [] }
    let first = summaries.first?.hint
    let differences = Cell.differences(of: cells)
    return summaries.enumerated().flatMap { index, summary in
      let names = Cell.words(for: summary.places.map(\.cell), of: cells)
      let worst = summary.worst.map { "; most in \(Cell.words(for: [$0], of: cells))" } ?? ""
      let shown = index == 0 && summary.places.count > 1 ? cellOfConstraints : nil
      let constraints = shown.map { "; constraints as in \($0.label(differences))" } ?? ""
      let words = index == 0 ? "" : ": \(summary.message)"
      let line = "  in \(names)\(worst)\(constraints)\(words)".oneLine
      let hint = index > 0 && summary.hint != first ? summary.hint : nil
      return [line] + (hint.map { ["    hint: \($0)".oneLine] } ?? [])
    }
  }
}
