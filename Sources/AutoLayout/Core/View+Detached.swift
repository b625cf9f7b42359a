import Foundation
import LayoutKernel
import LayoutScene

/// Layout outside a window. The root of such a tree keeps its frame, and its descendants are laid
/// out in it by an engine that lives as long as the call. Texts have a size if the root has a
/// `detachedContext`.
extension View {
  /// The limit of views laid out in all passes together, counted once views have joined in a
  /// hundred steps. Each pass starts a new engine, so a tree that builds itself level by level
  /// takes quadratic time.
  private static let workLimit = 50_000

  /// Findings of the last layout of a tree outside a window: constraints that cannot all hold,
  /// sizes that are not finite, a layout that does not settle. Empty in a window, which has
  /// `findings`.
  public var detachedFindings: [Finding] { window == nil ? topmostView.foundOutsideWindow : [] }
  /// The faults and conflicts of the last layout of the view's tree, without a search for anything else.
  package var faultsOfLayout: [Finding] {
    guard let window else { return topmostView.foundOutsideWindow }
    return window.engine?.findings(window.loop) ?? []
  }

  /// Lays out the tree. Called during its layout it does nothing, since the running layout does
  /// what was asked for. A layout that always asks for another one is stopped and reported.
  func layoutDetachedTree() {
    let root = topmostView
    guard root.detachedWatch == nil else { return }
    let watch = LoopGuard()
    root.visit { $0.detachedWatch = watch }
    defer { root.visit { $0.detachedWatch = nil } }
    var (engine, work) = (LayoutEngine?.none, 0)
    while root.superview == nil, root.window == nil, watch.beginsPass() {
      engine?.tearDown()
      root.updateConstraintsBelow(watch)
      let solved = root.placeTree()
      engine = solved
      let count = solved.items.count
      watch.firstCount = watch.firstCount ?? count
      if watch.hasGrownManyTimes { work += count }
      if work > Self.workLimit { watch.stopGrowth() }
      let views = watch.admitted(root.takeViews(waitingFor: .needsLayout), to: .layout)
      for view in views { watch.call(view, in: .layout) { view.tell(.layoutSubviews) } }
      root.layOutWhatJoined(watch)
      if views.isEmpty, root.viewsWaitingForUpdates.isEmpty { break }
    }
    var asking: [View] = []
    if watch.isStopped {
      asking = root.takeViews(waitingFor: [.needsLayout, .needsUpdateConstraints])
      // All views that are in the tree at this point get a place.
      engine?.tearDown()
      engine = root.placeTree()
      _ = root.takeViews(waitingFor: [.needsLayout, .needsUpdateConstraints])
    }
    root.foundOutsideWindow = engine?.findings(watch.fault(asking: asking)) ?? []
    engine?.tearDown()
  }

  private func placeTree() -> LayoutEngine {
    let engine = LayoutEngine(root: self, window: nil, keepsRootSize: true)
    engine.commit(engine.layout())
    return engine
  }

  /// Calls `layoutSubviews` of new views if all of them are placed by their frames alone. These
  /// need no solution first, and may add further views.
  private func layOutWhatJoined(_ watch: LoopGuard) {
    while !watch.isStopped {
      let views = watch.takeFresh().filter { $0.detachedWatch === watch }
        .flatMap { $0.takeViews(waitingFor: .needsLayout) }
      guard !views.isEmpty else { return }
      guard views.allSatisfy(\.isPlacedByFrameAlone) else {
        for view in views { view.request(.needsLayout) }
        return
      }
      watch.endStep()
      for view in watch.admitted(views, to: .layout) {
        watch.call(view, in: .layout) { view.tell(.layoutSubviews) }
      }
    }
  }

  private var isPlacedByFrameAlone: Bool {
    translatesAutoresizingMaskIntoConstraints && referencingConstraints.all.isEmpty
      && !callsForConstraints
  }

  /// Removes and returns, top-down, the views in this part of the tree that wait for one of the phases.
  private func takeViews(waitingFor phases: CycleFlags) -> [View] {
    var views: [View] = []
    visit { view in
      guard !view.cycle.isDisjoint(with: phases) else { return }
      view.cycle.subtract(phases)
      views.append(view)
    }
    return views
  }

  /// Whether the view makes its tree use constraints.
  var callsForConstraints: Bool {
    !heldConstraints.all.isEmpty || requiresConstraints
  }

  /// Calls pending `updateConstraints` in this part of the tree, descendants first; none if the
  /// tree uses no constraints.
  func updateConstraintsBelow(_ watch: LoopGuard = LoopGuard()) {
    let views = viewsWaitingForUpdates
    let admitted = watch.admitted(views, to: .update)
    if admitted.count < views.count {
      for view in views { view.cycle.remove(.needsUpdateConstraints) }
    }
    for view in admitted.reversed() {
      view.cycle.remove(.needsUpdateConstraints)
      view.updateConstraints(under: watch)
    }
  }

  /// Calls `updateConstraints`, after which the view may take its baselines from another view.
  func updateConstraints(under watch: LoopGuard) {
    watch.call(self, in: .update) { tell(.updateConstraints) }
    window?.queueBaselines(of: self)
  }

  /// The views in this part of the tree that wait for `updateConstraints`, top-down; none in a tree
  /// without constraints.
  private var viewsWaitingForUpdates: [View] {
    var usesConstraints = window?.usesConstraints ?? false
    if !usesConstraints {
      topmostView.visit { usesConstraints = usesConstraints || $0.callsForConstraints }
    }
    guard usesConstraints else { return [] }
    var views: [View] = []
    visit { if $0.cycle.contains(.needsUpdateConstraints) { views.append($0) } }
    return views
  }
}
