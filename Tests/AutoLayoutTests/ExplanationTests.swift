import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@Test func anExplanationIsTheChainOfConstraintsAndTheSlackOfTheOthers() throws {
  let window = screen()
  let (a, b) = (window.rootView.add("a", 50, 10), window.rootView.add("b"))
  a.pin(left: 10, top: 0)
  let gap = activate(b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8))
  gap.origin = SourceLocation(file: "a.yaml", line: 7, column: 3)
  b.pin(top: 0)
  b.fix(width: 20, height: 10)
  activate(b.leftAnchor.constraint(greaterThanOrEqualTo: window.rootView.leftAnchor, constant: 30))
  activate(b.leftAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 99), 10)
  let explanation = try #require(b.explanation(of: .left))
  #expect(explanation.subject == "b.left" && explanation.value == 68 && explanation.isUnique)
  #expect(explanation.chain.first?.origin?.line == 7)
  #expect(explanation.chain.contains { $0.source == .contentSize })
  #expect(explanation.chain.contains { $0.description.contains("H:|-(10)-[View:a]") })
  #expect(explanation.slack.map(\.distance).sorted() == [31, 38], "equations that hold have none")
  #expect(explanation.slack.filter { !$0.isSatisfied }.map(\.distance) == [31])
  let width = try #require(a.explanation(of: .width))
  #expect(
    (width.chain.map(\.description) + width.slack.map(\.description)).sorted() == [
      "<ContentSizeLayoutConstraint View:a.width <= 50 Hug:250   (active)>",
      "<ContentSizeLayoutConstraint View:a.width >= 50 CompressionResistance:750   (active)>",
    ])
}

/// What follows from other constraints holds besides, also where it is about more than the value.
@Test func aConstraintThatFollowsFromOthersIsListed() throws {
  let window = screen(320, 480)
  let box = window.rootView.add("box")
  box.pin(left: 10, top: 0)
  box.fix(width: 100, height: 40)
  activate(box.rightAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 110))
  let listed = try ["left", "width"].map { name in
    let attribute: LayoutConstraint.Attribute = name == "left" ? .left : .width
    let explanation = try #require(box.explanation(of: attribute))
    return explanation.chain.count + explanation.slack.count
  }
  #expect(listed.allSatisfy { $0 >= 2 }, "\(listed)")
}

/// A limit of the size has no part in a place that another constraint decides, nor one of the place in the size.
@Test func theSlackOfAPlaceIsNotThatOfTheSize() throws {
  let window = screen(320, 480)
  let box = window.rootView.add("box")
  box.pin(left: 16, top: 0)
  box.fix(width: 80, height: 40)
  activate(box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40))
  activate(box.leftAnchor.constraint(lessThanOrEqualTo: window.rootView.leftAnchor, constant: 20))
  activate(
    box.rightAnchor.constraint(lessThanOrEqualTo: window.rootView.rightAnchor, constant: -8))
  #expect(try #require(box.explanation(of: .left)).slack.map(\.distance).sorted() == [4, 216])
  let width = try #require(box.explanation(of: .width))
  #expect(width.slack.map(\.distance).sorted() == [40, 216], "\(width.slack)")
}

/// Constraints go by alignment rects; frames are what people look at.
@Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
func anExplanationTellsPlacesAsFramesDo(direction: LayoutDirection) throws {
  let window = screen(320, 480, direction: direction)
  window.rootView.explicitAlignmentRectInsets = EdgeInsets(all: 5)
  let card = window.rootView.add("card")
  card.explicitAlignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  card.layoutMargins = EdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
  card.pin(left: 50, top: 50)
  card.fix(width: 100, height: 100)
  let view = card.add("v", 40, 30)
  view.pin(left: 10, top: 10)
  window.layoutIfNeeded()
  #expect(view.frame == rect(12, 11, 40, 30) && card.frame == rect(53, 54, 106, 104))
  for item in [window.rootView, card, view] {
    let rect = item.exactAlignmentRect
    let frame = item.exactFrame
    let margins = frame.inset(by: item.layoutMargins)
    let isMirrored = direction == .rightToLeft
    let expected: [(LayoutConstraint.Attribute, CGFloat)] = [
      (.left, rect.minX), (.right, rect.maxX), (.centerX, rect.midX), (.top, rect.minY),
      (.bottom, rect.maxY), (.centerY, rect.midY), (.width, rect.width), (.height, rect.height),
      (.leading, isMirrored ? rect.maxX : rect.minX),
      (.trailing, isMirrored ? rect.minX : rect.maxX),
      (.leftMargin, margins.minX), (.rightMargin, margins.maxX),
      (.centerXWithinMargins, margins.midX), (.topMargin, margins.minY),
      (.leadingMargin, isMirrored ? margins.maxX : margins.minX),
      (.firstBaseline, rect.minY), (.lastBaseline, rect.maxY),
    ]
    for (attribute, value) in expected {
      let found = try #require(item.explanation(of: attribute))
      #expect(abs(found.value - value) < 1e-9, "\(found.subject) is \(value)")
    }
    let guide = item.layoutMarginsGuide
    let place = CGRect(origin: .zero, size: frame.size).inset(by: item.layoutMargins)
    #expect(guide.explanation(of: .left)?.value == place.minX)
    #expect(guide.explanation(of: .right)?.value == place.maxX)
    #expect(guide.explanation(of: .height)?.value == place.height)
  }
}

