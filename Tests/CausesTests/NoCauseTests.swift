import Testing

@testable import Causes

/// Changes of a document that move nothing are no causes, whatever else moves.
@Suite struct NoCauseTests {
  static let table: [(what: String, edits: [(old: String, new: String)])] = [
    ("a comment", [("metrics:", "# The distances.\nmetrics:")]),
    ("a renamed metric", [("gap: 12", "space: 12"), ("-gap-", "-space-")]),
    ("a number instead of a metric", [("-gap-", "-12-")]),
    ("an equation in place of Visual Format", [("H:[title(<=200)]", "title.width <= 200")]),
    (
      "the sides exchanged",
      [("card.leading = root.leading + 16", "root.leading = card.leading - 16")]
    ),
    ("a quotient instead of a factor", [("0.5 * card.width", "card.width / 2")]),
    (
      "a priority that is the default",
      [("card.top = root.top + 20", "card.top = root.top + 20 @1000")]
    ),
    (
      "constraints in another order",
      [
        ("  - card.top = root.top + 20\n", ""),
        ("centerX = card.centerX", "centerX = card.centerX\n  - card.top = root.top + 20"),
      ]
    ),
    (
      "the keys of a view in another order",
      [("class: label, text: Sign in", "text: Sign in, class: label")]
    ),
    (
      "a mapping on several lines",
      [
        (
          "title: {class: label, text: Sign in}",
          "title:\n        class: label\n        text: 'Sign in'"
        )
      ]
    ),
    ("a limit that nothing comes near to", [("<=200", "<=199")]),
    ("a priority that nothing competes with", [("root.top + 20", "root.top + 20 @900")]),
    (
      "a stronger hugging where there is nothing to hug", [("title: OK", "title: OK, hugging: 252")]
    ),
    ("a guide that nothing is related to", [("    views:", "    guides: {spare: {}}\n    views:")]),
    (
      "a name for a constraint",
      [("- card.top = root.top + 20", "- {is: card.top = root.top + 20, id: top}")]
    ),
    (
      "a finding that is expected",
      [("title: OK", "title: OK, allow: {layout/touch-target: small}")]
    ),
  ]

  static let document = """
    metrics: {gap: 12}
    canvas: {size: 320x480, scale: 2}
    views:
      card:
        views:
          title: {class: label, text: Sign in}
          button: {class: button, title: OK}
    constraints:
      - card.leading = root.leading + 16
      - card.trailing = root.trailing - 16
      - card.top = root.top + 20
      - V:|-8-[title]-gap-[button]-8-|
      - title.leading = card.leading + 8
      - H:[title(<=200)]
      - button.width >= 0.5 * card.width
      - button.centerX = card.centerX
    """

  @Test(arguments: table.indices)
  func aChangeThatMovesNothingIsNoCause(index: Int) throws {
    let after = try Self.edited(Self.table[index].edits)
    try expect(
      causes(Self.document, after), [])
  }

  @Test(arguments: table.indices)
  func aChangeThatMovesNothingIsNoCauseBesideOneThatDoes(index: Int) throws {
    let after = try Self.edited(Self.table[index].edits).with(
      "title.leading = card.leading + 8", "title.leading = card.leading + 9")
    let found = try result(Self.document, after).causes
    #expect(found.map(\.what) == ["title.leading = card.leading + 9"], "\(Self.table[index].what)")
    #expect(found.map(\.views) == [["title"]], "\(Self.table[index].what)")
  }

  @Test func allOfThemTogetherAreNoCause() throws {
    let together = [0, 1, 5, 7, 9, 10, 12, 13]
    let after = try Self.edited(together.flatMap { Self.table[$0].edits })
    #expect(try causes(Self.document, after) == [])
  }

  private static func edited(_ edits: [(old: String, new: String)]) throws -> String {
    try edits.reduce(document) { try $0.with($1.old, $1.new) }
  }

  /// Yesterday's screen is laid out again with all that its canvas says, in whichever words.
  @Test(arguments: [
    "margins: 40", "systemMinimumLayoutMargins: 40", "safeArea: {top: 30}",
    "safeAreaInsets: {top: 30}", "scale: 3", "displayScale: 3",
  ])
  func whatTheCanvasSaysIsNoUnknownCause(canvas: String) throws {
    let before = """
      canvas: {size: 320x480, \(canvas)}
      views: {a: {}}
      constraints: [a.left = root.leftMargin, a.top = root.safeArea.top, a.width = 20.4, a.height = 9]
      """
    let causes = try result(before, before.with("height = 9", "height = 8")).causes
    #expect(causes.map(\.kind) == [.constant], "\(causes)")
  }
}
