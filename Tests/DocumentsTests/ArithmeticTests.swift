import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// Constraints on `a` and `b`, siblings in `card`; metrics gap 12, wide 2 * gap and strong 900.
private func document(_ constraint: String) -> String {
  """
  metrics: {gap: 12, wide: 2 * gap, strong: 900}
  views:
    card: {views: {a: {}, b: {}}}
  constraints:
    - \(constraint)
  """
}

@Test(arguments: [
  ("a.width = 2 + 3", "a.width == 5.0"),
  ("a.width = 2 * gap - 4", "a.width == 20.0"),
  ("a.width = wide", "a.width == 24.0"),
  ("a.width = 2 * (gap - 4)", "a.width == 16.0"),
  ("a.width = -(gap - 4) + -2", "a.width == -10.0"),
  ("a.width = gap/3", "a.width == 4.0"),
  ("a.width = gap x 2", "a.width == 24.0"),
  ("a.width = 1.5E2 + 2e+1 - 50e-1", "a.width == 165.0"),
  ("a.width = 12 - 2 - 3", "a.width == 7.0"),
  ("a.width = 24 / 2 / 3", "a.width == 4.0"),
  ("a.width = 2 + 3 * 4", "a.width == 14.0"),
  ("a.width = a.height * 16/8", "a.width == 2.0 * a.height"),
  ("a.width = 16/8 * a.height", "a.width == 2.0 * a.height"),
  ("a.width = 2 * (b.width + gap)", "a.width == 2.0 * b.width + 24.0"),
  ("a.width = (b.width - 8) / 2", "a.width == 0.5 * b.width + -4.0"),
  ("a.width = gap + b.width", "a.width == b.width + 12.0"),
  ("a.width = b.width * gap", "a.width == 12.0 * b.width"),
  ("a.top = b.bottom + 2 * gap @strong - 1", "a.top == b.bottom + 24.0 @899.0"),
  ("a.top = b.bottom @high + 1", "a.top == b.bottom @751.0"),
  ("a.top = b.bottom (priority: high + 1)", "a.top == b.bottom @751.0"),
  ("{is: a.width = 5, priority: high + 1}", "a.width == 5.0 @751.0"),
  ("H:[a(2*gap)]", "a.width == 24.0"),
  ("H:[a(>=gap + 4@strong-1)]", "a.width >= 16.0 @899.0"),
  ("H:[a]-(gap/2)-[b]", "b.leading == a.trailing + 6.0"),
])
func equationsTakeArithmetic(text: String, expected: String) throws {
  #expect(equations(of: try load(document(text))) == [expected])
}

@Test(arguments: [
  (
    "a.edges = card",
    [
      "a.top == card.top", "a.leading == card.leading", "a.bottom == card.bottom",
      "a.trailing == card.trailing",
    ]
  ),
  (
    "a.edges >= superview.edges + gap @800",
    [
      "a.top >= card.top + 12.0 @800.0", "a.leading >= card.leading + 12.0 @800.0",
      "a.bottom <= card.bottom + -12.0 @800.0", "a.trailing <= card.trailing + -12.0 @800.0",
    ]
  ),
  ("a.center = b.center", ["a.centerX == b.centerX", "a.centerY == b.centerY"]),
  ("a.center = b", ["a.centerX == b.centerX", "a.centerY == b.centerY"]),
  ("a.size = 44", ["a.width == 44.0", "a.height == 44.0"]),
  ("a.size >= 2 * gap", ["a.width >= 24.0", "a.height >= 24.0"]),
  (
    "a.Size = b.size / 2 + 4",
    ["a.width == 0.5 * b.width + 4.0", "a.height == 0.5 * b.height + 4.0"]
  ),
])
func namesOfSeveralAttributesStandForAll(text: String, expected: [String]) throws {
  let found = equations(of: try load(document(text)))
  #expect(found.sorted() == expected.sorted())
}

@Test func edgesTakeGuides() throws {
  for right in ["root.safeArea", "root.safeArea.edges"] {
    let found = equations(of: try load(document("card.edges = \(right) + 16")))
    #expect(found.count == 4)
    #expect(found.contains("card.trailing == root/UIViewSafeAreaLayoutGuide.trailing + -16.0"))
    #expect(found.contains("card.top == root/UIViewSafeAreaLayoutGuide.top + 16.0"))
  }
}

@Test func oneOfSeveralConstraintsIsNamedByItsEquation() throws {
  let screen = try load(document("a.edges = card + 16 "))
  let described = screen.window.rootView.subviews.flatMap(\.constraints).map(\.relationDescription)
  #expect(described.count == 4)
  #expect(described.allSatisfy { $0.hasSuffix(" of “a.edges = card + 16”") }, "\(described)")
}

@Test func longAndDeepExpressionsAreRefused() {
  let long = "a.width = 1" + String(repeating: " + 1", count: 100_000)
  #expect(problems(document(long)).first?.contains("more than 200 operators") == true)
  for opening in ["(", "-"] {
    let deep = "a.width = " + String(repeating: opening, count: 100_000) + "1"
    #expect(problems(document(deep)).first?.contains("more than 50 levels deep") == true)
  }
}

