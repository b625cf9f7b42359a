import Cassowary
import LayoutScene

/// The cheapest change that decides an ambiguity, in words. Each is tried on a copy before it is said.
struct Mends {
  private let engine: LayoutEngine
  private let surroundings: Surroundings

  init(_ engine: LayoutEngine) {
    self.engine = engine
    surroundings = Surroundings(engine)
  }

  /// One sentence.
  func mend(of ambiguity: Ambiguity) -> String {
    switch ambiguity.cause {
    case .undetermined: constraint(deciding: ambiguity)
    case .inequalities(let entries):
      equation(among: entries, deciding: ambiguity) ?? constraint(deciding: ambiguity)
    case .tie(let rivals):
      priority(of: rivals, deciding: ambiguity) ?? constraint(deciding: ambiguity)
    }
  }

  // MARK: Constraints

  /// A constraint for each direction that nothing decides. One on the variable that stands for it
  /// does, since the directions are independent.
  private func constraint(deciding ambiguity: Ambiguity) -> String {
    let coordinates = ambiguity.directions.compactMap { direction in
      engine.item(of: direction.variable).map {
        Coordinate(item: $0, variable: direction.variable)
      }
    }
    guard coordinates.count == 1, let only = coordinates.first else {
      return "Constrain " + listed(coordinates.map { "the \($0.name) of \($0.itemName)" }) + "."
    }
    if only.item.guide?.kind == .scrollContent {
      let (near, far) = only.axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
      return
        "Constrain what is in \(only.viewName) to its \(near) and its \(far), or constrain its "
        + "\(only.name)."
    }
    if ambiguity.tied.count > 1 {
      return "Constrain the \(only.name) of "
        + listed(ambiguity.tied.map { "\($0.item === only.item ? "" : "of ")\($0.itemName)" }, "or")
        + "."
    }
    return "Constrain the \(listed(attributes(deciding: ambiguity, only), "or")) of "
      + "\(only.itemName)."
  }

  /// What a constraint on the item may be about.
  private func attributes(
    deciding ambiguity: Ambiguity, _ coordinate: Coordinate
  ) -> [String] {
    let places: [LayoutConstraint.Attribute] =
      coordinate.axis == .horizontal
      ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY, .lastBaseline]
    let item = coordinate.item
    var names = coordinate.isSize ? [coordinate.name] : []
    for attribute in places where attribute != .lastBaseline || item.view?.hasBaselines == true {
      guard let form = engine.place(of: item.item, attribute), ambiguity.moves(form) else {
        continue
      }
      names.append(attribute == .lastBaseline ? "baseline" : attribute.name)
    }
    return names
  }

  // MARK: Inequalities

  private func equation(among entries: [Entry], deciding ambiguity: Ambiguity) -> String? {
    let trial = MendTrial(ambiguity, in: surroundings)
    for entry in entries.prefix(4) {
      guard let constraint = entry.constraint else { continue }
      let text = "“\(constraint.relationDescription)”"
      let beside = LayoutPriority.defaultLow
      let isDecided = trial.isDecided(by: [.equation(entry)])
      let isDecidedBeside = trial.isDecided(by: [.optional(entry, beside)])
      switch (isDecided, isDecidedBeside) {
      case (true, true):
        return "Make \(text) an equation, or add the same as an equation of priority "
          + "\(shortest(beside.value))."
      case (true, false): return "Make \(text) an equation."
      case (false, true):
        return "Beside \(text), add the same as an equation of priority "
          + "\(shortest(beside.value))."
      case (false, false): continue
      }
    }
    return nil
  }

  // MARK: Priorities

  /// One step for one of the rivals, or else a priority of its own for each. Where three or more are
  /// tied, one that holds more firmly leaves the others tied; one that yields first does not.
  private func priority(of rivals: [Entry], deciding ambiguity: Ambiguity) -> String? {
    let changeable = rivals.filter(\.hasOwnPriority)
    let trial = MendTrial(ambiguity, in: surroundings)
    let areHugging = rivals.allSatisfy { $0.half == .hugging }
    let raisesFirst = areHugging && ambiguity.directions.count == 1
    for step in raisesFirst ? [1.0, -1.0] : [-1.0, 1.0] {
      var proven: [Entry] = []
      for entry in changeable.prefix(6) where proven.count < 3 {
        guard let priority = entry.priority.moved(by: step) else { continue }
        if trial.isDecided(by: [.priority(entry, priority)]) { proven.append(entry) }
      }
      if let first = proven.first, let priority = first.priority.moved(by: step) {
        return "\(step > 0 ? "Raise" : "Lower") \(Entry.listed(proven)) to "
          + "\(shortest(priority.value))."
      }
    }
    return distinctPriorities(of: changeable, trial)
  }

  private func distinctPriorities(of rivals: [Entry], _ trial: MendTrial) -> String? {
    let steps = rivals.indices.map { -Double($0) }
    let priorities = zip(rivals, steps).compactMap { $0.priority.moved(by: $1) }
    guard rivals.count > 1, priorities.count == rivals.count,
      trial.isDecided(by: zip(rivals, priorities).map { .priority($0, $1) })
    else { return nil }
    return "Give \(Entry.listed(rivals, "and")) different priorities, such as "
      + listed(priorities.map { shortest($0.value) }) + "."
  }
}

extension LayoutPriority {
  /// Nil where that is no optional priority.
  func moved(by step: Double) -> LayoutPriority? {
    let moved = value + step
    return moved > 0 && moved < LayoutPriority.required.value ? LayoutPriority(moved) : nil
  }
}

/// `a`, `a and b`, `a, b and c`.
func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

extension Entry {
  enum Half { case hugging, compression }

  /// Which half of a content size it is; nil for anything else.
  var half: Half? {
    guard case .contentSize(_, _, let isHugging) = source else { return nil }
    return isHugging ? .hugging : .compression
  }

  /// Whether somebody can give it another priority: what a stack makes is the stack's.
  var hasOwnPriority: Bool {
    half != nil || constraint.map { $0.identifier?.hasPrefix("UISV-") != true } == true
  }

  /// `the horizontal hugging of name`, `the priority of “…”`.
  var priorityName: String {
    guard let half, let coordinate = contentCoordinate else {
      return "the priority of “\(constraint?.relationDescription ?? description)”"
    }
    return Self.halfName(half, coordinate.axis) + " of \(coordinate.itemName)"
  }

  /// `the horizontal hugging of name or of email`.
  static func listed(_ entries: [Entry], _ conjunction: String = "or") -> String {
    guard let first = entries.first, let half = first.half,
      let axis = first.contentCoordinate?.axis,
      entries.allSatisfy({ $0.half == half && $0.contentCoordinate?.axis == axis })
    else { return AutoLayout.listed(entries.map(\.priorityName), conjunction) }
    let names = entries.compactMap(\.contentCoordinate).map { "of \($0.itemName)" }
    return halfName(half, axis) + " " + AutoLayout.listed(names, conjunction)
  }

  private static func halfName(_ half: Half, _ axis: LayoutConstraint.Axis) -> String {
    "the \(axis == .horizontal ? "horizontal" : "vertical") "
      + (half == .hugging ? "hugging" : "compression resistance")
  }
}

extension View {
  /// Whether its baselines are other lines than its edges.
  var hasBaselines: Bool { forLastBaselineLayout !== self || baselineFont != nil }
}
