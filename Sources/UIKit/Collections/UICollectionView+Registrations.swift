import AutoLayout
import Foundation

// Cells and other views that are made and filled by one value.
extension UICollectionView {
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let identifier = UUID().uuidString
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    let identifier = UUID().uuidString
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell {
    kinds[Self.cellKind, default: [:]][registration.identifier] = Cell.self
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: path)
        as? Cell
    else { trap("the registration's cell is of another class") }
    if let item { registration.handler(cell, path, item) }
    return cell
  }
  public func dequeueConfiguredReusableSupplementary<View>(
    using registration: SupplementaryRegistration<View>, for path: IndexPath
  ) -> View {
    kinds[registration.kind, default: [:]][registration.identifier] = View.self
    guard
      let view = dequeueReusableSupplementaryView(
        ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: path) as? View
    else { trap("the registration's view is of another class") }
    registration.handler(view, registration.kind, path)
    return view
  }
}