@Test func anExplanationNamesTheInsetsThatTakePart() throws {
  let window = screen(320, 480)
  let card = window.rootView.add("card")
  card.pin(left: 50, top: 50)
  card.fix(width: 100, height: 100)
  card.layoutMargins = EdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
  let view = card.add("v", 20, 10)
  view.pin(left: 10, top: 10)
  func words(_ item: View, _ attribute: LayoutConstraint.Attribute) throws -> [String] {
    try #require(item.explanation(of: attribute)).chain.map(\.description)
      .filter { $0.hasPrefix("<System") }
  }
  let margins =
    "<SystemLayoutConstraint the margins of View:card inset by top 11, left 12, bottom 13, right 14>"
  #expect(try words(card, .leadingMargin) == [margins])
  #expect(try words(card, .centerYWithinMargins) == [margins])
  #expect(try words(card, .leading) == [] && words(view, .left) == [])
  card.explicitAlignmentRectInsets = EdgeInsets(top: 0, left: 2, bottom: 3, right: 4)
  let insets =
    "<SystemLayoutConstraint the alignment rect of View:card inset by top 0, left 2, bottom 3, right 4>"
  #expect(try words(view, .left) == [insets] && words(view, .right) == [insets])
  #expect(try words(view, .top) == [] && words(view, .width) == [], "nothing there, or no matter")
  #expect(try words(card, .leftMargin) == [margins, insets])
  let guide = card.layoutMarginsGuide
  let left = try #require(guide.explanation(of: .left)).chain
  #expect(left.count == 1, "the insets of a guide are those of the frame")
  let right = try #require(guide.explanation(of: .right)).chain.map(\.description)
  #expect(right.contains(insets))
}

/// Also what only moves along is tied: its rivals are those that decide where it goes.
@Test(arguments: [
  (View.Side.width, ["b.width hugging 250"]),
  (.trailing, ["a.width hugging 250", "b.width hugging 250"]),
])
func anExplanationOfAnAmbiguousValueNamesItsRivals(side: View.Side, rivals: [String]) throws {
  let window = screen()
  let (a, b) = (window.rootView.add("a", 50, 10), window.rootView.add("b", 50, 10))
  a.pin(left: 0, top: 0)
  b.pin(top: 0, right: 0)
  activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  let explanation = try #require(a.explanation(of: side == .width ? .width : .trailing))
  #expect(!explanation.isUnique)
  #expect(
    explanation.rivals.map {
      "\($0.view).\($0.attribute) \($0.claim ?? "") \(Int($0.priority ?? 0))"
    } == rivals)
  #expect(explanation.mends == ["Raise the horizontal hugging of a or of b to 251."])
  let height = try #require(a.explanation(of: .height))
  #expect(height.isUnique && height.rivals.isEmpty && height.mends.isEmpty)
}

extension View {
  enum Side: Sendable { case width, trailing }
}

@Test func anExplanationNamesTheConstraintsThatCannotBothHold() throws {
  let window = screen()
  let a = window.rootView.add("a", 20, 20)
  a.pin(top: 0)
  for inset in [10.0, 30] {
    activate(a.leftAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: inset), 500)
  }
  let explanation = try #require(a.explanation(of: .left))
  #expect(
    explanation.rivals.map(\.claim) == [
      "H:|-(10@500)-[View:a](LTR)", "H:|-(30@500)-[View:a](LTR)",
    ])
  #expect(explanation.rivals.map(\.attribute) == ["left", "left"])
}

@Test func aValueThatNothingDeterminesHasNoRivals() throws {
  let window = screen()
  let a = window.rootView.add("a", 20, 20)
  a.pin(left: 0)
  let explanation = try #require(a.explanation(of: .bottom))
  #expect(!explanation.isUnique && explanation.rivals.isEmpty)
  #expect(explanation.mends == ["Constrain the top, bottom or centerY of a."])
}

/// A constraint that only repeats what others give is named, too: without it nobody would find it.
@Test func anEquationThatSaysTheSameIsExplained() throws {
  let window = screen(320, 480)
  let box = window.rootView.add("box")
  box.pin(left: 20, top: 0)
  box.fix(width: 100, height: 40)
  activate(box.widthAnchor.constraint(equalToConstant: 100))
  activate(box.rightAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 120))
  func same(_ attribute: LayoutConstraint.Attribute) throws -> Int {
    let explanation = try #require(box.explanation(of: attribute))
    return explanation.slack.filter { $0.isSatisfied && $0.isEquation }.count
  }
  #expect(try same(.width) == 2, "the same twice, and what follows from two others")
  #expect(try same(.right) >= 1, "the sum of two others")
  #expect(try same(.top) == 0, "others determine other values")
}
