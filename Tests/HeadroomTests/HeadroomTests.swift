import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Headroom

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
