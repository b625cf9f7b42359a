import Foundation
import LayoutScene

/// The cycle: constraints bottom-up, the solver, subviews top-down; again while anything has asked
/// for more.
extension Window {
  /// How often one layout may start over before it counts as a loop. UIKit's own threshold for
  /// reporting one lies between 50 and 1000.
  private static let passLimit = 100

  /// Brings every frame in the window up to date. Nothing happens where nothing has changed.
  ///
  /// Called from `layoutSubviews` it lays out at once what has changed by then, and shares the number
  /// of passes with the layout that is under way. Called from `updateConstraints` or while content is
  /// measured it does nothing: the layout under way goes on with what was asked for.
  public func layoutIfNeeded() {
    let outer = phase
    guard outer == .idle || outer == .layingOutSubviews else { return }
    if outer == .idle {
      // What a layout found stays true until something changes.
      guard needsAnotherPass else { return }
      loop = nil
      passesLeft = Self.passLimit
    }
    defer { phase = outer }
    while passesLeft > 0 {
      passesLeft -= 1
      phase = .updatingConstraints
      updateWaitingConstraints()
      phase = .solving
      applyChanges()
      commit(engine?.layout() ?? [])
      phase = .layingOutSubviews
      layoutSubviewsTopDown()
      if !needsAnotherPass { return }
    }
    if outer == .idle { reportLoop(of: cycle.waiting(in: self) + changedViews) }
  }

  /// Runs `updateConstraints` where it was asked for, views below before those above. Does nothing
  /// while that is under way.
  func updateConstraintsIfNeeded() {
    let outer = phase
    guard outer == .idle || outer == .layingOutSubviews else { return }
    phase = .updatingConstraints
    defer { phase = outer }
    updateWaitingConstraints()
  }

  private func updateWaitingConstraints() {
    guard usesConstraints else { return }
    for _ in 0..<Self.passLimit {
      let views = cycle.take(.needsUpdateConstraints, in: self).reversed()
      if views.isEmpty { return }
      for view in views {
        view.updateConstraints()
        engine?.baselinesChanged(of: view)
      }
    }
    reportLoop(of: cycle.take(.needsUpdateConstraints, in: self))
  }

  /// Runs `draw` where it was asked for. Pictures are made from the scene; this is for views that do
  /// something of their own when they would be drawn.
  public func displayIfNeeded() {
    layoutIfNeeded()
    for view in cycle.take(.needsDisplay, in: self) { view.draw(view.bounds) }
  }

  private var needsAnotherPass: Bool {
    !changes.isEmpty || !attachedViews.isEmpty || !attachedGuides.isEmpty || !changedViews.isEmpty
      || !queuedConstraints.isEmpty || !cycle.waiting(in: self).isEmpty
  }

  // MARK: From the views to the engine

  private func applyChanges() {
    if engine == nil || changes.contains(.everything) {
      startEngine()
    } else {
      updateEngine()
    }
    changes = []
    attachedViews = []
    attachedGuides = []
    for view in changedViews { view.changes = [] }
    changedViews = []
    for constraint in queuedConstraints { constraint.isQueued = false }
    queuedConstraints = []
  }

  private func startEngine() {
    engine?.letGo()
    let engine = LayoutEngine(root: rootView, window: self)
    self.engine = engine
    engine.attach(rootView)
  }

  /// Takes things out first, so that what replaces a constraint does not conflict with it.
  private func updateEngine() {
    guard let engine else { return }
    removeInactiveConstraints()
    for view in attachedViews where view.window === self { engine.attach(view) }
    for guide in attachedGuides where guide.owningView?.window === self { engine.attach(guide) }
    if changes.contains(.size) {
      engine.updateRootConstraints()
      engine.item(rootView).map { engine.queueAsMoved($0) }
    }
    for view in changedViews where view.window === self { apply(view.changes, to: view, engine) }
    for constraint in queuedConstraints where constraint.isActive { engine.update(constraint) }
  }

  /// Inactive constraints leave the engine; also called before views leave it.
  func removeInactiveConstraints() {
    var remaining: [LayoutConstraint] = []
    for constraint in queuedConstraints {
      if constraint.holder?.window === self {
        remaining.append(constraint)
      } else {
        engine?.uninstall(constraint)
        constraint.isQueued = false
      }
    }
    queuedConstraints = remaining
  }

  private func apply(_ changes: ViewChanges, to view: View, _ engine: LayoutEngine) {
    guard let item = engine.item(view) else { return }
    if changes.contains(.contentSize) {
      engine.updateContent(of: item)
    } else if changes.contains(.contentPriorities) {
      engine.applyContentConstraints(to: item)
    }
    if changes.contains(.geometry) {
      if view === rootView { engine.updateRootConstraints() }
      engine.insetsChanged(of: item)
      engine.updateAutoresizing(of: item)
      for subview in view.subviews {
        guard let below = engine.item(subview) else { continue }
        engine.updateAutoresizing(of: below)
        engine.queueAsMoved(below)
      }
      engine.queueAsMoved(item)
    }
    if changes.contains(.boundsOrigin) { engine.boundsOriginChanged(of: item) }
    if changes.contains(.margins) {
      _ = engine.followInsets(of: [item])
    }
    if changes.contains(.autoresizing) {
      item.capture = nil
      engine.updateAutoresizing(of: item)
      engine.queueAsMoved(item)
    }
  }

  func commit(_ placed: [EngineItem]) { engine?.commit(placed) }

  private func layoutSubviewsTopDown() {
    let outer = layingOut
    for view in cycle.take(.needsLayout, in: self) {
      layingOut = view
      view.layoutSubviews()
    }
    layingOut = outer
  }

  /// A view above the one that is laying out its subviews needs layout.
  func askAgain(below view: View) {
    guard phase == .layingOutSubviews, let layingOut, layingOut !== view,
      layingOut.isDescendant(of: view)
    else { return }
    layingOut.request(.needsLayout)
  }

  // MARK: Loops

  /// Names the views that still ask for more, and stops listening to them.
  private func reportLoop(of asking: [View]) {
    var views: [View] = []
    for view in asking where !views.contains(where: { $0 === view }) { views.append(view) }
    loop = LayoutEngine.Fault(loopOf: views, after: Self.passLimit)
    _ = cycle.take(.needsUpdateConstraints, in: self)
    _ = cycle.take(.needsLayout, in: self)
    applyChanges()
  }
}
