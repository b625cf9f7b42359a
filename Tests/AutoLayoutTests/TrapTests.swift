import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A mistake in code and the end of what it prints.
private struct Mistake: Sendable {
  var message: String
  var make: @Sendable () -> Void
}

private let pairs = "Location attributes must be specified in pairs."
private let priorities =
  "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is "
  + "1000.000000."

private let mistakes: [Mistake] = [
  Mistake(message: "NSLayoutConstraint for (null): Constraint must contain a first layout item") {
    constrain(nil, .width, nil, .notAnAttribute)
  },
  Mistake(message: "NSLayoutConstraint for View:a: Unknown layout attribute") {
    constrain(View(identifier: "a"), .notAnAttribute, nil, .notAnAttribute)
  },
  Mistake(
    message:
      "NSLayoutConstraint for View:a: A multiplier of 0 or a nil second item together with a "
      + "location for the first attribute creates an illegal constraint of a location equal to a "
      + "constant. \(pairs)"
  ) { constrain(View(identifier: "a"), .left, nil, .left) },
  Mistake(message: "NSLayoutConstraint for View:a: Invalid pairing of layout attributes.") {
    constrain(View(identifier: "a"), .left, View(), .width)
  },
  Mistake(
    message:
      "NSLayoutConstraint for View:a: A constraint cannot be made between a leading/trailing "
      + "attribute and a right/left attribute. Use leading/trailing for both or neither."
  ) { constrain(View(identifier: "a"), .left, View(), .leading) },
  Mistake(
    message: "A constraint cannot be made between <LayoutXAxisAnchor \"View:a.leading\"> and "
      + "<LayoutXAxisAnchor \"View:b.left\"> because their units are not compatible."
  ) {
    _ = View(identifier: "a").leadingAnchor
      .constraint(equalTo: View(identifier: "b").leftAnchor)
  },
  Mistake(
    message: "A constraint cannot be made between <LayoutXAxisAnchor \"View:b.right\"> and "
      + "<LayoutXAxisAnchor \"View:a.leading\"> because their units are not compatible."
  ) {
    _ = View(identifier: "a").leadingAnchor
      .anchorWithOffset(to: View(identifier: "b").rightAnchor)
  },
  Mistake(
    message: "Constraint improperly relates anchors of incompatible types: <LayoutConstraint "
      + "View:a.left == View:root.top   (active)>"
  ) {
    let window = screen()
    let view = window.rootView.add("a")
    activate(
      LayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: window.rootView, attribute: .top))
    window.layoutIfNeeded()
  },
  Mistake(message: "NSLayoutConstraint constant is not finite!  That's illegal.") {
    View().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
  },
  Mistake(message: "It's illegal to set priority:0. \(priorities)") {
    View().widthAnchor.constraint(equalToConstant: 1).priority = 0
  },
  Mistake(message: "It's illegal to set priority:1000.5. \(priorities)") {
    View().widthAnchor.constraint(equalToConstant: 1).priority = 1000.5
  },
  Mistake(message: "It's illegal to set priority:-1. \(priorities)") {
    View().setContentHuggingPriority(-1, for: .horizontal)
  },
  Mistake(message: "It's illegal to set priority:1001. \(priorities)") {
    View().setContentCompressionResistancePriority(1001, for: .vertical)
  },
  Mistake(
    message: "Unable to activate constraint with anchors <LayoutXAxisAnchor \"View:a.left\"> and "
      + "<LayoutXAxisAnchor \"View:b.left\"> because they have no common ancestor.  Does the "
      + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
  ) {
    let (a, b) = (View(identifier: "a"), View(identifier: "b"))
    LayoutConstraint.activate([a.leftAnchor.constraint(equalTo: b.leftAnchor)])
  },
]

private func constrain(
  _ item: View?, _ attribute: Attribute, _ second: View?, _ secondAttribute: Attribute
) {
  _ = LayoutConstraint(
    item: item, attribute: attribute, relatedBy: .equal, toItem: second,
    attribute: secondAttribute)
}

@Test(arguments: mistakes.indices)
func aMistakeInCodeTrapsWithTheMessageOfUIKit(index: Int) async throws {
  let result = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) { [index] in
    mistakes[index].make()
  }
  let error = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(error.contains("Fatal error: \(mistakes[index].message)\n"), "\(error)")
}
