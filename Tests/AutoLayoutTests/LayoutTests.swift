import AutoLayout
import Foundation
import LayoutScene
import Testing

// root 300 × 400
// ┌──────────────────┐
// │ 10   a   20      │
// │     ┌────┐       │
// │     └────┘       │
// └──────────────────┘
@Test func insetsFromTheSuperviewPlaceAView() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 10, top: 20, right: 30, bottom: 40)
  window.layoutIfNeeded()
  #expect(view.frame == rect(10, 20, 260, 340))
  #expect(window.findings.isEmpty)
}

@Test func theRootHasTheSizeOfTheWindow() {
  let window = screen(320, 568)
  #expect(window.scene().views[0].frame == rect(0, 0, 320, 568))
  window.size = CGSize(width: 100, height: 50)
  #expect(window.scene().views[0].frame == rect(0, 0, 100, 50))
}

@Test func everyAttributeMeansItsPlace() {
  let places: [(Attribute, Attribute, CGFloat, (View) -> CGFloat)] = [
    (.left, .left, 7, { $0.frame.minX - 7 }),
    (.right, .right, -7, { $0.frame.maxX - 293 }),
    (.leading, .leading, 7, { $0.frame.minX - 7 }),
    (.trailing, .trailing, -7, { $0.frame.maxX - 293 }),
    (.centerX, .centerX, 5, { $0.frame.midX - 155 }),
    (.leading, .centerX, 5, { $0.frame.minX - 155 }),
    (.left, .leftMargin, 2, { $0.frame.minX - 18 }),
    (.right, .rightMargin, -2, { $0.frame.maxX - 282 }),
    (.centerX, .centerXWithinMargins, 0, { $0.frame.midX - 150 }),
    (.leftMargin, .left, 3, { $0.frame.minX + 5 }),
    (.trailingMargin, .trailing, -3, { $0.frame.maxX - 305 }),
  ]
  for (first, second, constant, distance) in places {
    let window = screen()
    let view = window.rootView.add("a", 40, 30)
    view.pin(top: 0)
    activate(
      LayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: window.rootView,
        attribute: second, constant: constant))
    window.layoutIfNeeded()
    #expect(distance(view) == 0, "\(first) to \(second)")
    #expect(view.frame.size == CGSize(width: 40, height: 30))
  }
}

@Test func aLocationIsCountedInTheCommonAncestor() {
  let window = screen()
  let (box, other) = (window.rootView.add("box", 100, 100), window.rootView.add("other", 10, 10))
  box.pin(left: 50, top: 60)
  let inner = box.add("inner", 20, 20)
  inner.pin(left: 5, top: 6)
  activate(other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1))
  activate(
    LayoutConstraint(
      item: other, attribute: .top, relatedBy: .equal, toItem: inner, attribute: .top,
      multiplier: 2))
  window.layoutIfNeeded()
  #expect(other.frame == rect(50 + 5 + 20 + 1, 2 * 66, 10, 10))
}

@Test func multipliersRelateWidthsAndHeights() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  activate(
    view.widthAnchor.constraint(
      equalTo: window.rootView.widthAnchor, multiplier: 0.5, constant: -10))
  activate(view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16))
  window.layoutIfNeeded()
  #expect(view.exactFrame == rect(0, 0, 140, 78.75))
  #expect(view.frame == rect(0, 0, 140, 79))
}

@Test func higherPrioritiesWinHoweverManyLowerOnesThereAre() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 10)
  activate(view.widthAnchor.constraint(equalToConstant: 100), 250)
  for width in 1...20 {
    activate(view.widthAnchor.constraint(equalToConstant: 200 + CGFloat(width)), 249)
  }
  window.layoutIfNeeded()
  #expect(view.frame.width == 100)
}

@Test func anUnsatisfiedOptionalConstraintStillPulls() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 10)
  activate(view.widthAnchor.constraint(lessThanOrEqualToConstant: 80))
  activate(view.widthAnchor.constraint(equalToConstant: 500), 10)
  window.layoutIfNeeded()
  #expect(view.frame.width == 80)
}

@Test func huggingAndCompressionAreTheFourContentSizeConstraints() {
  // Hugging decides who grows, compression resistance who shrinks.
  for (width, hugging, compression, expected) in [
    (300.0, (250.0, 251.0), (750.0, 750.0), (200.0, 100.0)),
    (300, (251, 250), (750, 750), (100, 200)),
    (150, (250, 250), (750, 751), (50, 100)),
    (150, (250, 250), (751, 750), (100, 50)),
  ] {
    let window = screen(width, 100)
    let (a, b) = (window.rootView.add("a", 100, 20), window.rootView.add("b", 100, 20))
    a.pin(left: 0, top: 0)
    b.pin(top: 0, right: 0)
    activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
    a.setContentHuggingPriority(LayoutPriority(hugging.0), for: .horizontal)
    b.setContentHuggingPriority(LayoutPriority(hugging.1), for: .horizontal)
    a.setContentCompressionResistancePriority(LayoutPriority(compression.0), for: .horizontal)
    b.setContentCompressionResistancePriority(LayoutPriority(compression.1), for: .horizontal)
    window.layoutIfNeeded()
    #expect(a.frame.width == expected.0 && b.frame.width == expected.1)
  }
}

