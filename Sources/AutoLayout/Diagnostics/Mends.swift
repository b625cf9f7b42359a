import Cassowary
import LayoutKernel
import LayoutScene

/// Finds the smallest change that decides an ambiguity, and words it. A change of a priority or a
/// relation is tried on a copy first.
struct Mends {
  private let engine: LayoutEngine
  private let graph: RowGraph

  init(_ engine: LayoutEngine) {
    self.engine = engine
    graph = RowGraph(engine)
  }

  /// The change as one sentence.
  func mend(of ambiguity: Ambiguity) -> String {
    switch ambiguity.cause {
    case .undetermined: constraint(deciding: ambiguity)
    case .inequalities(let rows):
      equation(among: rows, deciding: ambiguity) ?? constraint(deciding: ambiguity)
    case .tie(let rivals):
      priority(of: rivals, deciding: ambiguity) ?? constraint(deciding: ambiguity)
    }
  }

  // MARK: Constraints

  /// Proposes a constraint for each direction. A constraint on the variable that stands for a
  /// direction decides it, since directions are independent.
  private func constraint(deciding ambiguity: Ambiguity) -> String {
    let coordinates = ambiguity.directions.compactMap { direction in
      engine.items[direction.variable].map {
        Coordinate(item: $0, variable: direction.variable)
      }
    }
    guard coordinates.count == 1, let only = coordinates.first else {
      return "Constrain " + listed(coordinates.map { "the \($0.name) of \($0.itemName)" }) + "."
    }
    if only.item.guide == .scrollContent {
      let (near, far) = only.axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
      return
        "Constrain the content of \(only.viewName) to its \(near) and its \(far), or constrain its "
        + "\(only.name)."
    }
    if ambiguity.tied.count > 1 {
      let items = ambiguity.tied.map { "of \($0.itemName)" }
      return "Constrain the \(only.name) \(listed(items, "or"))."
    }
    return "Constrain the \(listed(attributes(deciding: ambiguity, only), "or")) of "
      + "\(only.itemName)."
  }

  /// The attributes of the item that a deciding constraint would have to constrain.
  private func attributes(
    deciding ambiguity: Ambiguity, _ coordinate: Coordinate
  ) -> [String] {
    let places: [LayoutConstraint.Attribute] =
      coordinate.axis == .horizontal
      ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY, .lastBaseline]
    let item = coordinate.item
    var names = coordinate.isSize ? [coordinate.name] : []
    for attribute in places where attribute != .lastBaseline || item.view?.hasBaselines == true {
      guard let named = item.layoutItem, let form = engine.form(of: named, attribute),
        ambiguity.moves(form)
      else {
        continue
      }
      names.append(attribute == .lastBaseline ? "baseline" : attribute.name)
    }
    return names
  }

  // MARK: Inequalities

  private func equation(among rows: [Row], deciding ambiguity: Ambiguity) -> String? {
    let trial = MendTrial(ambiguity, in: graph)
    for row in rows.prefix(4) {
      guard let constraint = row.constraint else { continue }
      let text = "“\(constraint.relationDescription)”"
      let beside = LayoutPriority.defaultLow
      let isDecided = trial.isDecided(by: [.equation(row)])
      let isDecidedBeside = trial.isDecided(by: [.optional(row, beside)])
      switch (isDecided, isDecidedBeside) {
      case (true, true):
        return "Make \(text) an equation, or add an equation with the same sides at priority "
          + "\(shortest(beside.value))."
      case (true, false): return "Make \(text) an equation."
      case (false, true):
        return "In addition to \(text), add an equation with the same sides at priority "
          + "\(shortest(beside.value))."
      case (false, false): continue
      }
    }
    return nil
  }

  // MARK: Priorities

  /// Proposes a step of 1 for one of the rivals, or else a different priority for each. If three or
  /// more are tied, raising one leaves the others tied; lowering one may not.
  private func priority(of rivals: [Row], deciding ambiguity: Ambiguity) -> String? {
    let changeable = rivals.filter(\.hasOwnPriority)
    let trial = MendTrial(ambiguity, in: graph)
    let areHugging = rivals.allSatisfy { $0.half == .hugging }
    let raisesFirst = areHugging && ambiguity.directions.count == 1
    for step in raisesFirst ? [1.0, -1.0] : [-1.0, 1.0] {
      var proven: [Row] = []
      for row in changeable.prefix(6) where proven.count < 3 {
        guard let priority = row.priority.moved(by: step) else { continue }
        if trial.isDecided(by: [.priority(row, priority)]) { proven.append(row) }
      }
      if let first = proven.first, let priority = first.priority.moved(by: step) {
        return "\(step > 0 ? "Raise" : "Lower") \(Row.listed(proven)) to "
          + "\(shortest(priority.value))."
      }
    }
    return distinctPriorities(of: changeable, trial)
  }

  private func distinctPriorities(of rivals: [Row], _ trial: MendTrial) -> String? {
    let steps = rivals.indices.map { -Double($0) }
    let priorities = zip(rivals, steps).compactMap { $0.priority.moved(by: $1) }
    guard rivals.count > 1, priorities.count == rivals.count,
      trial.isDecided(by: zip(rivals, priorities).map { .priority($0, $1) })
    else { return nil }
    return "Give \(Row.listed(rivals, "and")) different priorities, such as "
      + listed(priorities.map { shortest($0.value) }) + "."
  }
}

extension LayoutPriority {
  /// The priority moved by `step`; nil if that is not an optional priority.
  func moved(by step: Double) -> LayoutPriority? {
    let moved = value + step
    return moved > 0 && moved < LayoutPriority.required.value ? LayoutPriority(moved) : nil
  }
}

extension View {
  /// Whether the view's baselines differ from its edges.
  var hasBaselines: Bool { forLastBaselineLayout !== self || baselineFont != nil }
}
