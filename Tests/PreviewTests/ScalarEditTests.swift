import Files
import Testing

@testable import Preview

@Suite struct ScalarEditTests {
  /// The text before and after, the value to change and its new text.
  @Test(arguments: [
    ("a: 1 # one\nb: 1\n", "a: 20 # one\nb: 1\n", "1", "20"),
    ("a: plain text # why\n", "a: other # why\n", "plain text", "other"),
    ("a: 'it''s'   # q\nb: x\n", "a: 'don''t'   # q\nb: x\n", "it's", "don't"),
    ("a: \"say \\\"hi\\\"\"\n", "a: \"say \\\"ho\\\"\\n\"\n", "say \"hi\"", "say \"ho\"\n"),
    ("a: {b: 1, c: two}\n", "a: {b: 1, c: \"x, y\"}\n", "two", "x, y"),
    ("a: {b: 1, c: two}\n", "a: {b: 1, c: three}\n", "two", "three"),
    ("a: text\n", "a: \"# none\"\n", "text", "# none"),
    ("a: text\n", "a: \"x: y\"\n", "text", "x: y"),
    ("a: text\n", "a: \" x \"\n", "text", " x "),
    ("a: text\n", "a: \"\"\n", "text", ""),
    ("a: text\n", "a: \"null\"\n", "text", "null"), ("a: text\n", "a: \"~\"\n", "text", "~"),
    ("# é\na: é # ü\n", "# é\na: ö日 # ü\n", "é", "ö日"),
    (
      "a:\r\n  - v = w + 1 @ 750\r\n", "a:\r\n  - v = w + 12 @ 750\r\n", "v = w + 1 @ 750",
      "v = w + 12 @ 750"
    ),
    ("{\"a\": \"x\", \"b\": 3}", "{\"a\": \"x\", \"b\": 4}", "3", "4"),
    ("{\"a\": \"x\"}", "{\"a\": \"y\\\"\\\\\"}", "x", "y\"\\"),
    ("- 1\n- 1\n", "- 2\n- 1\n", "1", "2"),
    ("a: |\n  x\n  y\nb: 1\n", "a: |\n  x\n  z\nb: 1\n", "x\ny\n", "x\nz\n"),
    (
      "a: | # why\n    x\n\n    y\n\n# c\n", "a: | # why\n    x\n    y\n\n# c\n", "x\n\ny\n",
      "x\ny\n"
    ),
    ("a: |-\n  x\n   y\n", "a: |\n  x\n   y\n", "x\n y", "x\n y\n"),
    ("a: |\n  x\nb: 1\n", "a: |-\n  x: y # z\nb: 1\n", "x\n", "x: y # z"),
    ("a: |+\n  x\n\nb: 1\n", "a: |+\n  x\n  y\n\nb: 1\n", "x\n\n", "x\ny\n\n"),
    ("a: |2\n   x\n  y\n", "a: |2\n   x\n  z\n", " x\ny\n", " x\nz\n"),
    ("a: |\n  x\n", "a: \"\"\n", "x\n", ""),
    ("a: |\r\n  x\r\n  y\r\nb: 1\r\n", "a: |\r\n  x\r\n  z\r\nb: 1\r\n", "x\ny\n", "x\nz\n"),
    (
      "a: >\n  one two\n  three\n  four\n\n  five\nb: 1\n",
      "a: >\n  one two\n  3\n  four\n\n  five\nb: 1\n", "one two three four\nfive\n",
      "one two 3 four\nfive\n"
    ),
    ("a: >\n  one\n  two\n", "a: >\n  one\n\n  two\n", "one two\n", "one\ntwo\n"),
    ("a: one\n  two\nb: 1\n", "a: one\n  2\nb: 1\n", "one two", "one 2"),
    ("a: 'one\n  two'\nb: 1\n", "a: 'one 2'\nb: 1\n", "one two", "one 2"),
    ("a: \"one\n  two\" # c\n", "a: \"one 2\" # c\n", "one two", "one 2"),
    ("a: &b x\nc: *b\n", "a: &b y\nc: *b\n", "x", "y"),
  ])
  func onlyTheCharactersOfTheValueChange(
    _ before: String, _ after: String, _ value: String, _ new: String
  ) throws {
    let source = source(before)
    let place = try #require(places(of: value, in: source).first)
    let edit = ScalarEdit(line: place.line, column: place.column, before: value, after: new)
    #expect(try edit.applied(to: source) == after)
  }

  @Test func aValueThatIsNoLongerThereIsNotReplaced() {
    let source = source("a: 1\nb: 2\n")
    for (line, column, before) in [(1, 4, "2"), (1, 5, "1"), (3, 1, "1"), (0, 0, "1")] {
      let edit = ScalarEdit(line: line, column: column, before: before, after: "3")
      #expect(throws: ScalarEdit.Refusal.moved) { try edit.applied(to: source) }
    }
  }

  @Test(arguments: ["a: 1\nb: 2\n", "{\"b\": 1, \"a\": {\"b\": 2}}"])
  func aKeyIsNotReplaced(_ text: String) throws {
    let source = source(text)
    let place = try #require(NodeReader.read(source, Problems())?["b"]?.key.mark)
    let edit = ScalarEdit(line: place.line, column: place.column, before: "b", after: "c")
    #expect(throws: ScalarEdit.Refusal.moved) { try edit.applied(to: source) }
  }

  /// What stands in the file is `$b`, and the text is what that stood for.
  @Test(arguments: ["a: $b\n", "a: >\n  $b c\n", "a: |\n  $b\n"])
  func aTextThatIsNotWrittenThereIsNotReplaced(_ text: String) throws {
    let source = source(text)
    let node = try #require(NodeReader.read(source, Problems())?["a"]?.value)
    let edit = ScalarEdit(
      line: node.mark.line, column: node.mark.column, before: "x", after: "y")
    #expect(throws: ScalarEdit.Refusal.moved) { try edit.applied(to: source) }
  }

  private func source(_ text: String) -> SourceText {
    SourceText(file: text.hasPrefix("{\"") ? "a.json" : "a.yaml", text: text)
  }

  private func places(of value: String, in source: SourceText) -> [SourceText.Mark] {
    let problems = Problems()
    let root =
      source.file == "a.json"
      ? JSONReader.read(source, problems) : NodeReader.read(source, problems)
    var (found, stack): ([SourceText.Mark], [Node]) = ([], [root].compactMap(\.self))
    while let node = stack.popLast() {
      if node.scalar?.text == value { found.append(node.mark) }
      stack += (node.sequence ?? []) + (node.mapping ?? []).map(\.value)
    }
    return found.sorted()
  }
}
