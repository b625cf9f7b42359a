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
    ("# é\na: é # ü\n", "# é\na: ö日 # ü\n", "é", "ö日"),
    (
      "a:\r\n  - v = w + 1 @ 750\r\n", "a:\r\n  - v = w + 12 @ 750\r\n", "v = w + 1 @ 750",
      "v = w + 12 @ 750"
    ),
    ("{\"a\": \"x\", \"b\": 3}", "{\"a\": \"x\", \"b\": 4}", "3", "4"),
    ("{\"a\": \"x\"}", "{\"a\": \"y\\\"\\\\\"}", "x", "y\"\\"),
    ("- 1\n- 1\n", "- 2\n- 1\n", "1", "2"),
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

  @Test(arguments: [
    "a: |\n  x\n  y\n", "a: >\n  x y\n", "a: x\n  y\n", "a: !t x\n", "a: &b x\nc: *b\n",
  ])
  func aValueThatIsNotInOnePieceIsLeftAlone(_ text: String) throws {
    let source = source(text)
    let node = try #require(NodeReader.read(source, Problems())?["a"]?.value)
    #expect(source.span(of: node) == nil)
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
