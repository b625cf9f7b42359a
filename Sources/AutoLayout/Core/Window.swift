import Cassowary
import Foundation
import LayoutKernel
import LayoutScene
import Work

/// The screen on which a tree of views is laid out. There is no run loop: layout happens when
/// `layoutIfNeeded` is called, or a result such as the scene is asked for.
///
/// A window and its views belong to one task at a time.
///
/// Between layouts the window collects changes, and a layout updates only what depends on them.
public final class Window {
  /// The size in points, which is the root view's. Traps unless finite and not negative.
  public var size: CGSize {
    didSet {
      Self.check(size)
      guard size != oldValue else { return }
      changes.isResized = true
      if effectiveSystemMargins(in: size) != effectiveSystemMargins(in: oldValue) {
        systemMarginsChanged()
      }
      attachedBarsMayChange()
    }
  }
  /// How far bars, notches and the like reach into the window, points.
  public var safeArea: EdgeInsets {
    didSet {
      guard safeArea != oldValue else { return }
      rootView.changed(.margins)
      attachedBarsMayChange()
    }
  }
  /// How far a docked keyboard reaches into the window from the bottom, points; 0, the default,
  /// without one.
  public var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { rootView.changed(.margins) } }
  }
  /// The traits of the window and, unless a view overrides them, of all its views. Setting other
  /// traits calls `traitCollectionDidChange` for the views whose traits change, and the next layout
  /// starts anew.
  public var traits: Traits {
    get { context.traits }
    set {
      let old = context.traits
      guard newValue != old else { return }
      context.traits = newValue
      traitsChanged()
      rootView.visit { view in
        let previous = view.traits(from: old)
        if previous != view.traits { view.tell(.traitsDidChange(previous)) }
      }
    }
  }
  /// Whether the root view has the margins of a view controller's view: 0 at the top and bottom
  /// unless set, and at its sides at least `systemMinimumLayoutMargins`. True by default. In UIKit
  /// this is a property of the view controller.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { systemMarginsChanged() }
  }
  /// The least margins at the root view's sides, points; nil, the default, takes those of the
  /// control metrics for the size class and the width. In UIKit this is a property of the view
  /// controller.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets? {
    didSet { systemMarginsChanged() }
  }
  /// The root of the tree, as large as the window. It has no superview.
  public let rootView: View
  /// The place in a document where the size is written; nil for code.
  public var sizeOrigin: SourceLocation?
  /// The constraints of the document that conditions leave out on this screen.
  package var absentConstraints: [AbsentConstraint] = []
  /// What the views need to know their sizes: the traits, the control metrics and the text
  /// measurer.
  @exclusivity(unchecked) public private(set) var context: LayoutContext

  /// The insets that the bars placed by the screen add to the safe area of the root view, points.
  @exclusivity(unchecked) var barInsets = EdgeInsets.zero
  /// Whether attached bars are to be placed again.
  @exclusivity(unchecked) var needsBarPlacement = false

  /// The scroll views whose subviews have some of their safe area.
  @exclusivity(unchecked) var passingScrollViews: [ItemPresence] = []

  /// A version number of the tree; increases when views come, go or change places.
  @exclusivity(unchecked) var treeVersion = 0

  /// A version number of reads of content. It increases when a size is measured and stored, an arrangement
  /// is made, or a layout runs. While it stays the same, notified ancestors need no second notification.
  @exclusivity(unchecked) var contentReadings = 0

  @exclusivity(unchecked) var changes = LayoutChanges(startsAnew: true)
  @exclusivity(unchecked) var cycle = CycleQueues()
  /// Called when a view begins to wait for its layout.
  package var whenWaiting: (() -> Void)?
  let presence = WindowPresence()
  /// Views with constraints whose frame was set during `layoutSubviews`. The next layout moves them
  /// back.
  @exclusivity(unchecked) var displacedViews: [View] = []
  @exclusivity(unchecked) var engine: LayoutEngine?
  /// The work that one layout may take, with all fittings that it asks for and all that is asked about it
  /// afterwards. A layout that has anything to do begins with all of it. A screen that shares its work with
  /// something else gets another budget before it is laid out for the first time.
  package var work = WorkBudget()
  /// Whether the layout is for a scene with its ambiguities.
  var recordsFirstPassUniqueness = false
  @exclusivity(unchecked) var phase = Phase.idle
  /// Whether a layout goes on now.
  package var isLayingOut: Bool { phase != .idle }
  /// Whether anything in the tree uses constraints; if not, `updateConstraints` is not called.
  @exclusivity(unchecked) private(set) var usesConstraints = false
  /// The guard of the running layout.
  @exclusivity(unchecked) var watch: LoopGuard?
  /// The fault of a layout that was stopped.
  var loop: Finding?

  /// What the layout is doing now; it decides which calls have an effect.
  enum Phase {
    case idle, updatingConstraints, solving, layingOutSubviews
  }

  /// A window of `size` points. Nothing is laid out yet. Traps unless the size is finite and not
  /// negative.
  ///
  /// - Parameter rootView: a view without superview that is in no other window; anything else
  ///   traps. It brings its descendants.
  public init(
    size: CGSize, safeArea: EdgeInsets = .zero, traits: Traits = Traits(),
    measurer: any TextMeasuring, metrics: ControlMetrics = .iOS17, rootView: View = View()
  ) {
    Self.check(size)
    trap(
      unless: rootView.superview == nil && rootView.window == nil,
      "A window's root view is in no other tree")
    self.size = size
    self.safeArea = safeArea
    self.rootView = rootView
    context = LayoutContext(traits: traits, metrics: metrics, measurer: measurer)
    presence.begin(self)
    // Code that sets frames in the root before the first layout uses its bounds.
    rootView.storedFrame = CGRect(origin: .zero, size: size)
    rootView.exactFrame = rootView.storedFrame
    let before = rootView.surroundingsOutsideATree
    rootView.setWindow(self)
    rootView.visit(collect)
    rootView.tellOfTraits(otherThan: before)
  }

  deinit {
    presence.end()
    engine?.tearDown()
    rootView.lastSurroundings = context.traits
    rootView.setWindow(nil)
  }

  private static func check(_ size: CGSize) {
    trap(
      unless: size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "A window's size must be finite and not negative")
  }

  // MARK: Collecting changes

  func queue(_ view: View, _ change: ItemChanges) { changes.append(view, change) }

  func queue(_ constraint: LayoutConstraint) {
    if changes.append(constraint) { usesConstraints = true }
  }

  /// From now on views are asked for their constraints, whether or not there is one.
  func useConstraints() { usesConstraints = true }

  func queue(_ view: View, _ flag: CycleFlags) {
    cycle.append(view, flag)
    if phase == .idle { whenWaiting?() }
  }

  /// Called when traits have changed: the next layout starts with a new engine.
  func traitsChanged() {
    changes.startsAnew = true
    attachedBarsMayChange()
    rootView.visit { $0.surroundingsChanged() }
  }

  /// Queues attached bars, if there are any, to be placed again.
  private func attachedBarsMayChange() {
    if barInsets != .zero { needsBarPlacement = true }
  }

  /// Called when the trait overrides of `view` have changed from `overrides`.
  func traitsChanged(of view: View, from overrides: TraitOverrides) {
    traitsChanged()
    view.visit { below in
      let previous = below.traits(from: traits, below: nil, where: view, hasOverrides: overrides)
      if previous != below.traits { below.tell(.traitsDidChange(previous)) }
    }
  }

  /// Records new views, which join the engine at the next layout.
  func attached(_ view: View) {
    changes.attachedViews.append(view)
    if let superview = view.superview { queueBaselines(of: superview) }
    view.visit(collect)
    if phase == .idle { whenWaiting?() }
  }

  /// Queues a new view for every phase of the cycle.
  private func collect(_ view: View) {
    cycle.appendAll(view)
    if !usesConstraints { usesConstraints = view.callsForConstraints }
  }

  func attached(_ guide: LayoutGuide) {
    changes.attachedGuides.append(guide)
  }

  /// Removes a view from the engine at once, since it may be released.
  func detached(_ view: View, from superview: View) {
    removeInactiveConstraints()
    // The superview may have taken its baseline from the view.
    updateBaselines(of: superview)
    engine?.detach(view)
  }

  func detached(_ guide: LayoutGuide) {
    removeInactiveConstraints()
    engine?.detach(guide)
  }
}

