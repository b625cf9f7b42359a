import Foundation
import LayoutScene

/// Says where the elements of a collection view are.
open class UICollectionViewLayout: UIKitObject {
  open internal(set) weak var collectionView: UICollectionView?
  /// The sizes that the views themselves have asked for.
  var measured: [CollectionElement: CGSize] = [:]
  var isValid = false
  /// Whether the class is none of UIKit's own.
  private(set) lazy var isOfApp = !String(reflecting: type(of: self)).hasPrefix("UIKit.")

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func prepare() {}
  func prepareIfNeeded() {
    guard !isValid else { return }
    prepare()
    isValid = true
  }
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forBoundsChange bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  func newContext(everything: Bool = false, counts: Bool = false)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = RuntimeInitializer.empty.make(
      type(of: self).invalidationContextClass, as: UICollectionViewLayoutInvalidationContext.self)
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (everything, counts)
    return context
  }
  /// What the invalidation that goes on is about.
  private var toldContext: UICollectionViewLayoutInvalidationContext?
  /// As in UIKit, the one calls the other, so that a layout which overrides either of them learns of a reload.
  func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
    toldContext = context
    invalidateLayout()
    // An override may not have called super.
    if toldContext != nil { invalidateLayout(with: context) }
  }
  open func invalidateLayout() { invalidateLayout(with: toldContext ?? newContext()) }
  /// All that makes a layout invalid comes here.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    (toldContext, isValid) = (nil, false)
    measured = [:]
    collectionView?.setNeedsLayout()
    let moved = context.contentOffsetAdjustment
    guard moved != .zero, let collectionView else { return }
    collectionView.contentOffset.x += moved.x
    collectionView.contentOffset.y += moved.y
  }
  open func targetContentOffset(
    forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { offset }
  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
  open func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  // Nothing moves: no part appears or disappears, and no layout becomes another one by and by.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] { [] }
  open func prepare(forAnimatedBoundsChange bounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to layout: UICollectionViewLayout) {}
  open func prepareForTransition(from layout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func targetIndexPath(
    forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? path }
  open func layoutAttributesForInteractivelyMovingItem(
    at path: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: path) ?? UICollectionViewLayoutAttributes(forCellWith: path)
  }
  open func register(_ kind: AnyClass?, forDecorationViewOfKind name: String) {
    decorations[name] = kind
  }
  var decorations: [String: AnyClass] = [:]
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
open class UICollectionViewLayoutInvalidationContext: UIKitObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content moves, points.
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open func invalidateItems(at paths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + paths
  }
  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths =
      (invalidatedSupplementaryIndexPaths ?? [:]).merging([kind: paths]) { $0 + $1 }
  }
  open func invalidateDecorationElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedDecorationIndexPaths =
      (invalidatedDecorationIndexPaths ?? [:]).merging([kind: paths]) { $0 + $1 }
  }
}
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
open class UICollectionViewTransitionLayout: UICollectionViewLayout {}
