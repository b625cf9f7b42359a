import Testing

@testable import SourceRewriting

@Suite("Members move, get defaults and call others where iOS would have decided at run time")
struct MemberRewritingTests {
  @Test("a member that extensions give to UIKit's classes calls what other extensions override")
  func dispatching() {
    let files = rewritten([
      "A.swift": """
      public extension UIView {
        @discardableResult
        func fill(_ views: UIView...) -> UIView { fill(views) }
        @objc @discardableResult
        func fill(_ views: [UIView]) -> UIView { self }
        @objc var gap: CGFloat { get { 1 } set {} }
      }
      """,
      "B.swift": """
      public extension UITableViewCell {
        override func fill(_ all: [UIView]) -> UIView { contentView.fill(all) }
      }
      class Cell: UITableViewCell {
        override func fill(_ views: [UIView]) -> UIView { super.fill(views.reversed()) }
        override var gap: CGFloat { get { super.gap + 1 } set { super.gap = newValue } }
      }
      """,
    ])
    #expect(
      files["A.swift"] == """
        public extension UIView { @discardableResult func fill(_ views: [UIView]) -> UIView \
        { if let object = self as? Cell { return object.plumb_fill_of_Cell(`views`) }; \
        if let object = self as? UITableViewCell { return object.plumb_fill_of_UITableViewCell(`views`) }; \
        return plumb_fill(`views`) }; \
        var gap: CGFloat { get { if let object = self as? Cell { return object.plumb_gap_of_Cell }; \
        return plumb_gap } set { if let object = self as? Cell { object.plumb_gap_of_Cell = newValue; return }; \
        plumb_gap = newValue } };
          @discardableResult
          func fill(_ views: UIView...) -> UIView { fill(views) }
                @discardableResult
          func plumb_fill(_ views: [UIView]) -> UIView { self }
                var plumb_gap: CGFloat { get { 1 } set {} }
        }
        """)
    #expect(
      files["B.swift"] == """
        public extension UITableViewCell {
                   func plumb_fill_of_UITableViewCell(_ all: [UIView]) -> UIView { contentView.fill(all) }
        }
        class Cell: UITableViewCell {
                   func plumb_fill_of_Cell(_ views: [UIView]) -> UIView { \
        self.plumb_fill_of_UITableViewCell(views.reversed()) }
                   var plumb_gap_of_Cell: CGFloat { get { self.plumb_gap + 1 } set { self.plumb_gap = newValue } }
        }
        """)
  }

  @Test("what an extension overrides is called from the class, in another file, too")
  func overrides() {
    let files = rewritten([
      "A.swift": "public class Card: UIView {\n  let a = 1\n}",
      "B.swift": """
      extension Card {
        public override func layoutSubviews() {
          super.layoutSubviews()
        }
        override var intrinsicContentSize: CGSize { .zero }
        override var isHidden: Bool { get { false } set { print(newValue) } }
        private func other() {}
      }
      """,
    ])
    #expect(
      files["A.swift"] == """
        public class Card: UIView { public override func layoutSubviews() { plumb_layoutSubviews() }; \
        override var intrinsicContentSize: CGSize { get { plumb_intrinsicContentSize } }; \
        override var isHidden: Bool { get { plumb_isHidden } set { plumb_isHidden = newValue } };
          let a = 1
        }
        """)
    #expect(
      files["B.swift"] == """
        extension Card {
          public          func plumb_layoutSubviews() {
            super.layoutSubviews()
          }
                   var plumb_intrinsicContentSize: CGSize { .zero }
                   var plumb_isHidden: Bool { get { false } set { print(newValue) } }
          private func other() {}
        }
        """)
  }

  @Test("what a subclass overrides of an extension moves into the class")
  func overridden() {
    let text = rewritten(
      """
      class Base: UIViewController {}
      extension Base: Source {
        @objc func list(_ list: List, rowAt path: IndexPath, with size: inout CGSize) throws -> Row { Row() }
        func free() {}
      }
      class Middle: Base {}
      class Leaf: Middle {
        override func list(_ list: List, rowAt path: IndexPath, with size: inout CGSize) throws -> Row { Row() }
      }
      """)
    #expect(
      text.hasPrefix(
        "class Base: UIViewController { func list(_ list: List, rowAt path: IndexPath, with size: inout CGSize) "
          + "throws -> Row { try plumb_list(`list`, rowAt: `path`, with: &`size`) };}\n"))
    #expect(text.contains("        func plumb_list(_ list: List, rowAt path"))
    #expect(text.contains("\n  func free() {}"))
    #expect(text.contains("\n  override func list("))
  }

  @Test("an extension that is not compiled moves nothing")
  func inactive() {
    let text =
      "class A: UIView {}\n#if os(macOS)\nextension A { override func layout() {} }\n#endif"
    #expect(rewritten(text) == text)
  }

  @Test("methods that nobody has to implement get defaults, and are called as if they were there")
  func optional() {
    let text = rewritten(
      """
      @objc public protocol CardDelegate: AnyObject {
        @objc optional func cardDidOpen(_ card: Card)
        @objc optional func cardShouldOpen(_ card: Card) -> Bool
        @objc optional func title(of card: Card) -> String?
        func must()
      }
      delegate?.cardDidOpen?(self)
      """)
    #expect(
      text == """
              public protocol CardDelegate: AnyObject {
                         func cardDidOpen(_ card: Card)
                         func cardShouldOpen(_ card: Card) -> Bool
                         func title(of card: Card) -> String?
          func must()
        }
        UIKit.optionalCall(delegate?.cardDidOpen(self))
        extension CardDelegate { public func cardDidOpen(_ card: Card) { UIKit.missingMethod(()) }; \
        public func cardShouldOpen(_ card: Card) -> Bool { UIKit.missingMethod(false) }; \
        public func title(of card: Card) -> String? { UIKit.missingMethod(nil as String?) } }

        """)
  }

  /// The default of a member that nobody has to implement, as Swift can read it.
  @Test(
    "members that nobody has to implement get defaults of any type",
    arguments: [
      (
        "func view(for path: Int?) -> UIView?",
        "func view(for path: Int?) -> UIView? { UIKit.missingMethod(nil as UIView?) }"
      ),
      (
        "func handler(_ all: [String: Any]?) -> (() -> Void)?",
        "func handler(_ all: [String: Any]?) -> (() -> Void)? { UIKit.missingMethod(nil as (() -> Void)?) }"
      ),
      ("var title: String? { get }", "var title: String? { UIKit.missingMethod(nil as String?) }"),
      (
        "var count: Int { get set }",
        "var count: Int { get { UIKit.missingMethod(0) } set {} }"
      ),
      ("static func make() -> Bool", "static func make() -> Bool { UIKit.missingMethod(false) }"),
    ])
  func optionalTypes(member: String, text: String) {
    let found = rewritten("@objc protocol P {\n  @objc optional \(member)\n}\n")
    #expect(found.hasSuffix("\nextension P { \(text) }\n"), "\(found)")
  }

  @Test("an extension may override what another one declares, by a name of its own")
  func overriddenExtensions() {
    let text = rewritten(
      """
      class Base: UIView {}
      class Sub: Base {}
      extension Base { @objc func themed() -> String { "a" } }
      extension Sub { override func themed() -> String { super.themed() } }
      """)
    #expect(
      text == """
        class Base: UIView { func themed() -> String { plumb_themed() };}
        class Sub: Base { override func themed() -> String { plumb_themed_of_Sub() };}
        extension Base {       func plumb_themed() -> String { "a" } }
        extension Sub {          func plumb_themed_of_Sub() -> String { super.themed() } }
        """, "\(text)")
  }
}
