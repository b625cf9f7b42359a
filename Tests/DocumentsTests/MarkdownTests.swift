import Foundation
import TestSupport
import Testing

@testable import Documents
@testable import Localization

/// A text in Markdown as its parts: `plain|b:bold|l:link(target)`.
private func parts(_ text: String, _ values: [String] = []) -> String {
  MarkdownText(text, values: values).runs.map { run in
    var marks = ""
    if run.style.isStrong { marks += "b" }
    if run.style.isEmphasized { marks += "i" }
    if run.style.isCode { marks += "c" }
    if run.style.isStruckThrough { marks += "s" }
    if run.style.link != nil { marks += "l" }
    let text = run.text + (run.style.link.map { "(\($0))" } ?? "")
    return marks.isEmpty ? text : "\(marks):\(text)"
  }.joined(separator: "|")
}

/// By CommonMark's specification and GitHub's strikethrough.
@Test(arguments: [
  ("plain", "plain"), ("", ""), ("a **b** c", "a |b:b| c"), ("a *b* _c_", "a |i:b| |i:c"),
  ("***both***", "bi:both"), ("**a *b* c**", "b:a |bi:b|b: c"),
  ("run `a*b*` now", "run |c:a*b*| now"),
  ("~~was~~ now", "s:was| now"), ("~one~", "~one~"), ("[t](https://a.b/c)", "l:t(https://a.b/c)"),
  ("[**t**](u) x", "bl:t(u)| x"), ("[t]()", "l:t()"),
  ("<https://a.b>", "l:https://a.b(https://a.b)"),
  ("![alt](x.png)", "alt"), ("snake_case_name 2 * 3 * 4", "snake_case_name 2 * 3 * 4"),
  ("\\*a\\* &amp; &lt;", "*a* & <"), ("a **b", "a **b"), ("a [b] c", "a [b] c"),
  ("[a](<!b>)", "l:a(!b)"), ("[a](u/<!b)", "l:a(u/<!b)"), ("a <b>c</b>", "a <b>c</b>"),
  ("<!-- a --> **b**", "<!-- a --> |b:b"),
  // What begins a block stays as it is, and so do line breaks and spaces.
  ("# Title", "# Title"), ("- a\n- **b**", "- a\n- |b:b"), ("1. a", "1. a"), ("> a", "> a"),
  ("    code", "    code"), ("```\na\n```", "c: a "), ("a\n\nb", "a\n\nb"),
  ("a  \n  b ", "a  \n  b "),
  ("a\n===", "a\n==="), ("---", "---"), ("[a]: /b", "[a]: /b"),
  ("| a | b |\n|--|--|", "| a | b |\n|--|--|"),
  ("**a\nb**", "b:a\nb"), ("a\r\nb", "a\nb"), ("**\"a\"** b", "b:\"a\"| b"),
  ("שלום **עולם**", "שלום |b:עולם"),
])
func whatStandsWithinALineCounts(text: String, expected: String) {
  #expect(parts(text) == expected)
}

@Test func valuesAreNoMarkdown() {
  let marker = Marker.marker(0, for: "%@")
  #expect(parts("**\(marker)** x", ["*a* [b](c)"]) == "b:*a* [b](c)| x")
  #expect(parts("[see](https://a.b/\(marker))", ["q"]) == "l:see(https://a.b/q)")
  // As Apple does, a place counts as the sign that it is: no emphasis begins between a letter and “%”.
  #expect(parts("は**\(marker)**", ["a"]) == "は**a**")
}

/// Many signs that never end, or nest.
@Test(arguments: [
  "[", "*", "_", "~", "`", "**a ", "*a **a ", "a**b", "[a](", "![", "<", "<!--a", "<?", "<![CDATA[",
  "<!A ",
  "](", "&", "\\", "a_", "[]()", "\n", "> ", "- ", "**x**", "`a``", "* ", "<a ", "\u{1680}",
])
func bombsAreReadInTime(unit: String) {
  let growth = workGrowth(of: 8_192) { bytes in
    let markdown = MarkdownText(String(repeating: unit, count: bytes / unit.utf8.count))
    #expect(!markdown.string.isEmpty || unit == "[]()" || unit == "![")
  }
  #expect(growth < 24)
}

@Test(arguments: [("*a ", "*"), ("**a ", "**"), ("[a ", "](b)"), ("~~a ", "~~"), ("_a ", "_")])
func deepNestingIsReadInTime(start: String, end: String) {
  let growth = workGrowth(of: 8_192 / (start.count + end.count)) { count in
    _ = MarkdownText(String(repeating: start, count: count) + String(repeating: end, count: count))
  }
  #expect(growth < 24)
}

@Test func manyThreadsReadMarkdownAtTheSameTime() async {
  await withTaskGroup(of: String.self) { group in
    for index in 0..<200 { group.addTask { parts("**a** ~~\(index)~~ [b](c)") } }
    var seen: Set<String> = []
    for await text in group { seen.insert(text) }
    #expect(seen == Set((0..<200).map { "b:a| |s:\($0)| |l:b(c)" }))
  }
}
