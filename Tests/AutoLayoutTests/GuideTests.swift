import AutoLayout
import Foundation
import LayoutScene
import Testing

@Test func marginsAreEightAndSettable() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 100, top: 100)
  view.fix(width: 100, height: 100)
  #expect(view.layoutMargins == EdgeInsets(all: 8))
  let inner = view.add("inner")
  LayoutConstraint.activate([
    inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
    inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    inner.heightAnchor.constraint(equalTo: view.layoutMarginsGuide.heightAnchor, multiplier: 0.5),
  ])
  window.layoutIfNeeded()
  #expect(inner.frame == rect(8, 8, 84, 42))
  #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 84, 84))
  view.directionalLayoutMargins = DirectionalEdgeInsets(
    top: -1, leading: 2.5, bottom: 1, trailing: 10)
  window.layoutIfNeeded()
  #expect(inner.exactFrame == rect(2.5, -1, 87.5, 50))
  view.semanticContentAttribute = .forceRightToLeft
  window.layoutIfNeeded()
  #expect(view.layoutMargins == EdgeInsets(top: -1, left: 10, bottom: 1, right: 2.5))
  #expect(inner.exactFrame.minX == 10)
}

@Test func theRootHasTheSystemsLeastMarginsAtItsSides() {
  for (width, sizeClass, side) in [
    (375.0, UserInterfaceSizeClass.compact, 16.0), (393, .compact, 16), (402, .compact, 20),
    (768, .regular, 20),
  ] {
    let window = screen(width, 600)
    window.traits.horizontalSizeClass = sizeClass
    window.layoutIfNeeded()
    #expect(
      window.rootView.layoutMargins == EdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }
  let window = screen()
  window.viewRespectsSystemMinimumLayoutMargins = false
  window.rootView.layoutMargins = EdgeInsets(all: 5)
  window.layoutIfNeeded()
  #expect(window.rootView.layoutMargins == EdgeInsets(all: 5))
}

/// `viewRespectsSystemMinimumLayoutMargins` bypasses the least margins; what is left is what every
/// view has.
@Test func aRootThatDoesNotRespectTheSystemsMarginsHasThoseOfAnyView() {
  let window = screen(safeArea: EdgeInsets(top: 20))
  window.layoutIfNeeded()
  #expect(window.rootView.layoutMargins == EdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
  window.viewRespectsSystemMinimumLayoutMargins = false
  window.layoutIfNeeded()
  #expect(window.rootView.layoutMargins == EdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
}

@Test func outsideAWindowThereIsNoSafeAreaAndAGuideHasNoName() {
  let view = View()
  view.additionalSafeAreaInsets = EdgeInsets(all: 5)
  #expect(view.safeAreaInsets == .zero && view.layoutMargins == EdgeInsets(all: 8))
  #expect(LayoutGuide().identifier.isEmpty && LayoutGuide().owningView == nil)
}

@Test func preservedMarginsKeepClearOfTheSuperviewsEdgeByEdge() {
  let window = screen()
  window.viewRespectsSystemMinimumLayoutMargins = false
  let outer = window.rootView.add("outer")
  outer.pin(left: 0, top: 0)
  outer.fix(width: 300, height: 300)
  outer.layoutMargins = EdgeInsets(top: 40, left: 50, bottom: 8, right: 8)
  let child = outer.add("child")
  child.pin(left: 20, top: 20, right: 20, bottom: 20)
  child.preservesSuperviewLayoutMargins = true
  let leaf = child.add("leaf", 1, 1)
  activate(
    LayoutConstraint(
      item: leaf, attribute: .leading, relatedBy: .equal, toItem: child, attribute: .leadingMargin))
  activate(leaf.topAnchor.constraint(equalTo: child.layoutMarginsGuide.topAnchor))
  window.layoutIfNeeded()
  #expect(child.layoutMargins == EdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
  #expect(leaf.frame.origin == CGPoint(x: 30, y: 20))
}

