import Testing

@testable import SourceRewriting

@Suite("Sources are rewritten token by token, each on its line")
struct RewritingTests {
  /// A source, and what the compiler reads.
  static let cases: [(String, String)] = [
    ("@objc private func a() {}", "      private func a() {}"),
    ("@objc(go:) func a() {}", "           func a() {}"),
    ("@objc (x) func", "      (x) func"),
    ("@IBOutlet weak var a: B!", "          weak var a: B!"),
    ("@IBInspectable var a = 1", "               var a = 1"),
    ("@objcMembers class A {}", "             class A {}"),
    ("var f: @convention(block) () -> Void", "var f:                    () -> Void"),
    ("dynamic var a = 1", "        var a = 1"),
    ("a.dynamic(b, dynamic: dynamic)", "a.dynamic(b, dynamic: dynamic)"),
    ("a = dynamic\nvar b = dynamic\nlet c", "a = dynamic\nvar b = dynamic\nlet c"),
    ("return dynamic\nfunc a() {}", "return dynamic\nfunc a() {}"),
    ("private dynamic\n  var a = 1", "private        \n  var a = 1"),
    ("@A(b) dynamic var a = 1", "@A(b)         var a = 1"),
    ("let a = \"@objc #selector(b)\" // @objc", "let a = \"@objc #selector(b)\" // @objc"),
    ("#if os(iOS)\nimport UIKit\n#endif", "#if canImport(UIKit)\nimport UIKit\n#endif"),
    ("#if os(macOS) || os(iOS)\nx()\n#endif", "#if os(macOS) || canImport(UIKit)\nx()\n#endif"),
    ("#if !os(iOS)\nx()\n#endif", "#if !canImport(UIKit)\nx()\n#endif"),
    (
      "#if os(iOS)\nimport Darwin\n#elseif os(Linux)\nimport Glibc\n#endif",
      "#if os(iOS)\nimport Glibc \n#elseif os(Linux)\nimport Glibc\n#endif"
    ),
    (
      "#if os(iOS)\nimport UIKit\n#elseif os(Linux)\n#endif",
      "#if canImport(UIKit)\nimport UIKit\n#elseif os(Linux)\n#endif"
    ),
    (
      "func a<V: UIView>() -> V { V(frame: .zero) }",
      "func a<V: UIView>() -> V { UIKit.made(V.self, frame: .zero) }"
    ),
    ("class A<V: B & C> { let a = V() }", "class A<V: B & C> { let a = V() }"),
    (
      "typealias B = UITableViewCell; class A<V: P & B> { let a = V() }",
      "typealias B = UITableViewCell; class A<V: P & B> { let a = UIKit.made(V.self) }"
    ),
    (
      "let kind: UIView.Type; let a = kind.init(frame: b)",
      "let kind: UIView.Type; let a = UIKit.made(kind, frame: b)"
    ),
    ("let kind: P.Type; let a = kind.init()", "let kind: P.Type; let a = kind.init()"),
    ("self.init(frame: b); A.init(frame: b)", "self.init(frame: b); A.init(frame: b)"),
    ("func a<V: UIView>() -> V { V(b: 1) }", "func a<V: UIView>() -> V { V(b: 1) }"),
    ("import UIKit.UIImage", "import UIKit        "),
    ("import UIKit.UIGestureRecognizerSubclass; x", "import UIKit                            ; x"),
    ("import class UIKit.UIView", "import       UIKit       "),
    ("@_exported import QuartzCore", "@_exported import UIKit     "),
    ("import struct CoreGraphics.CGFloat", "import        UIKit               "),
    ("import Foundation.NSURL", "import Foundation      "),
    ("import WebKit", "import UIKit "),
    (
      "import Foundation\nlet a: URLRequest, b: XMLParser",
      "import Foundation; import FoundationNetworking; import FoundationXML\nlet a: URLRequest, b: XMLParser"
    ),
    ("import UIKit\nlet a: URLRequest", "import UIKit\nlet a: URLRequest"),
    ("@testable import SnapshotTesting", "@testable import SnapshotTestingPlumb"),
    ("import Combine", "import CombinePlumb"),
    ("import class Combine.Just", "import       CombinePlumb"),
    (
      "import Combine\nlet a: Combine.Just<Int>",
      "import CombinePlumb\nlet a: CombinePlumb.Just<Int>"
    ),
    ("let a: Combine.Just<Int>", "let a: Combine.Just<Int>"),
    ("let a = b.publisher(for: \\.c)", "let a = b.publisher(for: \\.c)"),
    ("import os\nimport os.log", "import OSPlumb\nimport OSPlumb"),
    ("import os\nlet a = os.Logger()", "import OSPlumb\nlet a = OSPlumb.Logger()"),
    ("import OSLog\nlet a = OSLog.default", "import OSPlumb\nlet a = OSLog.default"),
    ("#if canImport(os)\nimport os\n#endif", "#if canImport(OSPlumb)\nimport OSPlumb\n#endif"),
    ("#if os(iOS)\nimport os\n#endif", "#if canImport(UIKit)\nimport OSPlumb\n#endif"),
    ("a.import(UIKit.x)", "a.import(UIKit.x)"),
    (
      "import Foundation\nlet a = NSLocalizedString(\"a\", comment: \"\")",
      "import Foundation; import UIKit\nlet a = UIKit.localizedString(\"a\", comment: \"\")"
    ),
    (
      "import UIKit\nlet a = \"\\(NSLocalizedString(\"a\"))\"",
      "import UIKit\nlet a = \"\\(UIKit.localizedString(\"a\"))\""
    ),
    (
      "import UIKit\nNSStringFromClass(A.self)", "import UIKit\nUIKit.stringFromClass(A.self)"
    ),
    (
      "import UIKit\nFoundation.NSLocalizedString(\"a\")",
      "import UIKit\nFoundation.NSLocalizedString(\"a\")"
    ),
    ("#keyPath(A.b.c)", "\"b.c\"          "),
    ("#keyPath(title)", "\"title\"        "),
    (
      "let a = App.value(forKeyPath: #keyPath(App.shared.name)) as? String",
      "let a = UIKit.valueForKeyPath(App.shared.name)                                 as? String"
    ),
    ("value(forKey: #keyPath(title))", "UIKit.valueForKeyPath(title)                        "),
    ("a.set(b, forKey: #keyPath(title))", "a.set(b, forKey: \"title\"        )"),
    (
      "import XCTest\n@testable import Cards", "import XCTest; import UIKit\n@testable import Cards"
    ),
    ("import XCTest\nimport UIKit", "import XCTest\nimport UIKit"),
    (
      "func all() -> [XCTestCaseEntry] {\n  [testCase(A.allTests)]\n}",
      "func all() -> [XCTestCaseEntry] {[]\n                        \n}"
    ),
    ("let all: [XCTestCaseEntry] = []", "let all: [XCTestCaseEntry] = []"),
    ("@objc protocol P { }", "      protocol P : AnyObject { }"),
    ("@objc protocol P: Q { }", "      protocol P: AnyObject, Q { }"),
    ("@objc protocol P: NSObjectProtocol { }", "      protocol P: NSObjectProtocol { }"),
    ("a?.scrollViewDidScroll?(b)", "UIKit.optionalCall(a?.scrollViewDidScroll(b))"),
    (
      "t.delegate?.tableView?(t, didSelectRowAt: p)",
      "UIKit.optionalCall(t.delegate?.tableView(t, didSelectRowAt: p))"
    ), ("model.onSelect?(p)", "model.onSelect?(p)"),
    (
      "if !x(1).y[2]!.scrollViewDidScroll?(b(c)) {",
      "if !UIKit.optionalCall(x(1).y[2]!.scrollViewDidScroll(b(c))) {"
    ),
    ("(a as? B)?.scrollViewDidScroll?(b)", "UIKit.optionalCall((a as? B)?.scrollViewDidScroll(b))"),
    ("return .scrollViewDidScroll?(b)", "return .scrollViewDidScroll?(b)"),
    ("a?.other?(b)", "a?.other?(b)"),
    ("x += type(of: a.b).description()", "x += String(reflecting: type(of: a.b))             "),
    ("@UIApplicationMain class A {}", "@main              class A {}"),
  ]

