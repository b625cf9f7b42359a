import AutoLayout
import LayoutScene
import Testing

@testable import Documents

/// Constraints on `a` and `b`, siblings in `card`, with the scroll view `list` beside them and the
/// guide `gutter` in the root; metrics gap 12 and strong 900.
private func constraint(_ text: String) throws -> [String] {
  let screen = try load(
    """
    metrics: {gap: 12, strong: 900}
    guides: {gutter: {}}
    views:
      card: {views: {a: {}, b: {}, x: {}}}
      list: {class: scroll, views: {row: {}}}
    constraints:
      - \(text)
    """)
  return equations(of: screen)
}

@Test(arguments: [
  ("a.width = 30", "a.width == 30.0"),
  ("a.width == 30.0", "a.width == 30.0"),
  ("a.width <= 30", "a.width <= 30.0"),
  ("a.width >= 30", "a.width >= 30.0"),
  ("a.width ≤ 30", "a.width <= 30.0"),
  ("a.width ≥ 3e1", "a.width >= 30.0"),
  ("a.width=30", "a.width == 30.0"),
  ("a.width==30", "a.width == 30.0"), ("a.width<=30", "a.width <= 30.0"),
  ("a.width>=30", "a.width >= 30.0"), ("a.width≤30", "a.width <= 30.0"),
  ("a.width≥30", "a.width >= 30.0"), ("a.width=3e+1", "a.width == 30.0"),
  ("a.top=b.bottom−8", "a.top == b.bottom + -8.0"),
  ("a.width=2×b.height", "a.width == 2.0 * b.height"),
  ("a.width=30@800", "a.width == 30.0 @800.0"),
  ("a.width = -5", "a.width == -5.0"),
  ("a.width = gap", "a.width == 12.0"),
  ("a.width = -gap", "a.width == -12.0"),
  ("a.top = b.top", "a.top == b.top"),
  ("a.top = b.bottom + 8", "a.top == b.bottom + 8.0"),
  ("a.top=b.bottom+8", "a.top == b.bottom + 8.0"),
  ("a.top = b.bottom - 8", "a.top == b.bottom + -8.0"),
  ("a.top = b.bottom − 8", "a.top == b.bottom + -8.0"),
  ("a.top = b.bottom - -8", "a.top == b.bottom + 8.0"),
  ("a.top = b.bottom + gap", "a.top == b.bottom + 12.0"),
  ("a.top = b.bottom - gap", "a.top == b.bottom + -12.0"),
  ("a.width = 0.5 * b.width", "a.width == 0.5 * b.width"),
  ("a.width = .5*b.width", "a.width == 0.5 * b.width"),
  ("a.width = 2 x b.width", "a.width == 2.0 * b.width"),
  ("a.width = 2x x.width", "a.width == 2.0 * x.width"),
  ("a.width = 2 × b.height", "a.width == 2.0 * b.height"),
  ("a.width = -1 * b.width", "a.width == -1.0 * b.width"),
  ("a.width = b.width * 3", "a.width == 3.0 * b.width"),
  ("a.width = b.width / 4", "a.width == 0.25 * b.width"),
  ("a.width = 3 * b.width / 4 + 2", "a.width == 0.75 * b.width + 2.0"),
  ("a.width = 30 @800", "a.width == 30.0 @800.0"),
  ("a.width = 30@ 800.5", "a.width == 30.0 @800.5"),
  ("a.width = 30 @high", "a.width == 30.0 @750.0"),
  ("a.width = 30 @low", "a.width == 30.0 @250.0"),
  ("a.width = 30 @fittingSize", "a.width == 30.0 @50.0"),
  ("a.width = 30 @required", "a.width == 30.0"),
  ("a.width = 30 @strong", "a.width == 30.0 @900.0"),
  ("a.width = 30 (priority: 950)", "a.width == 30.0 @950.0"),
  ("a.width = 30 (priority:950)", "a.width == 30.0 @950.0"),
  ("'a.width = 30 (Priority: high)'", "a.width == 30.0 @750.0"),
  ("a.width = 0.5 * b.width + 3 (priority: 10)", "a.width == 0.5 * b.width + 3.0 @10.0"),
  ("a.Leading = 1.0 x SuperView.Leading + 10", "a.leading == card.leading + 10.0"),
  ("SUPERVIEW.bottom >= a.bottom + 5", "card.bottom >= a.bottom + 5.0"),
  ("a.top = root.top", "a.top == root.top"),
  ("card.top = superview.top", "card.top == root.top"),
  ("gutter.top = superview.top", "root/gutter.top == root.top"),
  ("a.centerX = gutter.leading", "a.centerX == root/gutter.leading"),
  ("a.baseline = b.firstBaseline", "a.lastBaseline == b.firstBaseline"),
  ("a.leading = card.leadingMargin", "a.leading == card.leadingMargin"),
  ("a.leading = card.margins.leading", "a.leading == card/UIViewLayoutMarginsGuide.leading"),
  ("a.top = root.safeArea.Top", "a.top == root/UIViewSafeAreaLayoutGuide.top"),
  ("a.left = root.readable.left", "a.left == root/UIViewReadableContentGuide.left"),
  ("row.top = list.content.top", "row.top == list/UIScrollView-contentLayoutGuide.top"),
  ("row.width = list.frame.width", "row.width == list/UIScrollView-frameLayoutGuide.width"),
  ("{is: a.width = 30, id: narrow, priority: low}", "a.width == 30.0 @250.0 'narrow'"),
  ("{visual: \"H:[a(30)]\", id: narrow, priority: 5}", "a.width == 30.0 @5.0 'narrow'"),
  ("{visual: \"H:[a(30@7)]\", priority: 5}", "a.width == 30.0 @7.0"),
  (">-\n      a.width =\n      30", "a.width == 30.0"),
])
func equationsStandForConstraints(text: String, expected: String) throws {
  #expect(try constraint(text) == [expected])
}

