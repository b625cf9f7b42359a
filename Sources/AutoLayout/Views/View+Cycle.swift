extension View {
  func request(_ flag: CycleFlags) {
    guard !cycle.contains(flag) else { return }
    cycle.insert(flag)
    window?.queue(self, flag)
  }

  /// Of the layout of this view's tree that is under way.
  var watch: LoopGuard? { window == nil ? detachedWatch : window?.watch }

  /// A view below that is laying out its subviews, which this one's layout depends on, has asked for
  /// that.
  func askAgainBelow() {
    guard let layingOut = watch?.layingOut, layingOut !== self, layingOut.isDescendant(of: self),
      window.map({ $0.phase == .layingOutSubviews }) ?? true
    else { return }
    layingOut.request(.needsLayout)
  }
}
