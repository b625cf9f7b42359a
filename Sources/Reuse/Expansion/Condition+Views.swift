import Files

/// Conditions of views and constraints about the cell, such as `when: {width: regular}`.
extension Condition {
  /// The document without the views and constraints whose conditions do not hold.
  ///
  /// - Parameter places: gets what is left out.
  package static func applied(
    to document: Node, _ traits: Traits, _ rules: KeyRules, in places: inout NodePlaces
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
            own.append(view.with(value: applied(to: view.value, traits, rules, in: &places)))
          } else {
            places.leaveOut(view.name, names(in: view.value, rules), when: view.value.condition)
          }
        }
        entry.value = entry.value.with(entries: own)
      case ("constraints", .sequence(let constraints)):
        entry.value = entry.value.with(
          nodes: constraints.compactMap { constraint in
            guard holds(constraint, in: traits) else {
              let leftOut = NodePlaces.ConstraintLeftOut(constraint, at: constraint.mark)
              places.constraintsLeftOut += [leftOut].compactMap { $0 }
              return nil
            }
            guard constraint["when"] != nil, let keys = constraint.mapping else {
              return constraint
            }
            return constraint.with(entries: keys.filter { $0.name != "when" })
          })
      case (let name, .mapping) where rules.holdingViews.contains(name):
        entry.value = applied(to: entry.value, traits, rules, in: &places)
      default: break
      }
      kept.append(entry)
    }
    return document.with(entries: kept)
  }

  /// A condition as it is written: `width: regular`, or `$icon`.
  static func words(of condition: Node) -> String {
    if let words = condition.sequence {
      return "[\(words.map(Self.words).joined(separator: ", "))]"
    }
    guard let entries = condition.mapping else { return condition.scalar?.text ?? "" }
    return entries.map { "\($0.name): \(words(of: $0.value))" }.joined(separator: ", ")
  }

  /// The names of the views and guides inside a view.
  static func names(in view: Node, _ rules: KeyRules) -> [String] {
    (view.mapping ?? []).flatMap { entry in
      switch entry.name {
      case "views": (entry.value.mapping ?? []).flatMap { [$0.name] + names(in: $0.value, rules) }
      case "guides": (entry.value.mapping ?? []).map(\.name)
      case let name where rules.holdingViews.contains(name): names(in: entry.value, rules)
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

extension Expansion {
  /// Notes where the value of a view's condition is written, if that is not where the view is.
  func noteDeciding(_ view: Node, named name: String, _ scope: Scope) {
    guard let variables = scope.variables, let condition = view["when"],
      let text = Self.negated(condition.value).0.scalar?.text, text.hasPrefix("$")
    else { return }
    let path = text.dropFirst().filter { !"{}".contains($0) }.split(separator: ".").map(String.init)
    let value = path.first.flatMap { variables[$0] }
    places.deciding[name] = path.dropFirst().reduce(value) { $0?[$1]?.value }?.mark
  }

  func leaveOut(_ constraint: Node, _ scope: Scope) {
    let leftOut = NodePlaces.ConstraintLeftOut(constraint, at: key(constraint, scope).mark) {
      scope.full($0)
    }
    places.constraintsLeftOut += [leftOut].compactMap { $0 }
  }
}

extension Node {
  /// What is written under `when`; null where nothing is.
  var condition: Node { self["when"]?.value ?? Node(content: .mapping([]), mark: mark) }
}
