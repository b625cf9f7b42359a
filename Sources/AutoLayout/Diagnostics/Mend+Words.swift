import LayoutKernel
import LayoutScene

extension Mend {
  /// The change as one sentence.
  func words(deciding ambiguity: Ambiguity) -> String {
    switch self {
    case .constrainEach(let coordinates):
      let names: [Sentence] = coordinates.map { "the \($0.name) of \($0.itemName)" }
      return "Constrain \(names.listed())."
    case .constrain(let only, let attributes):
      return Self.constrain(only, attributes, ambiguity.tied)
    case .equation(let row, let replaces, let beside):
      return Self.equation(row, replaces, beside)
    case .priority(let rows, let priority, let isHigher):
      return "\(isHigher ? "Raise" : "Lower") \(Row.listed(rows)) to "
        + "\(shortest(priority.value))."
    case .priorities(let all):
      let priorities: [Sentence] = all.map { "\(shortest($0.priority.value))" }
      return
        "Give \(Row.listed(all.map(\.row), "and")) different priorities, such as \(priorities.listed())."
    }
  }

  private static func constrain(
    _ only: Coordinate, _ attributes: [Attribute], _ tied: [Coordinate]
  ) -> String {
    if only.item.guide == .scrollContent {
      let (near, far) = only.axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
      return
        "Constrain the content of \(only.viewName) to its \(near) and its \(far), or constrain its "
        + "\(only.name)."
    }
    if tied.count > 1 {
      let owners: [Sentence] = tied.map { "of \($0.itemName)" }
      return "Constrain the \(only.name) \(owners.listed("or"))."
    }
    let names: [Sentence] = attributes.map { "\($0 == .lastBaseline ? "baseline" : $0.name)" }
    return "Constrain the \(names.listed("or")) of \(only.itemName)."
  }

  private static func equation(
    _ row: Row, _ replaces: Bool, _ beside: LayoutPriority?
  ) -> String {
    let text = "“\(row.constraint?.relationDescription ?? row.description)”"
    guard let beside else { return "Make \(text) an equation." }
    let addition = "add an equation with the same sides at priority \(shortest(beside.value))."
    return replaces
      ? "Make \(text) an equation, or \(addition)" : "In addition to \(text), \(addition)"
  }
}
