import LayoutScene

/// A JUnit test report: one suite with a test case for each checked item.
package struct JUnit: Sendable {
  /// One test case.
  package struct Case: Sendable, Hashable {
    /// How a test case ended.
    package enum Outcome: Sendable, Hashable {
      /// It passed; `lines` are its output.
      case passed
      /// It failed. The value says why in a few words; `lines` have the details.
      case failed(String)
      /// It could not be run, for this reason; `lines` have the details.
      case error(String)
      /// It has neither passed nor failed, for this reason; `lines` are its output.
      case skipped(String)
    }

    /// The name of the checked item.
    package var name: String
    /// How it ended.
    package var outcome: Outcome
    /// The output or details, as lines.
    package var lines: [String]

    /// A test case.
    package init(name: String, outcome: Outcome, lines: [String] = []) {
      self.name = name
      self.outcome = outcome
      self.lines = lines
    }
  }

  /// The suite's name, such as `plumb check`.
  package var suite: String
  /// Its test cases.
  package var cases: [Case]

  /// A suite of test cases.
  package init(suite: String, cases: [Case]) {
    self.suite = suite
    self.cases = cases
  }

  /// The report as XML.
  package var text: String {
    var (failures, errors, skipped) = (0, 0, 0)
    for test in cases {
      switch test.outcome {
      case .passed: break
      case .failed: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    let mistakes = errors == 0 ? "" : " errors=\"\(errors)\""
    let skips = skipped == 0 ? "" : " skipped=\"\(skipped)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="\(Self.xml(suite))" tests="\(cases.count)" failures="\(failures)"\(mistakes)\(skips)>
      \(cases.map(element).joined())</testsuite>

      """
  }

  private func element(_ test: Case) -> String {
    let group = suite.replacing(" ", with: ".")
    let start = "  <testcase classname=\"\(Self.xml(group))\" name=\"\(Self.xml(test.name))\""
    let text = test.lines.map(Self.xml).joined(separator: "\n")
    let output = text.isEmpty ? "" : "    <system-out>\(text)</system-out>\n"
    switch test.outcome {
    case .passed:
      return output.isEmpty ? start + "/>\n" : "\(start)>\n\(output)  </testcase>\n"
    case .failed(let words):
      return "\(start)>\n    <failure message=\"\(Self.xml(words))\">\(text)</failure>\n"
        + "  </testcase>\n"
    case .error(let words):
      return "\(start)>\n    <error message=\"\(Self.xml(words))\">\(text)</error>\n"
        + "  </testcase>\n"
    case .skipped(let words):
      return "\(start)>\n    <skipped message=\"\(Self.xml(words))\"/>\n\(output)  </testcase>\n"
    }
  }

  private static func xml(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      // XML 1.0 does not allow these characters.
      case "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
      case "\t", "\n": out.unicodeScalars.append(scalar)
      // XML 1.0 allows some control characters, which act on a terminal or a page that shows the report.
      case _ where scalar.isControl:
        out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
