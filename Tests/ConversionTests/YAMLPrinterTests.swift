import Files
import Testing

@testable import Conversion

private let mark = SourceText.Mark(line: 1, column: 1)

@Test(
  arguments: [
    "Sign in", "", " ", "true", "No", "12", "1.5", "1e3", "2026-11-20", "0x1F", "~", "null", "a: b",
    "a #b", "#fff",
    "- a", "-", "?", "*bold*", "&nbsp;", "@me", "%d items", "`x`", "'quoted'", "\"quoted\"",
    "back\\slash",
    "two\nlines", "tab\there", "{a}", "[a]", "a, b", "ends:", "=", "!tag", "| text", "> text",
    "trailing ",
    "Schön", "日本語", "👨‍👩‍👧", "\u{200F}rtl", "\u{FEFF}", "$5", "50 %", "http://a.b/c?d=e&f", "12:30:45",
    ".5", "on",
  ])
func textsAreReadBackAsTheyWere(text: String) throws {
  let value = Node(text, style: .doubleQuoted, at: mark)
  let list = Node(content: .sequence([value, value]), mark: mark)
  let document = Node(
    content: .mapping([
      Node.Pair("alone", value, at: mark), Node.Pair("list", list, at: mark),
      Node.Pair(
        "map", Node(content: .mapping([Node.Pair("key", value, at: mark)]), mark: mark), at: mark),
    ]), mark: mark)
  let written = YAMLPrinter.text(document)
  let problems = Problems()
  let read = NodeReader.read(SourceText(file: "a.yaml", text: written), problems)
  #expect(problems.sorted == [])
  let found = [
    read?["alone"]?.value, read?["list"]?.value.sequence?.last, read?["map"]?.value["key"]?.value,
  ]
  for node in found {
    #expect(node?.scalar?.text == text, "\(written)")
    // A text that another YAML reader takes for a number or a word is quoted.
    if ["true", "No", "12", "1.5", "~", "null", "on", ""].contains(text) {
      #expect(node?.scalar?.style != .plain)
    }
  }
}

@Test func aListTooLongForALineTakesSeveral() throws {
  let words = (1...30).map { Node("word \($0)", style: .plain, at: mark) }
  let document = Node(
    content: .mapping([Node.Pair("words", Node(content: .sequence(words), mark: mark), at: mark)]),
    mark: mark)
  #expect(YAMLPrinter.text(document).hasPrefix("words:\n  - word 1\n  - word 2\n"))
}
