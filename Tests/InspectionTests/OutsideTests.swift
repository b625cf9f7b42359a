import Documents
import Foundation
import Inspection
import LayoutScene
import Testing

/// A label of 8 letters, 68 × 21.5 points, in a screen of 200 × 120 whose safe area is 20 less high.
private func screen(_ views: String, _ constraints: String) -> String {
  """
  canvas: {size: 200x120, scale: 2, safeArea: {top: 20}}
  views:
    \(views)
  constraints:
  \(constraints.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n"))
  """
}

private let label = "a: {class: label, text: Settings}"
private let box = "box: {views: {a: {class: label, text: Settings}}}"
private let row =
  "row: {class: stack, alignment: firstBaseline, views: {w: {class: label, text: W}, a: {class: textField}}}"
private let place =
  "box.left = root.left + 20\nbox.top = root.top + 40\nbox.width = 80\nbox.height = 30\n"

@Test(
  arguments: [
    (
      label, "a.left = root.left + 140\na.top = root.top + 40",
      "a reaches 8 points out of the screen at the right."
    ),
    (
      label, "a.left = root.left - 4\na.top = root.top + 40",
      "a reaches 4 points out of the screen at the left."
    ),
    (
      label, "a.left = root.left\na.top = root.bottom - 10",
      "a reaches 11.5 points out of the screen at the bottom."
    ),
    (
      label, "a.left = root.left\na.top = root.top - 6",
      "a reaches 6 points out of the screen at the top."
    ),
    (
      label, "a.left = root.left\na.top = root.top + 5",
      "note: a reaches 15 points out of the safe area at the top."
    ),
    (label, "a.left = root.left + 132.5\na.top = root.top + 40", nil),
    (
      label, "a.left = root.left - 4\na.right = root.right + 4\na.top = root.top + 40",
      "a reaches 4 points out of the screen at the left and right."
    ),
    (
      label, "a.left = root.left - 4\na.right = root.right + 9\na.top = root.top + 40",
      "a reaches 9 points out of the screen at the right, and 4 points at the left."
    ),
    (
      box, place + "a.left = box.left + 20\na.top = box.top",
      "note: a reaches 8 points out of its superview box at the right."
    ),
    (
      box.replacingOccurrences(of: "{views", with: "{class: scroll, views"),
      place
        + "a.left = box.content.left + 20\na.top = box.content.top\nbox.content.width = 80\nbox.content.height = 30",
      "a reaches 8 points out of box, which cuts it off, at the right."
    ),
    (
      box.replacingOccurrences(of: "{views", with: "{class: scroll, views"),
      place
        + "a.left = box.content.left + 20\na.top = box.content.top\nbox.content.width = 100\nbox.content.height = 30",
      nil
    ),
    // What is scrolled to is nowhere outside, but for what is beside the content.
    (
      box.replacingOccurrences(of: "{views", with: "{class: scroll, views"),
      place
        + "a.left = box.content.left\na.top = box.content.top + 300\nbox.content.width = 80\nbox.content.height = 400",
      nil
    ),
    (
      box.replacingOccurrences(of: "{views", with: "{class: scroll, views"),
      place
        + "a.left = box.content.left\na.top = box.content.top + 390\nbox.content.width = 80\nbox.content.height = 400",
      "a reaches 11.5 points out of box, which cuts it off, at the bottom."
    ),
    // A stack without a background is an arrangement that nobody sees: the field stands out of it by what
    // its text lies lower than the label's.
    (row, "row.left = root.left\nrow.top = root.top + 40", nil),
    (
      row.replacingOccurrences(of: "{class: stack", with: "{class: stack, background: \"#ffffff\""),
      "row.left = root.left\nrow.top = root.top + 40",
      "note: a reaches 6.5 points out of its superview row at the top."
    ),
    // The worst of several: warnings before notes, and the farthest out.
    (
      box, place + "a.left = box.left + 130\na.top = box.top",
      "a reaches 18 points out of the screen at the right."
    ),
    (
      box,
      "box.left = root.left + 20\nbox.top = root.top + 5\nbox.width = 80\nbox.height = 60\n"
        + "a.left = box.left\na.top = box.top - 3",
      "note: a reaches 18 points out of the safe area at the top."
    ),
    (
      box,
      "box.left = root.left + 20\nbox.top = root.top + 5\nbox.width = 80\nbox.height = 60\n"
        + "a.left = box.left + 40\na.top = box.top + 13",
      "note: a reaches 28 points out of its superview box at the right."
    ),
    // Views without anything to read or touch, and those that nobody sees.
    (
      "a: {background: \"#ff0000\"}",
      "a.left = root.left - 4\na.top = root.top\na.width = 9\na.height = 9", nil
    ),
    (
      "a: {class: label, text: Settings, hidden: true}", "a.left = root.left - 4\na.top = root.top",
      nil
    ),
    ("a: {class: label}", "a.left = root.left - 4\na.top = root.top", nil),
    // Bars lie under the status bar; their titles do not.
    ("a: {class: tabBar}", "a.left = root.left\na.right = root.right\na.top = root.top", nil),
    (
      "a: {class: navigationBar, title: Settings}",
      "a.left = root.left\na.right = root.right\na.top = root.top",
      "note: a reaches 8.5 points out of the safe area at the top."
    ),
    (
      "a: {class: label, text: Settings, allow: {layout/outside: hangs over}}",
      "a.left = root.left - 4\na.top = root.top + 40", nil
    ),
  ] as [(String, String, String?)])
