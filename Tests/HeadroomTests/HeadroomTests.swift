import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Headroom

/// Texts are in whole numbers: at size 16 a character is 8 wide and a line is 20 high.
private func screen(_ width: CGFloat = 300, _ height: CGFloat = 400) -> Window {
  Window(
    size: CGSize(width: width, height: height), traits: Traits(displayScale: 1),
    measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
}

private func label(
  _ identifier: String, _ text: String, lines: Int = 1, in window: Window
) -> Label {
  let label = Label(identifier: identifier)
  label.text = text
  label.font = .system(ofSize: 16)
  label.numberOfLines = lines
  label.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(label)
  return label
}

/// Constraints in the Visual Format Language, between views by their identifiers.
private func constrain(_ window: Window, _ formats: String...) throws {
  var views: [String: any LayoutItem] = [:]
  for view in window.rootView.subviews {
    if let name = view.identifier { views[name] = view }
  }
  for format in formats {
    LayoutConstraint.activate(
      try LayoutConstraint.validatedConstraints(
        withVisualFormat: format, options: [], metrics: [:], views: views))
  }
}

private func headroom(_ window: Window, allowing: [Allowance] = []) -> Headroom {
  var scene = window.scene()
  scene.allowances = allowing
  return HeadroomMeter.headroom(of: window, scene: scene)
}

@Test func aLabelBetweenEdgesMayBecomeAsNarrowAsItsText() throws {
  let window = screen()
  _ = label("title", "ten lettrs", in: window)
  try constrain(window, "H:|-20-[title]-20-|", "V:|-20-[title]")
  let found = headroom(window)
  // 10 letters of 8 points and the gaps.
  #expect(found.smallestWidth == 120)
  #expect(found.brokenBelow == [Breakage(.truncated, "title")])
  let room = try #require(found.texts.first)
  #expect(room.box == CGSize(width: 260, height: 20))
  #expect(room.widthLeft == 180)
  #expect(room.heightLeft == nil && room.growth == 0 && !room.isGrowthOpen)
  #expect(room.moreText == 2.25)
}

@Test func aLabelThatHugsItsTextGrowsAsFarAsTheScreenLetsIt() throws {
  let window = screen()
  _ = label("title", "ten lettrs", in: window)
  try constrain(window, "H:|-20-[title]-(>=20)-|", "V:|-20-[title]")
  let room = try #require(headroom(window).texts.first)
  #expect(room.box.width == 80 && room.widthLeft == 0)
  #expect(room.growth == 180)
  #expect(room.moreText == 2.25)
}

@Test func theRoomOfATextIsThatAtItsOwnTextSizeAndNotAtTheLastOneTried() throws {
  let window = screen()
  let title = label("title", "ten lettrs", in: window)
  title.font = .preferredFont(forTextStyle: .body)
  try constrain(window, "H:|-20-[title]-(>=20)-|", "V:|-20-[title]")
  // At 17 points a letter is 8.5 wide.
  let room = try #require(headroom(window).texts.first)
  #expect(room.box.width == 85 && room.growth == 175)
}

@Test func aTextThatWouldCutAnotherHasNoMoreRoomThanThat() throws {
  let window = screen()
  _ = label("name", "ten lettrs", in: window)
  _ = label("value", "fifteen letters", in: window)
  try constrain(window, "H:|-20-[name]-(>=10)-[value]-20-|", "V:|-20-[name]", "V:|-20-[value]")
  let found = headroom(window)
  // 300 − 20 − 80 − 10 − 120 − 20
  #expect(found.texts.map(\.view) == ["value", "name"])
  #expect(found.texts.map(\.growth) == [50, 50])
  let shares: [Double] = [50.0 / 120, 50.0 / 80]
  #expect(found.texts.map(\.moreText) == shares)
  #expect(found.smallestWidth == 250)
}

@Test func aTextOfSeveralLinesGrowsByLines() throws {
  let window = screen(100, 200)
  _ = label("about", "four word text here", lines: 0, in: window)
  _ = label("footer", "end", in: window)
  try constrain(
    window, "H:|-10-[about]-10-|", "H:|-10-[footer]", "V:|-20-[about]-(>=10)-[footer]-20-|")
  let room = try #require(headroom(window).texts.first { $0.view == "about" })
  // 80 points are 10 letters: two lines, 40 high.
  #expect(room.lines == 2 && room.box == CGSize(width: 80, height: 40))
  #expect(room.heightLeft == 0)
  // 200 − 20 − 40 − 10 − 20 − 20 leaves 90: four lines of 20.
  #expect(room.growth == 80)
  // Six lines are the text three times, which is twice its 19 letters and the spaces between more.
  #expect(room.moreText == 40.0 / 19)
  // “four word” and “text here” take 72.
  #expect(room.widthLeft == 8)
}

/// A screen in which a text of 9 letters, “four word”, may have so many lines of so many letters.
@Test(
  arguments: [
    // On a second line there is room for the same again: “four word four word”.
    (2, 9, 10),
    // “four word”, and then “four word fo” with the beginning of a word.
    (2, 12, 13),
    // “four word four”, “word four word” and “four word four”.
    (3, 14, 35),
    // Half a line is left on the only one.
    (1, 14, 5),
  ] as [(Int, Int, Int)])
func theShareOfMoreTextIsThatOfLettersThatFit(lines: Int, letters: Int, more: Int) throws {
  let window = screen(CGFloat(letters) * 8, CGFloat(lines) * 20)
  _ = label("about", "four word", lines: 0, in: window)
  try constrain(window, "H:|[about]|", "V:|[about]-(>=0)-|")
  let room = try #require(headroom(window).texts.first)
  #expect(room.moreText == Double(more) / 9)
}

/// Of 4 words on 2 lines of 9 letters all fits but “and more”.
@Test func howMuchOfATextOfSeveralLinesHasToGoIsFoundTheSameWay() throws {
  let window = screen(72, 40)
  _ = label("about", "four word text here and more", lines: 0, in: window)
  try constrain(window, "H:|[about]|", "V:|[about]|")
  let room = try #require(headroom(window).texts.first)
  #expect(room.moreText == -9.0 / 28)
}

@Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
func aTitleHasTheRoomThatItsStretchedButtonLeavesIt(direction: LayoutDirection) throws {
  let window = screen()
  window.traits.layoutDirection = direction
  let button = Button(identifier: "keep")
  button.title = "ten lettrs"
  button.font = .system(ofSize: 16)
  button.contentInsets = DirectionalEdgeInsets(leading: 12, trailing: 12)
  button.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(button)
  try constrain(window, "H:|-20-[keep(200)]", "V:|-20-[keep(44)]")
  let room = try #require(headroom(window).texts.first)
  // 200 − 2 × 12, of which ten letters take 80.
  #expect(room.box.width == 176)
  #expect(room.widthLeft == 96 && room.growth == 0)
  #expect(room.moreText == 1.2)
}

@Test func aTextThatIsWholeNeverLacksWidth() throws {
  let window = Window(
    size: CGSize(width: 300, height: 400), traits: Traits(displayScale: 2),
    measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
  let title = label("title", "elevenlettr elevenlettr", lines: 2, in: window)
  title.font = .system(ofSize: 15)
  // Eleven letters of 7.5 points.
  try constrain(window, "H:|-20-[title(82.5)]", "V:|-20-[title]")
  let room = try #require(headroom(window).texts.first)
  #expect(room.lines == 2 && room.widthLeft == 0 && room.heightLeft.map { $0 >= 0 } == true)
}

/// Contradicting multipliers give such sizes.
@Test(arguments: [LayoutAxis.vertical, .horizontal])
func aTextInABoxOfAnySizeHasRoom(axis: LayoutAxis) throws {
  let window = screen()
  let title = label("title", "ten lettrs ten lettrs", lines: 0, in: window)
  try constrain(window, "H:|[title]", "V:|[title]")
  let length = axis == .vertical ? title.heightAnchor : title.widthAnchor
  length.constraint(equalToConstant: 3e21).isActive = true
  #expect(headroom(window).texts.count == 1)
}

@Test(arguments: [(1000, false), (1001, true)])
func theGrowthOfTextsOfMoreThanThousandCharactersIsNotMeasured(count: Int, isLong: Bool) throws {
  let window = screen(300, 1000)
  _ = label("about", String(repeating: "a", count: count), lines: 0, in: window)
  try constrain(window, "H:|-20-[about]-20-|", "V:|-20-[about]")
  let found = headroom(window)
  let room = try #require(found.texts.first)
  #expect((room.growth == nil) == isLong)
  #expect(found.text.contains("  –  “aaa") == isLong)
}

@Test func whatIsTriedDoesNotMeasureHowMuchRoomACutTextLacks() throws {
  let window = screen(100)
  _ = label("title", "twelve lettr", in: window)
  try constrain(window, "H:|-20-[title]-20-|", "V:|-20-[title]")
  let scene = window.scene(
    includesAmbiguity: false, constraints: .none, includesShortfalls: false)
  let finding = try #require(scene.findings.first { $0.rule == .truncated })
  #expect(finding.missing == nil)
  #expect(window.findings.contains { $0.missing?.width == 36 })
}

@Test func aTextThatScrollsGrowsWithoutBound() throws {
  let window = screen(100, 100)
  let scroll = ScrollView(identifier: "scroll")
  scroll.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(scroll)
  let about = label("about", "four word", lines: 0, in: window)
  scroll.addSubview(about)
  try constrain(window, "H:|[scroll]|", "V:|[scroll]|")
  LayoutConstraint.activate([
    about.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
    about.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
    about.topAnchor.constraint(equalTo: scroll.topAnchor),
    about.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    about.widthAnchor.constraint(equalTo: window.rootView.widthAnchor),
  ])
  let room = try #require(headroom(window).texts.first)
  // Four more lines fill the screen, and a fifth scrolls.
  #expect(room.isGrowthOpen && room.growth == 100)
  #expect(room.percent.hasPrefix("> "))
}

@Test func aTextThatIsCutAlreadyHasLessThanNothing() throws {
  let window = screen(100)
  _ = label("title", "twelve lettr", in: window)
  _ = label("other", "four", in: window)
  try constrain(
    window, "H:|-20-[title]-20-|", "H:|-20-[other]-(>=20)-|", "V:|-20-[title]-20-[other]")
  let found = headroom(window)
  #expect(found.brokenAlready == [Breakage(.truncated, "title")])
  let room = try #require(found.texts.first)
  #expect(room.view == "title" && room.widthLeft == -36 && room.growth == 0)
  #expect(room.moreText == -0.375)
  // The other text decides: 4 letters.
  #expect(found.smallestWidth == 72)
  #expect(found.brokenBelow == [Breakage(.truncated, "other")])
}

@Test func theLargestTextSizeIsTheLastBeforeATextIsCut() throws {
  let window = screen()
  let title = label("title", "ten lettrs", in: window)
  title.font = .preferredFont(forTextStyle: .body)
  try constrain(window, "H:|-20-[title]-20-|", "V:|-20-[title]")
  let found = headroom(window)
  // Ten letters are 5 × the size: 47 points fit into 260, 53 do not.
  #expect(found.largestTextSize == .accessibility4)
  #expect(found.brokenAbove == [Breakage(.truncated, "title")])
}

@Test func aScreenWithoutTextHoldsAtAnySize() {
  let found = headroom(screen())
  #expect(found.smallestWidth == 1 && found.brokenBelow.isEmpty)
  #expect(found.largestTextSize == .accessibility5 && found.brokenAbove.isEmpty)
  #expect(found.texts.isEmpty)
}

@Test func whatTheAuthorAllowsDoesNotBreakTheScreen() throws {
  let window = screen()
  _ = label("title", "ten lettrs", in: window)
  try constrain(window, "H:|-20-[title]-20-|", "V:|-20-[title]")
  let allowance = Allowance(rule: .truncated, view: "title", reason: "a name")
  let found = headroom(window, allowing: [allowance])
  // Crushed only when the gaps leave less than a point.
  #expect(found.smallestWidth == 41)
  #expect(found.brokenBelow.map(\.rule).contains(.crushed))
}

/// Constraints between the identified views of a screen 300 wide, the smallest width that comes of
/// them, and what breaks below.
@Test(arguments: [
  // Required widths contradict the screen's.
  ("H:|-20-[a(>=200)]-20-|", CGFloat(240), Breakage(.unsatisfiable, "a")),
  // A fixed width reaches out of the screen on its right; up to half a point does not count.
  ("H:|-20-[a(200)]", 220, Breakage(.outside, "a")),
  ("H:|[a(100)] H:[b(100)]|", 200, Breakage(.overlap, "b", other: "a")),
  ("H:|-20-[a(==80@700)]-20-|", 41, Breakage(.crushed, "a")),
])
func aScreenBreaks(formats: String, width: CGFloat, breakage: Breakage) throws {
  let window = screen()
  for name in ["a", "b"] {
    let control = TextField(identifier: name)
    control.translatesAutoresizingMaskIntoConstraints = false
    window.rootView.addSubview(control)
  }
  try constrain(window, "V:|-20-[a]", "V:|-20-[b]")
  if !formats.contains("[b") { window.rootView.subviews[1].isHidden = true }
  for format in formats.split(separator: " ") { try constrain(window, String(format)) }
  let found = headroom(window)
  #expect(found.smallestWidth == width)
  #expect(found.brokenBelow.first == breakage)
}

@Test func theWindowIsLeftAsItWas() throws {
  let window = screen()
  _ = label("title", "ten lettrs", in: window)
  _ = label("about", "several words that take some lines", lines: 0, in: window)
  try constrain(
    window, "H:|-20-[title]-(>=20)-|", "H:|-20-[about]-20-|", "V:|-20-[title]-8-[about]")
  let before = window.scene()
  let first = HeadroomMeter.headroom(of: window, scene: before)
  #expect(window.scene() == before)
  #expect(HeadroomMeter.headroom(of: window, scene: before) == first)
}

/// Shows its first subview at widths from 200 up to 250 only.
private final class Gate: View {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.isHidden = !(200..<250).contains(bounds.width)
  }
}

@Test func aWidthBelowOneThatBreaksDoesNotCount() throws {
  let window = Window(
    size: CGSize(width: 300, height: 400), traits: Traits(displayScale: 1),
    measurer: FixedWidthMeasurer(), rootView: Gate(identifier: "root"))
  _ = label("title", "ten lettrs", in: window)
  try constrain(window, "H:|-20-[title(40)]", "V:|-20-[title]")
  let found = headroom(window)
  // The screen holds again from 199 down, where the title is hidden.
  #expect(found.smallestWidth == 250)
  #expect(found.brokenBelow == [Breakage(.truncated, "title")])
}

@Test func theTableAndTheJSONSayTheSame() throws {
  let window = screen(100)
  _ = label("title", "twelve lettr", in: window)
  _ = label("other", "four", in: window)
  try constrain(
    window, "H:|-20-[title]-20-|", "H:|-20-[other]-(>=20)-|", "V:|-20-[title]-20-[other]")
  let found = headroom(window)
  #expect(
    found.text == """
      smallest width     72 of 100 points; below, other is cut off
      largest text size  accessibility5
      broken already     title is cut off

      view   more text  width left  height left  can grow  text
      title      −38 %         −36            –         0  “twelve lettr”
      other       87 %           0            –        28  “four”

      """)
  var much = found
  much.brokenAlready = (0..<15).map { Breakage(.truncated, "v\($0)") }
  #expect(much.text.contains("v10 is cut off, v11 is cut off and 3 more\n"))
  let json = Headroom.json(document: "a.yaml", cells: [found.json]).text(width: 1000)
  #expect(
    json == """
      {"version": 1, "document": "a.yaml", "cells": [{"locale": "en", "device": "100x400", \
      "textSize": "large", "appearance": "light", "direction": "ltr", "size": [100, 400], \
      "smallestWidth": 72, "widthTolerance": 0, "brokenBelow": [{"rule": "text/truncated", "view": "other"}], \
      "largestTextSize": "accessibility5", "brokenAbove": [], \
      "brokenAlready": [{"rule": "text/truncated", "view": "title"}], "texts": [\
      {"view": "title", "text": "twelve lettr", "lines": 1, "lineLimit": 1, "box": [60, 20], \
      "widthLeft": -36, "heightLeft": null, "growth": 0, "isGrowthOpen": false, \
      "moreText": -0.375}, \
      {"view": "other", "text": "four", "lines": 1, "lineLimit": 1, "box": [32, 20], \
      "widthLeft": 0, "heightLeft": null, "growth": 28, "isGrowthOpen": false, \
      "moreText": 0.875}]}]}

      """)
}

