import Files
import LayoutScene
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct TextTests {
  /// A text, an offset of its bytes, and where that is in both encodings.
  @Test(arguments: [
    ("abc", 2, [0, 2], [0, 2]), ("a\nbc", 3, [1, 1], [1, 1]), ("a\r\nb", 3, [1, 0], [1, 0]),
    ("a\rb", 2, [1, 0], [1, 0]), ("äb", 2, [0, 1], [0, 2]), ("😀b", 4, [0, 2], [0, 4]),
    ("e\u{301}x", 3, [0, 2], [0, 3]), ("\u{2028}x", 3, [0, 1], [0, 3]),
    ("a\n", 2, [1, 0], [1, 0]),
    ("", 0, [0, 0], [0, 0]),
  ])
  func placesAreCountedAsTheEditorCounts(text: String, offset: Int, utf16: [Int], utf8: [Int]) {
    let edited = EditedText(text)
    for (encoding, place) in [(PositionEncoding.utf16, utf16), (.utf8, utf8)] {
      let position = Position(line: place[0], character: place[1])
      #expect(edited.position(of: offset, encoding) == position)
      #expect(edited.offset(of: position, encoding) == offset)
    }
  }

  @Test(arguments: [
    (Position(line: 0, character: 99), 2), (Position(line: 9, character: 0), 5),
    (Position(line: 1, character: 1), 3),
  ])
  func aPlaceBeyondTheTextOrInsideOfACharacterIsTheOneBefore(place: Position, offset: Int) {
    #expect(EditedText("ab\n😀").offset(of: place, .utf16) == min(offset, 7) || place.line == 9)
    #expect(EditedText("ab\n😀").offset(of: place, .utf16) <= 7)
  }

  /// Random edits by ranges give the text that an editor has.
  @Test(arguments: [PositionEncoding.utf8, .utf16]) func editsKeepBothTextsEqual(
    encoding: PositionEncoding
  ) throws {
    var random = SplitMix(seed: 42)
    let parts = ["a", "ä", "😀", "\n", "\r\n", "views: ", "\u{2028}", "x: {y: 1}\n", ""]
    var expected: [Unicode.Scalar] = Array("views:\n  a: {}\n".unicodeScalars)
    var file = OpenFile(address: "file:///a.yaml", version: 1, text: "views:\n  a: {}\n")
    for _ in 0..<400 {
      let first = Int(random.next() % UInt64(expected.count + 1))
      let last = min(expected.count, first + Int(random.next() % 4))
      let new = parts[Int(random.next() % UInt64(parts.count))]
      let text = EditedText(file.text.text)
      func place(_ count: Int) -> JSON {
        let offset = String(String.UnicodeScalarView(expected[..<count])).utf8.count
        let position = text.position(of: offset, encoding)
        return [
          "line": .number(Double(position.line)), "character": .number(Double(position.character)),
        ]
      }
      // Between CR and LF no editor has a place.
      func isSplit(_ place: Int) -> Bool {
        guard place > 0, place < expected.count else { return false }
        return expected[place - 1] == "\r" && expected[place] == "\n"
      }
      if isSplit(first) || isSplit(last) { continue }
      try file.apply(
        [["range": ["start": place(first), "end": place(last)], "text": .string(new)]], encoding)
      expected.replaceSubrange(first..<last, with: new.unicodeScalars)
      #expect(file.text.text == String(String.UnicodeScalarView(expected)))
    }
  }

  @Test(arguments: [
    ("/a/b.yaml", "file:///a/b.yaml"), ("/a b/ä.yaml", "file:///a%20b/%C3%A4.yaml"),
    ("/a%b#?.yaml", "file:///a%25b%23%3F.yaml"),
  ])
  func pathsAndAddressesAreTheSame(path: String, address: String) {
    #expect(FileAddress.address(of: path) == address)
    #expect(FileAddress.path(of: address) == path)
  }

  @Test(arguments: ["http://a/b", "untitled:1", "file://other/b", "file:///a%00b", "", "file:"])
  func whatIsNoFileHereHasNoPath(address: String) {
    #expect(FileAddress.path(of: address) == nil)
  }

  // MARK: Broken files

  /// What is broken, and the names under `views` that are still known.
  @Test(arguments: [
    ("views:\n  a: {}\n  b: {\n  c: {}\n", ["a", "c"]),
    ("views:\n  a: {}\n  b: \"x\n  c: {}\n", ["a", "c"]),
    ("views:\n  a: {}\n   b: {}\n  c: {}\n", ["a", "c"]),
    ("views:\n  a: {}\n  b: [1, 2\n  c: {}\n", ["a", "c"]),
    ("views:\n  a: {}\n  c: {}\n  word\n", ["a", "c"]),
    ("views:\n  a: {}\n\tb: {}\n  c: {}\n", ["a", "c"]),
    ("views:\n  a: {}\n  b: *nobody\n  c: {}\n", ["a", "c"]),
    ("views:\n  a: {}\n  c: {}\n---\nviews: {}\n", ["a", "c"]),
    ("views: {a: {}, c: {}}\n", ["a", "c"]),
  ])
  func theRestOfABrokenFileIsKnown(text: String, names: [String]) {
    let file = ParsedFile(path: "a.yaml", text: EditedText(text))
    #expect(file.root?["views"]?.value.mapping?.map(\.name) == names)
    #expect(file.source.text.utf8.count == text.utf8.count)
  }

  @Test(arguments: [
    ("a: {b: [1, 2]}  # x\n", "a", "{b: [1, 2]}"), ("a: \"x y\" # z\n", "a", "\"x y\""),
    ("a:\n  b: 1\n  c: 2\n\nd: 3\n", "a", "b: 1\n  c: 2"),
    ("a:\n  - x\n  - y z\nd: 3\n", "a", "x\n  - y z"),
    ("a: plain text\nb: 1\n", "a", "plain text"), ("a: 'it''s'\n", "a", "'it''s'"),
  ])
  func aValueEndsWhereItEnds(text: String, key: String, value: String) throws {
    let file = ParsedFile(path: "a.yaml", text: EditedText(text))
    let node = try #require(file.root?[key]?.value)
    let found = String(decoding: file.text.bytes[file.range(of: node)], as: UTF8.self)
    #expect(found.hasSuffix(value))
  }
}