func theWorstWayOutIsNamed(views: String, constraints: String, message: String?) throws {
  let found = try Inspected(screen(views, constraints)).findings.filter {
    $0.rule == .outside
  }
  #expect(
    found.map { ($0.severity == .note ? "note: " : "") + $0.message }
      == [message].compactMap { $0 })
}

/// The mend is in the constraints as before; only how bad it is follows from `clipsToBounds`.
@Test(arguments: [false, true])
func whatASuperviewCutsOffIsNoNote(clips: Bool) throws {
  let box =
    "box: {\(clips ? "clipsToBounds: true, " : "")views: {a: {class: label, text: Settings}}}"
  let found = try Inspected(screen(box, place + "a.left = box.left + 40\na.top = box.top"))
  let finding = try #require(found.findings.first { $0.rule == .outside })
  #expect(finding.severity == (clips ? .warning : .note))
  #expect(
    finding.message
      == (clips
        ? "a reaches 28 points out of box, which cuts it off, at the right."
        : "a reaches 28 points out of its superview box at the right."))
}

@Test func whatIsOutsideInTheSourceLanguageTooIsFoundAllTheSame() throws {
  let document = screen(label, "a.left = root.left + 140\na.top = root.top + 40")
  #expect(try Inspected(document, .init(textSize: .small)).messages(.outside).count == 1)
}

@Test func theHintNamesTheEdgeInReadingDirection() throws {
  let document = screen(label, "a.left = root.left - 4\na.top = root.top + 40")
  func hint(_ options: DocumentOptions) throws -> String? {
    try Inspected(document, options).findings.first { $0.rule == .outside }?.hint
  }
  #expect(try hint(.init())?.contains("a.leading >= root.leading") == true)
  #expect(try hint(.rightToLeft)?.contains("a.trailing <= root.trailing") == true)
}

/// The safe area of a phone on its side: 47 points at both sides, 21 below.
@Test(
  arguments: [
    ("Inbox", 0), ("A title that is longer than the room that a bar has for it on a phone", 0),
  ])
func aBarMayReachUnderTheNotch(title: String, count: Int) throws {
  let document = """
    canvas: {device: iphone-14-landscape}
    views: {nav: {class: navigationBar, title: \(title)}, tabs: {class: tabBar}}
    constraints:
      - H:|[nav]|
      - nav.top = root.safeArea.top
      - H:|[tabs]|
      - tabs.bottom = root.safeArea.bottom
    """
  #expect(try Inspected(document).messages(.outside).count == count)
}

/// A page that fills a screen whose safe area begins 20 points below the top.
@Test(
  arguments: [
    // Content that scrolls, and short content, which UIKit does not move below the status bar.
    ("V:|[a]-300-|", "H:|[a]|", []),
    ("V:|[a]|", "H:|[a]|", ["a reaches 20 points out of the safe area at the top."]),
    ("V:|-20-[a]|", "H:|[a]|", []),
    // A row that scrolls sideways does not scroll out from under the status bar.
    (
      "V:|[a]|", "H:|[a]-300-|",
      ["a reaches 20 points out of the safe area at the top."]
    ),
  ] as [(String, String, [String])])
func aPageKeepsItsContentClearOfTheStatusBar(
  vertical: String, horizontal: String, messages: [String]
) throws {
  let found = try Inspected(
    screen(
      "page: {class: scroll, views: {a: {class: label, text: Settings}}}",
      "H:|[page]|\nV:|[page]|\n\(vertical)\n\(horizontal)"))
  #expect(found.messages(.outside) == messages)
  let hint = found.findings.first { $0.rule == .outside }?.hint
  #expect(hint?.contains("contentInsetAdjustmentBehavior: always") ?? true)
}

