import LayoutScene
import Reports

/// Comparisons as Markdown for pull requests, in GitHub's dialect.
public enum Markdown {
  /// For each document a heading, a table of differences, and the findings.
  public static func text(_ comparisons: [ScreenComparison], words: CellWords) -> String {
    comparisons.map { section($0, words) }.joined(separator: "\n")
  }

  /// The number of rows up to which the table is shown. A longer one is folded away, so that the
  /// findings below it are seen.
  private static let openRows = 24

  private static func section(_ comparison: ScreenComparison, _ words: CellWords) -> String {
    let list = CellList(comparison, words: words)
    return [
      heading(comparison, words), differences(comparison, list), findings(comparison, list),
    ].joined(separator: "\n")
  }

  private static func heading(_ comparison: ScreenComparison, _ words: CellWords) -> String {
    let count = comparison.cells.count
    let cells = count == 1 ? "1 cell" : "\(count) cells"
    let source = comparison.sourceLanguage
    let reference =
      source.isEmpty ? "" : ", compared with \(words.locale(source).markdown)"
    return """
      ## \(comparison.title.markdown)

      \(comparison.document.markdownCode): \(cells)\(reference).

      """
  }

  // MARK: Differences

  private struct Row: Hashable {
    var view: String
    var words: String
  }

  /// A table of differences; a difference that several cells share is one row.
  private static func differences(_ comparison: ScreenComparison, _ list: CellList) -> String {
    let rows = rows(of: comparison)
    guard !rows.isEmpty else { return "No differences.\n" }
    let lines = rows.map { row, cells in
      "| \(row.view.markdownCode) | \(row.words.markdown) | \(list.words(for: cells).markdown) |\n"
    }
    let table = "| View | What differs | Where |\n|---|---|---|\n" + lines.joined()
    guard rows.count > openRows else { return table }
    return """
      <details><summary>\(rows.count) differences</summary>

      \(table)
      </details>

      """
  }

  /// The rows in the order of the document's views, and for each view in the order of the cells.
  private static func rows(of comparison: ScreenComparison) -> [(row: Row, cells: [Int])] {
    let changes = comparison.cells.enumerated().flatMap { cell, compared in
      compared.changes.map { (row: Row(view: $0.view, words: $0.words), cell: cell) }
    }
    let rows = changes.grouped(by: \.row).map { (row: $0.key, cells: $0.elements.map(\.cell)) }
    // Each view's position in the first scene that has it; looked up, never iterated.
    let ranks = comparison.cells.reduce(into: [String: Int]()) { ranks, compared in
      ranks.merge(compared.scene.views.firstIndices(by: \.id)) { first, _ in first }
    }
    func rank(_ index: Int) -> Int { ranks[rows[index].row.view] ?? .max }
    return rows.indices.sorted { (rank($0), $0) < (rank($1), $1) }.map { rows[$0] }
  }

  // MARK: Findings

  private static func findings(_ comparison: ScreenComparison, _ list: CellList) -> String {
    let findings = comparison.numberedFindings
    guard !findings.isEmpty else { return "No findings.\n" }
    return "### Findings\n\n" + findings.map { item($0, list) }.joined()
  }

  private static func item(_ entry: NumberedFinding, _ list: CellList) -> String {
    let finding = entry.finding
    let statements = entry.statements(list)
    let shown = entry.cellOfConstraints.map { "; constraints as in \(list.words(for: [$0]))" } ?? ""
    let place = (list.words(for: entry.cells) + shown).markdown
    let start =
      "\(entry.number). **\(finding.severity.rawValue)** \(finding.rule.rawValue.markdownCode)"
    var lines =
      statements.count > 1
      ? ["\(start) in \(place):"] : ["\(start): \(finding.message.markdown) (\(place))"]
    // The indent puts the lines below the item's text, however many digits its number has.
    let indent = String(repeating: " ", count: "\(entry.number). ".count)
    func hint(_ text: String?) -> String? { text.map { "*Hint:* \($0.markdown)" } }
    let shared = entry.isHintShared ? statements.last?.hint : nil
    if statements.count > 1 {
      lines += statements.map { statement in
        let own = entry.isHintShared ? nil : hint(statement.hint)
        return "\(indent)- \(statement.text.markdown)" + (own.map { " \($0)" } ?? "")
      }
    }
    lines += finding.parts.map { part in
      let origin = part.origin.map { " (\($0.description.markdown))" } ?? ""
      return "\(indent)- \(part.description.markdown)\(origin)"
    }
    if let shared = hint(shared) { lines.append("\(indent)- \(shared)") }
    return lines.map { $0 + "\n" }.joined()
  }
}
