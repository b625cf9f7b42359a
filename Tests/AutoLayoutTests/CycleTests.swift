import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// Writes down when it is called.
private final class Journal {
  var lines: [String] = []
}

private final class Witness: View {
  let journal: Journal
  var onLayout: ((View) -> Void)?
  var onUpdate: ((View) -> Void)?

  init(_ identifier: String, _ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
    self.identifier = identifier
  }

  override func updateConstraints() {
    journal.lines.append("update \(identifier ?? "")")
    onUpdate?(self)
    super.updateConstraints()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    journal.lines.append("layout \(identifier ?? "")")
    onLayout?(self)
  }
  override func draw(_ rect: CGRect) {
    journal.lines.append("draw \(identifier ?? "")")
  }
}

/// a holds b, b holds c; every one fills its superview but for 10 points.
private func tower(_ journal: Journal) -> (window: Window, views: [Witness]) {
  let window = screen()
  let views = ["a", "b", "c"].map { Witness($0, journal) }
  var superview = window.rootView
  for view in views {
    superview.add(view)
    view.pin(left: 10, top: 10, right: 10, bottom: 10)
    superview = view
  }
  return (window, views)
}

@Test func constraintsUpdateBottomUpAndSubviewsLayOutTopDown() {
  let journal = Journal()
  let (window, _) = tower(journal)
  window.displayIfNeeded()
  #expect(
    journal.lines == [
      "update c", "update b", "update a", "layout a", "layout b", "layout c", "draw a", "draw b",
      "draw c",
    ])
}

@Test func requestsAreCoalescedAndNothingHappensWithoutOne() {
  let journal = Journal()
  let (window, views) = tower(journal)
  window.displayIfNeeded()
  journal.lines = []
  window.displayIfNeeded()
  #expect(journal.lines.isEmpty)
  for _ in 0..<3 {
    views[1].setNeedsLayout()
    views[2].setNeedsUpdateConstraints()
    views[0].setNeedsDisplay()
  }
  window.displayIfNeeded()
  #expect(journal.lines == ["update c", "layout b", "draw a"])
}

@Test func aChangedFrameLaysOutTheSuperviewAndAChangedSizeTheView() {
  let journal = Journal()
  let (window, views) = tower(journal)
  window.layoutIfNeeded()
  journal.lines = []
  for constraint in window.rootView.constraints where constraint.firstItem === views[0] {
    constraint.constant += 1
  }
  window.layoutIfNeeded()
  // a moves and shrinks, and so does everything in it.
  #expect(journal.lines == ["layout a", "layout b", "layout c"])
}

@Test func aChangedConstraintLaysOutTheViewThatHoldsIt() {
  let journal = Journal()
  let (window, views) = tower(journal)
  let inner = views[1].add("inner", 5, 5)
  inner.pin(left: 0, top: 0)
  window.layoutIfNeeded()
  journal.lines = []
  views[1].constraints.last?.constant = 3
  window.layoutIfNeeded()
  #expect(journal.lines == ["layout b"])
}

@Test func constraintsMadeInUpdateConstraintsCount() {
  let journal = Journal()
  let window = screen()
  let view = window.rootView.add(Witness("a", journal))
  view.pin(left: 0, top: 0)
  view.onUpdate = { view in
    guard view.constraints.isEmpty else { return }
    view.fix(width: 30, height: 40)
  }
  window.layoutIfNeeded()
  #expect(view.frame == rect(0, 0, 30, 40))
}

@Test func constraintsAreUpdatedWhereSomethingUsesThem() {
  class Framed: View {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }
  final class Constrained: Framed {
    override class var requiresConstraintBasedLayout: Bool { true }
  }
  let window = screen()
  let framed = Framed()
  window.rootView.addSubview(framed)
  window.layoutIfNeeded()
  framed.updateConstraintsIfNeeded()
  #expect(framed.updates == 0 && framed.needsUpdateConstraints() && window.findings.isEmpty)
  activate(framed.widthAnchor.constraint(equalToConstant: 5))
  window.layoutIfNeeded()
  #expect(framed.updates == 1 && !framed.needsUpdateConstraints(), "a constraint is a reason")
  let root = View()
  let (plain, constrained) = (Framed(), Constrained())
  root.addSubview(plain)
  root.layoutIfNeeded()
  #expect(plain.updates == 0)
  root.addSubview(constrained)
  root.layoutIfNeeded()
  #expect(plain.updates == 1 && constrained.updates == 1, "a class that requires them is one")
}

