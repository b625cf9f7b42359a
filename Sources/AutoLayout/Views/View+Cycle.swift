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
  /// around it. Nothing happens outside a window.
  public func layoutIfNeeded() {
    window?.layoutIfNeeded()
  }

  /// Runs the `updateConstraints` that have been asked for in the window.
  public func updateConstraintsIfNeeded() {
    window?.updateConstraintsIfNeeded()
  }

  public func needsUpdateConstraints() -> Bool { cycle.contains(.needsUpdateConstraints) }

  private func request(_ flag: CycleFlags) {
    guard !cycle.contains(flag) else { return }
    cycle.insert(flag)
    window?.queue(self, flag)
  }
}
