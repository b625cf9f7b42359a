/// What a view waits for in the next layout cycle, in which `Window+Layout` calls `updateConstraints` and
/// `layoutSubviews`.
struct CycleFlags: OptionSet {
  let rawValue: Int
  static let needsUpdateConstraints = CycleFlags(rawValue: 1)
  static let needsLayout = CycleFlags(rawValue: 2)
  static let needsDisplay = CycleFlags(rawValue: 4)
}

extension View {
  func request(_ flag: CycleFlags) {
    guard !cycle.contains(flag) else { return }
    cycle.insert(flag)
    if link.host != nil { watch?.noteCaller() }
    window?.queue(self, flag)
  }

  /// The loop guard of the running layout of this view's tree; nil if none is running.
  var watch: LoopGuard? { window == nil ? detachedWatch : window?.watch }

  /// If a descendant's `layoutSubviews` is running and asks for the layout of this view, that
  /// descendant is laid out again too, since its place depends on this view.
  func askAgainBelow() {
    if let window, window.phase != .layingOutSubviews { return }
    guard let layingOut = watch?.layingOut,
      layingOut !== self, layingOut.isDescendant(of: self)
    else { return }
    layingOut.request(.needsLayout)
  }
}
