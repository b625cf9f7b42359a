import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// What a subclass says in an override is what layout goes by.

@Test func overriddenPrioritiesOfTheContentDecide() {
  final class Firm: Label {
    override func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority { 900 }
    override func contentCompressionResistancePriority(
      for axis: LayoutConstraint.Axis
    ) -> LayoutPriority { 100 }
  }
  func widths(_ width: CGFloat, _ first: Label) -> [CGFloat] {
    let window = screen(width)
    let label = window.rootView.add(first)
    label.font = .system(ofSize: 16)
    label.text = "12345"
    let other = window.rootView.addLabel("12345")
    label.pin(left: 0, top: 0)
    other.pin(top: 0, right: 0)
    activate(other.leftAnchor.constraint(equalTo: label.rightAnchor))
    window.layoutIfNeeded()
    return [label.frame.width, other.frame.width]
  }
  #expect(widths(200, Label()) == [160, 40] && widths(200, Firm()) == [40, 160])
  #expect(widths(60, Label()) == [40, 20] && widths(60, Firm()) == [20, 40])
}

@Test func anOverriddenIllegalPriorityTraps() async throws {
  final class Wrong: Label {
    override func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority { 0 }
  }
  let result = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    let window = screen()
    window.rootView.add(Wrong()).text = "text"
    window.layoutIfNeeded()
  }
  let message = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(message.contains("It's illegal to set priority:0."))
}

@Test func aViewThatOverridesItsTranslationIsPlacedByConstraintsAlone() {
  final class Free: View {
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      get { false }
      set {}
    }
  }
  let window = screen()
  let view = Free(frame: rect(50, 60, 70, 80))
  window.rootView.addSubview(view)
  view.pin(left: 3, top: 4)
  view.fix(width: 5, height: 6)
  #expect(window.findings.isEmpty && view.frame == rect(3, 4, 5, 6))
}

@Test func anOverriddenSafeAreaCountsForMarginsGuidesAndWhatIsBelow() {
  final class Notched: View {
    var extra: CGFloat = 7
    override var safeAreaInsets: EdgeInsets {
      var insets = super.safeAreaInsets
      insets.top += extra
      return insets
    }
  }
  let window = screen(safeArea: EdgeInsets(top: 20))
  let view = window.rootView.add(Notched(identifier: "a"))
  view.pin(left: 0, top: 0, right: 0, bottom: 0)
  let below = view.add("b")
  below.pin(left: 0, top: 5, right: 0, bottom: 0)
  let inner = view.add("c", 10, 10)
  activate(inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor))
  activate(inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor))
  for _ in 0..<2 {
    view.setNeedsLayout()
    view.invalidateIntrinsicContentSize()
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 27 && view.layoutMargins.top == 35)
    #expect(below.safeAreaInsets.top == 22 && inner.frame == rect(8, 27, 10, 10))
  }
  window.safeArea.top = 30
  window.layoutIfNeeded()
  #expect(view.safeAreaInsets.top == 37 && below.safeAreaInsets.top == 32)
}

@Test func overriddenMarginFlagsAndDirectionsDecide() {
  final class Keeping: View {
    override var preservesSuperviewLayoutMargins: Bool {
      get { true }
      set {}
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
      get { false }
      set {}
    }
  }
  final class Mirrored: View {
    override var effectiveUserInterfaceLayoutDirection: LayoutDirection { .rightToLeft }
  }
  final class Forced: View {
    override var semanticContentAttribute: SemanticContentAttribute {
      get { .forceRightToLeft }
      set {}
    }
  }
  let window = screen(safeArea: EdgeInsets(top: 20))
  let outer = window.rootView.add("outer")
  outer.pin(left: 0, top: 0, right: 0, bottom: 0)
  outer.insetsLayoutMarginsFromSafeArea = false
  outer.layoutMargins = EdgeInsets(top: 40, left: 50, bottom: 0, right: 0)
  let keeping = outer.add(Keeping(identifier: "keeping"))
  keeping.pin(left: 20, top: 20, right: 0, bottom: 0)
  window.layoutIfNeeded()
  #expect(keeping.layoutMargins == EdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
  for view in [Mirrored(), Forced()] {
    window.rootView.add(view).pin(left: 0, top: 0, right: 0, bottom: 0)
    let child = view.add("child", 10, 10)
    child.pin(top: 0)
    activate(child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1))
    window.layoutIfNeeded()
    #expect(child.frame.minX == 289)
  }
}

