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
    ([finding.text(document: document)] + remarks(of: cells)).joined(separator: "\n")
  }

  /// What stands below the finding: what would mend it, and where it is.
  func remarks(of cells: [Cell]) -> [String] {
    (finding.hint.map { ["  hint: \($0)".oneLine] } ?? []) + cellLines(of: cells)
  }

  /// `  in de iphone-se, vi iphone-se`, a line for each wording; nothing where only one cell was looked
  /// at.
  private func cellLines(of cells: [Cell]) -> [String] {
    guard cells.count > 1 else { return [] }
    var lines: [String] = []
    var messages: [String] = []
    for place in places where !messages.contains(place.message) { messages.append(place.message) }
    for message in messages {
      let found = places.filter { $0.message == message }.map(\.cell)
      let names = Cell.words(for: found, of: cells)
      let words = message == finding.message ? "" : ": \(message)"
      lines.append("  in \(names)\(words)".oneLine)
      let hint = places.first { $0.message == message }?.finding.hint
      if let hint, hint != finding.hint { lines.append("    hint: \(hint)".oneLine) }
    }
    return lines
  }
}

extension [Finding] {
  /// The status under `--strict`: unsatisfiable and ambiguous layouts weigh more than the rest.
  var strictStatus: Status {
    if contains(where: \.isUnsolved) { return .unsolved }
    return contains { $0.severity != .note } ? .findings : .clean
  }
}
