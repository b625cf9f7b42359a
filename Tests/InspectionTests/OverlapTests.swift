import Documents
import Foundation
import Inspection
import LayoutScene
import TestSupport
import Testing

/// A heading and a button whose letters are 8.5 points wide at the default size and 16.5 at
/// accessibility2, where they have no room beside each other.
private func row(_ views: String, _ constraints: String = "") -> String {
  """
  canvas: {size: 200x120, scale: 2}
  views:
    a: {class: label, text: Settings, font: body}
    \(views)
  constraints: [a.left = root.left, a.top = root.top\(constraints)]
  """
}

private let large = DocumentOptions(textSize: .accessibility2)

@Test func textsThatRunIntoEachOtherOverlap() throws {
  let document = row(
    "b: {class: label, text: More, font: body}", ", b.right = root.right, b.top = root.top")
  let found = try Inspected(document, large)
  // 8 letters from the left and 4 to the right, of 16.5 points each, in 200 points: 198.
  #expect(found.messages(.overlap) == [])
  let wider = document.replacingOccurrences(of: "More", with: "Please")
  let finding = try Inspected(wider, large).findings.first { $0.rule == .overlap }
  #expect(
    finding?.message
      == "b overlaps a by 31 × 41.5 points, which it does not in en at the text size large.")
  #expect(finding?.views == ["b", "a"] && finding?.origin?.line == 4)
  #expect(finding?.hint?.contains("b.leading >= a.trailing + 8") == true)
}

/// In the source language they stand side by side, however wide they overlap here.
@Test func theHintKeepsApartAlongTheAxisOfTheSourceLanguage() throws {
  let document = row(
    "b: {class: label, text: Please wait, font: body}", ", b.right = root.right, b.top = root.top")
  let finding = try Inspected(document, large).findings.first { $0.rule == .overlap }
  // 132 + 181.5 − 200 points.
  #expect(finding?.message.hasPrefix("b overlaps a by 113.5 × 41.5 points") == true)
  #expect(finding?.hint?.contains("b.leading >= a.trailing + 8") == true)
}

@Test(
  arguments: [
    // Half a point is no overlap, and neither is one in a single direction.
    (
      "b: {class: label, text: More, font: body}", "b.left = root.left + 131.5, b.top = root.top", 0
    ),
    ("b: {class: label, text: More, font: body}", "b.left = root.left + 131, b.top = root.top", 1),
    (
      "b: {class: label, text: More, font: body}", "b.left = root.left + 70, b.top = root.top + 60",
      0
    ),
    // What overlaps in the source language does so by intention.
    ("b: {class: switch}", "b.left = root.left + 60, b.top = root.top", 0),
    ("b: {class: switch}", "b.left = root.left + 80, b.top = root.top", 1),
    // Containers, images and texts without letters are nothing to read.
    (
      "b: {background: \"#ff0000\"}",
      "b.left = root.left + 80, b.top = root.top, b.width = 20, b.height = 20", 0
    ),
    ("b: {class: image, size: 20x20}", "b.left = root.left + 80, b.top = root.top", 0),
    ("b: {class: label, text: \" \"}", "b.left = root.left + 80, b.top = root.top", 0),
    // Nor is what cannot be seen.
    ("b: {class: switch, hidden: true}", "b.left = root.left + 80, b.top = root.top", 0),
    ("b: {class: switch, alpha: 0}", "b.left = root.left + 80, b.top = root.top", 0),
    (
      "c: {alpha: 0, views: {b: {class: switch}}}",
      "H:|[c]|, V:|[c]|, b.left = root.left + 80, b.top = root.top", 0
    ),
    // A sibling's descendant counts as the sibling does.
    (
      "c: {views: {b: {class: switch}}}",
      "H:|[c]|, V:|[c]|, b.left = root.left + 80, b.top = root.top", 1
    ),
    // What is in a control belongs to it.
    (
      "c: {class: toolbar, views: {b: {class: switch}}}",
      "c.left = root.left, c.top = root.top + 60, c.width = 200, b.left = c.left + 80, b.top = c.top",
      0
    ),
    // What a superview cuts off cannot be seen.
    (
      "c: {class: scroll, views: {b: {class: switch}}}",
      "c.left = root.left + 150, V:|[c]|, c.width = 50, b.left = c.content.left - 70, b.top = c.content.top, c.content.width = 50, c.content.height = 20",
      0
    ),
    (
      "b: {class: switch, allow: {layout/overlap: badge}}",
      "b.left = root.left + 80, b.top = root.top", 0
    ),
  ] as [(String, String, Int)])