  @Test("a source becomes another", arguments: cases)
  func rewrites(_ source: String, _ expected: String) {
    #expect(rewritten(source) == expected)
  }

  /// What stands in the brackets of `#selector`, and what stands for all of it in a class `Form` with the methods
  /// `go()`, `press(_:)`, `tell(it:)`, `send(_:forEvent:)` and, named `old:`, `renamed(_:)`.
  static let selectors: [(String, String)] = [
    ("go", "Selector(\"go\", Form.go)"),
    ("press", "Selector(\"press:\", Form.press)"),
    ("press(_:)", "Selector(\"press:\", Form.press(_:))"),
    ("press(_ :)", "Selector(\"press:\", Form.press(_:))"),
    ("self.press(_:)", "Selector(\"press:\", Form.press(_:))"),
    ("Self.press(_:)", "Selector(\"press:\", Form.press(_:))"),
    ("Form.press(_:)", "Selector(\"press:\", Form.press(_:))"),
    ("Outer.Other.reload(_:)", "Selector(\"reload:\", Outer.Other.reload(_:))"),
    (
      "UIViewController.dismiss(animated:completion:)",
      "Selector(\"dismissWithAnimated:completion:\", UIViewController.dismiss(animated:completion:))"
    ),
    ("tell(it:)", "Selector(\"tellWithIt:\", Form.tell(it:))"),
    ("send(_:forEvent:)", "Selector(\"send:forEvent:\", Form.send(_:forEvent:))"),
    ("renamed", "Selector(\"old:\", Form.renamed)"),
    ("open(_:as:)", "Selector(\"open:as:\", Form.open(_:as:))"),
    (
      "Form.open(_:as:) as (Form) -> (Int, Int) -> Void",
      "Selector(\"open:as:\", Form.open(_:as:) as (Form) -> (Int, Int) -> Void)"
    ),
    (
      "press(_:) as (UIView) -> Void",
      "Selector(\"press:\", Form.press(_:) as @MainActor (Form) -> @MainActor (UIView) -> Void)"
    ),
    ("Form.go as (Form) -> () -> Void", "Selector(\"go\", Form.go as (Form) -> () -> Void)"),
    ("getter: title", "Selector(\"title\", getter: \\Form.title)"),
    ("getter: UIView.isHidden", "Selector(\"isHidden\", getter: \\UIView.isHidden)"),
    ("setter: Form.title", "Selector(\"setTitle:\", setter: \\Form.title)"),
    ("model.refresh(_:)", "Selector(\"refresh:\", of: model, { $0.refresh(_:) })"),
  ]