/// Whatever has a number takes arithmetic.
@Test func keysTakeArithmetic() throws {
  let screen = try load(
    """
    metrics: {gap: 12, strong: 900, icon: 40}
    canvas: {size: 300x600, safeArea: {top: 2 * gap}, margins: gap + 4}
    views:
      row:
        class: stack
        spacing: 2 * gap - 4
        margins: {top: gap, leading: gap / 2}
        hugging: strong - 1
        compression: {horizontal: high + 1}
        spacingAfter: {first: gap}
        views:
          first: {class: label, lines: gap / 4, font: {size: gap + 5}}
          icon: {class: image, size: icon x 2 * icon}
          last: {intrinsic: [icon, 2]}
      framed: {frame: [gap, -gap, icon, icon / 2]}
    """)
  let row = try #require(screen.window.rootView.subviews.first as? StackView)
  #expect(row.spacing == 20)
  #expect(row.directionalLayoutMargins.top == 12)
  #expect(row.directionalLayoutMargins.leading == 6)
  #expect(row.contentHuggingPriority(for: .vertical) == LayoutPriority(899))
  #expect(row.contentCompressionResistancePriority(for: .horizontal) == LayoutPriority(751))
  #expect((row.arrangedSubviews.first as? Label)?.numberOfLines == 3)
  #expect((row.arrangedSubviews.dropFirst().first as? ImageView)?.image?.size.width == 40)
  #expect((row.arrangedSubviews.dropFirst().first as? ImageView)?.image?.size.height == 80)
  #expect(row.arrangedSubviews.last?.explicitIntrinsicContentSize?.width == 40)
  #expect(screen.window.rootView.subviews.last?.frame.origin.y == -12)
  #expect(screen.window.safeArea.top == 24)
}

/// A metric is undone in what arithmetic makes of it, too.
@Test func aResolvedDocumentHasNumbersInThePlaceOfArithmetic() throws {
  let text = """
    metrics: {gap: 12, wide: 2 * gap}
    canvas: {size: 300x600, margins: gap}
    views:
      a: {class: stack, spacing: wide + 1, views: {b: {class: image, size: gap x gap}}}
    constraints: [a.width = 3 * wide]
    """
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "test.yaml")
  let resolved = try #require(
    document.resolved(options: DocumentOptions(), measurer: FixedWidthMeasurer()))
  #expect(resolved.metrics.map(\.name) == ["gap", "wide"])
  #expect(resolved.metrics.map(\.expression) == [nil, "2 * gap"])
  #expect(resolved.canvas.margins == "12")
  let written = resolved.views.flatMap(\.properties).map { [$0.name, $0.written.text ?? ""] }
  #expect(written.contains(["spacing", "25"]))
  #expect(written.contains(["size", "12x12"]))
  #expect(resolved.screen(measurer: FixedWidthMeasurer()) != nil)
  let undone = try #require(
    document.resolved(
      options: DocumentOptions(), replacing: Replacement(metrics: ["gap": 10]),
      measurer: FixedWidthMeasurer()))
  #expect(undone.constraints.map(\.constant) == [60])
}

/// Metrics and arithmetic wherever a number is, beside the digits that they come to.
@Test(arguments: [
  ("class: label, text: {number: #}", "gap - 2", "10"),
  ("class: label, text: {number: #, style: currency, code: EUR}", "(gap + 1) / 2", "6.5"),
  ("class: label, text: a, font: {size: #}", "2 * gap", "24"),
  ("class: label, text: a, font: {size: 20, weight: #}", "wide * 25", "600"),
  ("class: label, text: a, font: {size: 20, weight: #}", "strong", "900"),
  ("class: label, text: a, lines: #", "gap / 4", "3"),
  ("class: label, text: [{text: a, kern: #}]", "gap / 8", "1.5"),
  ("class: label, text: a, paragraphStyle: {lineSpacing: #}", "gap / 3", "4"),
  ("alpha: #", "gap / 24", "0.5"), ("border: {width: #}", "gap / 6", "2"),
  ("cornerRadius: #", "gap / 2", "6"), ("shadow: {opacity: 1, radius: #}", "gap / 2", "6"),
  ("intrinsic: #", "gap + 8 x -", "20x-"), ("intrinsic: [10, #]", "gap * 2", "24"),
  ("margins: {top: #}", "gap + 1", "13"), ("hugging: #", "strong - gap", "888"),
  ("class: image, image: {symbol: heart, pointSize: #}", "gap * 2", "24"),
  ("class: stack, views: {c: {}, d: {}}, spacingAfter: {c: #}", "gap * 2", "24"),
  ("class: stack, views: {c: {repeat: #, intrinsic: 3x3}}", "gap / 4", "3"),
])
func everyNumberTakesArithmetic(keys: String, expression: String, digits: String) throws {
  func screen(_ number: String) throws -> LoadedScreen {
    try load(
      "metrics: {gap: 12, wide: 2 * gap, strong: 900}\nviews: {a: {\(keys)}}\n"
        .replacingOccurrences(of: "#", with: number))
  }
  let written = try screen(digits).scene()
  #expect(try screen(expression).scene() == written)
  #expect(written.views.count > 1)
}