@Test func slackGoesToTheFirstViewOfARow() {
  let window = screen()
  let views = ["a", "b", "c"].map { window.rootView.add($0, 50, 20) }
  // Activated from the end, which must not matter.
  views[2].pin(top: 0, right: 0)
  activate(views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor))
  activate(views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor))
  views[1].pin(top: 0)
  views[0].pin(left: 0, top: 0)
  window.layoutIfNeeded()
  #expect(views.map(\.frame.width) == [200, 50, 50])
}

@Test func alignmentRectsAreWhatConstraintsSee() {
  let window = screen()
  let view = window.rootView.add("a", 40, 30)
  view.explicitAlignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  view.pin(left: 10, top: 10)
  let below = window.rootView.add("below", 10, 10)
  below.pin(left: 0)
  activate(below.topAnchor.constraint(equalTo: view.bottomAnchor))
  let inner = view.add("inner", 5, 5)
  inner.pin(left: 0, top: 0)
  window.layoutIfNeeded()
  #expect(view.frame == rect(8, 9, 46, 34))
  #expect(view.exactAlignmentRect == rect(10, 10, 40, 30))
  #expect(below.frame.minY == 40)
  #expect(inner.frame == rect(2, 1, 5, 5), "edges of the superview are those of its alignment rect")
}

private final class Tilted: View {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: EdgeInsets(top: 5, left: frame.width / 10, bottom: 0, right: 0))
  }
  override func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let width = rect.width / 0.9
    return CGRect(
      x: rect.minX - width / 10, y: rect.minY - 5, width: width, height: rect.height + 5)
  }
}

@Test func theConversionsOfAlignmentRectsCanBeOverridden() {
  let window = screen()
  let view = window.rootView.add(Tilted(identifier: "a"))
  view.pin(left: 20, top: 20)
  view.fix(width: 90, height: 50)
  window.layoutIfNeeded()
  #expect(view.frame == rect(10, 15, 100, 55))
}

@Test func everyEdgeRoundsToTheNearestPixel() {
  for (scale, edge, rounded) in [
    (2.0, 950.25, 950.5), (2, 950.2, 950), (1, 10.5, 11), (3, 10.2, 31.0 / 3), (2, -0.25, 0),
  ] {
    let window = screen(2000, 100, scale: scale)
    let view = window.rootView.add("a", 10.3, 10)
    view.pin(left: edge, top: 0)
    window.layoutIfNeeded()
    #expect(abs(view.frame.minX - rounded) < 1e-9)
    #expect(view.exactFrame.minX == edge && view.exactFrame.width == 10.3)
  }
  // Neighbours stay neighbours.
  let window = screen(100, 10, scale: 1)
  let views = ["a", "b", "c"].map { window.rootView.add($0, 33.4, 10) }
  views[0].pin(left: 0, top: 0)
  for (a, b) in zip(views, views.dropFirst()) {
    b.pin(top: 0)
    activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  }
  window.layoutIfNeeded()
  #expect(views.map(\.frame) == [rect(0, 0, 33, 10), rect(33, 0, 34, 10), rect(67, 0, 33, 10)])
}

@Test func aViewWithoutTextHasItsBaselinesAtItsTopAndBottom() {
  let window = screen()
  let label = window.rootView.addLabel("Hello")
  label.pin(left: 0, top: 10)
  let (a, b) = (window.rootView.add("a", 10, 10), window.rootView.add("b", 10, 10))
  for view in [a, b] { view.pin(left: 50) }
  activate(a.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor))
  activate(b.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor))
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 10, 40, 20))
  #expect(a.frame.minY == 26 && b.frame.maxY == 26)
}

@Test func baselinesOfManyLinesAreThoseOfTheFirstAndTheLast() {
  let window = screen()
  let label = window.rootView.addLabel("one two three", lines: 0)
  label.pin(left: 0, top: 0)
  label.fix(width: 44)
  let after = window.rootView.addLabel("x")
  after.pin(left: 100)
  activate(after.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor))
  window.layoutIfNeeded()
  // one / two / three
  #expect(label.frame.height == 60)
  #expect(after.frame.minY == 40)
  let view = window.scene().views[1]
  #expect(view.firstBaseline == 16 && view.lastBaseline == 56)
}

@Test func explicitSizesAndBaselinesReplaceTheContents() {
  let window = screen()
  let view = window.rootView.add("a", 100, 30)
  view.explicitBaselines = BaselineOffsets(firstFromTop: 14, lastFromBottom: 6)
  view.pin(left: 0, top: 0)
  let label = window.rootView.addLabel("x")
  label.pin(left: 100)
  activate(label.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor))
  window.layoutIfNeeded()
  #expect(view.frame == rect(0, 0, 100, 30))
  #expect(label.frame.minY == 8)
  view.explicitIntrinsicContentSize = CGSize(width: -1, height: 50)
  view.fix(width: 70)
  window.layoutIfNeeded()
  #expect(view.frame == rect(0, 0, 70, 50))
  #expect(label.frame.minY == 28)
}

