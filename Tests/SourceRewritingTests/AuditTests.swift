import Foundation
import Testing

@testable import SourceRewriting

@Suite("What sources use and is not there is listed")
struct AuditTests {
  private static func audit(_ sources: [String]) -> Audit {
    var values = ConditionValues()
    values.modules.insert("Own")
    let entries = sources.enumerated().map { number, text in
      ModuleIndex.Entry(
        source: SourceText(path: "\(number).swift", bytes: Array(text.utf8)), module: "M",
        values: values)
    }
    var known = PlatformSymbols()
    known.types = ["UIView", "Int", "String", "CGRect"]
    known.members = ["frame", "map", "layoutSubviews"]
    known.globals = ["print"]
    return Audit(entries, modules: ["UIKit", "Own"], known: known)
  }

  /// A source, and what it misses.
  static let cases: [(String, [String])] = [
    ("import UIKit\nclass A: UIView { var b: Int { 1 } }\nA().b", []),
    ("import UIKit\nlet a = UIPageControl()", ["type UIPageControl"]),
    ("let a: UIView\na.glow = 1\na.frame = .zap", ["member glow", "member zap"]),
    (
      "class A: UIView { override func layoutSubviews() {}\noverride func glow() {} }",
      ["member glow"]
    ),
    ("import Combine\nlet a = Publisher()\nlet b = UIGlow()", ["module Combine", "type UIGlow"]),
    ("func f(at index: Int, _ x: Int) { print(index, x) }", []),
    ("[1].map { one, two in print(one, two) }", []),
    ("enum E { case a, b(Int)\ncase c }\nlet (x, y) = (E.a, E.b)\nprint(x, y)", []),
    ("struct L<Item> { let a: Item }", []),
    (
      "class A { init?(coder: Int, at place: String? = nil, size: Int) { print(size, place) } }", []
    ),
    ("func f() { let a = 1, b = [1, 2], c = { 3 }\nprint(a, b, c) }", []),
    ("var a = map(1), b = glow", ["member glow"]),
    ("let a = true ? UIView() : glow", ["member glow"]),
    ("switch 1 { case let (a as Int, b as UIView): print(a, b)\ndefault: break }", []),
    (
      "@available(*, deprecated, renamed: \"b\") func a() {}\n@available(OSX 10, *) func b() {}", []
    ),
    ("if #available(OSX 10.11, iOS 9, *), true { print(1) }", []),
    ("#if os(Windows) || FEATURE\n#endif\ninfix operator ~: AdditionPrecedence", []),
    ("let a = UIKit.UIView()\nlet b = Own.glow", ["member glow"]),
    ("UIView()?.map(1, by: 1)", []),
    ("#if os(macOS)\nlet a = NSView()\n#endif", []),
    ("#if os(iOS)\nlet a = UIGlow()\n#else\nlet b = NSGlow()\n#endif", ["type UIGlow"]),
    ("// UIGlow\nlet a = \"UIGlow \\(UIShine())\"", ["type UIShine"]),
  ]

  @Test("a source misses what nobody declares", arguments: cases)
  func misses(_ source: String, _ expected: [String]) {
    let names = Self.audit([source]).missing.map { "\($0.kind) \($0.name)" }
    #expect(names.sorted() == expected.sorted())
  }

  @Test("symbols are listed by the number of sources that they block, with their first places")
  func order() {
    let audit = Self.audit([
      "let a = UIGlow()\nlet b = UIGlow()", "let c = UIGlow()\nlet d = UIShine()",
      "let e = UIView()",
    ])
    #expect(audit.missing.map(\.name) == ["UIGlow", "UIShine"])
    #expect(audit.missing.map(\.uses) == [3, 1])
    #expect(audit.missing.map(\.alone) == [1, 0])
    #expect(audit.missing.map(\.place) == ["0.swift:1:9", "1.swift:2:9"])
    #expect(audit.missing.map(\.files) == [["0.swift", "1.swift"], ["1.swift"]])
    #expect((audit.files, audit.complete) == (3, 1))
  }

  @Test("a symbol graph becomes names, and a list of them is read as it was written")
  func graphs() throws {
    let graph = """
      {"symbols": [
        {"kind": {"identifier": "swift.protocol"}, "identifier": {"precise": "p"}, "pathComponents": ["P"]},
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "m"}, "pathComponents": ["P", "told(_:)"]},
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "n"}, "pathComponents": ["P", "must()"]},
        {"kind": {"identifier": "swift.func"}, "identifier": {"precise": "f"}, "pathComponents": ["go(_:by:)"]}],
       "relationships": [{"kind": "defaultImplementationOf", "source": "d", "target": "m"}]}
      """
    var symbols = PlatformSymbols()
    try symbols.add(graph: Data(graph.utf8))
    #expect(symbols.types == ["P"])
    #expect(symbols.members == ["told", "must"])
    #expect(symbols.optionalMethods == ["told"])
    #expect(symbols.globals == ["P", "go"])
    #expect(PlatformSymbols(text: symbols.text) == symbols)
  }
}
