import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

private typealias Place = Testing.SourceLocation

/// Does something whenever it is laid out or updates its constraints.
private class Busy: View {
  var onLayout: ((Busy) -> Void)?
  var onUpdate: ((Busy) -> Void)?
  var layouts = 0

  convenience init(_ identifier: String? = nil, onLayout: ((Busy) -> Void)? = nil) {
    self.init(identifier: identifier)
    self.onLayout = onLayout
  }

  override class var requiresConstraintBasedLayout: Bool { true }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout?(self)
  }
  override func updateConstraints() {
    onUpdate?(self)
    super.updateConstraints()
  }
}

/// Adds one like itself whenever it is laid out.
private final class Doubling: View {
  override func layoutSubviews() { addSubview(Doubling()) }
}

/// Adds one like itself when it is laid out for the first time, until `depth` is 0.
private class Nesting: View {
  var depth = Int.max
  override func layoutSubviews() { grow() }

  func grow() {
    guard subviews.isEmpty, depth > 0 else { return }
    let view = make()
    view.depth = depth - 1
    addSubview(view)
  }

  func make() -> Nesting { Nesting() }
}

/// The same, each as large as its superview.
private final class Pinned: Nesting {
  override func make() -> Nesting { Pinned() }
  override func didMoveToSuperview() {
    guard superview is Pinned else { return }
    translatesAutoresizingMaskIntoConstraints = false
    pin(left: 0, top: 0, right: 0, bottom: 0)
  }
}

private final class Updating: Nesting {
  override class var requiresConstraintBasedLayout: Bool { true }
  override func layoutSubviews() {}
  override func updateConstraints() {
    grow()
    super.updateConstraints()
  }
  override func make() -> Nesting { Updating() }
}

private final class Measuring: Nesting {
  override func layoutSubviews() {}
  override var intrinsicContentSize: CGSize {
    grow()
    return CGSize(width: 5, height: 5)
  }
  override func make() -> Nesting { Measuring() }
}

/// Adds one like itself beside itself.
private final class Multiplying: View {
  override func layoutSubviews() {
    if tag == 0 { superview?.addSubview(Multiplying()) }
    tag = 1
  }
}

/// A tree with `view` and, beside it, a view whose place constraints decide and which lays itself out
/// once more than it would.
private struct Tree {
  let root: View
  let window: Window?
  let other = Busy("other")

  init(inWindow: Bool, _ view: View) {
    window = inWindow ? screen() : nil
    root = window?.rootView ?? View(identifier: "root")
    root.frame = rect(0, 0, 300, 400)
    root.addSubview(view)
    root.add(other)
    other.pin(left: 10, top: 20, right: 30, bottom: 40)
  }

  func layOut() -> [Finding] {
    root.layoutIfNeeded()
    return (window?.findings ?? root.detachedFindings).filter { $0.rule != .ambiguous }
  }

  /// The message of the loop that a layout ends in, with the rest of the tree as it should be.
  func loop(_ comment: Comment, at line: Place = #_sourceLocation) -> String {
    let findings = layOut()
    #expect(findings.map(\.rule) == [.loop], comment, sourceLocation: line)
    #expect(other.frame == rect(10, 20, 260, 340), comment, sourceLocation: line)
    if let window {
      #expect(window.scene(includesAmbiguity: false).views.count > 2, comment, sourceLocation: line)
    }
    let message = findings.first?.message ?? ""
    #expect(message.count < 600, comment, sourceLocation: line)
    return message
  }
}

@Test(arguments: ["Doubling", "Nesting", "Updating", "Multiplying"])
func aTreeThatGrowsWithoutEndIsStoppedAndReported(kind: String) {
  let view: View
  switch kind {
  case "Doubling": view = Doubling(identifier: "a")
  case "Nesting": view = Nesting(identifier: "a")
  case "Updating": view = Updating(identifier: "a")
  default: view = Multiplying(identifier: "a")
  }
  let message = Tree(inWindow: true, view).loop("\(kind)")
  #expect(message.contains(" views had joined it, since these views add others"))
  #expect(message.contains("\(kind):"))
}

@Test func aTreeOutsideAWindowThatGrowsWithoutEndIsStoppedAndReported() {
  for view in [Doubling(identifier: "a"), Nesting(identifier: "a"), Multiplying(identifier: "a")] {
    let kind = "\(type(of: view))"
    let message = Tree(inWindow: false, view).loop("\(kind)")
    #expect(message.contains(" views had joined it, since these views add others"))
    #expect(message.contains("\(kind):"))
  }
}

