import Foundation
import LayoutScene

/// Lines of items, as many in each as fit.
open class UICollectionViewFlowLayout: UICollectionViewPlacedLayout {
  public nonisolated static let automaticSize = CGSize(
    width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed() } }
  open var estimatedItemSize = CGSize.zero { didSet { changed() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { changed() } }
  open var headerReferenceSize = CGSize.zero { didSet { changed() } }
  open var footerReferenceSize = CGSize.zero { didSet { changed() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed() } }
  @_Undrawn("UICollectionViewFlowLayout.sectionInsetReference", "it changes nothing")
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false { didSet { changed() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { changed() } }
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  private func changed() { if isValid { invalidateLayout() } }

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }
  private var isVertical: Bool { scrollDirection == .vertical }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: kind, at: path) ?? emptyPart(kind, path)
  }
  /// As in UIKit, a header or footer of no size has attributes, but no view.
  private func emptyPart(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    guard kinds.contains(kind), path.section < collectionView?.numberOfSections ?? 0 else {
      return nil
    }
    return UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
  }
  open override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
    collectionView.map {
      isVertical ? $0.bounds.width != bounds.width : $0.bounds.height != bounds.height
    }
      ?? false
  }

  open override func prepare() {
    super.prepare()
    placed = PlacedElements(isVertical: isVertical)
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    // Lengths across the lines and along them are those of a vertical layout; a horizontal one has them turned.
    let breadth =
      isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    var place: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let start = place
      place = addPart(UICollectionView.elementKindSectionHeader, section, at: place, breadth)
      let first = place
      place = addLines(of: section, from: place, breadth, view)
      let last = place
      place = addPart(UICollectionView.elementKindSectionFooter, section, at: place, breadth)
      pin(section, isFooter: false, from: start, to: last)
      pin(section, isFooter: true, from: first, to: place)
    }
    size =
      isVertical ? CGSize(width: breadth, height: place) : CGSize(width: place, height: breadth)
  }

  private func add(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect) {
    attributes.frame =
      isVertical
      ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    placed.add(attributes)
  }
  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func pin(_ section: Int, isFooter: Bool, from start: CGFloat, to end: CGFloat) {
    let kind =
      isFooter
      ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: section)
    guard isFooter ? sectionFootersPinToVisibleBounds : sectionHeadersPinToVisibleBounds,
      let attributes = placed.element(kind, at: path)
    else { return }
    placed.pinned.add(attributes, isFooter: isFooter, from: start, to: end)
  }

  private func addPart(
    _ kind: String, _ section: Int, at place: CGFloat, _ breadth: CGFloat
  ) -> CGFloat {
    guard let view = collectionView else { return place }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let given =
      isHeader
      ? delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      : delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
    let height = turned(given).height
    guard height > 0 else { return place }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    add(attributes, CGRect(x: 0, y: place, width: breadth, height: height))
    return place + height
  }

  private func addLines(
    of section: Int, from start: CGFloat, _ breadth: CGFloat, _ view: UICollectionView
  ) -> CGFloat {
    let own =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let inset =
      isVertical
      ? own : UIEdgeInsets(top: own.left, left: own.top, bottom: own.right, right: own.bottom)
    let lineGap =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemGap =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let room = breadth - inset.left - inset.right
    var place = start + inset.top
    var line: [(UICollectionViewLayoutAttributes, CGSize)] = []
    var used: CGFloat = 0
    var (firstSize, isUniform) = (CGSize?.none, true)
    func end(isLast: Bool) {
      guard !line.isEmpty else { return }
      let height = line.map(\.1.height).max() ?? 0
      let free = room - line.reduce(0) { $0 + $1.1.width }
      // As in UIKit, full lines are justified; the last one keeps the gap of a full line of such items.
      var gap = line.count > 1 ? max(itemGap, free / CGFloat(line.count - 1)) : 0
      if isLast, let width = line.first?.1.width, width > 0 {
        let count = max(1, ((room + itemGap) / (width + itemGap)).rounded(.down))
        let full = count > 1 ? (room - count * width) / (count - 1) : 0
        gap = line.allSatisfy { $0.1.width == width } ? max(itemGap, full) : itemGap
      }
      // One item in a line of its own is in its middle, but not the last of items of several sizes.
      var x = inset.left
      let isColumn = isUniform && line[0].1.width > room / 2
      if line.count == 1, !isLast || isColumn { x += max(0, free / 2) }
      for (attributes, size) in line {
        add(
          attributes,
          CGRect(
            x: x, y: place + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + gap
      }
      place += height + (isLast ? 0 : lineGap)
      (line, used) = ([], 0)
    }
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let size = turned(self.size(of: attributes, view))
      if let firstSize, firstSize != size { isUniform = false }
      firstSize = firstSize ?? size
      if size.width > room + 0.01, room > 0 { sayTooLarge() }
      if !line.isEmpty, used + size.width > room + 0.01 { end(isLast: false) }
      line.append((attributes, size))
      used += size.width + itemGap
    }
    end(isLast: true)
    return place + inset.bottom
  }

  private func sayTooLarge() {
    let (length, sides) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
    Missing.sayOnce(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) must be less than "
        + "the \(length) of the UICollectionView minus the section insets \(sides) values, minus the content insets "
        + "\(sides) values. Please check the values returned by the delegate. "
        + (collectionView.map { "It is attached to \($0)." } ?? ""))
  }

  private func size(
    of attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView
  ) -> CGSize {
    if estimatedItemSize != .zero {
      (attributes.isWidthOpen, attributes.isHeightOpen) = (true, true)
      if let own = measured[attributes.element] { return own }
      return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: attributes.indexPath)
      ?? itemSize
  }
}
