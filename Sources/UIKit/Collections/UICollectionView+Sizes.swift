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
