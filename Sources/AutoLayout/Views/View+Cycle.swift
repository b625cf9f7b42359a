extension View {
  /// Asks for `updateConstraints` before the next layout.
  public func setNeedsUpdateConstraints() {
    request(.needsUpdateConstraints)
  }

  /// Asks for `layoutSubviews` at the next layout.
  public func setNeedsLayout() {
    request(.needsLayout)
  }

  /// Asks for `draw` at the next display.
  public func setNeedsDisplay() {
    request(.needsDisplay)
  }

  /// Lays out the whole window that the view is in, since a view's place depends on everything
  /// around it. Outside a window it lays out the tree that the view is in; the root keeps its frame.
  public func layoutIfNeeded() {
    if let window { window.layoutIfNeeded() } else { layoutDetachedTree() }
  }

  /// Runs the `updateConstraints` that have been asked for in the window, or else in this view and
  /// below it.
  public func updateConstraintsIfNeeded() {
    if let window { window.updateConstraintsIfNeeded() } else { updateConstraintsBelow() }
  }

  public func needsUpdateConstraints() -> Bool { cycle.contains(.needsUpdateConstraints) }

  private func request(_ flag: CycleFlags) {
    guard !cycle.contains(flag) else { return }
    cycle.insert(flag)
    window?.queue(self, flag)
  }
}
