import LayoutScene

extension Finding {
  /// The finding as compilers print theirs: `file:line:column: warning: message [rule]`, and below
  /// it, indented, a line for each of several constraints that it is about. Whatever they quote, they
  /// are lines, so that programs can read them one by one.
  func text(document: String) -> String {
    let line =
      "\(origin.map(\.description) ?? document): \(severity.rawValue): \(message) [\(rule)]"
    return ([line.oneLine] + partLines(document: document)).joined(separator: "\n")
  }

  /// `  file:line:column: note: constraint`, for each of the constraints.
  func partLines(document: String) -> [String] {
    parts.map { "  \($0.origin.map(\.description) ?? document): note: \($0.description)".oneLine }
  }

  /// Whether the layout itself is not determined, which is what `--strict` refuses.
  var isUnsolved: Bool { rule == "layout/unsatisfiable" || rule == "layout/ambiguous" }
}

extension FindingGroup {
  /// The finding, below it what would mend it, and the cells that it is in.
  ///
  /// - Parameter cells: all that were looked at.
  func text(document: String, cells: [Cell]) -> String {
    let (finding, remarks) = said(of: cells)
    return ([finding.text(document: document)] + remarks).joined(separator: "\n")
  }

  /// The finding as the first of its summaries has it, and what stands below it: what would mend it, and
  /// where it is.
  func said(of cells: [Cell]) -> (finding: Finding, remarks: [String]) {
    let summaries = summaries
    var finding = finding
    if let first = summaries.first { (finding.message, finding.hint) = (first.message, first.hint) }
    let hint = finding.hint.map { ["  hint: \($0)".oneLine] } ?? []
    return (finding, hint + Self.cellLines(of: summaries, cells))
  }

  /// `  in de iphone-se, vi iphone-se`, a line for each summary; nothing where only one cell was looked
  /// at.
  private static func cellLines(of summaries: [Summary], _ cells: [Cell]) -> [String] {
    guard cells.count > 1 else { return [] }
    let first = summaries.first?.hint
    return summaries.enumerated().flatMap { index, summary in
      let names = Cell.words(for: summary.places.map(\.cell), of: cells)
      let worst = summary.worst.map { "; most in \(Cell.words(for: [$0], of: cells))" } ?? ""
      let line = "  in \(names)\(worst)\(index == 0 ? "" : ": \(summary.message)")".oneLine
      let hint = index > 0 && summary.hint != first ? summary.hint : nil
      return [line] + (hint.map { ["    hint: \($0)".oneLine] } ?? [])
    }
  }
}

extension [Finding] {
  /// The status of what was found. Under `--strict` unsatisfiable and ambiguous layouts weigh more than
  /// the rest.
  func status(isStrict: Bool) -> Status {
    if isStrict, contains(where: \.isUnsolved) { return .unsolved }
    return contains { $0.severity != .note } ? .findings : .clean
  }
}
