import AutoLayout
import Foundation

/// A data source that shows a snapshot, in a table or a collection.
open class UIKitDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UIKitObject {
  fileprivate var shown = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >()
  /// Shows the new content, given where what was shown goes.
  typealias Update = (ListMoves) -> Void
  private let update: Update
  private let reload: () -> Void

  fileprivate init(update: @escaping Update, reload: @escaping () -> Void) {
    (self.update, self.reload) = (update, reload)
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let before = shown
    shown = snapshot.shown
    let paths = snapshot.paths
    update(
      ListMoves(
        place: { before.item(at: $0).flatMap { paths[$0] } },
        section: { section in
          guard before.sectionIdentifiers.indices.contains(section) else { return nil }
          let identifier = before.sectionIdentifiers[section]
          if snapshot.reloadedSectionIdentifiers.contains(identifier) { return nil }
          return snapshot.indexOfSection(identifier)
        },
        reconfigured: snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] }))
    completion?()
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.shown
    reload()
    completion?()
  }
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }
  open func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? { shown.item(at: path) }
  open func indexPath(for item: ItemIdentifierType) -> IndexPath? { shown.path(of: item) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }
  open func index(for section: SectionIdentifierType) -> Int? { shown.indexOfSection(section) }
}

/// A table's data source that shows a snapshot.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UIKitDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private let provider: CellProvider
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init(
      update: { [weak tableView] moves in
        guard let tableView else { return }
        tableView.arrangeRows(moves, tableView.askedCounts())
      },
      reload: { [weak tableView] in tableView?.reloadData() })
    tableView.dataSource = self
  }
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = shown.item(at: indexPath), let cell = provider(tableView, indexPath, item)
    else {
      trap(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_: UITableView, sectionForSectionIndexTitle _: String, at index: Int) -> Int {
    index
  }
}

/// A collection's data source that shows a snapshot.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UIKitDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  private let provider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What was shown of outlines.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]
  /// Nobody touches a disclosure here, so that nothing asks the handlers.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init(
      update: { [weak collectionView] moves in
        collectionView?.moveItems(moves)
      },
      reload: { [weak collectionView] in collectionView?.reloadData() })
    collectionView.dataSource = self
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = shown.item(at: indexPath), let cell = provider(collectionView, indexPath, item)
    else {
      trap(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      trap("Invalid data source: no view for \(kind) at \(indexPath)")
    }
    return view
  }
}