@Test func theSafeAreaReachesIntoViewsByWhatIsLeftOfIt() {
  let window = screen(safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  let box = window.rootView.add("box")
  box.pin(left: 0, top: 10, right: 0, bottom: 100)
  let inner = box.add("inner")
  LayoutConstraint.activate([
    inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
    inner.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
    inner.leftAnchor.constraint(equalTo: box.safeAreaLayoutGuide.leftAnchor),
    inner.rightAnchor.constraint(equalTo: box.layoutMarginsGuide.rightAnchor),
  ])
  window.layoutIfNeeded()
  #expect(box.safeAreaInsets == EdgeInsets(top: 34))
  #expect(box.layoutMargins == EdgeInsets(top: 42, left: 8, bottom: 8, right: 8))
  #expect(inner.frame == rect(0, 34, 292, 290 - 34))
  #expect(window.rootView.layoutMargins == EdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
  box.insetsLayoutMarginsFromSafeArea = false
  box.additionalSafeAreaInsets = EdgeInsets(top: 6)
  window.layoutIfNeeded()
  #expect(box.layoutMargins == EdgeInsets(all: 8))
  #expect(inner.frame.minY == 40)
  window.safeArea = .zero
  window.layoutIfNeeded()
  #expect(inner.frame.minY == 6)
}

@Test func readableContentIsNoWiderThanIsGoodToRead() {
  for (width, left) in [(400.0, 16.0), (1000, 164)] {
    let window = screen(width, 100)
    let view = window.rootView.add("a")
    view.pin(top: 0, bottom: 0)
    let guide = window.rootView.readableContentGuide
    activate(view.leadingAnchor.constraint(equalTo: guide.leadingAnchor))
    activate(view.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
    window.layoutIfNeeded()
    #expect(view.frame == rect(left, 0, width - 2 * left, 100))
  }
}

@Test func aGuideIsARectangleThatConstraintsPlace() {
  let window = screen()
  let guide = LayoutGuide(identifier: "gutter")
  window.rootView.addLayoutGuide(guide)
  let view = window.rootView.add("a", 10, 10)
  LayoutConstraint.activate([
    guide.leftAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 10),
    guide.topAnchor.constraint(equalTo: window.rootView.topAnchor),
    guide.widthAnchor.constraint(equalToConstant: 33),
    guide.heightAnchor.constraint(equalTo: window.rootView.heightAnchor),
    view.leftAnchor.constraint(equalTo: guide.rightAnchor),
    view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
  ])
  window.layoutIfNeeded()
  #expect(guide.layoutFrame == rect(10, 0, 33, 400))
  #expect(view.frame == rect(43, 195, 10, 10))
  let late = LayoutGuide()
  view.addLayoutGuide(late)
  late.widthAnchor.constraint(equalToConstant: 4).isActive = true
  window.layoutIfNeeded()
  #expect(late.layoutFrame.width == 4)
  window.rootView.removeLayoutGuide(guide)
  view.pin(left: 5, top: 5)
  window.layoutIfNeeded()
  #expect(view.frame == rect(5, 5, 10, 10))
}

@Test func edgesOfAScrollViewAreItsContentForWhatIsBelowIt() {
  let window = screen()
  let scroll = window.rootView.add(ScrollView(identifier: "scroll"))
  scroll.pin(left: 10, top: 20, right: 10, bottom: 20)
  let content = scroll.add("content")
  content.pin(left: 5, top: 6, right: 7, bottom: 8)
  content.fix(width: 500, height: 1000)
  let centre = scroll.add("centre", 10, 10)
  activate(centre.centerXAnchor.constraint(equalTo: scroll.centerXAnchor))
  activate(centre.topAnchor.constraint(equalTo: scroll.topAnchor))
  window.layoutIfNeeded()
  #expect(scroll.contentSize == CGSize(width: 512, height: 1014))
  #expect(scroll.frame == rect(10, 20, 280, 360))
  #expect(content.frame == rect(5, 6, 500, 1000))
  #expect(centre.frame.minX == 135, "the centre is the frame's")
  #expect(window.findings.isEmpty)
}

@Test func contentOfUnknownSizeIsAmbiguous() {
  let window = screen()
  let scroll = window.rootView.add(ScrollView(identifier: "scroll"))
  scroll.pin(left: 0, top: 0, right: 0, bottom: 0)
  let content = scroll.add("content", 50, 60)
  content.pin(left: 0, top: 0, right: 0)
  #expect(
    window.findings.map(\.message) == [
      "The content height of scroll is ambiguous: no chain of constraints connects the content from top "
        + "to bottom."
    ])
  content.pin(bottom: 5)
  #expect(window.findings.isEmpty && scroll.contentSize == CGSize(width: 50, height: 65))
}

