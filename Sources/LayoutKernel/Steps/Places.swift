import Cassowary
import Foundation
import LayoutScene

/// Solves, and reads the places of items from the solver's values.
package final class Places {
  private let system: ConstraintSystem
  private let solver: Solver
  private let items: Items
  @exclusivity(unchecked) private var moved: [Item] = []
  /// Another solution that is shown instead of the solver's; empty otherwise.
  @exclusivity(unchecked) private(set) var alternative: [Variable: Double] = [:]

  init(_ system: ConstraintSystem) {
    self.system = system
    solver = system.solver
    items = system.items
  }

  /// Whether places of items are still to be read.
  var isWaiting: Bool { !moved.isEmpty || !items.new.isEmpty }

  /// The solved value, or that of the alternative solution that is shown.
  package func value(of variable: Variable) -> Double {
    if !alternative.isEmpty, let other = alternative[variable] { return other }
    return solver.value(of: variable)
  }

  package func value(of form: LinearForm) -> Double {
    form.value { self.value(of: $0) }
  }

  /// Solves what is pending and returns the variables that changed.
  @discardableResult
  func solve() -> [Variable] {
    if system.isPending, !alternative.isEmpty { show([:]) }
    let changed = system.solve()
    for variable in changed { items[variable].map { queue($0, for: variable) } }
    return changed
  }

  /// Queues the item of a changed variable. Subviews that are counted from the right edge of a view
  /// move when its width changes, and are queued too.
  private func queue(_ item: Item, for variable: Variable) {
    queue(item)
    guard variable == item.width, item.record.readsRightToLeft else { return }
    for child in item.children { queue(child) }
  }

  /// Shows another solution, or the solver's own if it is empty.
  func show(_ solution: [Variable: Double]) {
    alternative = solution
    for item in items.unordered { queue(item) }
  }

  /// Notes that an item's place is to be read again.
  func queue(_ item: Item) {
    guard !item.isQueuedAsMoved else { return }
    item.isQueuedAsMoved = true
    moved.append(item)
  }

  /// Reads the places of the moved items.
  func placeMoved() -> [Item] {
    let items = takeMoved()
    for item in items { place(item) }
    return items
  }

  /// Returns the items to place, superviews first. New items count as moved, because the solver
  /// does not report a value of 0 as a change.
  private func takeMoved() -> [Item] {
    for item in items.takeNew() where items.contains(item) { queue(item) }
    // A superview's alignment rect shifts what is in it, so superviews go first.
    var keys: [(depth: Int, variable: Variable)] = []
    keys.reserveCapacity(moved.count)
    for item in moved {
      item.isQueuedAsMoved = false
      if items.contains(item) { keys.append((item.depth, item.x)) }
    }
    moved = []
    keys.sort { $0.depth == $1.depth ? $0.variable < $1.variable : $0.depth < $1.depth }
    return keys.compactMap { items[$0.variable] }
  }

  private func left(of item: Item) -> Double {
    item.isMirrored ? value(of: item.near(along: .horizontal)) : value(of: item.x)
  }

  /// Reads an item's place from the solver.
  private func place(_ item: Item) {
    let offsets = item.parent.map { items.alignmentOffsets(of: $0) } ?? .zero
    let rect = CGRect(
      x: left(of: item) + offsets.left, y: value(of: item.y) + offsets.top,
      width: value(of: item.width), height: value(of: item.height))
    item.isPlaced = true
    // A sum of finite numbers may be infinite. The item then keeps its place.
    guard rect.isFinite else {
      return items.faults.report(.place, of: [item], owner: item)
    }
    items.faults.forget(item, [.place, .alignmentRect, .frameForAlignmentRect])
    item.alignmentRect = rect
    item.frame = items.frame(of: item, forAlignmentRect: rect)
    // Checks the other conversion too, which otherwise only constraints on margins and descendants use.
    _ = items.alignmentOffsets(of: item)
  }
}
