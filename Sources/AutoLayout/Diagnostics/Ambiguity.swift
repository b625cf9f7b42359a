import Cassowary
import LayoutScene

/// One choice that the constraints and priorities of a layout leave open: what is open, why, and how
/// everything that depends on it moves.
struct Ambiguity {
  enum Cause {
    /// No constraint says it, and no content either.
    case undetermined
    /// Constraints limit it, and leave room.
    case inequalities([Entry])
    /// These have the same priority, do not all hold, and none has precedence.
    case tie([Entry])
  }

  let cause: Cause
  /// The coordinates that the choice is between, in document order. What only moves along is not
  /// among them.
  let tied: [Coordinate]
  /// The independent directions that the choice has: more than one where more than two are tied.
  let directions: [Direction]
  let pass: LayoutPass

  /// From one solution to another.
  struct Direction {
    /// What stands for the direction: of all that moves the nearest to its cause.
    let variable: Variable
    /// By variable, its change for a change of 1 of `variable`.
    let rates: [Variable: Double]

    /// How much a sum changes.
    func rate(of form: LinearForm) -> Double {
      let parts = form.terms.map { $0.coefficient * (rates[$0.variable] ?? 0) }
      let sum = parts.reduce(0, +)
      return abs(sum) > 1e-9 * parts.reduce(0, { $0 + abs($1) }) ? sum : 0
    }
  }

  /// What makes it the same choice in either pass.
  var key: [AnyHashable] {
    guard case .tie(let rivals) = cause else { return tied.map { AnyHashable($0) } }
    return rivals.map { AnyHashable(ObjectIdentifier($0)) }
  }

  func moves(_ form: LinearForm) -> Bool { directions.contains { $0.rate(of: form) != 0 } }

  /// Everything that moves, ascending.
  var moving: [Variable] {
    Set(directions.flatMap(\.rates.keys)).sorted { $0.index < $1.index }
  }
}

/// One number of an item's place.
struct Coordinate: Hashable {
  let item: EngineItem
  let variable: Variable

  static func == (a: Self, b: Self) -> Bool { a.variable == b.variable }
  func hash(into hasher: inout Hasher) { hasher.combine(variable) }

  var axis: LayoutConstraint.Axis {
    variable == item.x || variable == item.width ? .horizontal : .vertical
  }
  var isSize: Bool { variable == item.width || variable == item.height }

  /// What people call it, without the item.
  var name: String {
    let isHorizontal = axis == .horizontal
    let name =
      isSize
      ? (isHorizontal ? "width" : "height")
      : (isHorizontal ? "horizontal position" : "vertical position")
    return item.guide?.kind == .scrollContent ? "content \(name)" : name
  }

  /// As `plumb explain` takes it.
  var attribute: LayoutConstraint.Attribute {
    switch (axis, isSize) {
    case (.horizontal, true): .width
    case (.vertical, true): .height
    case (.horizontal, false): .left
    case (.vertical, false): .top
    }
  }

  /// The view that it is of, the owner for a guide.
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
  /// What an entry says in this pass: the natural size of a text in the first.
  let form: (Entry) -> LinearForm
  /// Nil where every variable is unique.
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
