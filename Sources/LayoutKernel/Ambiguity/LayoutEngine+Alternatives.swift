import Cassowary
import Foundation

/// Other solutions of an ambiguous layout.
extension LayoutEngine {
  /// Switches to a solution in which `item` is elsewhere, or back to the solver's own. Returns the
  /// items whose places were read again.
  package func exerciseAmbiguity(of item: Item) -> [Item] {
    places.show(places.alternative.isEmpty ? otherSolution(for: item) : [:])
    return places.placeMoved()
  }

  /// Every point between two optima is an optimum, so the way to the other one can be cut short
  /// where the item would leave the window.
  ///
  /// Returns how much of the way to the other solution `item` can go without leaving the window: 1
  /// for all of it, also if it is outside already.
  func visiblePart(ofTheWayOf item: Item, to other: [Variable: Double]) -> Double {
    guard let size = items.environment.windowSize else { return 1 }
    let frame = items.frameInRoot(of: item.viewItem)
    var part = 1.0
    for axis in Axis.allCases {
      let (origin, length) = (item.near(along: axis), item.size(along: axis))
      let limit = axis == .horizontal ? size.width : size.height
      let near = axis == .horizontal ? frame.minX : frame.minY
      let far = axis == .horizontal ? frame.maxX : frame.maxY
      let step = origin.value { (other[$0] ?? 0) - solver.value(of: $0) }
      let growth = (other[length] ?? 0) - solver.value(of: length)
      if step < 0, near > 0 { part = min(part, near / -step) }
      if step + growth > 0, far < limit { part = min(part, (limit - far) / (step + growth)) }
    }
    return part
  }
}
