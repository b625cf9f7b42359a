import LayoutScene

/// Findings as a JUnit test report: a test case a cell, which fails with all that was found in it; notes
/// alone are no failure.
enum JUnit {
  private struct Case {
    var name: String
    var lines: [String]
    /// What makes it fail: notes and hints are among the lines only.
    var count: Int
    var isFailure: Bool
  }

  static func text(of documents: [DocumentReport]) -> String {
    let cases = documents.flatMap(cases)
    let failures = cases.count(where: \.isFailure)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="plumb check" tests="\(cases.count)" failures="\(failures)">
      \(cases.map(element).joined())</testsuite>

      """
  }

  private static func cases(of document: DocumentReport) -> [Case] {
    let path = document.path
    guard document.mistakes.isEmpty else {
      let lines = document.mistakes.map { $0.text(document: path) }
      return [Case(name: path, lines: lines, count: lines.count, isFailure: true)]
    }
    let differences = Cell.differences(of: document.cells.map(\.cell))
    return document.cells.map { report in
      let label = report.cell.label(differences)
      return Case(
        name: label.isEmpty ? path : "\(path) \(label)",
        lines: report.findings.flatMap { finding in
          [finding.text(document: path)] + (finding.hint.map { ["  hint: \($0)".oneLine] } ?? [])
        },
        count: report.findings.count { $0.severity != .note },
        isFailure: report.status(isStrict: false) != .clean)
    }
  }

  private static func element(_ test: Case) -> String {
    let start = "  <testcase classname=\"plumb.check\" name=\"\(xml(test.name))\""
    guard !test.lines.isEmpty else { return start + "/>\n" }
    let text = test.lines.map(xml).joined(separator: "\n")
    guard test.isFailure else {
      return "\(start)>\n    <system-out>\(text)</system-out>\n  </testcase>\n"
    }
    let count = "\(test.count) finding\(test.count == 1 ? "" : "s")"
    return "\(start)>\n    <failure message=\"\(count)\">\(text)</failure>\n  </testcase>\n"
  }

  private static func xml(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\t", "\n", "\u{20}"...: out.unicodeScalars.append(scalar)
      default: out += "\u{FFFD}"
      }
    }
    return out
  }
}