@Test func theFindingAboutAGrowingTreeNamesAFewOfTheHighestViewsThatGrow() {
  let message = Tree(inWindow: true, Doubling(identifier: "a")).loop("doubling")
  #expect(message.contains(": Doubling:a, Doubling:0.12, Doubling:0.11, "))
  #expect(message.hasSuffix(" others."))
}

@Test(arguments: [true, false])
func aTreeThatBuildsItselfOnceIsNoLoop(inWindow: Bool) {
  for view in [Nesting(identifier: "a"), Updating(identifier: "a"), Measuring(identifier: "a")] {
    // Outside a window each level that constraints may be about is laid out from the beginning.
    view.depth = inWindow || type(of: view) == Nesting.self ? 300 : 110
    let tree = Tree(inWindow: inWindow, view)
    #expect(tree.layOut().isEmpty, "\(type(of: view))")
    var count = 0
    var next: View? = view
    while let view = next { (count, next) = (count + 1, view.subviews.first) }
    #expect(count == view.depth + 1)
  }
  let list = Busy("list") { list in
    guard list.subviews.isEmpty else { return }
    for _ in 0..<2000 {
      list.addSubview(
        Busy { row in if row.subviews.isEmpty { for _ in 0..<3 { row.addSubview(View()) } } })
    }
  }
  #expect(Tree(inWindow: inWindow, list).layOut().isEmpty)
  #expect(list.subviews.allSatisfy { $0.subviews.count == 3 })
}

@Test func nestedViewsThatConstraintsPlaceMayBuildEachOther() {
  let view = Pinned(identifier: "a")
  view.depth = 250
  let tree = Tree(inWindow: true, view)
  view.frame = rect(1, 2, 30, 40)
  #expect(tree.layOut().isEmpty)
  var lowest: View = view
  while let below = lowest.subviews.first { lowest = below }
  #expect(lowest.frame == rect(0, 0, 30, 40))
}

@Test(arguments: [true, false])
func viewsThatNeverLeaveTheTreeAloneAreStoppedAndReported(inWindow: Bool) {
  let first = View(identifier: "first")
  let second = View(identifier: "second")
  let child = View(identifier: "child")
  let cases: [(String, Busy)] = [
    ("its superview", Busy("a") { $0.superview?.setNeedsLayout() }),
    (
      "its superview, with a change of its own frame",
      Busy("a") {
        $0.frame.size.width += 1
        $0.superview?.setNeedsLayout()
      }
    ),
    (
      "a sibling each time",
      Busy("a") {
        $0.superview?.addSubview(View())
        $0.setNeedsLayout()
      }
    ),
    (
      "itself",
      Busy("a") { view in
        guard let superview = view.superview else { return }
        view.removeFromSuperview()
        superview.addSubview(view)
      }
    ),
    (
      "its child",
      Busy("a") { view in
        child.removeFromSuperview()
        view.addSubview(child)
      }
    ),
    (
      "another child",
      Busy("a") { view in
        view.subviews.first?.removeFromSuperview()
        view.addSubview(View())
      }
    ),
    (
      "a child that moves about",
      Busy("a") { view in
        if first.superview == nil {
          view.addSubview(first)
          view.addSubview(second)
        }
        (child.superview === first ? second : first).addSubview(child)
        view.setNeedsLayout()
      }
    ),
    (
      "a layout in a layout",
      Busy("a") {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
      }
    ),
  ]
  for (name, view) in cases {
    let message = Tree(inWindow: inWindow, view).loop("\(name)")
    #expect(message.contains("Busy:a"), "\(name)")
    #expect(!message.contains("Busy:other"), "\(name)")
    #expect(view.layouts >= 50 && view.layouts <= 1000, "\(name)")
  }
  let restless = Busy("a")
  restless.onUpdate = { $0.setNeedsUpdateConstraints() }
  #expect(Tree(inWindow: inWindow, restless).loop("updates").contains("Busy:a"))
}

@Test(arguments: [true, false])
func viewsThatTakeAChildFromEachOtherAreStoppedAndReported(inWindow: Bool) {
  let child = View(identifier: "child")
  let both = View(identifier: "both")
  for name in ["first", "second"] { both.addSubview(Busy(name) { $0.addSubview(child) }) }
  let message = Tree(inWindow: inWindow, both).loop("re-parenting")
  #expect(message.contains("Busy:first") && message.contains("Busy:second"))
}

