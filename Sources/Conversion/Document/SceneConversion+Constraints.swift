import Files
import Reuse

/// The constraints of a scene as a person would write them.
extension SceneConversion {
  /// The constraints in their shortest forms; those of one condition behind those of all size classes.
  func constraintNodes(keepsOrder: Bool) -> [Node] {
    let tree = ViewTree(of: changes.node, names)
    var conditions: [Node?] = [nil]
    var groups: [[ConvertedConstraint]] = [[]]
    let flat = changes.constraints.flatMap { node, when -> [(ConvertedConstraint, Node?)] in
      guard let constraint = ConvertedConstraint(node).map(renamed) else { return [] }
      return when.isEmpty ? [(constraint, nil)] : when.map { (constraint, $0) }
    }
    for (constraint, (_, condition)) in zip(Self.withUniqueNames(flat.map(\.0)), flat) {
      let place = conditions.firstIndex { Self.text(of: $0) == Self.text(of: condition) }
      if place == nil {
        conditions.append(condition)
        groups.append([])
      }
      groups[place ?? groups.count - 1].append(constraint)
    }
    return zip(conditions, groups).flatMap { condition, group in
      let nodes =
        keepsOrder
        ? group.map { $0.oriented(in: tree).node } : ConstraintForms.nodes(group, in: tree)
      return condition.map { condition in nodes.map { Self.node($0, when: condition) } } ?? nodes
    }
  }

  private static func text(of condition: Node?) -> String? {
    condition?.mapping?.map { "\($0.name)=\($0.value.scalar?.text ?? "")" }.joined(separator: " ")
  }

  private static func node(_ constraint: Node, when condition: Node) -> Node {
    let mark = constraint.mark
    let when = Node.Pair("when", condition, at: mark)
    if let entries = constraint.mapping { return constraint.with(entries: entries + [when]) }
    let isFormat = constraint.scalar.map { $0.text.hasPrefix("H:") || $0.text.hasPrefix("V:") }
    let own = Node.Pair(isFormat == true ? "visual" : "is", constraint, at: mark)
    return Node(content: .mapping([own, when]), mark: mark)
  }

  private func renamed(_ constraint: ConvertedConstraint) -> ConvertedConstraint {
    var renamed = constraint
    let target = \ConvertedConstraint.End.target.view
    renamed.first[keyPath: target] = name(of: constraint.first)
    if let second = constraint.second { renamed.second?[keyPath: target] = name(of: second) }
    // An object id is no name. An outlet is one, and what the author called the constraint.
    let element = constraint.id.flatMap { outline.elements[$0] }
    if constraint.id != nil, element != nil { renamed.id = element?.outlet }
    return renamed
  }

  /// Of several constraints with one name the first keeps it: Interface Builder does not ask for names that differ,
  /// and documents do.
  private static func withUniqueNames(_ constraints: [ConvertedConstraint]) -> [ConvertedConstraint]
  {
    var known: Set<String> = []
    return constraints.map { constraint in
      guard let id = constraint.id, !known.insert(id).inserted else { return constraint }
      var nameless = constraint
      nameless.id = nil
      return nameless
    }
  }

  private func name(of end: ConvertedConstraint.End) -> String {
    names[end.target.view] ?? end.target.view
  }

  /// The views whose margins decide something: those with constraints to them, the stacks that keep them, and what
  /// such views take margins over from.
  func usesMargins(_ constraints: [ConvertedConstraint]) -> Set<String> {
    var used = Set(
      constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
        .filter { ["margins", "readable"].contains($0.target.guide) }.map(\.target.view))
    for entry in tree.entries where entry.node["marginsRelative"] != nil { used.insert(entry.name) }
    if scene.node["root"]?.value["marginsRelative"] != nil { used.insert(Expansion.rootName) }
    for entry in tree.entries.reversed() where used.contains(entry.name) {
      if let parent = entry.parent, entry.node["preservesSuperviewMargins"] != nil {
        used.insert(parent)
      }
    }
    return used
  }
}