/// Counts what it is asked to measure.
private final class CountingMeasurer: TextMeasuring {
  private let measurer = FixedWidthMeasurer()
  private(set) var count = 0

  func measure(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?
  ) -> TextMeasurement {
    count += 1
    return measurer.measure(text, attributes, width: width)
  }

  func metrics(of font: Font) -> FontMeasures { measurer.metrics(of: font) }
}

@Test func aLongTextIsSetSeldom() throws {
  let text = Array(repeating: "four word", count: 6500).joined(separator: " ")
  let measurer = CountingMeasurer()
  let window = Window(
    size: CGSize(width: 320, height: 40_000), traits: Traits(displayScale: 1), measurer: measurer,
    rootView: View(identifier: "root"))
  _ = label("body", text, lines: 0, in: window)
  try constrain(window, "H:|-0-[body]-0-|", "V:|-0-[body(<=40000)]")
  let scene = window.scene()
  let before = measurer.count
  let found = HeadroomMeter.headroom(of: window, scene: scene)
  #expect(measurer.count - before < 60, "\(measurer.count - before)")
  // 13,000 words, seven of which are 34 letters: 1858 lines of 20 points. Of six words a line there
  // would be 2167, and 40,000 points have room for 2000.
  #expect(found.smallestWidth >= 272 && found.smallestWidth <= 272 + 272 / 16)
  #expect(found.smallestWidth - found.widthTolerance <= 272)
  let room = try #require(found.texts.first)
  // Eight words are 39 letters, 312 points; a sixty-fourth of that is 5.
  #expect((3...8).contains(room.widthLeft ?? 0))
}

