import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import AutoLayout

/// Whether a button in a scroll view keeps its place while the content scrolls. The scroll view is 100 × 100 and
/// its content 300 high; the button is 100 high.
@Test(arguments: [
  (["button.top == frame.top"], true),
  (["button.top == content.top"], false),
  (["button.bottom == frame.bottom"], true),
  // What keeps the button from moving up keeps it in place, if nothing is to spare.
  (["button.top >= frame.top", "button.top == content.top@500"], true),
  (["button.top >= frame.top", "button.top == content.top + 30@500"], false),
  (["button.bottom <= frame.bottom", "button.top == content.top@500"], false),
  // Of an inequality to the content it can come away.
  (["button.bottom == frame.bottom", "button.top >= content.top"], true),
  (["button.bottom == frame.bottom", "button.top == content.top"], false),
])
func aViewKeepsItsPlaceByItsRequiredConstraints(constraints: [String], isHeld: Bool) throws {
  let window = Window(
    size: CGSize(width: 100, height: 100), measurer: FixedWidthMeasurer(),
    rootView: View(identifier: "root"))
  let (scroll, rows, button) = (
    ScrollView(identifier: "scroll"), View(identifier: "rows"), View(identifier: "button")
  )
  window.rootView.add(scroll)
  for view in [rows, button] { scroll.add(view) }
  scroll.pin(left: 0, top: 0, right: 0, bottom: 0)
  let rules = [
    rows.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
    rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    rows.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
    rows.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
    rows.heightAnchor.constraint(equalToConstant: 300),
    rows.widthAnchor.constraint(equalToConstant: 100),
    button.leadingAnchor.constraint(equalTo: rows.leadingAnchor),
    button.widthAnchor.constraint(equalToConstant: 50),
    button.heightAnchor.constraint(equalToConstant: 100),
  ]
  for rule in rules { activate(rule) }
  for text in constraints { activate(try constraint(text, button, scroll), priority(text)) }
  let scene = window.scene()
  let axes = try #require(scene.views.first { $0.id == "button" }).fixedAxes
  #expect(axes.contains(.vertical) == isHeld)
}

/// `button.top >= content.top + 8@500`: an edge of the button, and one of a guide of the scroll view.
private func constraint(
  _ text: String, _ button: View, _ scroll: ScrollView
) throws -> LayoutConstraint {
  let words = text.split(separator: "@")[0].split(separator: " ")
  let guide = words[2].hasPrefix("frame") ? scroll.frameLayoutGuide : scroll.contentLayoutGuide
  let edge: (Substring) -> LayoutConstraint.Attribute = { $0.hasSuffix("top") ? .top : .bottom }
  let relation: LayoutConstraint.Relation =
    switch words[1] {
    case ">=": .greaterThanOrEqual
    case "<=": .lessThanOrEqual
    default: .equal
    }
  return LayoutConstraint(
    item: button, attribute: edge(words[0]), relatedBy: relation, toItem: guide,
    attribute: edge(words[2]), constant: words.count > 4 ? try #require(Double(words[4])) : 0)
}

private func priority(_ text: String) -> LayoutPriority {
  text.split(separator: "@").dropFirst().first.flatMap { Float($0) }.map { LayoutPriority($0) }
    ?? .required
}