func whatOverlapsCounts(views: String, constraints: String, count: Int) throws {
  let quoted = constraints.replacingOccurrences(
    of: "H:|[c]|, V:|[c]|", with: "\"H:|[c]|\", \"V:|[c]|\""
  )
  .replacingOccurrences(of: " V:|[c]|,", with: " \"V:|[c]|\",")
  let found = try Inspected(row(views, ", " + quoted), large)
  #expect(found.messages(.overlap).count == count, "\(found.lines)")
}

/// The background of a button hides the end of a text; that of a sheet hides all of it, whatever is on the sheet.
@Test(arguments: [
  ("b: {class: button, title: More, background: white}", 1),
  ("b: {class: button, title: More, background: \"#ffffff80\"}", 1),
  (
    "s: {background: white, frame: [0, 0, 200, 120], views: {b: {class: button, title: More, background: systemGray6}}}",
    0
  ),
])
func whatABackgroundHidesLiesUnderIt(view: String, count: Int) throws {
  let found = try Inspected(
    """
    canvas: {size: 200x120}
    views: {a: {class: label, text: Words that go on}, \(view)}
    constraints: [a.left = root.left + 8, a.top = root.top + 40, b.right = a.right, b.lastBaseline = a.lastBaseline]
    """)
  #expect(found.messages(.overlap).count == count, "\(found.lines)")
}

/// A control that takes the touches of another one is a note in every language. One may lie within another, and
/// reach over it without a background.
@Test(
  arguments: [
    (
      "{class: button, title: B, configuration: filled}",
      "b.left = root.left + 40, b.top = root.top + 20, b.width = 100", 1
    ),
    (
      "{class: button, title: B, configuration: filled}",
      "b.left = root.left + 90, b.top = root.top, b.width = 100", 0
    ),
    (
      "{class: button, title: B, configuration: filled}",
      "b.left = root.left + 10, b.top = root.top + 10, b.width = 20, b.height = 20", 0
    ),
    (
      "{class: button, title: B, configuration: plain}",
      "b.left = root.left + 40, b.top = root.top + 20, b.width = 100", 0
    ),
    (
      "{class: button, title: B, configuration: filled, enabled: false}",
      "b.left = root.left + 40, b.top = root.top + 20, b.width = 100", 1
    ),
    // A button in a field.
    (
      "{class: button, title: B, configuration: filled}",
      "b.right = a.right, b.top = root.top, b.width = 60, b.height = 44", 0
    ),
    (
      "{background: systemBlue}",
      "b.left = root.left + 40, b.top = root.top + 20, b.width = 100, b.height = 40", 0
    ),
  ] as [(String, String, Int)])
func aControlOverAPartOfAnotherIsANote(view: String, constraints: String, count: Int) throws {
  let document = """
    canvas: {size: 300x200}
    views: {a: {class: button, configuration: gray, title: A}, b: \(view)}
    constraints: [a.left = root.left, a.top = root.top, a.width = 100, a.height = 44, \(constraints)]
    """
  let found = try Inspected(document).findings.filter { $0.rule == .overlap }
  #expect(found.count == count && found.allSatisfy { $0.severity == .note }, "\(found)")
  guard count > 0 else { return }
  #expect(found[0].message.hasPrefix("b lies over 60 × 24 points of a"))
}

