import Foundation
import LayoutKernel
import LayoutScene

/// The layout cycle: `updateConstraints` bottom-up, the solver, `layoutSubviews` top-down; repeated
/// while views ask for more.
extension Window {
  /// Updates every frame in the window. It does nothing if nothing has changed.
  ///
  /// Called from `layoutSubviews`, it lays out at once what has changed by then. Called from
  /// `updateConstraints` or while content is measured, it does nothing: the running layout does
  /// what was asked for.
  public func layoutIfNeeded() {
    guard phase == .idle || phase == .layingOutSubviews else { return }
    placeAttachedBars()
    // Without a change, the findings of the last layout stay.
    if phase == .idle, !needsAnotherPass { return }
    if phase == .idle { beginLayout() }
    watched { watch in
      while needsAnotherPass, watch.beginsPass() {
        phase = .updatingConstraints
        updateWaitingConstraints(watch)
        phase = .solving
        applyChanges()
        engine?.recordsFirstPassUniqueness = recordsFirstPassUniqueness
        if watch.firstCount == nil { watch.firstCount = engine?.items.count }
        commit(engine?.layout() ?? [])
        phase = .layingOutSubviews
        layoutSubviewsTopDown(watch)
      }
    }
  }

  private func beginLayout() {
    loop = nil
    work.refill()
    forgetPassedSafeAreas()
    for view in displacedViews where view.window === self { queue(view, .frame) }
    displacedViews = []
  }

  /// Calls `updateConstraints` of the views that asked for it, descendants first. Does nothing if
  /// it is running already.
  func updateConstraintsIfNeeded() {
    guard phase == .idle || phase == .layingOutSubviews else { return }
    watched { watch in
      phase = .updatingConstraints
      updateWaitingConstraints(watch)
    }
  }

  /// Runs `body` under the loop guard. The outermost call reports a layout that was stopped.
  private func watched(_ body: (LoopGuard) -> Void) {
    let outer = phase
    let watch = watch ?? LoopGuard()
    self.watch = watch
    watch.nest { body(watch) }
    if outer == .idle {
      phase = .solving
      endLoop(watch)
      self.watch = nil
    }
    phase = outer
  }

  private func updateWaitingConstraints(_ watch: LoopGuard) {
    guard usesConstraints else { return }
    while !watch.isStopped {
      contentReadings += 1
      let views = cycle.take(.needsUpdateConstraints, in: self).reversed()
      if views.isEmpty { return }
      watch.endStep()
      for view in watch.admitted(Array(views), to: .update) where view.window === self {
        view.updateConstraints(under: watch)
      }
    }
  }

  /// Lays out, and calls `draw` of the views that asked for it. Pictures do not depend on it: they
  /// are drawn from the scene.
  public func displayIfNeeded() {
    layoutIfNeeded()
    for view in cycle.take(.needsDisplay, in: self) { view.tell(.draw(view.bounds)) }
  }

  private var needsAnotherPass: Bool { !changes.isEmpty || !cycle.waiting(in: self).isEmpty }

  // MARK: From the views to the engine

  /// Gives the collected changes to the engine. A change that occurs meanwhile, such as content
  /// that changes while it is measured, waits for the next pass.
  private func applyChanges() {
    contentReadings += 1
    if engine != nil, !changes.startsAnew { return updateEngine() }
    _ = changes.take()
    engine?.tearDown()
    engine = LayoutEngine(root: rootView, window: self)
  }

  /// Hands over the values that have changed, and then applies the changes. It removes before it adds, so that a
  /// constraint does not conflict with the one that it replaces.
  private func updateEngine() {
    guard let engine else { return }
    describe(in: &engine.items.environment)
    removeInactiveConstraints()
    let (all, views) = changes.take()
    for (view, _) in views where view.window === self {
      if let item = engine.item(view) { engine.hand(view.record, of: item) }
    }
    for view in all.attachedViews where view.window === self {
      engine.attach(view)
    }
    for guide in all.attachedGuides where guide.owningView?.window === self {
      engine.attach(guide)
    }
    if all.isResized { engine.windowSizeChanged() }
    for (view, changes) in views where view.window === self {
      guard let item = engine.item(view) else { continue }
      if engine.apply(changes, to: item) { updateBaselines(of: view) }
    }
    for constraint in all.constraints where constraint.isActive {
      engine.update(constraint.handed(to: engine))
    }
  }

  /// Removes inactive constraints from the engine; also called before views leave it.
  func removeInactiveConstraints() {
    for constraint in changes.takeConstraints(outside: self) { engine?.uninstall(constraint) }
  }

  /// Lets the next layout update the constraints whose baselines may follow from what a view contains.
  func queueBaselines(of view: View) {
    guard !changes.startsAnew, engine?.item(view) != nil else { return }
    view.visitBaselineConstraints(queue)
  }

  /// Updates at once those of these constraints that are in the layout: what they refer to leaves it, or has been
  /// measured.
  func updateBaselines(of view: View) {
    guard let engine else { return }
    view.visitBaselineConstraints { constraint in
      if engine.constraints[constraint] != nil { engine.update(constraint.handed(to: engine)) }
    }
  }

  func commit(_ placed: [Item]) { engine?.commit(placed) }

  private func layoutSubviewsTopDown(_ watch: LoopGuard) {
    let views = cycle.take(.needsLayout, in: self)
    for view in watch.admitted(views, to: .layout) where view.window === self {
      watch.call(view, in: .layout) { view.tell(.layoutSubviews) }
    }
  }

  // MARK: Loops

  /// Reports a layout that was stopped. Pending requests are dropped, and all views that are in the
  /// tree by now get a place.
  private func endLoop(_ watch: LoopGuard) {
    guard let fault = watch.fault(asking: cycle.waiting(in: self) + changes.views) else { return }
    loop = fault
    guard watch.isStopped else { return }
    dropRequests()
    applyChanges()
    commit(engine?.layout() ?? [])
    dropRequests()
    applyChanges()
  }

  private func dropRequests() {
    _ = cycle.take(.needsUpdateConstraints, in: self)
    _ = cycle.take(.needsLayout, in: self)
  }
}
