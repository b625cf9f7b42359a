import AutoLayout
import Foundation
import LayoutScene
import Testing

/// `root` with the views a, b, c, a view x that has no superview, and the guide g of the root.
private struct Fixture {
  let root = View(identifier: "root")
  let views: [String: any LayoutItem]

  init() {
    var views: [String: any LayoutItem] = [:]
    for name in ["a", "b", "c", "_d1"] {
      let view = View(identifier: name)
      root.addSubview(view)
      views[name] = view
    }
    let guide = LayoutGuide(identifier: "g")
    root.addLayoutGuide(guide)
    views["g"] = guide
    views["x"] = View(identifier: "x")
    self.views = views
  }

  func constraints(
    _ format: String, _ options: LayoutConstraint.FormatOptions = []
  ) throws(VisualFormatError) -> [String] {
    try LayoutConstraint.validatedConstraints(
      withVisualFormat: format, options: options,
      metrics: ["gap": 12, "low": 250, "c": 7, "huge": .infinity], views: views
    ).map { words($0) }
  }
}

@Test(arguments: [
  ("[a]", []),
  ("H:[a]", []),
  ("[a(50)]", ["a.width == 50"]),
  ("V:[a(50)]", ["a.height == 50"]),
  ("[a(==50.5)]", ["a.width == 50.5"]),
  ("[a(>=-5)]", ["a.width >= -5"]),
  ("[a(<=100@50,>=200@1000)]", ["a.width <= 100 @50", "a.width >= 200"]),
  ("[a(b)]", ["a.width == b.width"]),
  ("[a(==b@low)]", ["a.width == b.width @250"]),
  ("[a(gap)]", ["a.width == 12"]),
  ("[a(c)]", ["a.width == 7"]),
  ("[a][b]", ["b.leading == a.trailing"]),
  ("[a]-[b]", ["b.leading == a.trailing + 8"]),
  ("V:[a]-[b]", ["b.top == a.bottom + 8"]),
  ("[a]-20-[b]", ["b.leading == a.trailing + 20"]),
  ("[a]-20.25-[b]", ["b.leading == a.trailing + 20.25"]),
  ("[a]-20@300-[b]", ["b.leading == a.trailing + 20 @300"]),
  ("[a]-gap-[b]", ["b.leading == a.trailing + 12"]),
  ("[a]-gap@low-[b]", ["b.leading == a.trailing + 12 @250"]),
  ("[a]-(20)-[b]", ["b.leading == a.trailing + 20"]),
  ("[a]-(-20)-[b]", ["b.leading == a.trailing + -20"]),
  (
    "[a]-(>=8,<=20@500)-[b]",
    ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @500"]
  ),
  ("|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
  (
    "|-[a]-|",
    ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]
  ),
  ("V:|-[a]", ["a.top == root.topMargin"]),
  ("V:[a]-|", ["root.bottomMargin == a.bottom"]),
  ("|-10-[a]", ["a.leading == root.leading + 10"]),
  ("[a]-(>=10)-|", ["root.trailing >= a.trailing + 10"]),
  ("|-[g]", ["g.leading == root.leadingMargin"]),
  (
    "H:|-5-[a(30)]-[b(a)]-(6)-|",
    [
      "a.leading == root.leading + 5", "a.width == 30", "b.leading == a.trailing + 8",
      "b.width == a.width", "root.trailing == b.trailing + 6",
    ]
  ),
  ("[_d1(1)]", ["_d1.width == 1"]),
])
func formatsStandForConstraints(format: String, expected: [String]) throws {
  let lines = try Fixture().constraints(format)
  #expect(lines == expected)
}

@Test(
  arguments: [
    ("[a]-[b]-[c]", .alignAllTop, ["a.top == b.top", "b.top == c.top"]),
    ("[a][b]", .alignAllFirstBaseline, ["a.firstBaseline == b.firstBaseline"]),
    (
      "[a][b]", [.alignAllTop, .alignAllBottom],
      ["a.top == b.top", "a.bottom == b.bottom"]
    ),
    ("V:[a][b]", .alignAllCenterX, ["a.centerX == b.centerX"]),
  ] as [(String, LayoutConstraint.FormatOptions, [String])])
func alignmentsOfNeighboursComeLast(
  format: String, options: LayoutConstraint.FormatOptions, expected: [String]
) throws {
  #expect(try Fixture().constraints(format, options).suffix(expected.count) == expected[...])
}

@Test(
  arguments: [
    (
      .directionLeftToRight,
      ["a.left == root.leftMargin", "b.left == a.right + 5", "root.right == b.right + 6"]
    ),
    (
      .directionRightToLeft,
      ["root.rightMargin == a.right", "a.left == b.right + 5", "b.left == root.left + 6"]
    ),
    (
      .directionLeadingToTrailing,
      [
        "a.leading == root.leadingMargin", "b.leading == a.trailing + 5",
        "root.trailing == b.trailing + 6",
      ]
    ),
  ] as [(LayoutConstraint.FormatOptions, [String])])