@Test func aTextThatIsNotShownHasNoRoom() throws {
  let window = screen()
  let box = View(identifier: "box")
  box.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
  window.rootView.addSubview(box)
  box.addSubview(label("inner", "ten lettrs", in: window))
  #expect(headroom(window).texts.map(\.view) == ["inner"])
  box.alpha = 0
  #expect(headroom(window).texts.isEmpty)
}

/// Letters of a bar button are 8.5 points wide, and those of a title, which has 17 points, too.
@Test func titlesInBarsMayBecomeLongerUntilOneIsCutOff() throws {
  let window = screen(200)
  let bar = NavigationBar(identifier: "bar")
  bar.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(bar)
  let cancel = BarButtonItem(title: "Cancel")
  let done = BarButtonItem(barButtonSystemItem: .done)
  bar.item.leftBarButtonItem = cancel
  bar.item.rightBarButtonItem = done
  try constrain(window, "H:|[bar]|", "V:|[bar]")
  let rooms = headroom(window).texts
  #expect(rooms.map(\.text).sorted() == ["Cancel", "Done"])
  for room in rooms {
    #expect(room.moreText ?? 0 > 0, "\(room)")
    let letters = Double(room.text.count) * (1 + (room.moreText ?? 0))
    #expect(abs(Double(room.growth ?? 0) - (letters - Double(room.text.count)) * 8.5) < 0.01)
  }
  #expect(cancel.title == "Cancel" && done.title == nil, "the bar is as it was")
  // One more letter than there is room for is cut off.
  let room = try #require(rooms.first { $0.text == "Cancel" })
  let count = Int((6 * (1 + (room.moreText ?? 0))).rounded())
  cancel.title = String(repeating: "m", count: count)
  #expect(window.findings.isEmpty)
  cancel.title = String(repeating: "m", count: count + 2)
  #expect(window.findings.map(\.rule).contains(.truncated))
}

