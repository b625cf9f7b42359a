import LayoutKernel

extension View {
  func changed(_ change: ItemChanges) {
    guard let window else { return }
    window.queue(self, change)
    fittingSizeMayHaveChanged(withContent: change == .content)
  }

  /// Notifies the ancestors that the fitting size of this view may have changed. Outside a window
  /// nothing is stored that would become out of date.
  ///
  /// A change of constraints or frames notifies them once until the next read of the content:
  /// otherwise each view of a deep tree would notify all its ancestors for each of its constraints.
  ///
  /// - Parameter withContent: whether more than the size may have changed, such as whether a text
  ///   wraps; then they are notified each time.
  func fittingSizeMayHaveChanged(withContent: Bool = false) {
    guard let window else { return }
    var next = ancestry.nearestObserved
    while let view = next, let above = view.superview {
      if !withContent, view.ancestry.readingsAtLastNotice == window.contentReadings { return }
      view.ancestry.readingsAtLastNotice = window.contentReadings
      above.subviewInvalidatedIntrinsicContentSize(view)
      next = above.ancestry.nearestObserved
    }
  }
}
