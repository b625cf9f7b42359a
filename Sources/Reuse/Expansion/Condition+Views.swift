import Files

/// Conditions of views and constraints about the cell, such as `when: {width: regular}`.
extension Condition {
  /// The document without the views and constraints whose conditions do not hold.
  ///
  /// - Parameter leftOut: gets the full names of these views.
  package static func applied(
    to document: Node, _ traits: Traits, leavingOut leftOut: inout Set<String>
  ) -> Node {
    guard let entries = document.mapping else { return document }
    var kept: [Node.Pair] = []
    for entry in entries where entry.name != "when" {
      var entry = entry
      switch (entry.name, entry.value.content) {
      case ("views", .mapping(let views)):
        var own: [Node.Pair] = []
        for view in views {
          if holds(view.value, in: traits) {
            own.append(view.with(value: applied(to: view.value, traits, leavingOut: &leftOut)))
          } else {
            leftOut.insert(view.name)
            leftOut.formUnion(names(in: view.value))
          }
        }
        entry.value = entry.value.with(entries: own)
      case ("constraints", .sequence(let constraints)):
        entry.value = entry.value.with(
          nodes: constraints.filter { holds($0, in: traits) }.map { constraint in
            guard constraint["when"] != nil, let keys = constraint.mapping else {
              return constraint
            }
            return constraint.with(entries: keys.filter { $0.name != "when" })
          })
      case (let name, .mapping) where Expansion.partKeys.contains(name):
        entry.value = applied(to: entry.value, traits, leavingOut: &leftOut)
      default: break
      }
      kept.append(entry)
    }
    return document.with(entries: kept)
  }

  /// The names of the views and guides inside a view.
  static func names(in view: Node) -> [String] {
    (view.mapping ?? []).flatMap { entry in
      switch entry.name {
      case "views": (entry.value.mapping ?? []).flatMap { [$0.name] + names(in: $0.value) }
      case "guides": (entry.value.mapping ?? []).map(\.name)
      case let name where Expansion.partKeys.contains(name): names(in: entry.value)
      default: [String]()
      }
    }
  }

  private static func holds(_ node: Node, in traits: Traits) -> Bool {
    guard let condition = node["when"]?.value else { return true }
    // Mistakes in it were reported when the document was expanded.
    return Condition(condition) { _, _ in }.holds(in: traits)
  }
}
