import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A row of two wrapped texts in a window 200 wide.
private func row(of words: String) -> (window: Window, a: Label, b: Label) {
  let window = screen(200)
  let (a, b) = (
    window.rootView.addLabel(words, "a", lines: 0), window.rootView.addLabel(words, "b", lines: 0)
  )
  a.pin(left: 0, top: 0)
  b.pin(top: 0, right: 0)
  activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  return (window, a, b)
}

/// Two long texts share a row: nothing says which of them wraps. What the first pass makes of it is
/// reported, though the wrapped texts ask for no more than they have.
@Test func aRowOfTwoWrappedTextsIsAmbiguousAndItsOtherSolutionIsShown() {
  let (window, a, b) = row(of: "five words of some length")
  let frames = { [a, b].map(\.frame) }
  let before = frames()
  #expect([a, b].map(\.hasAmbiguousLayout) == [true, true])
  for attribute in [LayoutConstraint.Attribute.width, .right] {
    #expect(a.explanation(of: attribute)?.isUnique == false, "nothing says where the first wraps")
  }
  #expect(a.explanation(of: .left)?.isUnique == true)
  let ambiguous = window.findings.filter { $0.rule == .ambiguous }
  #expect(ambiguous.map(\.views) == [["a", "b"]])
  let settled = frames()
  a.exerciseAmbiguityInLayout()
  #expect(frames() != settled && a.frame.width + b.frame.width == 200)
  a.exerciseAmbiguityInLayout()
  #expect(frames() == settled)
  #expect(before != settled)
  a.setContentCompressionResistancePriority(.init(749), for: .horizontal)
  #expect([a, b].map(\.hasAmbiguousLayout) == [false, false])
}

/// Once they are wrapped the first is as narrow as its widest line, which leaves no choice. Where it wraps is one
/// all the same.
@Test func aChoiceOfTheFirstPassIsOneThoughTheSecondLeavesNone() {
  // 32 a word: 112 in lines of three words, and 32 in lines of one.
  let (window, a, b) = row(of: "some some some some some")
  activate(a.widthAnchor.constraint(greaterThanOrEqualToConstant: 60))
  activate(b.widthAnchor.constraint(greaterThanOrEqualToConstant: 60))
  a.setContentHuggingPriority(252, for: .horizontal)
  window.layoutIfNeeded()
  #expect([60, 112].contains(a.frame.width) && a.frame.width + b.frame.width == 200)
  for attribute in [LayoutConstraint.Attribute.width, .right] {
    #expect(a.explanation(of: attribute)?.isUnique == false)
  }
  #expect(a.widthAnchor.hasAmbiguousLayout && b.leftAnchor.hasAmbiguousLayout)
  #expect(!a.leftAnchor.hasAmbiguousLayout && !b.topAnchor.hasAmbiguousLayout)
  // What gives way first has no choice, and leaves none.
  a.setContentCompressionResistancePriority(749, for: .horizontal)
  #expect(!a.widthAnchor.hasAmbiguousLayout && !b.leftAnchor.hasAmbiguousLayout)
}

