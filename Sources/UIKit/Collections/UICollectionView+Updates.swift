import Foundation

extension UICollectionView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] {
    visibleSupplementaryViews(ofKind: kind).compactMap { $0.element?.path }
  }

  /// One change, in the update that goes on or in one of its own.
  func update(
    _ paths: [(before: IndexPath?, after: IndexPath?)], _ change: (inout ListUpdates) -> Void
  ) {
    let isOuter = pending == nil
    var own = pending ?? ListUpdates(before: counts)
    change(&own)
    pending = own
    changes += paths.map { UICollectionViewUpdateItem(before: $0.before, after: $0.after) }
    if isOuter { endUpdates() }
  }
  /// Asks the data source again, which has to have what the update says.
  func endUpdates() {
    guard let done = pending else { return }
    let (told, isKnown) = (changes, counts != nil)
    (pending, changes) = (nil, [])
    // Where nothing was shown before, or has been said to change, there is no update to tell the layout of.
    if told.isEmpty {
      setNeedsLayout()
    } else if isKnown {
      moveItems(done.moves)
    } else {
      setNeedsItems(isReload: true)
    }
    if dataSource != nil { done.check(askedCounts(), of: "collection view", "items") }
    if !isKnown { selected = selected.compactMap(done.place) }
    if isKnown { tellLayout(told) }
  }
  /// Has the data source asked for what is new. As in UIKit, items that stay keep their views.
  func moveItems(_ moves: ListMoves) {
    selected = selected.compactMap(moves.place)
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for (key, view) in views.sorted(by: { $0.key < $1.key }) {
      let path: IndexPath? =
        if key.kind == nil {
          moves.place(key.path)
        } else if key.path.count == 2, key.path.item == 0 {
          moves.section(key.path.section).map { IndexPath(item: 0, section: $0) }
        } else {
          nil
        }
      guard let path else {
        recycle(view, key)
        continue
      }
      let new = CollectionElement(kind: key.kind, path: path)
      view.element = new
      kept[new] = view
    }
    views = kept
    forgetCounts()
    for path in moves.reconfigured { reconfigureItem(at: path) }
  }
  /// Asks the data source to configure the cell that an item has. As in UIKit, it is the cell that is dequeued meanwhile.
  func reconfigureItem(at path: IndexPath) {
    let key = CollectionElement(kind: nil, path: path)
    guard let old = views[key] as? UICollectionViewCell, let dataSource else { return }
    reconfigured = old
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    if cell !== old {
      recycle(old, key)
      cell.element = key
      views[key] = cell
    }
    collectionViewLayout.measured[key] = nil
    setNeedsLayout()
  }
  /// As nothing moves, the layout is told of the end of an update at once.
  private func tellLayout(_ changes: [UICollectionViewUpdateItem]) {
    let layout = collectionViewLayout
    guard !changes.isEmpty, bounds.width > 0 else { return }
    layout.prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: changes)
    let offset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    if offset != contentOffset { contentOffset = offset }
    for change in changes {
      if let path = change.indexPathBeforeUpdate, change.updateAction == .delete,
        path.item != NSNotFound
      {
        _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      }
      if let path = change.indexPathAfterUpdate, change.updateAction == .insert,
        path.item != NSNotFound
      {
        _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    layout.finalizeCollectionViewUpdates()
  }
}

extension IndexPath {
  /// A section as the updates of collection views name it: with an item that is none.
  static func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}

/// An item, or a section, that comes, goes, moves or is shown anew.
open class UICollectionViewUpdateItem: UIKitObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  /// The item's part of the path of a section is `NSNotFound`, as in UIKit.
  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(before: IndexPath?, after: IndexPath?) {
    (indexPathBeforeUpdate, indexPathAfterUpdate) = (before, after)
    updateAction =
      switch (before, after) {
      case (nil, _): .insert
      case (_, nil): .delete
      default: before == after ? .reload : .move
      }
  }
}
