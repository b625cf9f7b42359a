import Cassowary
import Foundation

extension LayoutEngine {
  /// The entries that give `variables` their values, oldest first.
  func binding(_ variables: [Variable]) -> [Entry] {
    var found: [ObjectIdentifier: Entry] = [:]
    for variable in variables {
      for handle in solver.bindingConstraints(of: variable) {
        if let entry = entriesByHandle[handle] { found[ObjectIdentifier(entry)] = entry }
      }
    }
    return found.values.sorted { $0.serial < $1.serial }
  }

  /// Switches to a solution in which `item` is elsewhere, or back to the solver's own. Returns the
  /// items whose places were read again.
  func exerciseAmbiguity(of item: EngineItem) -> [EngineItem] {
    if !alternative.isEmpty {
      alternative = [:]
    } else {
      alternative = otherSolution(for: item)
    }
    for item in items.values { queueAsMoved(item) }
    return placeMoved()
  }

  /// Every point between two optima is an optimum, so the way to the other one can be cut short
  /// where the item would leave the window.
  ///
  /// Returns how much of the way to the other solution `item` can go without leaving the window: 1
  /// for all of it, also if it is outside already.
  func visiblePart(ofTheWayOf item: EngineItem, to other: [Variable: Double]) -> Double {
    guard let size = window?.size, let view = item.item.layoutView else { return 1 }
    var part = 1.0
    for axis in LayoutConstraint.Axis.allCases {
      let (origin, length) = (item.origin(along: axis), item.size(along: axis))
      let limit = axis == .horizontal ? size.width : size.height
      let frame = view.convert(view.bounds, to: nil)
      let near = axis == .horizontal ? frame.minX : frame.minY
      let far = axis == .horizontal ? frame.maxX : frame.maxY
      let step = (other[origin] ?? 0) - solver.value(of: origin)
      let growth = (other[length] ?? 0) - solver.value(of: length)
      if step < 0, near > 0 { part = min(part, near / -step) }
      if step + growth > 0, far < limit { part = min(part, (limit - far) / (step + growth)) }
    }
    return part
  }
}
