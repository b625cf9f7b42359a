import Foundation

/// The elements that a layout has placed, in their order and by what they are.
@MainActor
struct PlacedElements {
  private var order: [UICollectionViewLayoutAttributes] = []
  private var made: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// The headers and footers that stay in sight.
  var pinned: PinnedParts

  init(isVertical: Bool = true) { pinned = PinnedParts(isVertical: isVertical) }

  mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
    made[attributes.element] = attributes
    order.append(attributes)
  }

  /// - Parameter kind: the kind of a header, a footer or the like; nil for an item.
  func element(_ kind: String? = nil, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    made[CollectionElement(kind: kind, path: path)]
  }

  /// As on iOS, rectangles that touch each other do not intersect, which they do in Foundation on Linux.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    order.filter { attributes in
      let frame = attributes.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
        && frame.maxY > rect.minY
    }
  }
}