@Test func layoutMayAskForMoreLayout() {
  let journal = Journal()
  let (window, views) = tower(journal)
  views[2].onLayout = { view in
    if view.constraints.isEmpty { view.fix(width: 7) }
  }
  for view in [window.rootView, views[0], views[1]] {
    for constraint in view.constraints where constraint.firstItem === view {
      constraint.priority = 500
    }
  }
  window.layoutIfNeeded()
  #expect(views[2].frame.width == 7)
}

@Test func aLayoutThatAlwaysDirtiesItsParentIsStoppedAndReported() {
  let journal = Journal()
  let (window, views) = tower(journal)
  views[1].onLayout = { $0.superview?.setNeedsLayout() }
  views[0].onLayout = { _ in views[1].setNeedsLayout() }
  let findings = window.findings
  #expect(findings.map(\.rule) == [.loop])
  #expect(findings.first?.message.contains("Witness:a") == true)
  #expect(findings.first?.message.contains("Witness:b") == true)
  #expect(findings.first?.message.contains("Witness:c") == false)
  #expect(journal.lines.count < 1000)
  #expect(views[2].frame == rect(10, 10, 240, 340), "what was laid out stays")
}

@Test func aLayoutThatAlwaysDirtiesItselfIsStoppedAndReported() {
  let journal = Journal()
  let (window, views) = tower(journal)
  views[1].onLayout = { $0.setNeedsLayout() }
  #expect(window.findings.map(\.rule) == [.loop])
  #expect(journal.lines.count < 1000)
  views[1].onLayout = nil
  views[1].setNeedsLayout()
  #expect(window.findings.isEmpty, "a loop that is over is not reported again")
}

@Test func aNestedLayoutFromLayoutSubviewsHappensAtOnce() {
  let journal = Journal()
  let (window, views) = tower(journal)
  var widths: [CGFloat] = []
  views[0].onLayout = { view in
    guard widths.isEmpty else { return }
    widths.append(views[1].frame.width)
    view.constraints[0].constant = 30
    view.layoutIfNeeded()
    widths.append(views[1].frame.width)
  }
  window.layoutIfNeeded()
  #expect(widths == [260, 240])
  #expect(window.findings.isEmpty)
}

@Test func aNestedLayoutThatNeverSettlesIsStoppedAndReported() {
  let journal = Journal()
  let (window, views) = tower(journal)
  views[1].onLayout = {
    $0.setNeedsLayout()
    $0.layoutIfNeeded()
  }
  #expect(window.findings.map(\.rule) == [.loop])
  #expect(journal.lines.count < 1000)
  #expect(views[2].frame == rect(10, 10, 240, 340))
}

@Test func aNestedLayoutFromUpdateConstraintsWaitsForTheOneUnderWay() {
  let journal = Journal()
  let (window, views) = tower(journal)
  views[1].onUpdate = { view in
    view.layoutIfNeeded()
    view.updateConstraintsIfNeeded()
    #expect(journal.lines.allSatisfy { $0.hasPrefix("update") })
    #expect(view.frame == .zero)
  }
  window.layoutIfNeeded()
  #expect(
    journal.lines == ["update c", "update b", "update a", "layout a", "layout b", "layout c"])
  #expect(views[2].frame == rect(10, 10, 240, 340) && window.findings.isEmpty)
}

@Test func measuringMayNotLayOut() {
  final class Curious: View {
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      _ = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      return CGSize(width: 20, height: 10)
    }
  }
  let window = screen()
  let view = window.rootView.add(Curious(identifier: "a"))
  view.pin(left: 0, top: 0)
  window.layoutIfNeeded()
  #expect(view.frame == rect(0, 0, 20, 10))
}

@Test func anUpdateThatAlwaysAsksForAnotherIsStopped() {
  let journal = Journal()
  let (window, views) = tower(journal)
  views[0].onUpdate = { $0.setNeedsUpdateConstraints() }
  #expect(window.findings.map(\.rule) == [.loop])
}

@Test func invalidatingTheIntrinsicSizeMeasuresAgain() {
  final class Growing: View {
    var side: CGFloat = 10
    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
  }
  let window = screen()
  let view = window.rootView.add(Growing(identifier: "a"))
  view.pin(left: 0, top: 0)
  window.layoutIfNeeded()
  view.side = 30
  window.layoutIfNeeded()
  #expect(view.frame.width == 10)
  view.invalidateIntrinsicContentSize()
  window.layoutIfNeeded()
  #expect(view.frame.width == 30)
}

@Test func changingOneTextMeasuresThatTextOnly() {
  let measurer = FixedWidthMeasurer()
  let window = Window(size: CGSize(width: 300, height: 900), measurer: measurer)
  var labels: [Label] = []
  for index in 0..<20 {
    let label = window.rootView.addLabel("row \(index) of a list", lines: 0)
    label.pin(left: 0, right: 0)
    let above = labels.last
    activate(
      label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? window.rootView.topAnchor))
    labels.append(label)
  }
  window.layoutIfNeeded()
  let before = measurer.count
  labels[3].text = "another text"
  window.layoutIfNeeded()
  #expect(measurer.count - before <= 4)
  #expect(labels[4].frame.minY == 80)
}