/// A text that is cut off lacks height by what it needs in as many lines as it likes.
@Test func theHeightThatACutTextLacksIsThatOfAllItsLines() throws {
  let window = screen()
  _ = label("title", "one two three four five", lines: 2, in: window)
  try constrain(window, "H:|-20-[title(48)]", "V:|-20-[title]")
  // Words of up to 5 letters in lines of 6: five lines of 20 points, of which two are shown.
  let room = try #require(headroom(window).texts.first)
  #expect(room.lines == 2 && room.heightLeft == -60)
}

private func room(_ more: Double, isOpen: Bool = false) -> TextRoom {
  TextRoom(
    view: "a", text: "a", lines: 1, lineLimit: 1, box: CGSize(width: 9, height: 9), widthLeft: 0,
    growth: 0, isGrowthOpen: isOpen, moreText: more)
}

@Test(
  arguments: [
    (0, false, "0 %"), (0.349, false, "34 %"), (0.35, false, "35 %"), (-0.375, false, "−38 %"),
    (-0.001, false, "−1 %"), (-3, false, "−100 %"), (9.99, false, "999 %"),
    (9.991, false, "> 999 %"), (10, false, "> 999 %"), (2, true, "> 200 %"),
  ] as [(Double, Bool, String)])
func theShareOfMoreTextIsShownInWholePercent(more: Double, isOpen: Bool, words: String) {
  #expect(room(more, isOpen: isOpen).percent == words)
}

