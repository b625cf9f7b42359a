import Documents
import Foundation
import Inspection
import LayoutScene
import Testing
import Typesetting

private func screen(_ view: String, _ constraints: String) -> String {
  """
  canvas: {size: 200x120, scale: 2}
  views: {a: \(view)}
  constraints: [a.left = root.left, a.top = root.top, \(constraints)]
  """
}

@Test(
  arguments: [
    (
      "{class: label, text: Settings}", "a.width = 0.5",
      "a is crushed to a width of 0.5 points, and its content needs 68."
    ),
    (
      "{class: image, size: 20x30}", "a.height = 0",
      "a is crushed to a height of 0 points, and its content needs 30."
    ),
    (
      "{class: button, title: Go}", "a.height = 0",
      "a is crushed to a height of 0 points, and its content needs 34."
    ),
    (
      "{class: label, text: Settings, lines: 0}", "a.width = 0",
      "a is crushed to a width of 0 points, and its content needs 68."
    ),
    (
      "{class: scroll, views: {b: {}}}",
      "a.width = 90, a.height = 0, b.edges = a.content, b.width = 90, b.height = 40",
      "a is crushed to a height of 0 points, and its content needs 40."
    ),
    ("{class: scroll}", "a.width = 90, a.height = 0", nil),
    (
      "{class: scroll, hidden: true, views: {b: {}}}",
      "a.width = 90, a.height = 0, b.edges = a.content, b.width = 90, b.height = 40", nil
    ),
    ("{class: label, text: Settings}", "a.width = 1", nil),
    ("{class: label}", "a.width = 0", nil),
    ("{class: label, text: Settings, intrinsic: -x-}", "a.width = 0, a.height = 0", nil),
    ("{intrinsic: 20x20}", "a.width = 0", nil),
    ("{class: label, text: Settings, hidden: true}", "a.width = 0", nil),
    ("{class: label, text: Settings, allow: {layout/crushed: folds away}}", "a.width = 0", nil),
  ] as [(String, String, String?)])
func whatIsPressedToNothingIsCrushed(view: String, constraints: String, message: String?) throws {
  let found = try Inspected(screen(view, constraints))
  #expect(found.messages(.crushed) == [message].compactMap { $0 })
}

/// Compression resistance is no match for a constraint that is required.
@Test(
  arguments: [
    ("a.width = 0.5", "Change Label:a.width == 0.5, which is required and leaves it no room."),
    ("a.width <= 0", "Change Label:a.width <= 0, which is required and leaves it no room."),
    (
      "a.width = 0 @800",
      "Leave it room, or raise its horizontal compression resistance above that of its neighbours."
    ),
    (
      "a.width >= 0, a.right = root.left",
      "Leave it room, or raise its horizontal compression resistance above that of its neighbours."
    ),
  ])
func theHintNamesWhatPressesAView(constraints: String, hint: String) throws {
  let found = try Inspected(screen("{class: label, text: Settings}", constraints))
  #expect(found.findings.filter { $0.rule == .crushed }.map(\.hint) == [hint])
}

@Test(
  arguments: [
    ("{class: button, title: Go}", "a.width = 44, a.height = 44", nil),
    ("{class: button, title: Go}", "a.width = 44, a.height = 43.5", "43.5 points high"),
    ("{class: button, title: Go}", "a.width = 30, a.height = 44", "30 points wide"),
    // A button's own size is its author's decision: 2 letters without anything at the sides, a line and 6.
    ("{class: button, title: Go}", "a.left = root.left", "30 points wide and 34 points high"),
    ("{class: button, title: Settings, contentInsets: 12}", "a.left = root.left", nil),
    // Other controls have UIKit's own size, unless constraints give them another.
    ("{class: switch}", "a.left = root.left", nil),
    ("{class: switch}", "a.width = 30, a.height = 30", "32 points wide and 30 points high"),
    ("{class: slider}", "a.width = 100", nil),
    ("{class: slider}", "a.width = 20", "24 points wide"),
    ("{class: textField}", "a.width = 100", nil),
    ("{class: textField}", "a.width = 100, a.height = 28", "28 points high"),
    ("{class: textField}", "a.width = 100, a.height = 48", nil),
    ("{class: segmented, segments: [A, B]}", "a.left = root.left", nil),
    ("{class: stepper}", "a.left = root.left", nil),
    ("{class: pageControl, pages: 3}", "a.left = root.left", nil),
    // What is pressed to nothing has that finding.
    ("{class: button, title: Go}", "a.height = 0", nil),
    ("{class: button, title: Go}", "a.width = 0.5", nil),
    // Nobody touches these.
    ("{class: label, text: A}", "a.left = root.left", nil),
    ("{class: progress}", "a.width = 20", nil),
    ("{class: activity}", "a.left = root.left", nil),
    ("{class: button, title: Go, hidden: true}", "a.left = root.left", nil),
    ("{class: button, title: Go, allow: {layout/touch-target: a link}}", "a.left = root.left", nil),
  ] as [(String, String, String?)])
