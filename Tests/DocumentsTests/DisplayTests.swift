import Testing

@testable import Documents

/// The caret stands below the mistake whatever is before it: a tab is as wide as the reader's terminal has it.
@Test(arguments: [
  "v: {class: label, lines: no}", "v: {class: label,\ttext: A,\tlines: no}",
  "v: {class: label, text: \"日本\", lines: no}",
])
func theCaretStandsBelowTheMistake(line: String) throws {
  do throws(DocumentErrors) {
    _ = try load("canvas: 100x100\nviews:\n  \(line)\n")
    Issue.record("nothing is wrong")
  } catch {
    let lines = try #require(error.problems.first).display.split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    #expect(lines[1] == "    \(line)")
    let before = try #require(lines[1].range(of: "no}")).lowerBound
    let indent = lines[1][..<before].map { $0 == "\t" ? "\t" : " " }.joined()
    #expect(lines[2] == indent + "^")
  }
}
