extension View {
  /// Runs the `updateConstraints` that have been asked for in the window, or else in this view and
  /// below it.
  public func updateConstraintsIfNeeded() {
    if let window { window.updateConstraintsIfNeeded() } else { updateConstraintsBelow() }
  }

  public func needsUpdateConstraints() -> Bool { cycle.contains(.needsUpdateConstraints) }

  func request(_ flag: CycleFlags) {
    guard !cycle.contains(flag) else { return }
    cycle.insert(flag)
    window?.queue(self, flag)
  }
}
