import AutoLayout
import Foundation

/// Items that a layout places. Those in sight are made.
open class UICollectionView: UIKitListView {
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }
  public override convenience init(frame: CGRect) {
    trap("UICollectionView must be initialized with a non-nil layout parameter")
  }

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetItems() } }
  var itemsDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = true
  open var reorderingCadence = ReorderingCadence.immediate
  open var isEditing = false
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  // MARK: Registered views

  /// The registered classes, by kind of element and identifier.
  var kinds: [String: [String: AnyClass]] = [:]
  var spare: [String: [UICollectionReusableView]] = [:]
  static let cellKind = "cell"

  open func register(_ kind: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    kinds[Self.cellKind, default: [:]][identifier] = kind
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.isAskedFor()
  }
  open func register(
    _ kind: AnyClass?, forSupplementaryViewOfKind element: String,
    withReuseIdentifier identifier: String
  ) { kinds[element, default: [:]][identifier] = kind }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind element: String,
    withReuseIdentifier identifier: String
  ) { nib?.isAskedFor() }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reconfigured, cell.element?.path == path, cell.reuseIdentifier == identifier {
      return cell
    }
    return dequeued(Self.cellKind, identifier, called: "UICollectionElementKindCell")
  }
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    dequeued(kind, identifier, called: kind)
  }

  // MARK: Items

  var views: [CollectionElement: UICollectionReusableView] = [:]
  /// The size of the element that a view is asked for now; zero where code takes one from outside the layout.
  private(set) var sizeOfNewView = CGSize.zero
  private(set) var counts: [Int]?
  private var laidOutBounds: CGRect?
  private var isPlacing = false

  open func reloadData() { forgetItems() }
  /// As in UIKit, another data source does not call `reloadData`, which code overrides.
  private func forgetItems() {
    selected = []
    setNeedsItems(isReload: true)
  }
  func setNeedsItems(isReload: Bool) {
    recycleAll()
    forgetCounts(isReload: isReload)
  }
  func forgetCounts(isReload: Bool = false) {
    counts = nil
    collectionViewLayout.invalidate(
      using: collectionViewLayout.newContext(everything: isReload, counts: true))
  }
  func askedCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let asked = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = asked
    return asked
  }
  open var numberOfSections: Int { askedCounts().count }
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = askedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open override func layoutSubviews() {
    placeItems()
    super.layoutSubviews()
  }

  /// Makes and places the elements in sight, in as many rounds as their own sizes need.
  private func placeItems() {
    guard !isPlacing, bounds.width > 0 else { return }
    isPlacing = true
    defer { isPlacing = false }
    let layout = collectionViewLayout
    let isMoved = laidOutBounds != nil && laidOutBounds != bounds
    if isMoved, layout.isOfApp, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidate(using: layout.invalidationContext(forBoundsChange: bounds))
    }
    if laidOutBounds?.size != bounds.size {
      layout.isValid = false
      layout.measured = [:]
    }
    laidOutBounds = bounds
    var shown: [UICollectionViewLayoutAttributes] = []
    // Views that are smaller than the layout's guess bring others into sight. A layout that never settles ends.
    for _ in 0..<50 {
      layout.prepareIfNeeded()
      shown = layout.layoutAttributesForElements(in: bounds) ?? []
      var isOther = false
      for attributes in shown { if measure(attributes) { isOther = true } }
      if !isOther { break }
      layout.isValid = false
    }
    if contentSize != layout.collectionViewContentSize {
      contentSize = layout.collectionViewContentSize
    }
    place(shown)
  }

  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element = attributes.element
    if let view = views[element] { return view }
    let outerSize = sizeOfNewView
    sizeOfNewView = attributes.size
    defer { sizeOfNewView = outerSize }
    let view: UICollectionReusableView?
    switch attributes.representedElementCategory {
    case .cell:
      let cell = dataSource?.collectionView(self, cellForItemAt: element.path)
      if let cell, cell.reuseIdentifier == nil {
        trap(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling "
            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath: (\(cell))")
      }
      cell?.isSelected = selected.contains(element.path)
      view = cell
    case .supplementaryView:
      view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind ?? "", at: element.path)
    case .decorationView:
      view = collectionViewLayout.decorations[element.kind ?? ""].map {
        made($0, element.kind ?? "")
      }
    }
    guard let view else { return nil }
    if let taken = view.element, views[taken] === view {
      Missing.sayOnce(
        "\(dataSource.map { "\(type(of: $0))" } ?? "The data source") returned one view for two "
          + "elements; the second one is not shown.")
      return nil
    }
    view.element = element
    views[element] = view
    return view
  }

  private func place(_ shown: [UICollectionViewLayoutAttributes]) {
    let keys = Set(shown.map(\.element))
    for (key, view) in views where !keys.contains(key) { recycle(view, key) }
    let isFlipped =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    var order: [UIView] = []
    for attributes in shown.sorted(by: { $0.zIndex < $1.zIndex }) {
      guard let view = views[attributes.element] else { continue }
      order.append(view)
      var frame = attributes.frame
      if isFlipped { frame.origin.x = contentSize.width - frame.maxX }
      if !attributes.transform.isIdentity || !view.transform.isIdentity {
        view.bounds.size = attributes.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      } else if view.frame != frame {
        view.frame = frame
      }
      (view.alpha, view.isHidden, view.transform) = (
        attributes.alpha, attributes.isHidden, attributes.transform
      )
      view.apply(attributes)
      if view.superview !== self { show(view, attributes.element) }
    }
    let placed = Set(order)
    if subviews.filter(placed.contains) != order { order.forEach(bringSubviewToFront) }
  }
  // MARK: What is where

  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(kind: nil, path: path)] as? UICollectionViewCell
  }
  open func supplementaryView(
    forElementKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? { views[CollectionElement(kind: kind, path: path)] }
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    sortedViews.filter { $0.key.kind == kind }.map(\.value)
  }
  private var sortedViews: [(key: CollectionElement, value: UICollectionReusableView)] {
    layoutIfNeeded()
    return views.sorted { $0.key.path < $1.key.path }
  }
  open var visibleCells: [UICollectionViewCell] {
    sortedViews.compactMap { $0.value as? UICollectionViewCell }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    sortedViews.filter { $0.key.kind == nil }.map(\.key.path)
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.element.flatMap { views[$0] === cell ? $0.path : nil }
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    sortedViews.first { $0.key.kind == nil && $0.value.frame.contains(point) }?.key.path
  }
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: path)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }
  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    if dataSource != nil { checkBounds(path, askedCounts(), of: "collection view", "item") }
    let before = contentOffset
    // Items that come into sight may get other sizes, which move the one that is wanted.
    for _ in 0..<20 {
      layoutIfNeeded()
      guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { break }
      let wanted = offset(showing: frame, at: position)
      if wanted == contentOffset { break }
      contentOffset = wanted
    }
    tellScrolled(from: before, animated: animated)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selected }
  open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for other in selected { deselectItem(at: other, animated: false) }
    }
    guard let path else { return }
    if !selected.contains(path) { selected.append(path) }
    cellForItem(at: path)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }
  open func deselectItem(at path: IndexPath, animated: Bool) {
    selected.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  // MARK: Updates

  /// The update that goes on now.
  var pending: ListUpdates?
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isOuter = pending == nil
    if isOuter {
      // The layout has to know what there is before the update.
      if updates != nil, dataSource != nil, bounds.width > 0 {
        _ = askedCounts()
        collectionViewLayout.prepareIfNeeded()
      }
      pending = ListUpdates(before: counts)
    }
    updates?()
    if isOuter { endUpdates() }
    completion?(true)
  }
  /// The cell of the item that is configured again now.
  var reconfigured: UICollectionViewCell?
  /// What the layout is told of the update.
  var changes: [UICollectionViewUpdateItem] = []
  open func insertItems(at paths: [IndexPath]) {
    update(paths.map { (nil, $0) }) { $0.insert(paths) }
  }
  open func deleteItems(at paths: [IndexPath]) {
    update(paths.map { ($0, nil) }) { $0.delete(paths) }
  }
  open func reloadItems(at paths: [IndexPath]) {
    update(paths.map { ($0, $0) }) { $0.reload(paths) }
  }
  open func reconfigureItems(at paths: [IndexPath]) {
    for path in paths { reconfigureItem(at: path) }
  }
  open func moveItem(at path: IndexPath, to newPath: IndexPath) {
    update([(path, newPath)]) { $0.move(path, to: newPath) }
  }
  open func insertSections(_ sections: IndexSet) {
    update(sections.map { (nil, .whole($0)) }) { $0.insertSections(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    update(sections.map { (.whole($0), nil) }) { $0.deleteSections(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    update(sections.map { (.whole($0), .whole($0)) }) { $0.reloadSections(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([(.whole(section), .whole(newSection))]) { $0.moveSection(section, to: newSection) }
  }
  open func beginInteractiveMovementForItem(at path: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}
}
