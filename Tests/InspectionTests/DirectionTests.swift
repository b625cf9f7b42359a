import Documents
import Foundation
import Inspection
import LayoutScene
import Testing
import Work

private func screen(_ views: String, _ constraints: String) -> String {
  """
  canvas: {size: 200x120, scale: 2}
  views: {\(views)}
  constraints:
  \(constraints.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n"))
  """
}

private let box = "a: {intrinsic: 30x30}"
private let top = "\na.top = root.top"

@Test(
  arguments: [
    (box, "a.left = root.left + 8" + top, "a"),
    (box, "a.right = root.right - 8" + top, "a"),
    (box, "root.right = a.right + 8" + top, "a"),
    (box, "a.left = root.leftMargin" + top, "a"),
    (box, "{visual: \"H:|-8-[a]\", direction: leftToRight}" + top, "a"),
    (box, "a.leading = root.leading + 8" + top, nil),
    (box, "a.centerX = root.centerX" + top, nil),
    // In the middle, or from one side to the other, a mirror changes nothing.
    (box, "a.left = root.left + 85" + top, nil),
    (box, "a.left = root.left + 8\na.right = root.right - 8" + top, nil),
    (box, "a.left = root.left + 8\na.right = root.right - 20" + top, "a"),
    // What is held by a view that mirrors stands elsewhere than from left to right.
    (
      box + ", b: {intrinsic: 30x30}",
      "a.leading = root.leading + 8\nb.left = a.right + 8\nb.top = root.top" + top, nil
    ),
    (
      box + ", b: {intrinsic: 30x30}",
      "a.left = root.left + 8\nb.left = a.right + 8\nb.top = root.top" + top, "a b"
    ),
    // Content that reads from left to right everywhere.
    ("a: {intrinsic: 30x30, semanticContent: playback}", "a.left = root.left + 8" + top, nil),
    ("a: {intrinsic: 30x30, semanticContent: spatial}", "a.left = root.left + 8" + top, nil),
    (
      "c: {semanticContent: forceLeftToRight, views: {a: {intrinsic: 30x30}}}",
      "H:|[c]|\nV:|[c]|\na.left = c.left + 8" + top, nil
    ),
    ("a: {intrinsic: 30x30, hidden: true}", "a.left = root.left + 8" + top, nil),
    ("a: {frame: [8, 8, 30, 30]}", "root.width >= 100", nil),
    (
      "a: {intrinsic: 30x30, allow: {layout/not-mirrored: a clock}}",
      "a.left = root.left + 8" + top, nil
    ),
    (box, "{is: a.left = root.left + 8, allow: {layout/not-mirrored: a clock}}" + top, nil),
  ] as [(String, String, String?)])
func whatIsHeldBySidesIsNotMirrored(views: String, constraints: String, names: String?) throws {
  let found = try Inspected(screen(views, constraints), .rightToLeft).findings.filter {
    $0.rule == .notMirrored
  }
  #expect(found.compactMap(\.view).joined(separator: " ") == names ?? "")
  let leftToRight = try Inspected(screen(views, constraints))
  #expect(leftToRight.messages(.notMirrored) == [])
}

@Test func theConstraintThatDoesNotMirrorIsNamedWithItsLine() throws {
  let found = try Inspected(screen(box, "a.left = root.left + 8" + top), .rightToLeft)
  let finding = try #require(found.findings.first { $0.rule == .notMirrored })
  #expect(
    finding.message
      == "a is 8 points from the left, the same as in the other reading direction, because "
      + "H:|-(8)-[View:a](LTR) uses left or right.")
  #expect(finding.origin?.line == 4 && finding.parts.first?.origin?.line == 4)
  #expect(finding.hint == "Use leading and trailing in place of left and right.")
}

/// The reasons that a finding names: what holds the view, not what a later sibling is held by.
@Test(
  arguments: [
    (
      "a.left = root.left + 8\nb.left = a.right + 8",
      ["a": ["a.left = root.left + 8"], "b": ["b.left = a.right + 8"]]
    ),
    (
      "a.left = root.left + 8\nb.left = a.right + 8\nc.left = b.right + 8",
      [
        "a": ["a.left = root.left + 8"], "b": ["b.left = a.right + 8"],
        "c": ["c.left = b.right + 8"],
      ]
    ),
    // The sibling that comes first is held by the one that is held by the superview.
    (
      "b.left = a.right + 8\nroot.right = b.right + 8",
      [
        "a": ["b.left = a.right + 8"],
        "b": ["b.left = a.right + 8", "root.right = b.right + 8"],
      ]
    ),
  ] as [(String, [String: [String]])])
func theReasonIsWhatHoldsTheView(constraints: String, reasons: [String: [String]]) throws {
  let views = "a: {intrinsic: 20x20}, b: {intrinsic: 20x20}, c: {intrinsic: 20x20}"
  let found = try Inspected(screen(views, constraints + top), .rightToLeft)
  let lines = constraints.split(separator: "\n").map(String.init)
  for view in ["a", "b", "c"] {
    let finding = found.findings.first { $0.rule == .notMirrored && $0.view == view }
    // Constraints begin in line 4 of the document.
    let named = (finding?.parts ?? []).compactMap { $0.origin.map { lines[$0.line - 4] } }
    #expect(named == reasons[view] ?? [], "\(view)")
  }
}