@Test(
  arguments: [
    (Breakage(.truncated, "a"), "a is cut off"),
    (Breakage(.unsatisfiable, ""), "constraints contradict each other"),
    (Breakage(.unsatisfiable, "a"), "constraints of a contradict each other"),
    (Breakage(.outside, "a"), "a reaches outside"),
    (Breakage(.crushed, "a"), "a is crushed"),
    (Breakage(.overlap, "a", other: "b"), "a and b overlap"),
    (Breakage(.overlap, "a"), "a and another view overlap"),
    (Breakage(.font, "a"), "a: text/font"), (Breakage(.font, ""), "text/font"),
  ])
func eachBreakageHasItsWords(breakage: Breakage, words: String) {
  #expect(breakage.words == words)
  #expect(Headroom.words(breakage, 1) == words)
  #expect(Headroom.words(breakage, 3) == words + " (and 2 more)")
}

/// Texts with equal room stay in the order of the screen, those with less come first, and blank ones and
/// text views that scroll have none.
@Test func textsAreListedByTheirRoom() throws {
  let window = screen()
  for (name, text) in [("b", "ten lettrs"), ("a", "ten lettrs"), ("blank", "  "), ("c", "four")] {
    _ = label(name, text, in: window)
  }
  let notes = TextView(identifier: "notes")
  notes.text = "typed"
  notes.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(notes)
  try constrain(
    window, "H:|-20-[b(100)]", "H:|-20-[a(100)]", "H:|-20-[blank]", "H:|-20-[c(100)]",
    "H:|-20-[notes(100)]", "V:|-20-[b]-[a]-[blank]-[c]-[notes(40)]")
  #expect(headroom(window).texts.map(\.view) == ["b", "a", "c"])
}