@Test(arguments: [
  "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
  "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
  "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
])
func everyAttributeHasItsName(name: String) throws {
  #expect(try constraint("a.\(name) = b.\(name)") == ["a.\(name) == b.\(name)"])
}

@Test(arguments: ["H:|-[a]-|", "V:[a]-gap-[b]", "'|[a]'", "'[a]-[b]'"])
func formatsAreToldFromEquations(text: String) throws {
  #expect(!(try constraint(text)).isEmpty)
}

@Test func aFormatTakesItsOptions() throws {
  #expect(
    try constraint("{visual: \"H:[a]-5-[b]\", align: [top, baseline], direction: rightToLeft}") == [
      "a.left == b.right + 5.0", "a.top == b.top", "a.lastBaseline == b.lastBaseline",
    ])
  #expect(
    try constraint("{visual: \"V:[a]-5-[b]\", align: leading, spacing: baselineToBaseline}") == [
      "b.firstBaseline == a.lastBaseline + 5.0", "a.leading == b.leading",
    ])
}

@Test func constraintsKeepTheirPlacesAndTheOrderOfTheDocument() throws {
  let screen = try load(
    """
    constraints:
      - a.top = root.top
      - H:|[a][b]|
    views:
      a:
        constraints: [a.width = 5]
      b: {}
    """)
  let constraints = screen.window.rootView.constraints
  #expect(constraints.map { $0.origin?.line } == [2, 3, 3, 3])
  #expect(constraints.map { $0.origin?.column } == [5, 5, 5, 5])
  let views = screen.window.rootView.subviews
  #expect(views.first?.constraints.first?.origin?.description == "test.yaml:6:19")
  #expect(views.map { $0.origin?.description } == ["test.yaml:5:3", "test.yaml:7:3"])
}

/// Digits and underscores are parts of names wherever names stand, a digit not at the start.
@Test func identifiersMayHaveDigitsAndUnderscores() throws {
  let screen = try load(
    """
    metrics: {gap_1: 5, _2x: 7}
    guides: {g_0: {}}
    views: {a1: {}, _b: {}, c_3d: {views: {in_4: {}}}}
    constraints:
    - a1.width = 2*_b.width + gap_1
    - c_3d.leading = g_0.trailing + _2x
    - in_4.top = c_3d.top
    - "H:|-gap_1-[a1(_2x)]-[_b(a1)]"
    """)
  #expect(
    equations(of: screen) == [
      "a1.width == 2.0 * _b.width + 5.0", "c_3d.leading == root/g_0.trailing + 7.0",
      "a1.leading == root.leading + 5.0", "_b.leading == a1.trailing + 8.0",
      "_b.width == a1.width", "a1.width == 7.0", "in_4.top == c_3d.top",
    ])
  for name in ["1a", "9", "a-b", "a.b", "a b"] {
    #expect(problems("views: {\"\(name)\": {}}").count == 1, "\(name)")
  }
}

/// The key `is` takes both notations, as a constraint without keys does.
@Test func aVisualFormatMayHaveAPriority() throws {
  let screen = try load(
    """
    canvas: {size: 300x200}
    views: {a: {class: label, text: One}}
    constraints:
    - {is: "H:|-16-[a]", priority: 999}
    - a.top = root.top
    """)
  #expect(
    screen.window.rootView.constraints.contains {
      $0.constant == 16 && $0.priority == LayoutPriority(999)
    })
}
