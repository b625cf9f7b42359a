import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// What subclasses override in UIKit is called here when it is called there.

private final class Diary: View {
  var entries: [String] = []
  override var frame: CGRect { didSet { entries.append("frame") } }
  override var bounds: CGRect {
    didSet { entries.append("bounds \(Int(oldValue.width)) \(Int(bounds.width))") }
  }
  override var center: CGPoint { didSet { entries.append("center") } }
  override var isHidden: Bool { didSet { entries.append("hidden") } }
  override func willMove(toSuperview superview: View?) { entries.append("to \(superview != nil)") }
  override func didMoveToSuperview() { entries.append("at \(superview != nil)") }
  override func willMove(toWindow window: Window?) { entries.append("into \(window != nil)") }
  override func didMoveToWindow() { entries.append("in \(window != nil)") }
  override func didAddSubview(_ view: View) { entries.append("added \(view.superview === self)") }
  override func willRemoveSubview(_ view: View) {
    entries.append("removing \(view.superview === self)")
  }
  override func layoutMarginsDidChange() { entries.append("margins \(Int(layoutMargins.left))") }
  override func safeAreaInsetsDidChange() { entries.append("safe \(Int(safeAreaInsets.top))") }
  override func traitCollectionDidChange(_ previous: Traits?) {
    entries.append("\(previous?.layoutDirection == .leftToRight) \(traits.layoutDirection)")
  }
  override func setNeedsLayout() {
    super.setNeedsLayout()
    entries.append("layout")
  }

  func take() -> [String] {
    defer { entries = [] }
    return entries.filter { $0 != "layout" }
  }
}

@Test func theTreeTellsViewsAboutMoves() {
  let window = screen(scale: 2)
  let view = Diary(identifier: "a")
  let below = View()
  view.addSubview(below)
  #expect(view.take() == ["added true"])
  window.rootView.addSubview(view)
  #expect(view.take() == ["to true", "into true", "in true", "at true"])
  below.removeFromSuperview()
  #expect(view.take() == ["removing true"])
  view.removeFromSuperview()
  #expect(view.take() == ["to false", "into false", "in false", "at false"])
}

@Test func layoutSetsBoundsAndCenterWhereTheyChange() {
  let window = screen()
  let view = window.rootView.add(Diary(identifier: "a"))
  view.pin(left: 10, top: 10)
  view.fix(height: 20)
  let width = activate(view.widthAnchor.constraint(equalToConstant: 30))
  window.layoutIfNeeded()
  _ = view.take()
  width.constant = 50
  window.layoutIfNeeded()
  #expect(view.take() == ["bounds 30 50", "center"] && view.frame == rect(10, 10, 50, 20))
  window.layoutIfNeeded()
  #expect(view.take().isEmpty)
}

