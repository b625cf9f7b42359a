import Cassowary
import LayoutScene

/// A change that decides an ambiguity. The host words it.
package enum Mend {
  /// One more constraint on any of these attributes of a coordinate's item.
  case constrain(Coordinate, [Attribute])
  /// One more constraint on each of several coordinates.
  case constrainEach([Coordinate])
  /// An inequality becomes an equation, or gets an equation of the same sides beside it, or either.
  case equation(of: Row, replaces: Bool, beside: LayoutPriority?)
  /// Another priority for any one of these rows.
  case priority(of: [Row], LayoutPriority, isHigher: Bool)
  /// A priority of its own for each row.
  case priorities([(row: Row, priority: LayoutPriority)])
}

/// Finds the smallest change that decides an ambiguity. A change of a priority or a relation is tried on
/// a copy first.
package struct MendSearch {
  private let engine: LayoutEngine
  private let graph: RowGraph
  /// The item whose text has the last baseline of an item; nil where it has none.
  private let lastText: (Item) -> Item?

  /// How many rows are tried, and how many that would do are told.
  private static let (triedInequalities, triedPriorities, toldPriorities) = (4, 6, 3)

  package init(_ engine: LayoutEngine, lastText: @escaping (Item) -> Item?) {
    self.engine = engine
    self.lastText = lastText
    graph = RowGraph(engine)
  }

  package func mend(of ambiguity: Ambiguity) -> Mend {
    let found: Mend? =
      switch ambiguity.cause {
      case .undetermined: nil
      case .inequalities(let rows): equation(among: rows, deciding: ambiguity)
      case .tie(let rivals): priority(of: rivals, deciding: ambiguity)
      }
    return found ?? constraint(deciding: ambiguity)
  }

  // MARK: Constraints

  /// A constraint for each freedom. A constraint on the variable that stands for a freedom decides it,
  /// since freedoms are independent.
  private func constraint(deciding ambiguity: Ambiguity) -> Mend {
    let coordinates = ambiguity.freedoms.compactMap { freedom in
      engine.items[freedom.variable].map {
        Coordinate(item: $0, variable: freedom.variable)
      }
    }
    guard coordinates.count == 1, let only = coordinates.first else {
      return .constrainEach(coordinates)
    }
    return .constrain(only, attributes(deciding: ambiguity, only))
  }

  /// The attributes of the item that a deciding constraint would have to constrain.
  private func attributes(
    deciding ambiguity: Ambiguity, _ coordinate: Coordinate
  ) -> [Attribute] {
    let item = coordinate.item
    var places: [Attribute] =
      coordinate.axis == .horizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
    if coordinate.axis == .vertical, hasBaselines(item) { places.append(.lastBaseline) }
    let deciding = places.filter { attribute in
      var end = End(item: item, owner: item, attribute: attribute)
      if attribute.isBaseline { end.text = lastText(item) }
      return engine.form(of: end).map(ambiguity.moves) == true
    }
    return (coordinate.isSize ? [coordinate.attribute] : []) + deciding
  }

  /// Whether the last baseline differs from the bottom edge.
  private func hasBaselines(_ item: Item) -> Bool {
    item.content.layout.baselines != nil || lastText(item).map { $0 !== item } ?? false
  }

  // MARK: Inequalities

  private func equation(among rows: [Row], deciding ambiguity: Ambiguity) -> Mend? {
    let trial = MendTrial(ambiguity, in: graph)
    for row in rows.prefix(Self.triedInequalities) {
      guard case .constraint = row.source else { continue }
      let replaces = trial.isDecided(by: [.equation(row)])
      let isDecidedBeside = trial.isDecided(by: [.optional(row, .defaultLow)])
      guard replaces || isDecidedBeside else { continue }
      return .equation(
        of: row, replaces: replaces, beside: isDecidedBeside ? .defaultLow : nil)
    }
    return nil
  }

  // MARK: Priorities

  /// A step of 1 for one of the rivals, or else a different priority for each. If three or more are tied,
  /// raising one leaves the others tied; lowering one may not.
  private func priority(of rivals: [Row], deciding ambiguity: Ambiguity) -> Mend? {
    let changeable = rivals.filter(\.hasOwnPriority)
    let trial = MendTrial(ambiguity, in: graph)
    let areHugging = rivals.allSatisfy { $0.half == .hugging }
    let raisesFirst = areHugging && ambiguity.freedoms.count == 1
    for step in raisesFirst ? [1.0, -1.0] : [-1.0, 1.0] {
      var proven: [Row] = []
      for row in changeable.prefix(Self.triedPriorities) where proven.count < Self.toldPriorities {
        guard let priority = row.priority.moved(by: step) else { continue }
        if trial.isDecided(by: [.priority(row, priority)]) { proven.append(row) }
      }
      if let priority = proven.first?.priority.moved(by: step) {
        return .priority(of: proven, priority, isHigher: step > 0)
      }
    }
    return distinctPriorities(of: changeable, trial)
  }

  private func distinctPriorities(of rivals: [Row], _ trial: MendTrial) -> Mend? {
    let steps = zip(rivals, rivals.indices).compactMap { row, index in
      row.priority.moved(by: -Double(index)).map { (row: row, priority: $0) }
    }
    guard rivals.count > 1, steps.count == rivals.count,
      trial.isDecided(by: steps.map { .priority($0.row, $0.priority) })
    else { return nil }
    return .priorities(steps)
  }
}

extension LayoutPriority {
  /// The priority moved by `step`; nil if that is not an optional priority.
  fileprivate func moved(by step: Double) -> LayoutPriority? {
    let moved = value + step
    return moved > 0 && moved < LayoutPriority.required.value ? LayoutPriority(moved) : nil
  }
}
