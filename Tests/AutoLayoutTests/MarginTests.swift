import AutoLayout
import Foundation
import LayoutScene
import Testing

@Test func marginsAndGuidesHaveTheValuesOfUIKitAtFirst() {
  let view = View()
  #expect(view.layoutMargins == EdgeInsets(all: 8))
  #expect(
    view.directionalLayoutMargins
      == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  #expect(StackView().layoutMargins == .zero)
  #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
  #expect(view.safeAreaInsets == .zero && view.additionalSafeAreaInsets == .zero)
  let guide = LayoutGuide()
  #expect(guide.identifier.isEmpty && guide.owningView == nil && guide.layoutFrame == .zero)
  #expect(screen().viewRespectsSystemMinimumLayoutMargins)
}

/// Own margin, the superview's, the distance between their edges, and the margin that comes out.
@Test(
  arguments: [
    (8, 40, 20, 20), (8, 50, 20, 30), (8, 8, 20, 8), (8, 40, 35, 8), (8, 40, 0, 40),
    (30, 40, 20, 30), (0, 40, 60, 0), (8, 40, -10, 40), (-5, 8, 10, -2),
  ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
func aPreservedMarginIsTheLargerOfTheOwnAndWhatIsLeftOfTheSuperviews(
  own: CGFloat, above: CGFloat, distance: CGFloat, expected: CGFloat
) {
  let window = screen()
  let outer = window.rootView.add("outer")
  outer.pin(left: 0, top: 0)
  outer.fix(width: 300, height: 300)
  outer.layoutMargins = EdgeInsets(all: above)
  let child = outer.add("child")
  child.pin(left: distance, top: distance, right: distance, bottom: distance)
  child.layoutMargins = EdgeInsets(all: own)
  window.layoutIfNeeded()
  #expect(child.layoutMargins == EdgeInsets(all: own), "unless it is asked to")
  child.preservesSuperviewLayoutMargins = true
  window.layoutIfNeeded()
  #expect(child.layoutMargins == EdgeInsets(all: expected))
}

@Test func aViewThatOverhangsItsSuperviewPreservesItsMarginsAsTheyAre() {
  let window = screen()
  let superview = window.rootView.add("p")
  superview.fix(width: 200, height: 200)
  superview.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
  let view = superview.add("v")
  view.pin(left: -10, top: -10)
  view.fix(width: 250, height: 250)
  view.preservesSuperviewLayoutMargins = true
  window.layoutIfNeeded()
  #expect(view.layoutMarginsGuide.layoutFrame == rect(30, 20, 170, 190))
}

/// The distance from the root's edges, of which 44 are unsafe, and what is unsafe of the child.
@Test(
  arguments: [(0, 44), (20, 24), (43.5, 0.5), (44, 0), (60, 0)] as [(CGFloat, CGFloat)])
func aChildsSafeAreaInsetIsWhatTheDistanceLeavesOfItsSuperviews(
  distance: CGFloat, expected: CGFloat
) {
  let window = screen(safeArea: EdgeInsets(all: 44))
  let child = window.rootView.add("child")
  child.pin(left: distance, top: distance, right: distance, bottom: distance)
  child.additionalSafeAreaInsets = EdgeInsets(left: 3)
  window.layoutIfNeeded()
  var insets = EdgeInsets(all: expected)
  insets.left += 3
  #expect(child.safeAreaInsets == insets)
  #expect(child.layoutMargins.top == 8 + expected && child.layoutMargins.left == 11 + expected)
  child.insetsLayoutMarginsFromSafeArea = false
  #expect(child.layoutMargins == EdgeInsets(all: 8))
  child.removeFromSuperview()
  #expect(child.safeAreaInsets == .zero, "there is none without a window")
}

/// A margin attribute, and the guide's attribute that means the same place.
private let equivalents: [(Attribute, Attribute)] = [
  (.leftMargin, .left), (.rightMargin, .right), (.topMargin, .top), (.bottomMargin, .bottom),
  (.leadingMargin, .leading), (.trailingMargin, .trailing), (.centerXWithinMargins, .centerX),
  (.centerYWithinMargins, .centerY),
]

@Test(arguments: equivalents.indices, [LayoutDirection.leftToRight, .rightToLeft])
func theMarginsGuideIsWhereTheMarginAttributesAre(index: Int, direction: LayoutDirection) {
  let (margin, edge) = equivalents[index]
  let window = screen(safeArea: EdgeInsets(top: 20, left: 0, bottom: 7, right: 0))
  window.traits.layoutDirection = direction
  let view = window.rootView.add("a")
  view.pin(left: 30, top: 10, right: 50, bottom: 0)
  view.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 1, leading: 2.5, bottom: -3, trailing: 40)
  let (byMargin, byGuide) = (window.rootView.add("m", 0, 0), window.rootView.add("g", 0, 0))
  let isHorizontal = margin.axis == .horizontal
  for (marker, item, attribute) in [
    (byMargin, view, margin), (byGuide, view.layoutMarginsGuide, edge),
  ] as [(View, any LayoutItem, Attribute)] {
    if isHorizontal { marker.pin(top: 0) } else { marker.pin(left: 0) }
    activate(
      LayoutConstraint(
        item: marker, attribute: isHorizontal ? .centerX : .centerY, relatedBy: .equal,
        toItem: item, attribute: attribute))
  }
  window.layoutIfNeeded()
  #expect(byMargin.exactFrame == byGuide.exactFrame && byMargin.exactFrame.origin != .zero)
  #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
  #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
}

@Test func aGuideHasItsFrameInTheCoordinatesOfItsOwner() {
  let window = screen()
  let box = window.rootView.add("box", 100, 100)
  box.pin(left: 50, top: 60)
  let guide = LayoutGuide()
  box.addLayoutGuide(guide)
  activate(guide.leftAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 57))
  activate(guide.topAnchor.constraint(equalTo: box.topAnchor, constant: 8))
  activate(guide.widthAnchor.constraint(equalToConstant: 9.5))
  activate(guide.bottomAnchor.constraint(equalTo: box.bottomAnchor))
  window.layoutIfNeeded()
  #expect(guide.layoutFrame == rect(7, 8, 9.5, 92))
}

