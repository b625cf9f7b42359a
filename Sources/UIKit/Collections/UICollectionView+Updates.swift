extension UICollectionView {
  /// One change, in the update that goes on or in one of its own.
  func update(_ change: (inout ListUpdates) -> Void) {
    let isOuter = pending == nil
    var own = pending ?? ListUpdates(before: counts)
    change(&own)
    pending = own
    if isOuter { endUpdates() }
  }
  /// Asks the data source again, which has to have what the update says.
  func endUpdates() {
    guard let done = pending else { return }
    pending = nil
    setNeedsItems()
    if dataSource != nil { done.check(askedCounts(), of: "collection view", "items") }
  }
}