/// A wrapped text is as wide as its widest line, which says nothing of why it is not wider.
@Test func whatGivesAWrappedTextItsWidthIsWhatGaveItTheWidthToWrapAt() throws {
  let window = screen(200)
  let (a, b) = (
    window.rootView.addLabel("four words of length", "a", lines: 0),
    window.rootView.addLabel("four more or less", "b", lines: 0)
  )
  a.pin(left: 0, top: 0)
  b.pin(top: 0, right: 0)
  b.setContentCompressionResistancePriority(751, for: .horizontal)
  let gap = activate(b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 8))
  gap.origin = SourceLocation(file: "a.yaml", line: 7, column: 3)
  let width = try #require(a.explanation(of: .width))
  #expect(a.frame == rect(0, 0, 48, 80) && width.value == 48 && width.isUnique)
  let row = [
    "<LayoutConstraint:a.yaml:7:3 H:[Label:a]-(>=8)-[Label:b](LTR)   (active)>",
    "<LayoutConstraint H:[Label:b]-(0)-|(LTR)   (active, names: '|':View:root )>",
    "<LayoutConstraint H:|-(0)-[Label:a](LTR)   (active, names: '|':View:root )>",
    "<LayoutConstraint 'UIView-Encapsulated-Layout-Width' View:root.width == 200   (active)>",
    "<ContentSizeLayoutConstraint Label:b.width >= 136 CompressionResistance:751   (active)>",
  ]
  #expect(
    width.chain.map(\.description) == [
      "<ContentSizeLayoutConstraint Label:a.width >= 48 CompressionResistance:750   "
        + "(active, wrapped at 56)>"
    ] + row)
  let height = try #require(a.explanation(of: .height))
  #expect(
    height.chain.map(\.description) == [
      "<ContentSizeLayoutConstraint Label:a.height >= 80 CompressionResistance:750   "
        + "(active, wrapped at 56)>"
    ] + row)
  #expect(width.chain.contains { $0.origin?.line == 7 })
  for affecting in [
    a.constraintsAffectingLayout(for: .horizontal), a.widthAnchor.constraintsAffectingLayout,
  ] {
    #expect(affecting.filter { $0 === gap }.count == 1)
    #expect(affecting.contains { $0.firstItem === b && $0 is ContentSizeLayoutConstraint })
  }
  #expect(!a.constraintsAffectingLayout(for: .vertical).contains { $0 === gap }, "across")
}

@Test func aTextThatDoesNotWrapIsExplainedByWhatItAsksForAlone() throws {
  let window = screen(200)
  let text = window.rootView.addLabel("short", "a", lines: 0)
  text.pin(left: 0, top: 0)
  let width = try #require(text.explanation(of: .width))
  #expect(
    width.chain.map(\.description) == [
      "<ContentSizeLayoutConstraint Label:a.width >= 40 CompressionResistance:750   (active)>"
    ])
}

@Test func whatATextAskedForUnwrappedIsNamedAsSuch() throws {
  let window = screen(300)
  let (a, b) = (
    window.rootView.addLabel("some seven words", "a", lines: 0),
    window.rootView.addLabel("some words in many lines", "b", lines: 0)
  )
  a.pin(left: 0, top: 0)
  b.pin(left: 0, top: 200)
  b.fix(width: 80)
  activate(a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3))
  a.setContentCompressionResistancePriority(200, for: .horizontal)
  let width = try #require(a.explanation(of: .width))
  #expect(a.frame.size == CGSize(width: 40, height: 60) && b.frame.height == 60)
  #expect(
    width.chain.map(\.description) == [
      "<ContentSizeLayoutConstraint Label:a.width >= 40 CompressionResistance:200   "
        + "(active, wrapped at 60)>",
      "<LayoutConstraint Label:a.width <= 3*Label:b.height   (active)>",
      "<ContentSizeLayoutConstraint Label:b.height >= 20 CompressionResistance:750   "
        + "(active, unwrapped)>",
    ])
  #expect(width.chain.allSatisfy { $0.violation == 0 })
}

/// What a text without any room has no less of than nothing is said with its name.
@Test func aTextThatIsLeftWithoutRoomIsNamedInWhatGivesTheOtherOneItsWidth() throws {
  let (window, a, b) = row(of: "words of some length that fit into no single row")
  #expect(a.window === window && b.window === window)
  let width = try #require(a.explanation(of: .width))
  #expect(
    width.chain.map(\.description).contains("<SystemLayoutConstraint Label:b.width >= 0>"),
    "\(width.chain)")
}

/// Which of the two gives way in the first pass makes no difference: the text wraps where it wraps.
@Test func whatTheFirstPassLeavesOpenIsNotReportedWhereItComesToTheSame() {
  let window = screen(200)
  let text = window.rootView.addLabel("sixteen lettersandso sixteenmor", "text", lines: 0)
  let control = window.rootView.add("control", 40, 20)
  control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  text.pin(left: 0, top: 0)
  control.pin(top: 0, right: 0)
  activate(control.leftAnchor.constraint(greaterThanOrEqualTo: text.rightAnchor))
  #expect(![text, control].contains { $0.hasAmbiguousLayout })
  #expect(text.frame == rect(0, 0, 160, 40) && control.frame == rect(160, 0, 40, 20))
}
