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
  let relations = LayoutConstraint.Relation.allCases.map { "\($0.rawValue) \($0.symbol)" }
  #expect(relations == ["-1 <=", "0 ==", "1 >="])
}

@Test func theSecondAttributeMeansNothingWithoutASecondItem() {
  for attribute in Attribute.allCases {
    let constraint = LayoutConstraint(
      item: View(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: attribute,
      multiplier: 3, constant: 5)
    #expect(constraint.secondAttribute == .notAnAttribute && constraint.secondItem == nil)
  }
}

@Test func aConstraintIsARelationAndNotAnAssignment() {
  // Either item may come first, and either may follow the other.
  for (known, unknown) in [("a", "b"), ("b", "a")] {
    let window = screen()
    let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
    let views = ["a": a, "b": b]
    activate(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 10))
    views[known]?.fix(width: 50)
    for view in [a, b] { view.pin(left: 0, top: 0) }
    window.layoutIfNeeded()
    #expect(views[unknown]?.frame.width == (known == "a" ? 20 : 110))
  }
}

@Test func aHorizontalLocationAgainstAVerticalOneIsActiveUntilItIsLaidOut() {
  let root = View()
  let view = root.add("a")
  let constraint = LayoutConstraint(
    item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top)
  constraint.isActive = true
  #expect(constraint.isActive && constraint.holder === root)
}

@Test func whatMayChangeOfAConstraintHasTheValuesOfUIKitAtFirst() {
  let view = View()
  let constraint = view.widthAnchor.constraint(equalToConstant: 4)
  #expect(constraint.priority == .required && constraint.identifier == nil)
  #expect(!constraint.isActive && !constraint.shouldBeArchived && constraint.multiplier == 1)
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
    (.constantNotFinite, "NSLayoutConstraint constant is not finite!  That's illegal."),
    (
      .incompatibleUnits("a", "b"),
      "A constraint cannot be made between a and b because their units are not compatible."
    ),
    (
      .noCommonAncestor("a", "b"),
      "Unable to activate constraint with anchors a and b because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal."
    ),
    (
      .illegalPriority(0.25),
      "It's illegal to set priority:0.25. Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    ),
    (
      .illegalPriority(1001),
      "It's illegal to set priority:1001. Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    ),
  ]
  for (error, message) in messages { #expect(error.description == message) }
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
