import Foundation
import LayoutScene

/// The headers and footers of a layout that stay in sight while their section is.
@MainActor
struct PinnedParts {
  private struct Part {
    var attributes: UICollectionViewLayoutAttributes
    /// Where the part is when nothing is scrolled.
    var natural: CGRect
    var isFooter: Bool
    /// The section along the layout's axis, without its other part.
    var section: ClosedRange<CGFloat>
  }
  private var parts: [Part] = []
  let isVertical: Bool

  init(isVertical: Bool = true) { self.isVertical = isVertical }

  mutating func add(
    _ attributes: UICollectionViewLayoutAttributes, isFooter: Bool, from start: CGFloat,
    to end: CGFloat
  ) {
    // As in UIKit, what is pinned lies above the items.
    attributes.zIndex = max(10, attributes.zIndex)
    parts.append(
      Part(
        attributes: attributes, natural: attributes.frame, isFooter: isFooter,
        section: min(start, end)...end))
  }

  /// Places the parts for what is in sight.
  func place(in view: UICollectionView?) {
    guard let view, !parts.isEmpty else { return }
    let inset = view.adjustedContentInset
    let bounds = view.bounds
    let sight =
      isVertical
      ? (bounds.minY + inset.top, bounds.maxY - inset.bottom)
      : (bounds.minX + inset.left, bounds.maxX - inset.right)
    for part in parts {
      let start = isVertical ? part.natural.minY : part.natural.minX
      let length = isVertical ? part.natural.height : part.natural.width
      let place =
        part.isFooter
        ? max(min(start, sight.1 - length), part.section.lowerBound)
        : min(max(start, sight.0), max(start, part.section.upperBound - length))
      var frame = part.natural
      if isVertical { frame.origin.y = place } else { frame.origin.x = place }
      part.attributes.frame = frame
    }
  }
}
