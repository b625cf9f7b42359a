import AutoLayout
import Foundation
import LayoutScene
import Testing

typealias Attribute = LayoutConstraint.Attribute

@Test func attributesHaveTheRawValuesOfUIKit() {
  let names = Attribute.allCases.map { "\($0.rawValue) \($0.name)" }
  #expect(
    names == [
      "0 notAnAttribute", "1 left", "2 right", "3 top", "4 bottom", "5 leading", "6 trailing",
      "7 width", "8 height", "9 centerX", "10 centerY", "11 lastBaseline", "12 firstBaseline",
      "13 leftMargin", "14 rightMargin", "15 topMargin", "16 bottomMargin", "17 leadingMargin",
      "18 trailingMargin", "19 centerXWithinMargins", "20 centerYWithinMargins",
    ])
  #expect(Attribute.baseline == .lastBaseline)
}

/// The first attribute, the second with its item (nil for no item), the multiplier, and the error.
private let pairs: [(Attribute, Attribute?, CGFloat, ConstraintError?)] = [
  (.notAnAttribute, .left, 1, .unknownAttribute),
  (.left, .notAnAttribute, 1, .unknownAttribute),
  (.width, nil, 1, nil),
  (.height, nil, 1, nil),
  (.width, .width, 0, nil),
  (.width, .height, 2, nil),
  (.left, nil, 1, .locationEqualToConstant),
  (.centerY, nil, 1, .locationEqualToConstant),
  (.top, .top, 0, .locationEqualToConstant),
  (.left, .width, 1, .invalidPairing),
  (.height, .bottom, 1, .invalidPairing),
  (.leading, .left, 1, .directionalAgainstPhysical),
  (.right, .trailing, 1, .directionalAgainstPhysical),
  (.leadingMargin, .right, 1, .directionalAgainstPhysical),
  (.leading, .trailing, 1, nil),
  (.leading, .leadingMargin, 1, nil),
  (.left, .rightMargin, 1, nil),
  (.leading, .centerX, 1, nil),
  (.centerX, .right, 1, nil),
  (.centerXWithinMargins, .leading, 1, nil),
  (.trailing, .trailing, 0.5, nil),
  (.firstBaseline, .top, 1, nil),
  (.lastBaseline, .centerYWithinMargins, 1, nil),
  (.left, .top, 1, .incompatibleAxes),
  (.centerX, .centerY, 1, .incompatibleAxes),
  (.leading, .bottom, 1, .incompatibleAxes),
]

@Test(arguments: pairs)
func attributesPairAsTheTableSays(
  _ pair: (first: Attribute, second: Attribute?, multiplier: CGFloat, error: ConstraintError?)
) {
  let (a, b) = (View(), View())
  let result = Result { () throws(ConstraintError) in
    try LayoutConstraint.validated(
      item: a, attribute: pair.first, relatedBy: .equal, toItem: pair.second == nil ? nil : b,
      attribute: pair.second ?? .notAnAttribute, multiplier: pair.multiplier, constant: 1)
  }
  switch result {
  case .success: #expect(pair.error == nil)
  case .failure(let error): #expect(error == pair.error)
  }
}

@Test func illegalNumbersAreErrors() {
  let view = View()
  #expect(throws: ConstraintError.constantNotFinite) {
    _ = try LayoutConstraint.validated(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      constant: .nan)
  }
  #expect(throws: ConstraintError.multiplierNotFinite) {
    _ = try LayoutConstraint.validated(
      item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height,
      multiplier: .infinity)
  }
  for priority in [0, -1, 1000.5, .nan] {
    #expect(throws: ConstraintError.self) {
      _ = try LayoutConstraint.validated(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        priority: LayoutPriority(priority))
    }
  }
  #expect(throws: ConstraintError.missingFirstItem) {
    _ = try LayoutConstraint.validated(
      item: nil, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
  }
}