@Test func constraintsGoThroughTheViewThatHoldsThem() {
  final class Holder: View {
    var entries: [String] = []
    var refuses = false
    override func addConstraint(_ constraint: LayoutConstraint) {
      entries.append("+\(Int(constraint.constant))")
      if !refuses { super.addConstraint(constraint) }
    }
    override func removeConstraint(_ constraint: LayoutConstraint) {
      entries.append("-\(Int(constraint.constant))")
      super.removeConstraint(constraint)
    }
  }
  let holder = Holder()
  let view = holder.add("a")
  let constraints = [1, 2, 3].map {
    view.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: $0)
  }
  constraints[0].isActive = true
  constraints[0].isActive = false
  holder.addConstraints([constraints[1]])
  holder.removeConstraints(constraints)
  holder.refuses = true
  LayoutConstraint.activate([constraints[2]])
  #expect(holder.entries == ["+1", "-1", "+2", "-1", "-2", "-3", "+3"])
  #expect(constraints.allSatisfy { !$0.isActive } && holder.constraints.isEmpty)
}

@Test func theTreeCanBeOverriddenWhereItChanges() {
  final class Diary: View {
    var entries: [String] = []
    override func insertSubview(_ view: View, aboveSubview sibling: View) {
      entries.append("above")
      super.insertSubview(view, aboveSubview: sibling)
    }
    override func insertSubview(_ view: View, belowSubview sibling: View) {
      entries.append("below")
      super.insertSubview(view, belowSubview: sibling)
    }
    override func bringSubviewToFront(_ view: View) {
      entries.append("front")
      super.bringSubviewToFront(view)
    }
    override func sendSubviewToBack(_ view: View) {
      entries.append("back")
      super.sendSubviewToBack(view)
    }
    override func addLayoutGuide(_ guide: LayoutGuide) {
      entries.append("guide")
      super.addLayoutGuide(guide)
    }
    override func updateConstraintsIfNeeded() {
      entries.append("update \(needsUpdateConstraints())")
      super.updateConstraintsIfNeeded()
    }
  }
  let view = Diary()
  let (a, b, c) = (View(), View(), View())
  view.addSubview(a)
  view.insertSubview(b, aboveSubview: a)
  view.insertSubview(c, belowSubview: a)
  #expect(view.subviews.map(ObjectIdentifier.init) == [c, a, b].map(ObjectIdentifier.init))
  view.bringSubviewToFront(a)
  view.sendSubviewToBack(b)
  #expect(view.subviews.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
  view.addLayoutGuide(LayoutGuide())
  view.updateConstraintsIfNeeded()
  #expect(view.entries == ["above", "below", "front", "back", "guide", "update true"])
}

@Test func viewsAndGuidesDescribeThemselves() {
  let window = screen()
  let label = window.rootView.addLabel("Hello", "title")
  label.pin(left: 20, top: 10.5)
  window.layoutIfNeeded()
  #expect("\(label)" == "<Label: title; frame = (20 11; 40 20); text = 'Hello'>")
  (label.isHidden, label.alpha, label.tag) = (true, 0.5, 3)
  #expect(label.debugDescription.hasSuffix("'Hello'; alpha = 0.5; hidden = YES; tag = 3>"))
  let view = View()
  #expect("\(view)" == "<View: detached; frame = (0 0; 0 0)>")
  let guide = LayoutGuide(identifier: "gutter")
  #expect(
    "\(guide)"
      == "<LayoutGuide: \"gutter\", layoutFrame = {{0, 0}, {0, 0}}, owningView = nil>")
  view.addLayoutGuide(guide)
  #expect(guide.debugDescription.hasSuffix("owningView = <View: detached; frame = (0 0; 0 0)>>"))
  final class Named: View {
    override var description: String { "me" }
  }
  #expect("\(Named())" == "me" && String(reflecting: Named()) == "me")
}