/// The views that wait for a phase of the cycle; each has the phase's flag meanwhile. Views that
/// wait for drawing have only the flag, since they may wait for ever.
struct CycleQueues {
  private var updates: [View] = []
  private var layouts: [View] = []

  mutating func append(_ view: View, _ flag: CycleFlags) {
    switch flag {
    case .needsUpdateConstraints: updates.append(view)
    case .needsLayout: layouts.append(view)
    default: break
    }
  }

  mutating func appendAll(_ view: View) {
    updates.append(view)
    layouts.append(view)
  }

  /// Removes and returns the views of `window` that wait for `flag`, top-down, and within a level
  /// in the order in which they asked. Their flag is cleared, so that they can ask again while they
  /// are called.
  mutating func take(_ flag: CycleFlags, in window: Window) -> [View] {
    var views: [View] = []
    switch flag {
    case .needsUpdateConstraints: swap(&views, &updates)
    case .needsLayout: swap(&views, &layouts)
    default: window.rootView.visit { views.append($0) }
    }
    views = views.filter { view in
      guard view.window === window, view.cycle.contains(flag) else { return false }
      view.cycle.remove(flag)
      return true
    }
    guard views.count > 1 else { return views }
    return views.topDown
  }

  /// The views that wait for `updateConstraints` or `layoutSubviews`; the layout is not finished
  /// before they are called. Without constraints in the tree, waiting for `updateConstraints` does
  /// not count.
  func waiting(in window: Window) -> [View] {
    let phases: CycleFlags =
      window.usesConstraints ? [.needsUpdateConstraints, .needsLayout] : .needsLayout
    return ((window.usesConstraints ? updates : []) + layouts).filter {
      $0.window === window && !$0.cycle.isDisjoint(with: phases)
    }
  }
}