/// What scrolls passes under what floats over the scroll view.
@Test(arguments: [(60.0, 0), (105.0, 1)])
func whatFloatsOverAScrollViewInTheSourceLanguageMayCoverWhatScrolls(top: Double, count: Int) throws
{
  let document = """
    canvas: {size: 200x160, scale: 2}
    views:
      list: {class: scroll, views: {a: {class: label, text: Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk, font: body, lines: 0}}}
      add: {class: button, title: Add, font: body}
    constraints:
      - H:|[list]|
      - V:|[list(100)]
      - H:|[a]|
      - V:|[a]|
      - a.width = list.frame.width
      - add.right = root.right
      - add.bottom = root.top + \(top + 36)
    """
  let found = try Inspected(document, large)
  #expect(found.messages(.overlap).count == count, "\(found.lines)")
}

@Test func withoutASourceThereIsNothingToTellIntentionsBy() throws {
  let document = row("b: {class: switch}", ", b.left = root.left, b.top = root.top")
  #expect(try Inspected(document).messages(.overlap) == [])
}

/// 2,000 controls in a row, in a column and in a grid.
@Test(arguments: [(2000, 1), (1, 2000), (45, 45)])
func manySiblingsTakeNoQuadraticTime(columns: Int, rows: Int) throws {
  func scene(_ shift: CGFloat, _ count: Int) -> Scene {
    let size = CGSize(width: 20, height: 20)
    let labels = (0..<count).map { number in
      let origin = CGPoint(
        x: CGFloat(number % columns) * (20 + shift), y: CGFloat(number / columns) * (20 + shift))
      return SceneView(
        id: "v\(number)", className: "button", parent: 0, frame: CGRect(origin: origin, size: size),
        control: .switch(isOn: true))
    }
    let whole = CGRect(x: 0, y: 0, width: 60_000, height: 60_000)
    return Scene(
      size: whole.size, views: [SceneView(id: "root", parent: nil, frame: whole)] + labels)
  }
  let growth = workGrowth(of: columns * rows / 8) { count in
    let found = Inspection.findings(of: scene(-1, count), reference: scene(1, count)).filter {
      $0.rule == .overlap
    }
    #expect(found.count == 101)
    #expect(found.last?.message.contains("more pairs of views overlap") == true)
  }
  #expect(growth < 24)
}

/// Only 100 pairs are told, and a last finding counts the others. What is not told for another reason is not counted.
@Test func theRestIsThatOfWhatIsTold() throws {
  func scene(_ shift: CGFloat) -> Scene {
    let size = CGSize(width: 20, height: 20)
    let switches = (0..<150).map { number in
      SceneView(
        id: "v\(number)", className: "switch", parent: 0,
        frame: CGRect(origin: CGPoint(x: CGFloat(number) * (20 + shift), y: 0), size: size),
        control: .switch(isOn: true))
    }
    let whole = CGRect(x: 0, y: 0, width: 4000, height: 20)
    return Scene(
      size: whole.size, views: [SceneView(id: "root", parent: nil, frame: whole)] + switches)
  }
  /// What is told, with the views of a mistake, or with those at which overlaps are allowed.
  func told(unreliable: Set<String> = [], allowing: [String] = []) -> [Finding] {
    let reference = scene(1)
    var scene = scene(-1)
    scene.unreliable = unreliable
    scene.allowances = allowing.map { Allowance(rule: .overlap, view: $0, reason: "") }
    scene.applyAllowances()
    scene.findings = Inspection.findings(of: scene, reference: reference)
      .filter { $0.rule == .overlap }
    scene.applyAllowances()
    return scene.findings
  }
  let all = (0..<150).map { "v\($0)" }
  #expect(told().last?.message == "49 more pairs of views overlap as well.")
  #expect(told(unreliable: ["v0"]).last?.message == "48 more pairs of views overlap as well.")
  #expect(told(unreliable: Set(all.prefix(49))).count == 100)
  #expect(told(unreliable: Set(all)).isEmpty)
  #expect(told(allowing: ["root"]).isEmpty)
  #expect(told(allowing: Array(all.prefix(10))).last?.message.hasPrefix("39 more") == true)
  // The ones that nobody allows are told, however many others are.
  #expect(told(allowing: Array(all.prefix(140))).count == 9)
}