@Test func contentAndFrameGuidesOfAScrollViewAreExplicit() {
  let window = screen()
  let scroll = window.rootView.add(ScrollView(identifier: "scroll"))
  scroll.pin(left: 0, top: 0, right: 0, bottom: 0)
  let content = scroll.add("content")
  LayoutConstraint.activate([
    content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
    content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
    content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
    content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    content.heightAnchor.constraint(equalToConstant: 900),
  ])
  let scene = window.scene()
  #expect(scene.views[1].control == .scroll(contentSize: CGSize(width: 300, height: 900)))
  #expect(scene.findings.isEmpty)
}

@Test func theKeyboardGuideFollowsTheKeyboardAndElseTheSafeArea() {
  let window = screen(safeArea: EdgeInsets(bottom: 34))
  let box = window.rootView.add("box")
  box.pin(left: 0, top: 0, right: 0, bottom: 50)
  let view = box.add("view", 10, 10)
  view.pin(left: 0)
  activate(view.bottomAnchor.constraint(equalTo: box.keyboardLayoutGuide.topAnchor))
  let low = window.rootView.add("low", 10, 10)
  low.pin(left: 0)
  activate(low.bottomAnchor.constraint(equalTo: window.rootView.keyboardLayoutGuide.topAnchor))
  window.layoutIfNeeded()
  #expect(view.frame.maxY == 350 && low.frame.maxY == 366)
  window.keyboardHeight = 200
  window.layoutIfNeeded()
  #expect(view.frame.maxY == 200 && low.frame.maxY == 200)
  #expect(window.rootView.keyboardLayoutGuide.layoutFrame == rect(0, 200, 300, 200))
}

/// The view itself keeps its place in its superview.
@Test func theKeyboardGuideFollowsTheViewsAboveItsOwner() {
  let window = screen()
  window.keyboardHeight = 100
  let outer = window.rootView.add("outer", 200, 300)
  outer.pin(left: 0)
  let top = activate(outer.topAnchor.constraint(equalTo: window.rootView.topAnchor, constant: 50))
  let inner = outer.add("inner", 200, 200)
  inner.pin(left: 0, top: 100)
  let field = inner.add("field", 10, 10)
  field.pin(left: 0)
  activate(field.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor))
  window.layoutIfNeeded()
  #expect(field.frame.maxY == 150, "the keyboard's top is at 300, the view's at 150")
  top.constant = 80
  window.layoutIfNeeded()
  #expect(field.frame.maxY == 120)
  window.keyboardHeight = 0
  window.layoutIfNeeded()
  #expect(field.frame.maxY == 200)
}

@Test func aReadableGuideThatIsAskedForLateIsThereAtTheNextLayout() {
  let window = screen(1000, 100)
  let view = window.rootView.add("a")
  view.pin(top: 0, bottom: 0)
  window.layoutIfNeeded()
  let guide = window.rootView.readableContentGuide
  activate(view.leadingAnchor.constraint(equalTo: guide.leadingAnchor))
  activate(view.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
  window.layoutIfNeeded()
  #expect(view.frame == rect(164, 0, 672, 100))
  window.traits.contentSizeCategory = .extraExtraExtraLarge
  window.layoutIfNeeded()
  // 672 · 23 / 17, to whole points.
  #expect(view.frame.width == 909)
}

@Test func aGuideIsAmbiguousOnlyAlongTheAxesThatItIsUsedIn() {
  let window = screen()
  let spacer = LayoutGuide(identifier: "spacer")
  window.rootView.addLayoutGuide(spacer)
  let view = window.rootView.add("a", 10, 10)
  view.pin(top: 0)
  LayoutConstraint.activate([
    spacer.leftAnchor.constraint(equalTo: window.rootView.leftAnchor),
    view.leftAnchor.constraint(equalTo: spacer.rightAnchor),
    spacer.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
  ])
  #expect(window.findings.map(\.view) == ["root"], "the view follows from it")
  activate(spacer.widthAnchor.constraint(equalToConstant: 30))
  #expect(window.findings.isEmpty)
}

@Test func marginsSetAfterALayoutReadBackAtOnce() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 100, top: 100)
  view.fix(width: 100, height: 100)
  window.layoutIfNeeded()
  view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  view.semanticContentAttribute = .forceRightToLeft
  #expect(view.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
}

@Test func aGuideFirstAskedForAfterALayoutKnowsItsFrame() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 100, top: 100)
  view.fix(width: 100, height: 100)
  window.layoutIfNeeded()
  #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 84, 84))
  #expect(view.safeAreaLayoutGuide.layoutFrame == rect(0, 0, 100, 100))
  #expect(view.readableContentGuide.layoutFrame == rect(8, 8, 84, 84))
  #expect(!view.layoutMarginsGuide.hasAmbiguousLayout)
}

