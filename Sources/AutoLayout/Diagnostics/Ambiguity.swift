import Cassowary
import LayoutScene

/// One choice that the constraints and priorities of a layout leave open: which coordinates, why,
/// and how everything that depends on them moves.
struct Ambiguity {
  enum Cause {
    /// No constraint and no content size determines it.
    case undetermined
    /// Inequalities limit it, and leave room.
    case inequalities([Entry])
    /// These entries have the same priority and cannot all hold.
    case tie([Entry])
  }

  let cause: Cause
  /// The coordinates that the choice is between, in document order, without those that only move
  /// along.
  let tied: [Coordinate]
  /// The independent directions of the choice: more than one if more than two coordinates are tied.
  let directions: [Direction]
  let pass: LayoutPass

  /// A direction from one solution to another.
  struct Direction {
    /// The variable that stands for the direction: of those that move, the nearest to the cause.
    let variable: Variable
    /// The change of each variable for a change of 1 of `variable`.
    let rates: [Variable: Double]

    /// The change of a linear form.
    func rate(of form: LinearForm) -> Double {
      let parts = form.terms.map { $0.coefficient * (rates[$0.variable] ?? 0) }
      let sum = parts.reduce(0, +)
      return abs(sum) > 1e-9 * parts.reduce(0, { $0 + abs($1) }) ? sum : 0
    }
  }

  /// The identity of the choice, equal in both passes.
  var key: [AnyHashable] {
    guard case .tie(let rivals) = cause else { return tied.map { AnyHashable($0) } }
    return rivals.map { AnyHashable(ObjectIdentifier($0)) }
  }

  func moves(_ form: LinearForm) -> Bool { directions.contains { $0.rate(of: form) != 0 } }

  /// The variables that move, by index.
  var moving: [Variable] {
    Set(directions.flatMap(\.rates.keys)).sorted { $0.index < $1.index }
  }
}

/// One coordinate of an item: a position or a size on one axis.
struct Coordinate: Hashable {
  let item: EngineItem
  let variable: Variable

  static func == (a: Self, b: Self) -> Bool { a.variable == b.variable }
  func hash(into hasher: inout Hasher) { hasher.combine(variable) }

  var axis: LayoutConstraint.Axis {
    variable == item.x || variable == item.width ? .horizontal : .vertical
  }
  var isSize: Bool { variable == item.width || variable == item.height }

  /// The coordinate's name in a sentence, without the item.
  var name: String {
    let isHorizontal = axis == .horizontal
    let name =
      isSize
      ? (isHorizontal ? "width" : "height")
      : (isHorizontal ? "horizontal position" : "vertical position")
    return item.guide?.kind == .scrollContent ? "content \(name)" : name
  }

  /// The attribute that `plumb explain` takes for it.
  var attribute: LayoutConstraint.Attribute {
    switch (axis, isSize) {
    case (.horizontal, true): .width
    case (.vertical, true): .height
    case (.horizontal, false): .left
    case (.vertical, false): .top
    }
  }

  /// The item as a view; the owner for a guide.
  var view: View? { item.item.layoutView }

  /// The view's identifier, or its path in the tree.
  var viewName: String { view.map { $0.identifier ?? $0.treePath } ?? "nil" }

  /// The item's name in a sentence.
  var itemName: String {
    guard let guide = item.guide, guide.kind != .scrollContent else { return viewName }
    return guide.identifier.isEmpty ? "a guide of \(viewName)" : "the guide \(guide.identifier)"
  }
}

/// One of the two passes over the texts of a layout (see `FirstPass`).
struct LayoutPass {
  let solver: Solver
  /// The form of an entry in this pass; in the first, a text has its natural size.
  let form: (Entry) -> LinearForm
  /// The open optima; nil if every variable is unique.
  let optima: OpenOptima?

  init(solver: Solver, form: @escaping (Entry) -> LinearForm) {
    self.solver = solver
    self.form = form
    optima = solver.openOptima()
  }

  /// Whether a variable has more than one value among the solutions of this pass.
  func isFree(_ variable: Variable) -> Bool { optima.map { $0.rate(of: variable) != 0 } ?? false }

  func value(of entry: Entry, at values: (Variable) -> Double) -> Double {
    let form = form(entry)
    return form.terms.reduce(form.constant) { $0 + $1.coefficient * values($1.variable) }
  }
}
