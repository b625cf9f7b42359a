import Foundation

extension UICollectionView {
  /// - Returns: whether a view wants another size than the layout gave it.
  func measure(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let view = view(for: attributes),
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    let layout = collectionViewLayout
    guard attributes.isWidthOpen || attributes.isHeightOpen else {
      return offer(view, copy, attributes, to: layout)
    }
    let wanted = view.preferredLayoutAttributesFitting(copy).size
    guard
      abs(wanted.width - attributes.size.width) > 0.01
        || abs(wanted.height - attributes.size.height) > 0.01,
      layout.measured[attributes.element] != wanted
    else { return false }
    layout.measured[attributes.element] = wanted
    return true
  }

  /// Asks a layout of the app's own whether it takes what a view prefers.
  private func offer(
    _ view: UICollectionReusableView, _ copy: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes, to layout: UICollectionViewLayout
  ) -> Bool {
    guard layout.isOfApp else { return false }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }
}

// Where a scroll leads.
extension UICollectionView {
  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    var wanted = contentOffset
    if position.contains(.top) { wanted.y = frame.minY - inset.top }
    if position.contains(.bottom) { wanted.y = frame.maxY + inset.bottom - bounds.height }
    if position.contains(.centeredVertically) {
      wanted.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    }
    if position.contains(.left) { wanted.x = frame.minX - inset.left }
    if position.contains(.right) { wanted.x = frame.maxX + inset.right - bounds.width }
    if position.contains(.centeredHorizontally) {
      wanted.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    }
    return inContent(wanted)
  }
}
