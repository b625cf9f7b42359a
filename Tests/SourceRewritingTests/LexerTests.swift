import Testing

@testable import SourceRewriting

@Suite("What looks like code in strings, comments and regular expressions is no code")
struct LexerTests {
  /// A source, and its words and marks that are code.
  static let cases: [(String, [String])] = [
    (#"a("b @objc")"#, ["a", "(", #""b @objc""#, ")"]),
    (
      #""x\(f("y\(z)"))w" v"#,
      [#""x\"#, "(", "f", "(", #""y\"#, "(", "z", ")", "\"", ")", ")", "w\"", "v"]
    ),
    (##"#"a\(b)\#(c)"# d"##, [##"#"a\(b)\#"##, "(", "c", ")", "\"#", "d"]),
    (##"#"""# e"##, [##"#"""#"##, "e"]),
    ("\"\"\"\n a \"quoted\" #if\n\"\"\" b", ["\"\"\"\n a \"quoted\" #if\n\"\"\"", "b"]),
    ("/* a /* b */ @objc */ c // d\ne", ["c", "e"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("x = /@objc [a-z]\\/+/ y", ["x", "=", "/@objc [a-z]\\/+/", "y"]),
    ("#/ a/b /# c", ["#/ a/b /#", "c"]),
    ("`class`.`init`", ["`class`", ".", "`init`"]),
    ("1.5e-3 0x1F.first 3...5", ["1.5e-3", "0x1F", ".", "first", "3", "...", "5"]),
    ("a?.b!.c ?? \\.d", ["a", "?", ".", "b", "!", ".", "c", "??", "\\", ".", "d"]),
    ("\"open\nnext", ["\"open", "next"]),
    ("#!/usr/bin/swift @objc\na", ["a"]),
  ]

  @Test("a source is split", arguments: cases)
  func splits(_ source: String, _ expected: [String]) {
    let text = SourceText(source)
    #expect(text.tokens.map { text.text($0.range) } == expected)
  }

  @Test("no source makes the lexer stop, whatever its bytes are")
  func survives() {
    var seed: UInt64 = 7
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", ")", "/", "/*", "*/", "\n", "a", "@", "`", "{", "}", "é", "\\",
      ".",
    ]
    for _ in 0..<2000 {
      var source = ""
      for _ in 0..<12 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(seed >> 33) % pieces.count]
      }
      let text = SourceText(source)
      var end = 0
      for token in text.tokens {
        #expect(token.range.lowerBound >= end && !token.range.isEmpty, "\(source)")
        end = token.range.upperBound
      }
      #expect(end <= text.bytes.count, "\(source)")
      _ = Outline(text)
      _ = Conditions(text)
    }
  }
}