@Test func insetsAndTraitsThatChangeAreTold() {
  let window = screen(safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  let view = window.rootView.add(Diary(identifier: "a"))
  view.pin(left: 0, top: 0)
  view.fix(width: 50, height: 50)
  window.layoutIfNeeded()
  #expect(view.take().contains("safe 20"))
  view.layoutMargins.left = 12
  window.layoutIfNeeded()
  #expect(view.take() == ["margins 12"])
  window.safeArea.top = 30
  window.layoutIfNeeded()
  #expect(view.take().contains("safe 30"))
  window.traits.layoutDirection = .rightToLeft
  #expect(view.take() == ["true rightToLeft"])
  view.traitOverrides.contentSizeCategory = .small
  #expect(view.take() == ["false rightToLeft"])
  view.traitOverrides.contentSizeCategory = .small
  #expect(view.take().isEmpty)
}

@Test func aMoveToOtherTraitsIsToldToTheWholeSubtree() {
  let (window, mirrored) = (screen(), screen(direction: .rightToLeft))
  let view = Diary(identifier: "a")
  let below = Diary(identifier: "b")
  let fixed = Diary(identifier: "c")
  view.addSubview(below)
  view.addSubview(fixed)
  fixed.traitOverrides.layoutDirection = .leftToRight
  func traits(_ view: Diary) -> [String] {
    view.take().filter { $0.contains("Right") || $0.contains("Left") }
  }
  for view in [view, below, fixed] { _ = view.take() }
  window.rootView.addSubview(view)
  // The window has fewer pixels than what was to be expected.
  #expect([view, below, fixed].map(traits) == Array(repeating: ["true leftToRight"], count: 3))
  let box = window.rootView.add("box")
  box.addSubview(view)
  #expect([view, below, fixed].flatMap(traits).isEmpty, "a move within a screen is none of traits")
  view.removeFromSuperview()
  #expect([view, below, fixed].flatMap(traits).isEmpty)
  mirrored.rootView.addSubview(view)
  #expect([view, below, fixed].map(traits) == [["true rightToLeft"], ["true rightToLeft"], []])
  let root = Diary(identifier: "root")
  let other = Window(
    size: .zero, traits: Traits(layoutDirection: .rightToLeft), measurer: FixedWidthMeasurer(),
    rootView: root)
  #expect(traits(root) == ["true rightToLeft"] && other.rootView === root)
}

@Test func constraintsAndGuidesCanBeSubclassed() {
  final class Scaled: LayoutConstraint {
    var factor: CGFloat = 1
    override var constant: CGFloat {
      get { super.constant * factor }
      set { super.constant = newValue }
    }
  }
  final class Gutter: LayoutGuide {
    let breadth: CGFloat
    init(breadth: CGFloat) {
      self.breadth = breadth
      super.init(identifier: "gutter")
    }
    override var identifier: String { didSet { assertionFailure("nobody renames it") } }
  }
  let window = screen()
  let view = window.rootView.add("a", 10, 10)
  let gutter = Gutter(breadth: 12)
  window.rootView.addLayoutGuide(gutter)
  activate(gutter.widthAnchor.constraint(equalToConstant: gutter.breadth))
  activate(gutter.leftAnchor.constraint(equalTo: window.rootView.leftAnchor))
  let scaled = Scaled(
    item: view, attribute: .left, relatedBy: .equal, toItem: gutter, attribute: .right, constant: 5)
  scaled.factor = 3
  activate(scaled)
  view.pin(top: 0)
  window.layoutIfNeeded()
  #expect(view.frame.minX == 27 && gutter.layoutFrame.width == 12)
  scaled.constant = 1
  window.layoutIfNeeded()
  #expect(view.frame.minX == 15)
}

@Test func fittingASizeCanBeOverridden() {
  final class Cell: View {
    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
      verticalFittingPriority vertical: LayoutPriority
    ) -> CGSize {
      let size = super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: size.width, height: size.height + 7)
    }
  }
  let cell = Cell()
  cell.add("a", 10, 10).pin(left: 1, top: 1, right: 1, bottom: 1)
  #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 12, height: 19))
}

@Test func controlsCanBeOverridden() {
  final class Badge: Label {
    var changes = 0
    override var text: String? { didSet { changes += 1 } }
    override var layoutMargins: EdgeInsets {
      get { super.layoutMargins }
      set { super.layoutMargins = newValue }
    }
  }
  final class Row: StackView {
    override func addArrangedSubview(_ view: View) {
      view.tag = arrangedSubviews.count + 1
      super.addArrangedSubview(view)
    }
  }
  let badge = Badge()
  badge.text = "x"
  let row = Row(arrangedSubviews: [View(), badge])
  #expect(badge.changes == 1 && badge.tag == 2 && row.viewWithTag(2) === badge)
  #expect(row.viewWithTag(3) == nil)
  row.exchangeSubview(at: 0, withSubviewAt: 1)
  #expect(row.subviews.first === badge && row.arrangedSubviews.last === badge)
}

@Test func viewsFitWhatTheyContain() {
  let window = screen()
  let label = window.rootView.addLabel("aaaa bbbb", lines: 0)
  #expect(label.sizeThatFits(.zero) == CGSize(width: 72, height: 20))
  #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 32, height: 40))
  let plain = View(frame: rect(1, 2, 30, 40))
  #expect(plain.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
  let toggle = Switch()
  window.rootView.addSubview(toggle)
  toggle.frame.origin = CGPoint(x: 5, y: 6)
  toggle.sizeToFit()
  #expect(toggle.frame == rect(5, 6, 51, 31), "as UIKit measured it: the frame, not the 49 inside")
}