@Test func marginsThatChangeWheneverTheyHaveChangedAreStoppedAndReported() {
  final class Widening: View {
    override func layoutMarginsDidChange() { layoutMargins.left += 1 }
  }
  let window = screen()
  let view = window.rootView.add(Widening(identifier: "a"))
  view.pin(left: 0, top: 0, right: 0, bottom: 0)
  #expect(window.findings.isEmpty)
  view.layoutMargins.left = 20
  let findings = window.findings
  #expect(findings.map(\.rule) == [.loop])
  #expect(findings.first?.message.contains("Widening:a") == true)
}

@Test func layoutsThatEachNewViewAsksForAreStoppedAndReported() {
  final class Impatient: View {
    override func layoutSubviews() {
      if subviews.isEmpty { addSubview(Impatient()) }
      layoutIfNeeded()
    }
  }
  let message = Tree(inWindow: true, Impatient(identifier: "a")).loop("nested layouts")
  #expect(message.contains("Impatient:"))
}

@Test(arguments: [true, false])
func contentThatIsInvalidWheneverItIsMeasuredComesToAnEnd(inWindow: Bool) {
  final class Unsure: View {
    var asked = 0
    override var intrinsicContentSize: CGSize {
      asked += 1
      invalidateIntrinsicContentSize()
      layoutIfNeeded()
      return CGSize(width: 20, height: 10)
    }
  }
  let view = Unsure(identifier: "a")
  view.translatesAutoresizingMaskIntoConstraints = false
  let tree = Tree(inWindow: inWindow, view)
  view.pin(left: 0, top: 0)
  #expect(tree.layOut().isEmpty && view.frame == rect(0, 0, 20, 10))
  #expect(view.asked < 10)
}

@Test func drawingThatAsksForMoreWaitsForTheNextDisplay() {
  final class Painting: View {
    var drawn = 0
    override func draw(_ rect: CGRect) {
      drawn += 1
      addSubview(Painting())
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  let window = screen()
  let view = Painting(identifier: "a")
  window.rootView.addSubview(view)
  for count in 1...3 {
    window.displayIfNeeded()
    #expect(view.drawn == count && view.subviews.count == count)
  }
  #expect(window.findings.isEmpty)
}

@Test func aLoopThatWasStoppedLeavesNothingBehind() {
  let view = Busy("a") { $0.addSubview(Doubling()) }
  let tree = Tree(inWindow: true, view)
  #expect(tree.layOut().map(\.rule) == [.loop])
  view.onLayout = nil
  for below in view.subviews { below.removeFromSuperview() }
  view.setNeedsLayout()
  #expect(tree.layOut().isEmpty)
}

/// Puts a subview that has constraints elsewhere.
private final class Displacing: View {
  var isDisplacing = true

  override func layoutSubviews() {
    super.layoutSubviews()
    if isDisplacing { subviews.first?.frame = rect(1, 2, 30, 40) }
  }
}

@Test func aFrameThatLayoutSubviewsSetsStandsUntilTheNextLayout() {
  let window = screen()
  let view = window.rootView.add(Displacing(), "view")
  view.pin(left: 0, top: 0)
  let child = view.add("child", 10, 10)
  child.pin(left: 50, top: 60, right: 0, bottom: 0)
  let grandchild = child.add("grandchild")
  grandchild.pin(left: 0, top: 0, right: 0, bottom: 0)
  window.layoutIfNeeded()
  #expect(child.frame == rect(1, 2, 30, 40))
  #expect(window.findings.filter { $0.rule == .loop }.isEmpty)
  // Constraints know nothing of it.
  #expect(view.frame == rect(0, 0, 60, 70) && grandchild.frame == rect(0, 0, 10, 10))
  #expect(window.scene().views.first { $0.id == "child" }?.frame == rect(1, 2, 30, 40))
  // Another layout puts it back, and the superview puts it where it was.
  window.rootView.add("other").pin(left: 0, top: 0)
  window.layoutIfNeeded()
  #expect(child.frame == rect(1, 2, 30, 40))
  view.isDisplacing = false
  #expect(window.rootView.add("third").window === window)
  window.layoutIfNeeded()
  #expect(child.frame == rect(50, 60, 10, 10))
}
