import AutoLayout
import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items. Sections that scroll across the layout are laid out from their start.
open class UICollectionViewCompositionalLayout: UICollectionViewPlacedLayout {
  private var provider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in nil }
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    })
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    placed = PlacedElements()
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room = CGSize(
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
    let surroundings = LayoutSurroundings(room, view.traitCollection)
    var place: CGFloat = 0
    for index in 0..<view.numberOfSections {
      if index > 0 { place += configuration.interSectionSpacing }
      guard let section = provider(index, surroundings) else {
        trap(
          "Invalid section definition. The section provider returned nil for section \(index)")
      }
      place = add(section, index, at: place, room, view.numberOfItems(inSection: index))
    }
    size = CGSize(width: room.width, height: place)
  }

  private func add(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect) {
    attributes.frame = frame
    placed.add(attributes)
  }

  /// - Returns: where the section ends.
  private func add(
    _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat, _ whole: CGSize,
    _ count: Int
  ) -> CGFloat {
    let inset = section.contentInsets
    let room = CGSize(
      width: max(0, whole.width - inset.leading - inset.trailing), height: whole.height)
    var place = start
    let parts = section.boundarySupplementaryItems
    for part in parts where !part.isAtBottom {
      place = add(part, index, at: place, room, inset.leading)
    }
    let first = place
    place += inset.top
    var next = 0
    var across = inset.leading
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      across += max(0, room.width - section.group.layoutSize.size(in: room).width) / 2
    }
    var lowest = place
    let isAcross = section.orthogonalScrollingBehavior != .none
    while next < count {
      let origin = CGPoint(x: isAcross ? across : inset.leading, y: place)
      let before = next
      let end = fill(
        section.group, at: origin, section.group.layoutSize.size(in: room), index, &next, count)
      guard next > before else {
        Missing.sayOnce("A group of a compositional layout has no room for an item.")
        break
      }
      lowest = max(lowest, end.y)
      if isAcross {
        across = end.x + section.interGroupSpacing
      } else {
        place = end.y + (next < count ? section.interGroupSpacing : 0)
      }
    }
    place = max(place, lowest) + inset.bottom
    for decoration in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: index))
      attributes.zIndex = decoration.zIndex - 1
      let own = decoration.contentInsets
      add(
        attributes,
        CGRect(
          x: own.leading, y: start + own.top, width: whole.width - own.leading - own.trailing,
          height: place - start - own.top - own.bottom))
    }
    let last = place
    for part in parts where part.isAtBottom {
      place = add(part, index, at: place, room, inset.leading)
    }
    for part in parts where part.pinToVisibleBounds {
      let path = IndexPath(item: 0, section: index)
      guard let attributes = placed.element(part.elementKind, at: path) else { continue }
      placed.pinned.add(
        attributes, isFooter: part.isAtBottom, from: part.isAtBottom ? first : start,
        to: part.isAtBottom ? place : last)
    }
    return place
  }

  private func add(
    _ part: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, at place: CGFloat,
    _ room: CGSize, _ leading: CGFloat
  ) -> CGFloat {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: part.elementKind, with: IndexPath(item: 0, section: section))
    let size = ownSize(attributes, part.layoutSize, room)
    attributes.zIndex = part.pinToVisibleBounds ? part.zIndex : 0
    add(attributes, CGRect(origin: CGPoint(x: leading, y: place), size: size))
    return place + size.height
  }

  private func ownSize(
    _ attributes: UICollectionViewLayoutAttributes, _ size: NSCollectionLayoutSize, _ room: CGSize
  ) -> CGSize {
    attributes.isWidthOpen = size.widthDimension.isEstimated
    attributes.isHeightOpen = size.heightDimension.isEstimated
    var own = size.size(in: room)
    guard let measured = measured[attributes.element] else { return own }
    if attributes.isWidthOpen { own.width = measured.width }
    if attributes.isHeightOpen { own.height = measured.height }
    return own
  }

  /// Places as many items as a group of a size takes.
  /// - Returns: the end of the group along both axes.
  private func fill(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, _ wanted: CGSize, _ section: Int,
    _ next: inout Int, _ count: Int
  ) -> CGPoint {
    let isOpen = (
      width: group.layoutSize.widthDimension.isEstimated,
      height: group.layoutSize.heightDimension.isEstimated
    )
    let inset = group.contentInsets
    let inner = CGSize(
      width: max(0, wanted.width - inset.leading - inset.trailing),
      height: max(0, wanted.height - inset.top - inset.bottom))
    if let provider = group.provider {
      let items = provider(LayoutSurroundings(inner, UITraitCollection.current))
      place(
        items, at: CGPoint(x: origin.x + inset.leading, y: origin.y + inset.top), section, &next,
        count)
      return CGPoint(x: origin.x + wanted.width, y: origin.y + wanted.height)
    }
    let gap = group.interItemSpacing?.spacing ?? 0
    var place = CGPoint(x: origin.x + inset.leading, y: origin.y + inset.top)
    let start = place
    var far = place
    var taken = 0
    let most = group.count ?? (group.subitems.count > 1 ? group.subitems.count : Int.max)
    while next < count, taken < most, !group.subitems.isEmpty {
      let item = group.subitems[taken % group.subitems.count]
      var own = item.layoutSize.size(in: inner)
      if let parts = group.count, parts > 0 {
        let gaps = gap * CGFloat(parts - 1)
        if group.isHorizontal {
          own.width = (inner.width - gaps) / CGFloat(parts)
        } else if !isOpen.height {
          own.height = (inner.height - gaps) / CGFloat(parts)
        }
      }
      let isFull =
        group.isHorizontal
        ? place.x + own.width > start.x + inner.width + 0.01 && !isOpen.width
        : place.y + own.height > start.y + inner.height + 0.01 && !isOpen.height
      if taken > 0, isFull, group.count == nil { break }
      let end = self.place(item, own, at: place, section, &next, count)
      far = CGPoint(x: max(far.x, end.x), y: max(far.y, end.y))
      if group.isHorizontal { place.x = end.x + gap } else { place.y = end.y + gap }
      taken += 1
      // A single kind of item in an open group is there once.
      if group.count == nil, group.subitems.count == 1,
        group.isHorizontal ? isOpen.width : isOpen.height
      {
        break
      }
    }
    return CGPoint(
      x: isOpen.width ? far.x + inset.trailing : origin.x + wanted.width,
      y: isOpen.height ? far.y + inset.bottom : origin.y + wanted.height)
  }

  /// Places the items of a group that says itself where they are.
  private func place(
    _ items: [NSCollectionLayoutGroupCustomItem], at origin: CGPoint, _ section: Int,
    _ next: inout Int, _ count: Int
  ) {
    for item in items where next < count {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: next, section: section))
      next += 1
      attributes.zIndex = item.zIndex
      add(attributes, item.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  private func place(
    _ item: NSCollectionLayoutItem, _ room: CGSize, at origin: CGPoint, _ section: Int,
    _ next: inout Int, _ count: Int
  ) -> CGPoint {
    if let group = item as? NSCollectionLayoutGroup {
      return fill(group, at: origin, room, section, &next, count)
    }
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: section))
    next += 1
    var size = ownSize(attributes, item.layoutSize, room)
    // The lengths that the group has found count; only open ones are the view's own.
    if !attributes.isWidthOpen { size.width = room.width }
    if !attributes.isHeightOpen { size.height = room.height }
    let inset = item.contentInsets
    add(
      attributes,
      CGRect(
        x: origin.x + inset.leading, y: origin.y + inset.top,
        width: max(0, size.width - inset.leading - inset.trailing),
        height: max(0, size.height - inset.top - inset.bottom)))
    return CGPoint(x: origin.x + size.width, y: origin.y + size.height)
  }
}