@Test func theOlderBaselineViewCounts() {
  final class Card: View {
    let title = Label()
    override func viewForBaselineLayout() -> View { title }
  }
  let card = Card()
  #expect(card.forFirstBaselineLayout === card.title && card.forLastBaselineLayout === card.title)
}

@Test func aFittingSizeThatNothingCanMeasureTraps() async throws {
  let result = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    let view = View()
    view.addLabel("text", "title").pin(left: 0, top: 0, right: 0, bottom: 0)
    _ = view.systemLayoutSizeFitting(.zero)
  }
  let message = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(message.contains("There is no text measurer for Label:title"))
  let empty = View().systemLayoutSizeFitting(.zero)
  #expect(empty.width.sign == .plus && empty == .zero)
}

@Test func codeWrittenForUIKitReadsTheSame() {
  let (view, window) = (View(), screen())
  window.rootView.add(view, "v")
  let views = ["v": view]
  let (half, priority) = (Float(0.5), LayoutPriority(Float(999)))
  let plain = LayoutConstraint.constraints(
    withVisualFormat: "[v(10)]", options: [], metrics: nil, views: views)
  let mixed = LayoutConstraint.constraints(
    withVisualFormat: "[v(a@p,>=b,<=c)]", options: .alignAllBaseline,
    metrics: ["a": 3, "b": half, "c": 4.5 as Double, "p": priority], views: views)
  #expect(plain.map(\.constant) == [10] && mixed.map(\.constant) == [3, 0.5, 4.5])
  #expect(mixed.first?.priority == 999 && view.leadingAnchor.name == "View:v.leading")
  #expect(View.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  #expect(
    View.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
  let label = Label()
  label.font = .preferredFont(forTextStyle: .title1)
  #expect(label.font == .style(.title1) && label.traitCollection == Traits())
  label.font = .systemFont(ofSize: 3, weight: .bold)
  #expect(label.font == .boldSystemFont(ofSize: 3))
  let metrics = FontMetrics(forTextStyle: .body)
  let large = Traits(displayScale: 1, contentSizeCategory: .accessibility5)
  #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 48)
  #expect(metrics.scaledFont(for: .system(ofSize: 17)).resolved(for: large).size == 48)
}

@Test func theInsetsOfATextViewCount() {
  let window = screen()
  let view = window.rootView.add(TextView(identifier: "a"))
  view.font = .system(ofSize: 16)
  view.isScrollEnabled = false
  view.text = "text"
  view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  view.pin(left: 0, top: 0)
  window.layoutIfNeeded()
  #expect(view.frame == rect(0, 0, 38, 24))
  #expect(window.scene().views.last?.texts.first?.rect == rect(2, 1, 32, 20))
}

/// A view whose content has a size of its own making.
private final class SizedView: View {
  var size = CGSize(width: 30, height: 40)
  override var intrinsicContentSize: CGSize { size }
}

/// A side that the content has no size for keeps its length, and a size of zero is a size.
@Test func aSideWithoutASizeKeepsItsLengthInSizeThatFits() {
  let view = SizedView()
  view.frame = CGRect(x: 0, y: 0, width: 7, height: 9)
  for (own, fitting) in [
    (CGSize(width: 30, height: 40), CGSize(width: 30, height: 40)),
    (CGSize(width: View.noIntrinsicMetric, height: 40), CGSize(width: 7, height: 40)),
    (CGSize(width: 30, height: View.noIntrinsicMetric), CGSize(width: 30, height: 9)),
    (.zero, .zero),
  ] {
    view.size = own
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == fitting, "\(own)")
  }
}

/// A label breaks its lines at a width above zero that is less than its own.
@Test func aTextIsMeasuredAgainOnlyAtANarrowerWidth() {
  let window = screen()
  let label = window.rootView.addLabel("aaaa bbbb", lines: 0)
  let whole = CGSize(width: 72, height: 20)
  for (width, size) in [
    (0, whole), (-1, whole), (72, whole), (71, CGSize(width: 32, height: 40)),
  ] as [(CGFloat, CGSize)] {
    #expect(label.sizeThatFits(CGSize(width: width, height: 0)) == size, "\(width)")
  }
}
