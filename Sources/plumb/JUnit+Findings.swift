import Checking
import LayoutScene
import Reports

extension JUnit {
  /// Findings as a test case for each cell. It fails with all findings of the cell, unless these
  /// are only notes.
  init(_ documents: [DocumentReport]) {
    self.init(suite: "plumb check", cases: documents.flatMap(Self.cases))
  }

  private static func cases(of document: DocumentReport) -> [Case] {
    let path = document.path
    guard document.mistakes.isEmpty else {
      let count = document.mistakes.count
      let lines = document.mistakes.flatMap { Self.lines(of: $0, in: path) }
      return [Case(name: path, outcome: .failed(words(count)), lines: lines)]
    }
    let differences = Cell.differences(of: document.cells.map(\.cell))
    return document.cells.map { report in
      let label = report.cell.label(differences)
      // Notes and hints do not count as failures; they are only among the lines.
      let count = report.findings.count { $0.severity != .note }
      return Case(
        name: label.isEmpty ? path : "\(path) \(label)",
        outcome: report.status(isStrict: false) == .clean ? .passed : .failed(words(count)),
        lines: report.findings.flatMap { Self.lines(of: $0, in: path) })
    }
  }

  private static func lines(of finding: Finding, in path: String) -> [String] {
    [finding.text(document: path)] + (finding.hint.map { ["  hint: \($0)".oneLine] } ?? [])
  }

  private static func words(_ count: Int) -> String { "\(count) finding\(count == 1 ? "" : "s")" }
}