@Test func standardSpacingIsEightBetweenSiblingsAndTheMarginsAtTheSuperview() {
  let window = screen()
  let box = window.rootView.add("box")
  box.pin(left: 0, top: 0)
  box.fix(width: 200, height: 100)
  box.layoutMargins = EdgeInsets(top: 1, left: 13, bottom: 2, right: 27)
  let (a, b) = (box.add("a", -1, 10), box.add("b", -1, 10))
  for format in ["H:|-[a(b)]-[b]-|", "V:|-[a]", "V:|-[b]"] {
    LayoutConstraint.activate(
      LayoutConstraint.constraints(withVisualFormat: format, views: ["a": a, "b": b]))
  }
  window.layoutIfNeeded()
  #expect(a.frame == rect(13, 1, 76, 10) && b.frame == rect(97, 1, 76, 10))
}

@Test func systemSpacingBetweenBaselinesIsALineUpToAPixel() {
  // 4.25 below the baseline of a line of 21.25, and 17 above it.
  for (scale, expected) in [(1, 22), (2, 21.5), (3, 64.0 / 3)] as [(CGFloat, CGFloat)] {
    let window = screen(scale: scale)
    let (upper, lower) = (window.rootView.addLabel("a"), window.rootView.addLabel("b"))
    for label in [upper, lower] { label.font = .system(ofSize: 17) }
    for multiplier in [1, 2, 0, -1] as [CGFloat] {
      let constraint = lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: multiplier)
      #expect(abs(constraint.constant - expected * max(0, multiplier)) < 1e-9)
      #expect(constraint.multiplier == 1)
    }
    let fromBaseline = lower.topAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    let toBaseline = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1)
    for constraint in [fromBaseline, toBaseline] {
      #expect(abs(constraint.constant - expected) < 1e-9, "a baseline at one end only")
    }
  }
}

/// Leading is on the right where it is read from right to left, whichever way the margins are set.
@Test(arguments: [
  (LayoutDirection.leftToRight, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
  (.rightToLeft, EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)),
])
func directionalMarginsAreOnTheSidesOfTheReadingDirection(
  direction: LayoutDirection, insets: EdgeInsets
) {
  let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  let window = screen(direction: direction)
  let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
  for view in [a, b] {
    view.pin(left: 20, top: 20)
    view.fix(width: 100, height: 100)
  }
  a.directionalLayoutMargins = directional
  b.layoutMargins = insets
  let inner = a.add("inner")
  inner.pin(top: 0, bottom: 0)
  activate(inner.leadingAnchor.constraint(equalTo: a.layoutMarginsGuide.leadingAnchor))
  activate(inner.trailingAnchor.constraint(equalTo: a.layoutMarginsGuide.trailingAnchor))
  window.layoutIfNeeded()
  #expect(a.layoutMargins == insets && b.directionalLayoutMargins == directional)
  #expect(inner.frame == rect(insets.left, 0, 94, 100))
}
