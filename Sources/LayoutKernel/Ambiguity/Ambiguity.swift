import Cassowary
import LayoutScene

/// One choice that the constraints and priorities of a layout leave open: which coordinates, why,
/// and how everything that depends on them moves.
package struct Ambiguity {
  package enum Cause {
    /// No constraint and no content size determines it.
    case undetermined
    /// Inequalities limit it, and leave room.
    case inequalities([Row])
    /// These rows have the same priority and cannot all hold.
    case tie([Row])
  }

  package let cause: Cause
  /// The coordinates that the choice is between, in document order, without those that only move
  /// along.
  package let tied: [Coordinate]
  /// The independent freedoms of the choice: more than one if more than two coordinates are tied.
  package let freedoms: [Freedom]
  package let pass: LayoutPass

  /// A direction in which one solution can move to another.
  package struct Freedom {
    /// The variable that stands for the direction: of those that move, the nearest to the cause.
    package let variable: Variable
    /// The change of each variable for a change of 1 of `variable`.
    package let rates: [Variable: Double]

    /// The change of a linear form.
    func rate(of form: LinearForm) -> Double { form.rate { rates[$0] ?? 0 } }
  }

  /// The identity of the choice, equal in both passes.
  package var key: [AnyHashable] {
    guard case .tie(let rivals) = cause else { return tied.map { AnyHashable($0) } }
    return rivals.map { AnyHashable(ObjectIdentifier($0)) }
  }

  package func moves(_ form: LinearForm) -> Bool { freedoms.contains { $0.rate(of: form) != 0 } }

  /// The variables that move, by index.
  package var moving: [Variable] {
    Set(freedoms.flatMap(\.rates.keys)).sorted { $0.index < $1.index }
  }
}

/// One coordinate of an item: a position or a size on one axis.
package struct Coordinate: Hashable {
  package let item: Item
  package let variable: Variable

  package init(item: Item, variable: Variable) {
    self.item = item
    self.variable = variable
  }

  package static func == (a: Self, b: Self) -> Bool { a.variable == b.variable }
  package func hash(into hasher: inout Hasher) { hasher.combine(variable) }

  package var axis: Axis {
    variable == item.x || variable == item.width ? .horizontal : .vertical
  }
  package var isSize: Bool { variable == item.width || variable == item.height }

  /// The attribute that an explanation states it by.
  package var attribute: Attribute {
    switch (axis, isSize) {
    case (.horizontal, true): .width
    case (.vertical, true): .height
    case (.horizontal, false): item.isMirrored ? .right : .left
    case (.vertical, false): .top
    }
  }
}

extension LinearForm {
  /// The change of the sum where its variables change at these rates; 0 for a rounding error.
  func rate(_ rates: (Variable) -> Double) -> Double {
    let parts = terms.map { $0.coefficient * rates($0.variable) }
    let sum = parts.reduce(0, +)
    return abs(sum) > RoundingError.cancellation * parts.reduce(0, { $0 + abs($1) }) ? sum : 0
  }
}