@Test func errorsHaveTheMessagesOfUIKit() {
  let messages: [(ConstraintError, String)] = [
    (.missingFirstItem, "Constraint must contain a first layout item"),
    (.unknownAttribute, "Unknown layout attribute"),
    (
      .locationEqualToConstant,
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs."
    ),
    (.invalidPairing, "Invalid pairing of layout attributes."),
    (
      .directionalAgainstPhysical,
      "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    ),
    (.incompatibleAxes, "Constraint improperly relates anchors of incompatible types"),
    (
      .illegalPriority(1001),
      "It's illegal to set priority:1001. Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    ),
  ]
  for (error, message) in messages { #expect(error.description == message) }
}

@Test func aProgrammingErrorTraps() async {
  await #expect(processExitsWith: .failure) {
    _ = LayoutConstraint(
      item: View(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
  }
  await #expect(processExitsWith: .failure) {
    let constraint = View().widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = 0
  }
  await #expect(processExitsWith: .failure) {
    let (a, b) = (View(), View())
    a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
  }
}

@Test func theClosestCommonAncestorHoldsAConstraint() {
  let root = View()
  let (a, b) = (root.add("a"), root.add("b"))
  let inner = a.add("inner")
  let constraints = [
    inner.topAnchor.constraint(equalTo: b.topAnchor),
    inner.leftAnchor.constraint(equalTo: a.leftAnchor),
    inner.widthAnchor.constraint(equalToConstant: 5),
  ]
  #expect(constraints.allSatisfy { !$0.isActive })
  LayoutConstraint.activate(constraints)
  #expect(constraints[0].holder === root)
  #expect(constraints[1].holder === a)
  #expect(constraints[2].holder === inner)
  #expect(root.constraints.count == 1)
  LayoutConstraint.activate(constraints)
  #expect(a.constraints.count == 1, "activating twice collapses")
  LayoutConstraint.deactivate(constraints + constraints)
  #expect(root.constraints.isEmpty && a.constraints.isEmpty && inner.constraints.isEmpty)
}

@Test func aGuideCountsAsItsOwner() {
  let root = View()
  let view = root.add("view")
  let guide = LayoutGuide()
  let constraint = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
  constraint.isActive = true
  #expect(!constraint.isActive, "a guide without an owner leaves it inactive, silently")
  view.addLayoutGuide(guide)
  constraint.isActive = true
  #expect(constraint.holder === view)
  root.addLayoutGuide(guide)
  #expect(guide.owningView === root)
  #expect(!constraint.isActive, "adding the guide to another view moves it")
}

@Test func aBatchWithoutCommonAncestorLeavesTheEarlierOnesActive() throws {
  let root = View()
  let (view, stranger) = (root.add("view"), View(identifier: "stranger"))
  let good = view.leftAnchor.constraint(equalTo: root.leftAnchor)
  let bad = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
  try good.activate()
  #expect(
    throws: ConstraintError.noCommonAncestor(
      "<LayoutXAxisAnchor \"View:view.left\">", "<LayoutXAxisAnchor \"View:stranger.left\">")
  ) { try bad.activate() }
  #expect(good.isActive && !bad.isActive)
}

@Test func removingAViewDropsWhatItsAncestorsHoldForGood() {
  let root = View()
  let view = root.add("view")
  let inner = view.add("inner")
  let outside = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
  let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
  LayoutConstraint.activate([outside, inside])
  view.removeFromSuperview()
  #expect(!outside.isActive && inside.isActive)
  root.addSubview(view)
  #expect(!outside.isActive && inside.isActive)
}

@Test func constraintsKeepTheOrderOfTheirActivation() {
  let view = View()
  let constraints = (1...5).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
  LayoutConstraint.activate([constraints[3], constraints[0], constraints[4]])
  constraints[0].isActive = false
  constraints[0].isActive = true
  #expect(view.constraints.map(\.constant) == [4, 5, 1])
}

@Test func systemSpacingIsEightTimesTheMultiplier() {
  let root = View()
  let (a, b) = (root.add("a"), root.add("b"))
  for (multiplier, constant) in [(1.0, 8.0), (2.5, 20), (0, 0), (-3, 0)] {
    let below = b.topAnchor.constraint(
      equalToSystemSpacingBelow: a.bottomAnchor, multiplier: multiplier)
    let after = b.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: multiplier)
    #expect(below.constant == constant && below.multiplier == 1)
    #expect(after.constant == constant && after.relation == .greaterThanOrEqual)
  }
}

@Test func systemSpacingBetweenBaselinesIsALineHeight() {
  let window = screen()
  let upper = window.rootView.addLabel("a")
  let lower = window.rootView.addLabel("b")
  upper.font = .system(ofSize: 20)
  let constraint = lower.firstBaselineAnchor.constraint(
    equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)
  // 5 below the baseline of the upper font, 20 − 4 above that of the lower one: 21, twice.
  #expect(constraint.constant == 42)
  let plain = window.rootView.add("plain").firstBaselineAnchor.constraint(
    equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
  #expect(plain.constant == 8, "no font at one end")
}

@Test func anchorsOfOneItemAreEqual() {
  let view = View()
  #expect(view.leadingAnchor == view.leadingAnchor)
  #expect(view.leadingAnchor != view.trailingAnchor)
  #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
  #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
}

@Test func systemSpacingFollowsTheFontsOfItsBaselines() {
  let (upper, lower) = (Label(identifier: "upper"), Label(identifier: "lower"))
  for label in [upper, lower] { label.font = .system(ofSize: 16) }
  let spacing = lower.firstBaselineAnchor.constraint(
    equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
  #expect(spacing.constant == 8, "nobody can measure yet")
  let window = screen()
  for label in [upper, lower] { window.rootView.add(label) }
  upper.pin(left: 0, top: 0)
  lower.pin(left: 0)
  (upper.text, lower.text) = ("a", "b")
  spacing.isActive = true
  window.layoutIfNeeded()
  #expect(spacing.constant == 20)
  #expect(lower.frame.minY == 20)
  lower.font = .system(ofSize: 32)
  window.layoutIfNeeded()
  #expect(lower.frame.minY == 20, "one line still ends where the next begins")
  #expect(spacing.constant == 36)
  spacing.constant = 50
  window.layoutIfNeeded()
  #expect(lower.frame.minY == 34)
}
