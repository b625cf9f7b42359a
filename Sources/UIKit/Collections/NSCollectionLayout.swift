import Foundation
import LayoutScene

// The parts of a compositional layout, as values with identities as in UIKit.

open class NSCollectionLayoutDimension: UIKitObject {
  enum Kind: Equatable {
    case width(CGFloat)
    case height(CGFloat)
    case absolute(CGFloat)
    case estimated(CGFloat)
  }
  let kind: Kind
  init(_ kind: Kind) {
    self.kind = kind
  }
  open class func fractionalWidth(_ part: CGFloat) -> Self { made(.width(part)) }
  open class func fractionalHeight(_ part: CGFloat) -> Self { made(.height(part)) }
  open class func absolute(_ length: CGFloat) -> Self { made(.absolute(length)) }
  open class func estimated(_ length: CGFloat) -> Self { made(.estimated(length)) }
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { made(.estimated(estimate)) }
  private class func made(_ kind: Kind) -> Self {
    unsafeDowncast(NSCollectionLayoutDimension(kind), to: self)
  }
  open var isFractionalWidth: Bool { if case .width = kind { true } else { false } }
  open var isFractionalHeight: Bool { if case .height = kind { true } else { false } }
  open var isAbsolute: Bool { if case .absolute = kind { true } else { false } }
  open var isEstimated: Bool { if case .estimated = kind { true } else { false } }
  open var dimension: CGFloat {
    switch kind {
    case .width(let value), .height(let value), .absolute(let value), .estimated(let value): value
    }
  }
  func length(in room: CGSize) -> CGFloat {
    switch kind {
    case .width(let part): room.width * part
    case .height(let part): room.height * part
    case .absolute(let length), .estimated(let length): length
    }
  }
}
open class NSCollectionLayoutSize: UIKitObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }
  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
  }
}
open class NSCollectionLayoutSpacing: UIKitObject {
  public let spacing: CGFloat
  public let isFlexible: Bool
  init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
  }
  open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, false) }
  open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, true) }
}
open class NSCollectionLayoutEdgeSpacing: UIKitObject {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}
open class NSCollectionLayoutItem: UIKitObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
    if !supplementaryItems.isEmpty {
      Missing.once("NSCollectionLayoutItem.supplementaryItems", "they are not shown")
    }
  }
}
open class NSCollectionLayoutAnchor: UIKitObject {
  public let edges: NSDirectionalRectEdge
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges)
  }
}
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 1
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
  init(_ size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
}
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }
  var isAtBottom: Bool {
    alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing
  }
}
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0
  init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  let isHorizontal: Bool
  let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// What places the items of a group of its own kind.
  private(set) var provider: NSCollectionLayoutGroupCustomItemProvider?
  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) {
    (self.subitems, self.isHorizontal, self.count) = (subitems, isHorizontal, count)
    super.init(layoutSize: size)
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: true) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems, isHorizontal: false) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: true, count: count) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], isHorizontal: false, count: count) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
  /// A group whose items are where a closure says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true)
    group.provider = itemProvider
    return group
  }
}
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]
/// The place of an item in a group that places its items by itself.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
public protocol NSCollectionLayoutVisibleItem: UIKitObjectProtocol {
  var alpha: CGFloat { get set }
  var transform: CGAffineTransform { get set }
  var frame: CGRect { get }
}
open class NSCollectionLayoutSection: UIKitObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet {
      if [.layoutMargins, .readableContent].contains(contentInsetsReference) {
        Missing.once("NSCollectionLayoutSection.contentInsetsReference")
      }
    }
  }
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  /// How groups that are scrolled across feel; nothing is scrolled.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
  /// Rows of the full width, as high as their content.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    if configuration.showsSeparators {
      Missing.once(
        "UICollectionLayoutListConfiguration.showsSeparators",
        "lists of collection views have no lines between rows, and groups no round corners")
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if configuration.appearance == .insetGrouped {
      let isWide = layoutEnvironment.container.effectiveContentSize.width > 413
      let side: CGFloat = isWide ? 20 : 16
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 17.5, leading: side, bottom: 17.5, trailing: side)
    }
    func part(_ kind: String, _ alignment: NSRectAlignment) {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: kind, alignment: alignment))
    }
    if configuration.headerMode == .supplementary {
      part(UICollectionView.elementKindSectionHeader, .top)
    }
    if configuration.footerMode == .supplementary {
      part(UICollectionView.elementKindSectionFooter, .bottom)
    }
    return section
  }
}
public protocol NSCollectionLayoutContainer: UIKitObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
}
public protocol NSCollectionLayoutEnvironment: UIKitObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  init(_ size: CGSize, _ traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
  }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var container: any NSCollectionLayoutContainer { self }
}

/// The look of a list in a collection view. Cells are drawn without the signs and lines of lists.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public let appearance: Appearance
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public static let automaticInsets = NSDirectionalEdgeInsets.zero
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
open class UICollectionViewCompositionalLayoutConfiguration: UIKitObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

public struct UICollectionLayoutSectionOrthogonalScrollingProperties: Sendable {
  public enum Bounce: Int, Sendable { case automatic, always, never }
  public var bounce = Bounce.automatic
  public var decelerationRate = UIScrollView.DecelerationRate.normal
}
