import Foundation

// In UIKit the delegate of a table, a collection or a text view has the type of that view's delegates. Swift's classes
// cannot give a property another type than a superclass has, so that code which asks `table.delegate` finds the methods
// at the delegate of scroll views.

extension UIScrollViewDelegate {
  private var ofTable: (any UITableViewDelegate)? { self as? any UITableViewDelegate }
  public func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    ofTable?.tableView(table, didSelectRowAt: path)
  }
  public func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {
    ofTable?.tableView(table, didDeselectRowAt: path)
  }
  public func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    ofTable?.tableView(table, willSelectRowAt: path)
  }
  public func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    ofTable?.tableView(table, shouldHighlightRowAt: path) ?? true
  }
  public func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    ofTable?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
  public func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    ofTable?.tableView(table, heightForRowAt: path) ?? UITableView.automaticDimension
  }
  public func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    ofTable?.tableView(table, heightForHeaderInSection: section) ?? UITableView.automaticDimension
  }
  public func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    ofTable?.tableView(table, heightForFooterInSection: section) ?? UITableView.automaticDimension
  }
  public func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    ofTable?.tableView(table, viewForHeaderInSection: section)
  }
  public func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
    ofTable?.tableView(table, viewForFooterInSection: section)
  }
  public func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    ofTable?.tableView(table, willDisplay: cell, forRowAt: path)
  }
  public func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    ofTable?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }
  public func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ofTable?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
  }
  public func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    ofTable?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
  }
}

extension UIScrollViewDelegate {
  private var ofCollection: (any UICollectionViewDelegate)? {
    self as? any UICollectionViewDelegate
  }
  public func collectionView(_ collection: UICollectionView, didSelectItemAt path: IndexPath) {
    ofCollection?.collectionView(collection, didSelectItemAt: path)
  }
  public func collectionView(_ collection: UICollectionView, didDeselectItemAt path: IndexPath) {
    ofCollection?.collectionView(collection, didDeselectItemAt: path)
  }
  public func collectionView(_ collection: UICollectionView, shouldSelectItemAt path: IndexPath)
    -> Bool
  {
    ofCollection?.collectionView(collection, shouldSelectItemAt: path) ?? true
  }
  public func collectionView(
    _ collection: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    ofCollection?.collectionView(collection, willDisplay: cell, forItemAt: path)
  }
  public func collectionView(
    _ collection: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    ofCollection?.collectionView(collection, didEndDisplaying: cell, forItemAt: path)
  }
}

extension UIScrollViewDelegate {
  public func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    (self as? any UICollectionViewDelegateFlowLayout)?
      .collectionView(collection, layout: layout, sizeForItemAt: path) ?? .zero
  }
}

extension UIScrollViewDelegate {
  private var ofText: (any UITextViewDelegate)? { self as? any UITextViewDelegate }
  public func textViewDidChange(_ text: UITextView) {
    ofText?.textViewDidChange(text)
  }
  public func textViewDidBeginEditing(_ text: UITextView) {
    ofText?.textViewDidBeginEditing(text)
  }
  public func textViewDidEndEditing(_ text: UITextView) {
    ofText?.textViewDidEndEditing(text)
  }
  public func textViewDidChangeSelection(_ text: UITextView) {
    ofText?.textViewDidChangeSelection(text)
  }
  public func textViewShouldBeginEditing(_ text: UITextView) -> Bool {
    ofText?.textViewShouldBeginEditing(text) ?? true
  }
  public func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    ofText?.textView(view, shouldChangeTextIn: range, replacementText: text) ?? true
  }
}
