extension LayoutConstraint {
  /// Activates in order. Traps at the first constraint whose items have no common ancestor; those
  /// before it are active by then.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates in order. An inactive constraint stays as it is.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Adds the constraint to the closest common ancestor of its items. Throws `noCommonAncestor` if
  /// there is none; it is meant for input from outside. As in UIKit, a guide without an owner
  /// leaves the constraint inactive without an error. If one item no longer exists, the view of the
  /// other one holds the constraint, and the layout reports it as a finding.
  public func activate() throws(ConstraintError) {
    guard holder == nil, let left = firstItem ?? secondItem else { return }
    guard let view = left.layoutView, secondItem == nil || secondItem?.layoutView != nil
    else { return }
    var ancestor = secondItem?.layoutView.map { View.closestCommonAncestor(view, $0) } ?? view
    for start in distance?.starts ?? [] {
      guard let item = start.item else { continue }
      guard let view = item.layoutView else { return }
      ancestor = ancestor.flatMap { View.closestCommonAncestor($0, view) }
    }
    guard let ancestor else {
      throw .noCommonAncestor(
        firstAnchor.map { "\($0)" } ?? "nil", secondAnchor.map { "\($0)" } ?? "nil")
    }
    ancestor.addConstraint(self)
  }

  func hold(by view: View) {
    holder = view
    // As in UIKit, a window's layout gets it at once; elsewhere it is refused when it is laid out.
    if link.host != nil, view.window != nil { checkAxes() }
    link.keep()
    view.heldConstraints.append(self)
    visitItems { $0.referencingConstraints.append(self) }
    view.window?.queue(self)
    view.setNeedsLayout()
    view.fittingSizeMayHaveChanged()
  }

  func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.heldConstraints.remove(self)
    visitItems { $0.referencingConstraints.remove(self) }
    view.window?.queue(self)
    view.setNeedsLayout()
    view.fittingSizeMayHaveChanged()
    releaseHost()
  }
}
