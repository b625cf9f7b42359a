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

  /// Goes over to a solution in which `item` is elsewhere, or back to the solver's own. Returns the
  /// items that moved.
  func exerciseAmbiguity(of item: EngineItem) -> [EngineItem] {
    if !alternative.isEmpty {
      alternative = [:]
    } else {
      let other = item.variables.lazy.compactMap { self.solver.alternative(for: $0) }.first
      for (variable, value) in other ?? [] { alternative[variable] = value }
    }
    for item in items.values { queueAsMoved(item) }
    return placeMoved()
  }
}