/// A row that is aligned by baselines at the top of the safe area: the button is higher than the label.
@Test func whatAStackAlignsByBaselinesMayReachOutOfItThere() throws {
  let row = """
    row: {class: stack, alignment: firstBaseline, views: {a: {class: label, text: Settings}, b: {class: button, title: All}}}
    """
  let found = try Inspected(screen(row, "row.left = root.left\nrow.top = root.safeArea.top"))
  #expect(found.messages(.outside) == [], "\(found.lines)")
}

/// A list of 60 points that scrolls 300, 40 points below the top; `a` is 21.5 high.
@Test(
  arguments: [
    // By the frame: what does not scroll is cut off for good.
    ("a.bottom = list.frame.bottom + 10", "a reaches 10 points out of list"),
    ("a.centerY = list.centerY + 40", "a reaches 21 points out of list"),
    ("a.bottom = list.frame.bottom - 4", nil),
    (
      "a.top = c.top\nc.bottom = list.frame.bottom + 30\nc.height = 40",
      "a reaches 11.5 points out of list"
    ),
    ("a.top = d.bottom", "a reaches 71.5 points out of list"),
    // By the content, however far down, and by both, which stretches something between.
    ("a.top = list.content.top + 200", nil),
    ("a.bottom = body.bottom", nil),
    ("c.top = list.frame.top\nc.bottom = list.content.top + 100\na.top = c.bottom", nil),
    // A limit that the content would have to pass to come into sight, and one that it moves away from.
    (
      "a.top >= list.frame.top + 100\na.top = list.content.top + 5 @700",
      "a reaches 61.5 points out of list"
    ),
    ("a.bottom <= list.frame.bottom + 10\na.bottom = list.content.bottom @700", nil),
    ("a.top >= list.frame.top + 5\na.top = list.content.top + 100 @700", nil),
    // A wish is no hold.
    ("a.top = list.frame.top + 100 @700", nil),
  ] as [(String, String?)])
func whatAScrollViewsFrameHoldsDoesNotScroll(hold: String, message: String?) throws {
  let document = """
    canvas: {size: 200x240, scale: 2}
    views:
      d: {}
      list: {class: scroll, views: {body: {}, c: {}, a: {class: label, text: Settings}}}
    constraints:
      - H:|[list]|
      - V:|-40-[list(60)]
      - H:|[body]|
      - V:|[body(300)]|
      - body.width = list.frame.width
      - a.left = body.left
      - d.top = root.top
      - d.height = 150
    \(hold.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n"))
    """
  let found = try Inspected(document).findings.filter {
    $0.rule == .outside && $0.severity == .warning
  }.map(\.message)
  #expect(found.count == (message == nil ? 0 : 1), "\(found)")
  if let message { #expect(found.first?.hasPrefix(message) == true, "\(found)") }
}

@Test func aTransformThatTakesALabelOutOfTheScreenIsFound() throws {
  let document = """
    canvas: {size: 200x120, scale: 2}
    views:
      a: {class: label, text: Settings, transform: {translation: [150, 0]}}
    constraints: [a.left = root.left, a.top = root.top + 40]
    """
  #expect(
    try Inspected(document).messages(.outside) == [
      "a reaches 18 points out of the screen at the right."
    ])
}

/// An image of 30 points in a button.
@Test(
  arguments: [
    ("a.width = 60\na.height = 30", nil), ("a.width = 60\na.height = 29", nil),
    (
      "a.width = 60\na.height = 20",
      "The image of a reaches 5 points out of it at the top and bottom."
    ),
    (
      "a.width = 20\na.height = 44",
      "The image of a reaches 5 points out of it at the left and right."
    ),
  ] as [(String, String?)])
func anImageLargerThanItsButtonIsFound(size: String, message: String?) throws {
  let button = "a: {class: button, configuration: filled, contentInsets: 0, image: {size: 30x30}}"
  let found = try Inspected(
    screen(button, "a.left = root.left + 40\na.top = root.top + 40\n\(size)"))
  #expect(found.messages(.outside) == [message].compactMap { $0 })
}

/// The screen ends with its tab bar.
@Test func aViewBelowTheLastBarIsHeldAboveIt() throws {
  let found = try Inspected(
    """
    canvas: {device: iphone-14}
    tabBar: {items: [{title: A, image: {symbol: star}}]}
    views: {note: {class: label, text: A}}
    constraints: [note.top = tabBar.bottom + 8, note.left = root.left]
    """
  ).findings.filter { $0.rule == .outside }
  #expect(
    found.map(\.hint) == [
      "tabBar is the end of the screen. Hold it above with a constraint such as note.bottom <= tabBar.top."
    ])
}