/// With two pixels a point, the width that a text of several lines needs is a number of half points.
@Test func theWidthThatIsLeftIsCountedInPixels() throws {
  let window = Window(
    size: CGSize(width: 300, height: 400), traits: Traits(displayScale: 2),
    measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
  // Lines of four letters of 8 points, and up to two of them.
  _ = label("about", "four word", lines: 2, in: window)
  try constrain(window, "H:|-20-[about(50)]", "V:|-20-[about(40)]")
  let room = try #require(headroom(window).texts.first)
  #expect(room.widthLeft == 18)
}

// MARK: Work

@Test func whatNoWorkWasLeftForIsSaidToBeOpen() throws {
  let window = screen()
  for number in 0..<6 {
    _ = label("l\(number)", "six words and a few more of them", lines: 0, in: window)
  }
  try constrain(
    window, "V:|-[l0]-[l1]-[l2]-[l3]-[l4]-[l5]",
    "H:|-[l0]-|", "H:|-[l1]-|", "H:|-[l2]-|", "H:|-[l3]-|", "H:|-[l4]-|", "H:|-[l5]-|")
  let scene = window.scene()
  let whole = HeadroomMeter.headroom(of: window, scene: scene)
  #expect(!whole.isStopped && whole.text.contains("stopped") == false)
  #expect(whole.json["isStopped"] == nil)
  for work in [0, 1, 10_000, 50_000, 200_000] {
    let part = HeadroomMeter.headroom(of: window, scene: scene, work: work)
    #expect(part.isStopped && part.text.contains("stopped"), "\(work)")
    #expect(part.json["isStopped"] == .bool(true))
    #expect(part.smallestWidth >= whole.smallestWidth)
    #expect(part.smallestWidth - part.widthTolerance <= whole.smallestWidth)
    #expect(part.largestTextSize <= whole.largestTextSize)
    #expect(Set(part.texts.map(\.view)) == Set(whole.texts.map(\.view)))
    for room in part.texts where room.growth != nil {
      #expect(whole.texts.contains { $0.view == room.view && $0.growth == room.growth })
    }
    #expect(!"\(part)".contains("work-limit"), "nothing is said to be broken that is not known")
    // A number is that of the whole measurement, and what has none is last.
    let measured = part.texts.prefix { $0.moreText != nil }
    #expect(part.texts.dropFirst(measured.count).allSatisfy { $0.moreText == nil }, "\(work)")
    for room in part.texts {
      let known = try #require(whole.texts.first { $0.view == room.view })
      #expect(room.moreText == nil || room.moreText == known.moreText, "\(work)")
      #expect(room.widthLeft == nil || room.widthLeft == known.widthLeft, "\(work)")
    }
    let rows = part.text.split(separator: "\n").suffix(part.texts.count - measured.count)
    #expect(rows.allSatisfy { $0.split(separator: " ")[1] == "–" }, "\(work)")
  }
  #expect(HeadroomMeter.headroom(of: window, scene: scene) == whole, "the window is as it was")
}