func theDirectionChoosesTheEdges(
  options: LayoutConstraint.FormatOptions, expected: [String]
) throws {
  #expect(try Fixture().constraints("H:|-[a]-5-[b]-6-|", options) == expected)
}

@Test func verticalSpacingCanRunBetweenBaselines() throws {
  let lines = try Fixture().constraints("V:|-[a]-10-[b]", .spacingBaselineToBaseline)
  #expect(lines == ["a.top == root.topMargin", "b.firstBaseline == a.lastBaseline + 10"])
}

@Test func aColumnHasNoReadingDirection() throws {
  let format = "V:|-[a(5)]-7-[b]-|"
  let lines = try Fixture().constraints(format)
  for options in [LayoutConstraint.FormatOptions.directionLeftToRight, .directionRightToLeft] {
    #expect(try Fixture().constraints(format, options) == lines)
  }
}

@Test func optionsWithoutANeighbourAskForNothing() throws {
  #expect(try Fixture().constraints("[a]", [.alignAllTop, .alignAllCenterY]) == [])
  #expect(try Fixture().constraints("[a(5)]", .alignAllTop) == ["a.width == 5"])
}

@Test func everyPlaceForANumberTakesAMetricAndAPriority() throws {
  let lines = try Fixture().constraints("|-gap@low-[a(<=gap@low,>=5@1.5)]-(>=gap,<=-3@low)-|")
  #expect(
    lines == [
      "a.leading == root.leading + 12 @250", "a.width <= 12 @250", "a.width >= 5 @1.5",
      "root.trailing >= a.trailing + 12", "root.trailing <= a.trailing + -3 @250",
    ])
}

@Test(
  arguments: [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllBaseline, .lastBaseline),
    (.alignAllFirstBaseline, .firstBaseline),
  ] as [(LayoutConstraint.FormatOptions, LayoutConstraint.Attribute)])
func everyAlignmentIsOneShiftedByItsAttribute(
  option: LayoutConstraint.FormatOptions, attribute: LayoutConstraint.Attribute
) throws {
  #expect(option.rawValue == 1 << attribute.rawValue)
  let format = attribute.axis == .horizontal ? "V:[a]-1-[b]-1-[c]" : "H:[a]-1-[b]-1-[c]"
  let name = attribute.name
  #expect(
    try Fixture().constraints(format, option).suffix(2)
      == ["a.\(name) == b.\(name)", "b.\(name) == c.\(name)"])
}

@Test func masksTakeAKindOfOptionOutOfOptions() throws {
  let all: LayoutConstraint.FormatOptions = [
    .alignAllCenterY, .directionRightToLeft, .spacingBaselineToBaseline,
  ]
  #expect(all.intersection(.alignmentMask) == .alignAllCenterY)
  #expect(all.intersection(.directionMask) == .directionRightToLeft)
  #expect(all.intersection(.spacingMask) == .spacingBaselineToBaseline)
  #expect(try Fixture().constraints("V:[a][b]", .spacingEdgeToEdge) == ["b.top == a.bottom"])
}

@Test func theRawValuesOfTheOptionsAreUIKits() {
  #expect(LayoutConstraint.FormatOptions.directionLeadingToTrailing.rawValue == 0)
  #expect(LayoutConstraint.FormatOptions.directionLeftToRight.rawValue == 1 << 16)
  #expect(LayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 2 << 16)
  #expect(LayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
  #expect(LayoutConstraint.FormatOptions.spacingEdgeToEdge.rawValue == 0)
  #expect(LayoutConstraint.FormatOptions.alignmentMask.rawValue == 0xFFFF)
  #expect(LayoutConstraint.FormatOptions.directionMask.rawValue == 0x3 << 16)
  #expect(LayoutConstraint.FormatOptions.spacingMask.rawValue == 0x1 << 19)
}

/// The standard distance of two baselines is that of two lines of their texts, 20 at size 16, and not
/// the 8 points between edges.
@Test func standardSpacingBetweenBaselinesIsALine() {
  let window = screen()
  let (a, b) = (window.rootView.addLabel("a"), window.rootView.addLabel("b"))
  for label in [a, b] { label.pin(left: 0) }
  LayoutConstraint.activate(
    LayoutConstraint.constraints(
      withVisualFormat: "V:|-0-[a]-[b]", options: .spacingBaselineToBaseline,
      views: ["a": a, "b": b]))
  window.layoutIfNeeded()
  #expect(a.frame.minY == 0 && b.frame.minY == 20)
  b.font = .system(ofSize: 32)
  let window2 = screen()
  let (c, d) = (window2.rootView.addLabel("c"), window2.rootView.addLabel("d"))
  for label in [c, d] { label.pin(left: 0) }
  LayoutConstraint.activate(
    LayoutConstraint.constraints(
      withVisualFormat: "V:|-0-[c]-[d]", views: ["c": c, "d": d]))
  window2.layoutIfNeeded()
  #expect(d.frame.minY == 28)
}
