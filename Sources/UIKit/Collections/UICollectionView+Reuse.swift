import AutoLayout
import Foundation

// How views come to show other elements.
extension UICollectionView {
  /// A view of a kind that was registered. UIKit ends the app where none was.
  func dequeued<View: UICollectionReusableView>(
    _ kind: String, _ identifier: String, called name: String
  ) -> View {
    guard let view = dequeue(kind, identifier) as? View else {
      trap(
        "could not dequeue a view of kind: \(name) with identifier \(identifier) - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard")
    }
    return view
  }

  private func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    if let view = spare["\(kind)/\(identifier)"]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let known = kinds[kind]?[identifier] else { return nil }
    return made(known, identifier)
  }
  func made(_ kind: AnyClass, _ identifier: String) -> UICollectionReusableView {
    // As in UIKit, a new view has the size that the layout says.
    let view = UIView.frameInitializer.make(
      kind, as: UICollectionReusableView.self,
      frame: CGRect(origin: .zero, size: sizeOfNewView))
    view.reuseIdentifier = identifier
    return view
  }

  func recycleAll() {
    for (key, view) in views.sorted(by: { $0.key < $1.key }) { recycle(view, key) }
  }
  /// Adds a view at its place, and tells the delegate.
  func show(_ view: UICollectionReusableView, _ key: CollectionElement) {
    addSubview(view)
    if let cell = view as? UICollectionViewCell {
      itemsDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if let kind = key.kind {
      itemsDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    }
  }
  func recycle(_ view: UICollectionReusableView, _ key: CollectionElement) {
    views[key] = nil
    view.element = nil
    // A view that was only measured has never been displayed.
    if view.superview === self {
      view.removeFromSuperview()
      if let cell = view as? UICollectionViewCell {
        itemsDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      } else if let kind = key.kind {
        itemsDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
      }
    }
    guard let identifier = view.reuseIdentifier else { return }
    spare["\(key.kind ?? Self.cellKind)/\(identifier)", default: []].insert(view, at: 0)
  }
}