  @Test("a selector becomes a value with the method itself", arguments: selectors)
  func method(_ form: String, _ expected: String) {
    let text = """
      class Form: UIView {
        func go() {}
        @objc private func press(_ sender: UIView) {}
        @objc func tell(it: UIView) {}
        @objc func send(_ sender: UIView, forEvent event: UIEvent) {}
        @objc(old:) func renamed(_ sender: UIView) {}
        var title = ""
        lazy var here = #selector(\(form))
      }
      """
    let lines = rewritten(text).split(separator: "\n")
    let line = lines.first { $0.contains("here") }
      .map { String($0).trimmingSuffix(while: { $0 == " " }) }
    #expect(line == "  lazy var here = " + expected)
  }

  @Test("what prepares tests of a class on the main actor is on it, too")
  func fixtures() {
    let text = """
      @MainActor class A: XCTestCase {
        override func setUp() { super.setUp() }
        override func setUpWithError() throws { try go() }
        override func tearDown() async throws {}
        override class func setUp() {}
      }
      class B: XCTestCase {
        override func setUp() { super.setUp() }
        @MainActor override func tearDown() { x = nil }
      }
      """
    #expect(
      rewritten(text) == """
        @MainActor class A: XCTestCase {
          override func setUp() { MainActor.assumeIsolated { super.setUp() }}
          override func setUpWithError() throws { try MainActor.assumeIsolated { try go() }}
          override func tearDown() async throws {}
          override class func setUp() {}
        }
        class B: XCTestCase {
          override func setUp() { super.setUp() }
                     override func tearDown() { MainActor.assumeIsolated { x = nil }}
        }
        """)
  }

  @Test("the methods of a protocol are selectors by their names")
  func selectorsOfProtocols() {
    #expect(
      rewritten("let a = #selector(UIResponderStandardEditActions.copy(_:))").contains(
        "Selector(\"copy:\")"))
  }

  @Test("tests of a class on the main actor enter it in their bodies; single ones are asynchronous")
  func tests() {
    let text = rewritten(
      """
      import XCTest
      @MainActor final class ATests: XCTestCase {
        func testA() { }
        func testF() throws { func a() {}; struct B { func c() {} } }
        func testB() async throws { }
        nonisolated func testC() { }
        func helper() { }
      }
      class BTests: XCTestCase {
        @MainActor func testD() throws { }
        func testE() { }
      }
      """)
    #expect(
      text.split(separator: "\n").filter { $0.contains("func") }.map(String.init) == [
        "  nonisolated func testA() { MainActor.assumeIsolated { }}",
        "  nonisolated func testF() throws { try MainActor.assumeIsolated { @MainActor func a() {}; "
          + "struct B { func c() {} } }}",
        "  func testB() async throws { }", "  nonisolated func testC() { }", "  func helper() { }",
        "  @MainActor func testD() async throws { }", "  func testE() { }",
      ])
  }

  @Test("properties that Core Animation manages get accessors")
  func managedProperties() {
    #expect(
      rewritten("class A: CALayer {\n  @NSManaged public var angle: Double\n  var b = 1\n}") == """
        class A: CALayer {
                     public var angle: Double { get { managedValue("angle") } \
        set { setManagedValue(newValue, "angle") } }
          var b = 1
        }
        """)
  }

  @Test("no rewriting moves a line")
  func lines() {
    let text = """
      class A: UIView {
        let a = #selector(
          self
            .press(_:)
        )
        @objc
        func press(_ a: A) {}
      }
      extension A {
        override
        func layoutSubviews() {}
      }
      """
    let result = rewritten(text)
    #expect(result.split(separator: "\n", omittingEmptySubsequences: false).count == 12)
    #expect(result.contains("\n      func") || result.contains("\n  func press"))
  }
}

extension String {
  fileprivate func trimmingSuffix(while isLeft: (Character) -> Bool) -> String {
    var copy = self
    while let last = copy.last, isLeft(last) { copy.removeLast() }
    return copy
  }
}
