import Checking
import LayoutScene
import Reports

extension JUnit {
  /// Findings as a test case for each cell. It fails with all findings of the cell, unless these
  /// are only notes. A mistake of several documents is told at the first of them.
  init(_ report: CheckReport) {
    let sharers = report.sharers
    self.init(
      suite: "plumb check", cases: report.documents.flatMap { Self.cases(of: $0, sharers) })
  }

  private static func cases(of document: DocumentReport, _ sharers: [String: [String]]) -> [Case] {
    let path = document.path
    guard document.mistakes.isEmpty else {
      return [
        Case(
          name: path, outcome: .failed(words(document.mistakes.count)),
          lines: lines(of: document.mistakes, in: path, sharers))
      ]
    }
    let differences = Cell.differences(of: document.cells.map(\.cell))
    return document.cells.map { report in
      let label = report.cell.label(differences)
      // Notes and hints do not count as failures; they are only among the lines.
      let count = report.findings.count { $0.severity != .note }
      return Case(
        name: label.isEmpty ? path : "\(path) \(label)",
        outcome: report.status(isStrict: false) == .clean ? .passed : .failed(words(count)),
        lines: lines(of: report.findings, in: path, sharers))
    }
  }

  private static func lines(
    of findings: [Finding], in path: String, _ sharers: [String: [String]]
  ) -> [String] {
    let all = findings.map { finding in
      (finding, documents: finding.mistake.flatMap { sharers[$0] } ?? [path])
    }
    let elsewhere = all.filter { $0.documents.first != path }
    let rest = elsewhere.grouped { $0.documents[0] }.map { document, mistakes in
      "\(mistakes.count) mistake\(mistakes.count == 1 ? " is" : "s are") told at \(document)"
        .oneLine
    }
    return all.filter { $0.documents.first == path }.flatMap { finding, documents in
      lines(of: finding.addingDocuments(documents.count - 1), in: path)
    } + rest
  }

  private static func lines(of finding: Finding, in path: String) -> [String] {
    [finding.text(document: path)] + (finding.hint.map { ["  hint: \($0)".oneLine] } ?? [])
  }

  private static func words(_ count: Int) -> String { "\(count) finding\(count == 1 ? "" : "s")" }
}