/// A text of 10 letters, which are 8.5 points wide at the default size and 16.5 at accessibility2.
@Test(arguments: [
  ("a.width = 100 @700", 1), ("a.width <= 100 @700", 1), ("a.width = 100 @800", 0),
  ("a.width >= 60 @700", 0), ("a.width = 20 @700", 0),
  ("{is: a.width = 100 @700, allow: {layout/broken-priority: grows}}", 0),
  ("{visual: \"H:[a(100@700)]\"}", 1),
])
func optionalConstraintsThatGiveWayAreNoted(constraint: String, count: Int) throws {
  let document = screen(
    "a: {class: label, text: 0123456789, font: body}", "\(constraint)\na.left = root.left\(top)")
  let found = try Inspected(document, .init(textSize: .accessibility2)).findings.filter {
    $0.rule == .brokenPriority
  }
  #expect(found.count == count)
  #expect(found.allSatisfy { $0.severity == .note && $0.view == "a" && $0.origin?.line == 4 })
  #expect(try Inspected(document).messages(.brokenPriority) == [])
}

@Test func aStacksOwnConstraintsAreNobodysToBreak() throws {
  let document = """
    canvas: {size: 120x40, scale: 2}
    views:
      s: {class: stack, distribution: fillProportionally, views: {a: {class: label, text: Settings, font: body}, b: {class: label, text: More, font: body}}}
    constraints: ["H:|[s]|", "V:|[s]|"]
    """
  #expect(
    try Inspected(document, .init(textSize: .accessibility2)).messages(.brokenPriority) == [])
}

/// A text of 8 letters in Arabic in a label of 150 points.
@Test(
  arguments: [
    (
      "{class: label, text: \"مرحبا بكم\", textAlignment: left}",
      "The text of a is aligned to the left, and is read from the right."
    ),
    ("{class: label, text: \"مرحبا بكم\"}", nil),
    ("{class: label, text: \"مرحبا بكم\", textAlignment: right}", nil),
    ("{class: label, text: Welcome, textAlignment: left}", nil),
    (
      "{class: label, text: \"مرحبا بكم\", textAlignment: left, semanticContent: forceLeftToRight}",
      nil
    ),
    // The lines of a button with its image behind them.
    (
      "{class: button, title: \"مرحبا بكم\", subtitle: \"مرحبا\", configuration: gray, image: {symbol: heart}, imagePlacement: trailing}",
      nil
    ),
    (
      "{class: textField, text: \"مرحبا بكم\", textAlignment: left}",
      "The text of a is aligned to the left, and is read from the right."
    ),
    (
      "{class: image, source: {symbol: chevron.right}}",
      "The symbol chevron.right of a points the same way as from left to right."
    ),
    (
      "{class: button, title: More, image: {symbol: arrow.left}}",
      "The symbol arrow.left of a points the same way as from left to right."
    ),
    ("{class: image, source: {symbol: chevron.forward}}", nil),
    ("{class: image, source: {symbol: heart}}", nil),
    // No other symbol follows the direction in their place.
    ("{class: image, source: {symbol: arrow.left.and.right}}", nil),
    ("{class: image, source: {symbol: hand.point.right}}", nil),
    ("{class: image, source: {symbol: arrow.up.right}}", nil),
    ("{class: image, source: {symbol: chevron.right}, semanticContent: playback}", nil),
    ("{class: image, source: {symbol: chevron.right}, hidden: true}", nil),
  ] as [(String, String?)])
func whatPointsToOneSideIsNotMirrored(view: String, message: String?) throws {
  let document = screen("a: \(view)", "a.leading = root.leading\na.width = 150" + top)
  #expect(
    try Inspected(document, .rightToLeft).messages(.notMirrored) == [message].compactMap { $0 })
  #expect(try Inspected(document).messages(.notMirrored) == [])
}

/// An alignment that makes no difference, as the label is as wide as its text.
@Test func anAlignmentCountsWhereItShows() throws {
  let label = "a: {class: label, text: \"مرحبا بكم\", textAlignment: left}"
  let document = screen(label, "a.leading = root.leading" + top)
  #expect(try Inspected(document, .rightToLeft).messages(.notMirrored) == [])
  // It does in the shorter of two lines.
  let lines = document.replacing(
    "text: \"مرحبا بكم\"", with: "lines: 0, text: \"مرحبا بكم\\nمرحبا\"")
  #expect(try Inspected(lines, .rightToLeft).messages(.notMirrored).count == 1)
}

/// Code may mirror an image itself.
@Test(arguments: [(false, 1), (true, 0)]) func aMirroredSymbolPointsTheOtherWay(
  isMirrored: Bool, count: Int
) throws {
  var scene = try Inspected(
    screen("a: {class: image, source: {symbol: chevron.right}}", "a.leading = root.leading" + top),
    .rightToLeft
  ).scene
  for view in scene.views.indices where !scene.views[view].images.isEmpty {
    scene.views[view].images[0].isMirrored = isMirrored
  }
  var source = scene
  source.direction = .leftToRight
  let found = Inspection.findings(of: scene, reference: source)
  #expect(found.count { $0.rule == .notMirrored && $0.view == "a" } == count)
}

/// A screen without a language that is read from right to left does not have to be right there.
@Test func aScreenIsJudgedForTheDirectionsOfItsLanguages() throws {
  let scene = try Inspected(
    screen("a: {class: image, source: {symbol: chevron.right}}", "a.leading = root.leading" + top),
    .rightToLeft
  ).scene
  var source = scene
  source.direction = .leftToRight
  for isForDirection in [true, false] {
    let found = Inspection.findings(
      of: scene, reference: Inspection.Reference(source), work: WorkBudget(),
      isForDirection: isForDirection, leftToRight: { nil }, stretches: { _ in [] })
    #expect(found.contains { $0.rule == .notMirrored } == isForDirection)
  }
}
