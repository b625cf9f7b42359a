import LayoutScene
import Testing

@testable import Causes

/// How values of documents are written in sentences: in YAML's form of one line.
@Test(
  arguments: [
    (.null, "null"), (true, "true"), (false, "false"), (12, "12"), (0.5, "0.5"), ("a b", "a b"),
    ([1, [true, "x"]], "[1, [true, x]]"), ([], "[]"),
    (["top": 8, "insets": ["left": 1]], "{top: 8, insets: {left: 1}}"),
  ] as [(JSON, String)])
func aValueIsWrittenAsADocumentHasIt(value: JSON, words: String) {
  #expect(Words.flow(value) == words)
}
