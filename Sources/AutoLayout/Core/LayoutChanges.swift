import LayoutKernel

/// What has changed in a window since its engine was last told. The engine takes it over at the next layout, all but
/// views and guides that leave: these leave the engine at once, since they may be released.
struct LayoutChanges {
  /// Whether so much has changed that the engine is made anew.
  var startsAnew = false
  var isResized = false
  var attachedViews: [View] = []
  var attachedGuides: [LayoutGuide] = []
  private(set) var views: [View] = []
  private(set) var constraints: [LayoutConstraint] = []

  /// Whether there is nothing to tell.
  var isEmpty: Bool {
    !startsAnew && !isResized && attachedViews.isEmpty && attachedGuides.isEmpty && views.isEmpty
      && constraints.isEmpty
  }

  mutating func append(_ view: View, _ change: ItemChanges) {
    if view.changes == .none { views.append(view) }
    view.changes.insert(change)
  }

  /// Lists a constraint that is activated, deactivated, or says something else. Returns whether it was not listed yet.
  mutating func append(_ constraint: LayoutConstraint) -> Bool {
    guard !constraint.isQueued else { return false }
    constraint.isQueued = true
    constraints.append(constraint)
    return true
  }

  /// Removes and returns the constraints that are not part of a window any more.
  mutating func takeConstraints(outside window: Window) -> [LayoutConstraint] {
    let gone = constraints.filter { $0.holder?.window !== window }
    guard !gone.isEmpty else { return [] }
    constraints.removeAll { $0.holder?.window !== window }
    for constraint in gone { constraint.isQueued = false }
    return gone
  }

  /// Empties the list, so that what changes from now on waits for the next time, and returns what was on it.
  mutating func take() -> (all: LayoutChanges, views: [(view: View, changes: ItemChanges)]) {
    let all = self
    self = LayoutChanges()
    let changed = all.views.map { ($0, $0.changes) }
    for view in all.views { view.changes = .none }
    for constraint in all.constraints { constraint.isQueued = false }
    return (all, changed)
  }
}