@Test func viewsMoveBetweenSuperviewsAndWindows() {
  let window = screen()
  let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
  a.pin(left: 0, top: 0)
  b.pin(left: 100, top: 0)
  for view in [a, b] { view.fix(width: 50, height: 50) }
  let leaf = a.add("leaf", 10, 10)
  let inner = leaf.add("inner", 2, 2)
  inner.pin(left: 1, top: 1)
  leaf.pin(left: 5, top: 5)
  window.layoutIfNeeded()
  b.addSubview(leaf)
  #expect(leaf.superview === b && a.subviews.isEmpty)
  leaf.pin(left: 7, top: 8)
  window.layoutIfNeeded()
  #expect(leaf.frame == rect(7, 8, 10, 10) && inner.frame == rect(1, 1, 2, 2))
  let other = screen()
  other.rootView.addSubview(leaf)
  leaf.pin(left: 20, top: 20)
  other.layoutIfNeeded()
  window.layoutIfNeeded()
  #expect(leaf.frame == rect(20, 20, 10, 10))
  #expect(window.findings.isEmpty && other.findings.isEmpty)
}

@Test func aLoopStaysReportedUntilSomethingChanges() {
  let journal = Journal()
  let (window, views) = tower(journal)
  views[1].onLayout = { $0.setNeedsLayout() }
  window.layoutIfNeeded()
  window.layoutIfNeeded()
  #expect(window.findings.map(\.rule) == [.loop])
}

@Test func aLoopOfConstraintUpdatesNamesThoseThatAskForThem() {
  final class Restless: View {
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() { setNeedsUpdateConstraints() }
  }
  let window = screen()
  window.rootView.add("quiet")
  window.rootView.add(Restless(identifier: "restless"))
  let message = window.findings.first { $0.rule == .loop }?.message
  #expect(message?.contains("Restless:restless") == true)
  #expect(message?.contains("quiet") == false)
}

@Test func invalidatingTheIntrinsicSizeLaysOutTheSuperviewThoughTheSizeIsTheSame() {
  let journal = Journal()
  let (window, views) = tower(journal)
  window.layoutIfNeeded()
  journal.lines = []
  views[1].invalidateIntrinsicContentSize()
  views[1].invalidateIntrinsicContentSize()
  window.layoutIfNeeded()
  #expect(journal.lines == ["layout a"])
}

@Test func aViewThatInvalidatesItsIntrinsicSizeWheneverItIsLaidOutComesToAnEnd() {
  let journal = Journal()
  let (window, views) = tower(journal)
  views[2].onLayout = { $0.invalidateIntrinsicContentSize() }
  #expect(window.findings.isEmpty)
  #expect(views[2].frame == rect(10, 10, 240, 340) && journal.lines.count < 20)
}

@Test func aChangeWaitsForALayoutWhichStartsAtTheTopWhoeverAsksForIt() {
  let journal = Journal()
  let (window, views) = tower(journal)
  views[2].layoutIfNeeded()
  #expect(views.map(\.frame.width) == [280, 260, 240])
  journal.lines = []
  for constraint in window.rootView.constraints { constraint.constant = 20 }
  #expect(views.map(\.frame.width) == [280, 260, 240], "nothing moves before a layout")
  views[2].layoutIfNeeded()
  #expect(views.map(\.frame.width) == [260, 240, 220])
  #expect(journal.lines == ["layout a", "layout b", "layout c"])
}

/// Asks for another layout of its superview whenever it has been laid out, `limit` times at most.
private final class Restless: View {
  var limit = Int.max

  override func layoutSubviews() {
    super.layoutSubviews()
    guard limit > 0 else { return }
    limit -= 1
    superview?.setNeedsLayout()
  }
}

@Test func aViewThatAlwaysDirtiesItsSuperviewIsReportedAsALoop() {
  let window = screen()
  let view = window.rootView.add(Restless(identifier: "restless"))
  window.layoutIfNeeded()
  let loops = window.findings.filter { $0.rule == .loop }
  #expect(loops.count == 1 && loops[0].message.contains("Restless:restless"))
  view.limit = 3
  window.rootView.setNeedsLayout()
  view.setNeedsLayout()
  window.layoutIfNeeded()
  #expect(view.limit == 0)
  #expect(window.findings.allSatisfy { $0.rule != .loop }, "it came to an end")
}
