import Foundation

/// A layout that places all elements when it is prepared.
open class UICollectionViewPlacedLayout: UICollectionViewLayout {
  var placed = PlacedElements()
  var size = CGSize.zero

  open override var collectionViewContentSize: CGSize { size }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    placed.pinned.place(in: collectionView)
    return placed.elements(in: rect)
  }
  open override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placed.element(at: path) }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.pinned.place(in: collectionView)
    return placed.element(kind, at: path)
  }
}
