import Foundation

extension UICollectionView {
  /// Does what a touch on an item would: selects it and tells the delegate.
  package func touchItem(at path: IndexPath) {
    guard allowsSelection, itemsDelegate?.collectionView(self, shouldSelectItemAt: path) != false
    else { return }
    selectItem(at: path, animated: false, scrollPosition: [])
    itemsDelegate?.collectionView(self, didSelectItemAt: path)
  }
}

extension UICollectionView {
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  public var hasUncommittedUpdates: Bool { pending != nil }
}
