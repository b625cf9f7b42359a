import AutoLayout
import Foundation

/// A screen that is a table.
open class UITableViewController: UIScrollingController, UITableViewDataSource, UITableViewDelegate
{
  private var style = UITableView.Style.plain
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl? {
    didSet { tableView.refreshControl = refreshControl }
  }
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(style: .plain) }
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
  // What UIKit's users override.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ table: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
    trap("UITableView (\(table)) failed to obtain a cell from its dataSource (\(self))")
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_: UITableView, sectionForSectionIndexTitle _: String, at index: Int) -> Int {
    index
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
  open func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
  open func tableView(_: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath) {}
  open func tableView(_: UITableView, willDisplayHeaderView _: UIView, forSection _: Int) {}
  open func tableView(_: UITableView, willDisplayFooterView _: UIView, forSection _: Int) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt _: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  open func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
  open func tableView(_: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func tableView(_: UITableView, indentationLevelForRowAt _: IndexPath) -> Int { 0 }
  open func tableView(_: UITableView, didEndDisplayingHeaderView _: UIView, forSection _: Int) {}
  open func tableView(_: UITableView, didEndDisplayingFooterView _: UIView, forSection _: Int) {}
  open func tableView(_: UITableView, didHighlightRowAt _: IndexPath) {}
  open func tableView(_: UITableView, didUnhighlightRowAt _: IndexPath) {}
  open func tableView(_: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  open func tableView(
    _ table: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { table.estimatedSectionHeaderHeight }
  open func tableView(
    _ table: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { table.estimatedSectionFooterHeight }
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  open func tableView(_: UITableView, shouldIndentWhileEditingRowAt _: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}

/// A screen that is a collection.
open class UICollectionViewController: UIScrollingController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  public let collectionViewLayout: UICollectionViewLayout
  open var clearsSelectionOnViewWillAppear = true
  open var installsStandardGestureForInteractiveMovement = true
  open var useLayoutToLayoutNavigationTransitions = false
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  /// The collection view, which fills the controller's view.
  open private(set) lazy var collectionView: UICollectionView! = UICollectionView(
    frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
  open override func loadView() {
    super.loadView()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    trap(
      "the collection view's data source did not return a valid cell from "
        + "-collectionView:cellForItemAtIndexPath: for index path \(indexPath) (\(self))")
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
  open func collectionView(_: UICollectionView, didDeselectItemAt _: IndexPath) {}
  open func collectionView(_: UICollectionView, shouldSelectItemAt _: IndexPath) -> Bool { true }
  open func collectionView(_: UICollectionView, shouldDeselectItemAt _: IndexPath) -> Bool { true }
  open func collectionView(_: UICollectionView, shouldHighlightItemAt _: IndexPath) -> Bool { true }
  open func collectionView(_: UICollectionView, didHighlightItemAt _: IndexPath) {}
  open func collectionView(_: UICollectionView, didUnhighlightItemAt _: IndexPath) {}
  open func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { false }
  open func collectionView(_: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