@Test func aBaselineComesFromTheViewThatIsNamedForIt() {
  final class Card: View {
    var title: Label?
    override var forLastBaselineLayout: View { title ?? self }
  }
  let window = screen()
  let outer = window.rootView.add(Card(identifier: "outer"))
  outer.pin(left: 0, top: 0)
  outer.fix(width: 100, height: 100)
  let title = outer.addLabel("Title")
  title.pin(left: 0, top: 30)
  outer.title = title
  let view = window.rootView.add("a", 10, 10)
  view.pin(left: 200)
  activate(view.lastBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor))
  window.layoutIfNeeded()
  #expect(view.frame.maxY == 46)
  title.font = .system(ofSize: 32)
  window.layoutIfNeeded()
  #expect(view.frame.maxY == 62)
}

@Test func leadingAndTrailingSwapSidesInRightToLeft() {
  let window = screen(direction: .rightToLeft)
  let (a, b) = (window.rootView.add("a", 50, 20), window.rootView.add("b", 30, 20))
  for view in [a, b] { view.pin(top: 0) }
  activate(a.leadingAnchor.constraint(equalTo: window.rootView.leadingAnchor, constant: 10))
  activate(b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 5))
  activate(b.leadingAnchor.constraint(equalTo: a.leadingAnchor), 10)
  window.layoutIfNeeded()
  #expect(a.frame.minX == 240 && b.frame.maxX == 235)
}

@Test func leftAndRightStayInRightToLeft() {
  let window = screen(direction: .rightToLeft)
  let view = window.rootView.add("a", 50, 20)
  view.pin(left: 10, top: 0)
  window.layoutIfNeeded()
  #expect(view.frame.minX == 10)
}

@Test func theSemanticContentAttributeIsNotInherited() {
  let window = screen()
  let outer = window.rootView.add("outer")
  outer.pin(left: 0, top: 0, right: 0, bottom: 0)
  let inner = outer.add("inner")
  let leaf = inner.add("leaf", 10, 10)
  inner.pin(top: 0, bottom: 0)
  leaf.pin(top: 0)
  inner.fix(width: 100)
  activate(inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor))
  activate(leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor))
  outer.semanticContentAttribute = .forceRightToLeft
  window.layoutIfNeeded()
  #expect(inner.frame.minX == 200 && leaf.frame.minX == 0)
  outer.semanticContentAttribute = .unspecified
  outer.traitOverrides.layoutDirection = .rightToLeft
  window.layoutIfNeeded()
  #expect(inner.frame.minX == 200 && leaf.frame.minX == 90, "a trait override is inherited")
  inner.semanticContentAttribute = .playback
  window.layoutIfNeeded()
  #expect(leaf.frame.minX == 0)
}

@Test func manyTreesAreLaidOutAtOnce() async {
  let frames = await withTaskGroup(of: [CGRect].self) { group in
    for _ in 0..<8 {
      group.addTask {
        let window = screen()
        var above: View?
        for index in 0..<20 {
          let label = window.rootView.addLabel("row \(index) of many rows", lines: 0)
          label.pin(left: 10, right: 10)
          let top = above?.bottomAnchor ?? window.rootView.topAnchor
          activate(label.topAnchor.constraint(equalTo: top, constant: 4))
          above = label
        }
        return window.scene().views.map(\.frame)
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
  #expect(frames.count == 8 && Set(frames.map { "\($0)" }).count == 1)
}

@Test func alignmentInsetsCanBeOverridden() {
  final class Badge: View {
    override var alignmentRectInsets: EdgeInsets {
      EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }
  let window = screen()
  let badge = Badge(identifier: "badge")
  badge.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(badge)
  badge.pin(left: 10, top: 10)
  badge.fix(width: 20, height: 20)
  window.layoutIfNeeded()
  #expect(badge.frame == rect(8, 9, 26, 24))
}

@Test func pointsAreConvertedBetweenViews() {
  let root = View(frame: rect(5, 5, 100, 100))
  let (a, b) = (View(frame: rect(10, 20, 50, 50)), View(frame: rect(1, 2, 3, 4)))
  root.addSubview(a)
  a.addSubview(b)
  #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 12, y: 23))
  #expect(b.convert(CGPoint(x: 12, y: 23), from: nil) == CGPoint(x: 1, y: 1))
  #expect(root.convert(rect(0, 0, 3, 4), to: b) == rect(-11, -22, 3, 4))
  b.bounds.size = CGSize(width: 5, height: 4)
  #expect(b.frame == rect(0, 2, 5, 4))
}

@Test func viewsHearOfTheirNewSuperviewAndWindow() {
  final class Listener: View {
    var heard: [String] = []
    override func didMoveToSuperview() { heard.append(superview == nil ? "alone" : "superview") }
    override func didMoveToWindow() { heard.append(window == nil ? "no window" : "window") }
  }
  let window = screen()
  let (box, view) = (View(), Listener())
  box.addSubview(view)
  window.rootView.addSubview(box)
  view.removeFromSuperview()
  #expect(view.heard == ["superview", "window", "no window", "alone"])
}
