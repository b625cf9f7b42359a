import Foundation
import LayoutScene

/// The screen that a tree of views is laid out on, and the driver of its layout: there is no run
/// loop, so nothing happens until somebody calls `layoutIfNeeded` or asks for the scene.
///
/// Between layouts the window collects what changes; a layout then costs what depends on that.
public final class Window {
  /// Points; traps unless finite and not negative.
  public var size: CGSize {
    didSet {
      Self.check(size)
      if size != oldValue { changes.insert(.size) }
    }
  }
  /// How far bars, notches and the like reach into the window, points.
  public var safeArea: EdgeInsets {
    didSet { if safeArea != oldValue { rootView.changed(.margins) } }
  }
  /// How far a docked keyboard reaches into the window from the bottom, points; 0 without one.
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
        if previous != view.traits { view.traitCollectionDidChange(previous) }
      }
    }
  }
  /// Whether the root has the margins of a view controller's: none of its own at the top and bottom,
  /// and at its sides the least value below.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { rootView.changed(.margins) }
  }
  /// That least value; nil takes the control metrics' for the traits and the width.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets? {
    didSet { rootView.changed(.margins) }
  }
  /// As large as the window. It has no superview.
  public let rootView: View
  /// Where somebody wrote the size.
  public var sizeOrigin: SourceLocation?
  /// What the views need to know their sizes: the traits, the control metrics and the text
  /// measurer.
  public private(set) var context: LayoutContext

  /// Grows whenever views come, go or change places.
  var treeVersion = 0

  /// Grows whenever something is made of what views have told those above them of their content: a size
  /// that is measured and kept, an arrangement, a layout.
  var contentReadings = 0

  // What has changed since the last layout.
  var changes: Changes = [.everything]
  var changedViews: [View] = []
  var queuedConstraints: [LayoutConstraint] = []
  var cycle = CycleQueues()
  let presence = WindowPresence()
  var attachedViews: [View] = []
  var attachedGuides: [LayoutGuide] = []
  /// Views with constraints whose frame a `layoutSubviews` has set. The next layout moves them back.
  var displacedViews: [View] = []
  var engine: LayoutEngine?
  var phase = Phase.idle
  /// Whether anything in the tree is laid out by constraints, without which no view is asked to update
  /// its own.
  private(set) var usesConstraints = false
  /// Of the layout under way.
  var watch: LoopGuard?
  /// A layout that did not come to an end.
  var loop: LayoutEngine.Fault?

  /// What a layout is doing at present, which decides what may be asked of it meanwhile.
  enum Phase {
    case idle, updatingConstraints, solving, layingOutSubviews
  }

  struct Changes: OptionSet {
    let rawValue: Int
    static let everything = Changes(rawValue: 1)
    static let size = Changes(rawValue: 2)
  }

  /// - Parameter rootView: a view without superview that is in no other window; it moves in with
  ///   everything below it.
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
    // Whoever writes frames into the root before the first layout goes by its bounds.
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

  func queue(_ view: View, _ change: ViewChanges) {
    if view.changes.isEmpty { changedViews.append(view) }
    view.changes.insert(change)
  }

  func queue(_ constraint: LayoutConstraint) {
    guard !constraint.isQueued else { return }
    constraint.isQueued = true
    usesConstraints = true
    queuedConstraints.append(constraint)
  }

  func queue(_ view: View, _ flag: CycleFlags) {
    cycle.append(view, flag)
  }

  /// Fonts, directions and everything made of them may be different: the layout starts anew.
  func traitsChanged() {
    changes.insert(.everything)
    rootView.visit { $0.surroundingsChanged() }
  }

  /// The overrides of `view` are others than `overrides`.
  func traitsChanged(of view: View, from overrides: TraitOverrides) {
    traitsChanged()
    view.visit { below in
      let previous = below.traits(from: traits, where: view, hasOverrides: overrides)
      if previous != below.traits { below.traitCollectionDidChange(previous) }
    }
  }

  /// New views join the engine at the next layout, together with what else is new by then.
  func attached(_ view: View) {
    attachedViews.append(view)
    view.visit(collect)
  }

  /// A view that is new waits for every phase of the cycle.
  private func collect(_ view: View) {
    cycle.appendAll(view)
    if !usesConstraints { usesConstraints = view.callsForConstraints }
  }

  func attached(_ guide: LayoutGuide) {
    attachedGuides.append(guide)
  }

  /// What leaves does so at once, since nobody may hold on to it.
  func detached(_ view: View, from superview: View) {
    removeInactiveConstraints()
    // A baseline of the superview may have been one of the view's.
    engine?.baselinesChanged(of: superview)
    engine?.detach(view)
  }

  func detached(_ guide: LayoutGuide) {
    removeInactiveConstraints()
    engine?.detach(guide)
  }
}

/// The views that have asked for a phase of the cycle; each has the phase's flag while it waits. Those
/// to be drawn have nothing but the flag, since they may wait for ever.
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

  /// The views of `window` that wait for `flag`, top-down and within a level in the order in which
  /// they asked. They have lost the flag, so that they can ask again while they are called.
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
    return views.map { ($0, $0.depth) }.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map(\.element.0)
  }

  /// The views that wait for constraints or layout, which a layout is not done without. Where nothing
  /// uses constraints, those that wait for them may go on doing so.
  func waiting(in window: Window) -> [View] {
    let phases: CycleFlags =
      window.usesConstraints ? [.needsUpdateConstraints, .needsLayout] : .needsLayout
    return ((window.usesConstraints ? updates : []) + layouts).filter {
      $0.window === window && !$0.cycle.isDisjoint(with: phases)
    }
  }
}
