import Testing

@testable import Reports

/// A report is read on terminals and pages, on which a control character acts.
@Test(
  arguments: [
    ("\u{7}", "\\u{7}"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{7F}", "\\u{7F}"),
    ("\u{9B}2J", "\\u{9B}2J"), ("\u{85}", "\\u{85}"), ("\u{202E}evil", "\\u{202E}evil"),
    ("\u{2066}", "\\u{2066}"), ("\u{2028}", "\\u{2028}"), ("\u{FFFE}", "\u{FFFD}"),
    ("a\tb\nc", "a\tb\nc"), ("<&\">", "&lt;&amp;&quot;&gt;"), ("ü 日 👩‍👧", "ü 日 👩‍👧"),
  ])
func noTextOfATestReportActsWhereItIsShown(text: String, shown: String) {
  let outcomes: [JUnit.Case.Outcome] = [.passed, .failed(text), .error(text), .skipped(text)]
  let report = JUnit(
    suite: "plumb " + text,
    cases: outcomes.map { JUnit.Case(name: text, outcome: $0, lines: [text]) }
  ).text
  #expect(report.components(separatedBy: shown).count > 8)
  if text != shown { #expect(!report.contains(text)) }
}

@Test(
  arguments: [
    (
      [.passed, .failed("a"), .failed("b"), .error("c"), .skipped("d")],
      "tests=\"5\" failures=\"2\" errors=\"1\" skipped=\"1\">"
    ),
    ([.passed], "tests=\"1\" failures=\"0\">"), ([], "tests=\"0\" failures=\"0\">"),
  ] as [([JUnit.Case.Outcome], String)])
func aSuiteCountsItsCases(outcomes: [JUnit.Case.Outcome], counts: String) {
  let text = JUnit(suite: "plumb", cases: outcomes.map { JUnit.Case(name: "a", outcome: $0) }).text
  #expect(text.contains("<testsuite name=\"plumb\" \(counts)\n"), "\(text)")
}
