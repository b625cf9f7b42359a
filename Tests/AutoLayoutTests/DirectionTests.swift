import AutoLayout
import Foundation
import LayoutScene
import Testing

private let directions: [(SemanticContentAttribute, LayoutDirection?)] = [
  (.unspecified, nil), (.playback, .leftToRight), (.spatial, .leftToRight),
  (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
]

@Test(arguments: directions.indices, [LayoutDirection.leftToRight, .rightToLeft])
func theSemanticContentAttributeDecidesOrLeavesItToTheTraits(
  index: Int, traits: LayoutDirection
) {
  let (attribute, fixed) = directions[index]
  let expected = fixed ?? traits
  let window = screen(direction: traits)
  let view = window.rootView.add("a")
  #expect(view.semanticContentAttribute == .unspecified)
  view.semanticContentAttribute = attribute
  view.pin(left: 0, top: 0)
  view.fix(width: 100, height: 20)
  view.directionalLayoutMargins = DirectionalEdgeInsets(leading: 1, trailing: 2)
  let leaf = view.add("leaf", 10, 10)
  leaf.pin(top: 0)
  activate(leaf.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5))
  let inner = view.add("inner")
  window.layoutIfNeeded()
  #expect(view.effectiveUserInterfaceLayoutDirection == expected)
  #expect(
    View.userInterfaceLayoutDirection(for: attribute, relativeTo: traits) == expected)
  #expect(leaf.frame.minX == (expected == .leftToRight ? 5 : 85))
  #expect(view.layoutMargins.left == (expected == .leftToRight ? 1 : 2))
  #expect(inner.effectiveUserInterfaceLayoutDirection == traits, "it is not inherited")
}

@Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
func naturalAlignmentFollowsTheInterfaceExceptInATextView(direction: LayoutDirection) {
  let window = screen(direction: direction)
  let (field, empty, view) = (TextField(), TextField(), TextView())
  let (bar, search) = (SearchBar(), SearchBar())
  let navigation = NavigationBar()
  (field.text, empty.placeholder, view.text) = ("x", "x", "x")
  (bar.text, search.placeholder) = ("x", "x")
  navigation.item.searchField = NavigationSearch(placeholder: "x")
  let views = [window.rootView.addLabel("x"), field, empty, bar, search, navigation, view]
  for text in views {
    if text.superview == nil { window.rootView.add(text) }
    text.pin(left: 0, top: 0)
    text.fix(width: 100, height: 150)
  }
  let natural: TextAlignment = direction == .leftToRight ? .left : .right
  #expect(
    window.scene().views.dropFirst().map {
      $0.texts.first { $0.string == "x" }?.attributes.alignment
    }
      == [natural, natural, natural, natural, natural, natural, .natural])
}