@Test func aKeyboardGuideFirstAskedForAfterALayoutKnowsItsFrame() {
  let window = screen(320, 480, safeArea: EdgeInsets(bottom: 34))
  window.layoutIfNeeded()
  #expect(window.rootView.keyboardLayoutGuide.layoutFrame == rect(0, 446, 320, 34))
  let view = window.rootView.add("a")
  view.pin(left: 10, top: 100, right: 10, bottom: 20)
  window.keyboardHeight = 200
  window.layoutIfNeeded()
  let guide = view.keyboardLayoutGuide
  #expect(guide.layoutFrame == rect(0, 180, 300, 180))
  window.layoutIfNeeded()
  #expect(guide.layoutFrame == rect(0, 180, 300, 180), "and the next layout agrees")
}

@Test func aFreeGuideSaysWhetherItIsAmbiguous() {
  let window = screen()
  let guide = LayoutGuide(identifier: "gap")
  window.rootView.addLayoutGuide(guide)
  let width = activate(guide.widthAnchor.constraint(equalToConstant: 20))
  #expect(guide.hasAmbiguousLayout)
  activate(guide.leadingAnchor.constraint(equalTo: window.rootView.leadingAnchor))
  activate(guide.topAnchor.constraint(equalTo: window.rootView.topAnchor))
  activate(guide.heightAnchor.constraint(equalToConstant: 5))
  #expect(!guide.hasAmbiguousLayout)
  #expect(guide.constraintsAffectingLayout(for: .horizontal).contains { $0 === width })
}

/// The keyboard reaches over the home indicator, and where it is lower than that the safe area counts,
/// also for what a view adds to it.
@Test(
  arguments: [(0, 0, 34), (20, 0, 34), (34, 0, 34), (35, 0, 35), (20, 10, 44), (40, 10, 44)]
    as [(CGFloat, CGFloat, CGFloat)])
func theKeyboardGuideIsAtLeastAsHighAsTheSafeArea(
  keyboard: CGFloat, additional: CGFloat, height: CGFloat
) {
  let window = screen(safeArea: EdgeInsets(bottom: 34))
  window.keyboardHeight = keyboard
  window.rootView.additionalSafeAreaInsets = EdgeInsets(bottom: additional)
  let view = window.rootView.add("a", 10, 10)
  view.pin(left: 0)
  activate(view.bottomAnchor.constraint(equalTo: window.rootView.keyboardLayoutGuide.topAnchor))
  window.layoutIfNeeded()
  #expect(window.rootView.keyboardLayoutGuide.layoutFrame == rect(0, 400 - height, 300, height))
  #expect(view.frame.maxY == 400 - height)
}

/// A guide that comes after a layout takes its rank among those that were there: the slack of a row
/// goes to its first member, whichever of them is the guide and whenever it came.
@Test(arguments: [0, 1, 2], [false, true])
func aGuideThatComesLateHasItsPlaceInTheRow(place: Int, isLate: Bool) {
  let window = screen(300, 100)
  let guide = LayoutGuide(identifier: "guide")
  if !isLate { window.rootView.addLayoutGuide(guide) }
  let labels = ["a", "b"].map { window.rootView.addLabel($0, $0) }
  for label in labels { label.pin(top: 0) }
  window.layoutIfNeeded()
  if isLate { window.rootView.addLayoutGuide(guide) }
  var row: [any LayoutItem] = labels
  row.insert(guide, at: place)
  activate(guide.widthAnchor.constraint(equalToConstant: 8), .defaultLow)
  var edge = window.rootView.leadingAnchor
  for item in row {
    let (leading, trailing) = edges(of: item)
    activate(leading.constraint(equalTo: edge))
    edge = trailing
  }
  activate(edge.constraint(equalTo: window.rootView.trailingAnchor))
  window.layoutIfNeeded()
  let widths = row.map { ($0 as? View)?.frame.width ?? guide.layoutFrame.width }
  #expect(widths == [284, 8, 8])
}

private func edges(of item: any LayoutItem) -> (LayoutXAxisAnchor, LayoutXAxisAnchor) {
  if let guide = item as? LayoutGuide { return (guide.leadingAnchor, guide.trailingAnchor) }
  let view = item as? View ?? View()
  return (view.leadingAnchor, view.trailingAnchor)
}