/// Labels of 68 × 21.5 points one over the other in the source language.
private func pair(
  _ x: Double, _ y: Double, _ more: String = "", under: String = "text: Settings"
) -> String {
  """
  canvas: {size: 200x120, scale: 2}
  views:
    a: {class: label, frame: [10, 10, 68, 21.5], \(under)}
    \(more)
    b: {class: label, text: Settings, frame: [\(x), \(y), 68, 21.5]}
  """
}

/// More than a quarter of a line of 21.25 points is 5.3.
@Test(
  arguments: [
    (pair(40, 20), 1), (pair(40, 25.5), 1), (pair(40, 26), 0), (pair(77.5, 10), 0),
    (pair(40, 20, under: "text: \" \""), 0),
    (pair(40, 20, under: "text: Settings, hidden: true"), 0),
    // What is hidden does not lie under anything.
    (pair(40, 20, "c: {background: white, frame: [0, 0, 200, 120]}"), 0),
    (pair(40, 20, "c: {background: white, frame: [0, 0, 50, 120]}"), 1),
    (pair(40, 20, "c: {background: \"#ffffff80\", frame: [0, 0, 200, 120]}"), 1),
  ] as [(String, Int)])
func aTextOverATextIsFoundInTheSourceLanguageToo(document: String, count: Int) throws {
  let found = try Inspected(document)
  #expect(found.messages(.overlap).count == count, "\(found.lines)")
  // The same in a larger size, of which this is the reference.
  #expect(try Inspected(document, large).messages(.overlap) == found.messages(.overlap))
}

@Test func theFindingAboutATextOverATextNamesBoth() throws {
  let finding = try #require(
    try Inspected(pair(40, 20)).findings.first { $0.rule == .overlap })
  #expect(finding.message.hasPrefix("The text of b lies over the text of a by 38 × 11."))
  #expect(finding.views == ["b", "a"] && finding.severity == .warning)
}

/// Views that cover each other in the source language, too, are looked at only so often.
@Test func manyViewsOverEachOtherAreNotAllCompared() throws {
  func scene(_ count: Int) -> Scene {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let switches = (0..<count).map {
      SceneView(
        id: "v\($0)", className: "switch", parent: 0, frame: frame, control: .switch(isOn: true))
    }
    return Scene(
      size: frame.size, views: [SceneView(id: "root", parent: nil, frame: frame)] + switches)
  }
  let growth = workGrowth(of: 1000) { count in
    let found = Inspection.findings(of: scene(count), reference: scene(count)).filter {
      $0.rule == .overlap
    }
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.message == "So many views cover each other that not all pairs were compared.")
  }
  #expect(growth < 24)
}

/// The panel of an alert or a sheet over a dimmed screen covers it on purpose. A text without a panel does not.
@Test(
  arguments: [
    ("class: alert, title: Delete the ride?, actions: [{title: Cancel, style: cancel}]", true),
    ("class: label, text: Delete the ride, background: \"#ffffffcc\"", true),
    (
      "background: \"#ffffffcc\", views: {t: {class: label, text: Delete, frame: [0, 0, 160, 60]}}",
      true
    ),
    ("class: label, text: Delete the ride", false),
    ("views: {t: {class: label, text: Delete, frame: [0, 0, 160, 60]}}", false),
  ], [true, false])
func aPanelOverADimmedScreenIsNoOverlap(panel: (views: String, isPanel: Bool), isDimmed: Bool)
  throws
{
  let found = try Inspected(
    """
    canvas: {size: 300x200}
    views:
      body: {class: label, text: What lies behind the alert, frame: [20, 85, 260, 30]}
      dim: {background: "#000000\(isDimmed ? "33" : "00")", frame: [0, 0, 300, 200]}
      ask: {\(panel.views)}
    constraints: [ask.center = root.center, ask.size = 180x60]
    """
  ).findings.filter { [.overlap, .covered].contains($0.rule) }
  #expect(found.isEmpty == (isDimmed && panel.isPanel), "\(found.map(\.message))")
}