func controlsAreLargeEnoughForAFinger(view: String, constraints: String, size: String?) throws {
  let found = try Inspected(screen(view, constraints)).findings.filter {
    $0.rule == .touchTarget
  }
  #expect(
    found.map(\.message)
      == [size].compactMap { $0 }.map {
        "The frame of a is \($0), less than the 44 that a finger needs."
      })
  #expect(found.allSatisfy { $0.severity == .note })
}

/// A slider's alignment rect is 2 points inside its frame at both sides.
@Test func theHintHasTheLengthThatTheConstraintNeeds() throws {
  let found = try Inspected(screen("{class: slider}", "a.width = 20")).findings
  #expect(
    found.first { $0.rule == .touchTarget }?.hint
      == "Make it larger, for instance with a.width >= 40; constraints hold its alignment rect, which is "
      + "smaller than the frame.")
  #expect(try Inspected(screen("{class: slider}", "a.width = 40")).messages(.touchTarget) == [])
}

/// Two texts of 68 points side by side in 100 points less the distances.
@Test(
  arguments: [
    // Tied: which of them shrinks, and what it lacks.
    ("", ["layout/ambiguous a", "text/truncated b"]),
    // Decided: nothing is left of b.
    (", compression: {horizontal: 751}", ["layout/crushed b"]),
  ] as [(String, [String])])
func oneSqueezedTextIsSaidOnce(priority: String, lines: [String]) throws {
  let found = try Inspected(
    """
    canvas: {size: 100x60, scale: 2}
    views:
      a: {class: label, text: Settings\(priority)}
      b: {class: label, text: Settings}
    constraints:
      - {visual: "H:|-8-[a]-16-[b]-8-|", align: [top]}
      - a.top = root.top
    """)
  #expect(found.lines == lines)
}

/// A crushed view has one finding, and an allowance silences the rule.
@Test(arguments: [
  ("{class: label, text: Benachrichtigungseinstellungen, lines: 0}", "a.width = 120", true),
  ("{class: label, text: Benachrichtigungseinstellungen, lines: 0}", "a.width = 0.5", false),
  (
    "{class: label, text: Benachrichtigungseinstellungen, lines: 0, allow: {text/broken-word: a name}}",
    "a.width = 120", false
  ),
  (
    "{class: label, text: Benachrichtigungseinstellungen, lines: 0, hidden: true}", "a.width = 120",
    false
  ),
])
func aWordThatIsBrokenInTheMiddleIsFound(view: String, constraints: String, isFound: Bool) throws {
  let typesetter = try Typesetter()
  let text = Array(screen(view, constraints).utf8)
  let found = try Inspected(
    {
      try LayoutDocument.load(bytes: text, file: "test.yaml", options: $0, measurer: typesetter)
    }, .init())
  #expect(
    found.findings.map(\.rule)
      == (isFound ? [.brokenWord] : constraints == "a.width = 0.5" ? [.crushed] : [])
  )
}

/// Soft hyphens are proposed where words are divided by hyphens: not in Arabic, nor in the syllables of
/// Vietnamese, nor in a word of four letters.
@Test(arguments: [
  ("Benachrichtigung", "de", true), ("Уведомления", "ru", true), ("Rätt", "sv", false),
  ("الإشعارات", "ar", false), ("nghiêng", "vi", false),
])
func softHyphensAreProposedWhereWordsHaveThem(word: String, locale: String, isProposed: Bool) throws
{
  let typesetter = try Typesetter()
  let text =
    "locale: \(locale)\n" + screen("{class: label, text: \(word), lines: 0}", "a.width = 25")
  let found = try Inspected(
    {
      try LayoutDocument.load(
        bytes: Array(text.utf8), file: "test.yaml", options: $0, measurer: typesetter)
    }, .init())
  let hints = found.findings.filter { $0.rule == .brokenWord }.compactMap(\.hint)
  #expect(hints.map { $0.contains("soft hyphens") } == [isProposed])
}

/// A view that shrinks in a tie along one axis is crushed along the other all the same.
@Test(
  arguments: [
    (SceneConstraint.Axis.horizontal, [.ambiguous]),
    (.vertical, [.ambiguous, .crushed]),
    (nil, [.ambiguous, .crushed]),
  ] as [(SceneConstraint.Axis?, [Rule])])
func aCrushedViewIsSaidOnceWhereATieSqueezesItAlongTheSameAxis(
  axis: SceneConstraint.Axis?, rules: [Rule]
) {
  var tie = Finding(rule: .ambiguous, views: ["b", "a"], message: "")
  var crushed = Finding(rule: .crushed, view: "a", message: "")
  (tie.squeezedAxis, crushed.squeezedAxis) = (axis, .horizontal)
  #expect(Inspection.distinct([tie, crushed]).map(\.rule) == rules)
  // Nor is a text cut off in a view that is crushed, while another is.
  let cut = ["a", "b"].map { Finding(rule: .truncated, view: $0, message: "") }
  #expect(
    Inspection.distinct([crushed] + cut).map { "\($0.rule) \($0.view ?? "")" }
      == ["layout/crushed a", "text/truncated b"])
}
