import Files

/// Conditions of views and constraints about the cell, such as `when: {width: regular}`.
extension Condition {
  /// The document without the views and constraints whose conditions do not hold.
  ///
  /// - Parameters:
  ///   - places: gets the conditions, and what is left out.
  ///   - known: whether conditions hold, by their names, where that is not for the cell to say.
  package static func applied(
    to document: Node, _ traits: Traits, _ rules: KeyRules, in places: inout NodePlaces,
    replacing known: [String: Bool] = [:]
  ) -> Node {
    guard let entries = document.mapping else { return document }
    var kept: [Node.Pair] = []
    for entry in entries where entry.name != "when" {
      var entry = entry
      switch (entry.name, entry.value.content) {
      case ("views", .mapping(let views)):
        var own: [Node.Pair] = []
        for view in views {
          if holds(view.value, "\(view.name).when", in: traits, &places, known) {
            let inner = applied(to: view.value, traits, rules, in: &places, replacing: known)
            own.append(view.with(value: inner))
          } else {
            places.leaveOut(view.name, names(in: view.value, rules), when: view.value.condition)
          }
        }
        entry.value = entry.value.with(entries: own)
      case ("constraints", .sequence(let constraints)):
        entry.value = entry.value.with(
          nodes: constraints.compactMap { constraint in
            guard holds(constraint, constraint.constraintName, in: traits, &places, known) else {
              let leftOut = NodePlaces.ConstraintLeftOut(constraint, at: constraint.mark)
              places.constraintsLeftOut += [leftOut].compactMap { $0 }
              return nil
            }
            return constraint.unconditional
          })
      case (let name, .mapping) where rules.holdingViews.contains(name):
        entry.value = applied(to: entry.value, traits, rules, in: &places, replacing: known)
      default: break
      }
      kept.append(entry)
    }
    return document.with(entries: kept)
  }

  /// A condition as it is written: `width: regular`, or `$icon`.
  package static func words(of condition: Node) -> String {
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

  private static func holds(
    _ node: Node, _ name: @autoclosure () -> String, in traits: Traits,
    _ places: inout NodePlaces, _ known: [String: Bool]
  ) -> Bool {
    guard let condition = node["when"] else { return true }
    let name = name()
    // Mistakes in it were reported when the document was expanded.
    let holds = known[name] ?? Condition(condition.value) { _, _ in }.holds(in: traits)
    places.conditions.append(
      NodePlaces.CellCondition(
        name: name, words: words(of: condition.value), mark: condition.key.mark, holds: holds))
    return holds
  }
}

extension Expansion {
  /// Notes where the value of a view's condition is written, if that is not where the view is.
  func noteDeciding(_ view: Node, named name: String, _ scope: Scope) {
    guard let variable = variable(decidingAbout: view, scope), let text = variable.scalar?.text
    else { return }
    let path = text.dropFirst().filter { !"{}".contains($0) }.split(separator: ".").map(String.init)
    let value = path.first.flatMap { scope.variables?[$0] }
    guard let value = path.dropFirst().reduce(value, { $0?[$1]?.value }) ?? value else { return }
    places.deciding[name] = .init(variable: variable, value: value)
  }

  /// Notes the variable in a constraint's condition.
  func noteDeciding(_ constraint: Node, _ scope: Scope) {
    places.constraintConditions += [variable(decidingAbout: constraint, scope)].compactMap(\.self)
  }

  /// The variable in the condition of a view or constraint; nil for any other condition.
  private func variable(decidingAbout node: Node, _ scope: Scope) -> Node? {
    guard scope.variables != nil, let condition = node["when"] else { return nil }
    var variable = Self.negated(condition.value).0
    variable.mark.place = scope.place
    return variable.scalar?.text.hasPrefix("$") == true ? variable : nil
  }

  func leaveOut(_ constraint: Node, _ scope: Scope) {
    let leftOut = NodePlaces.ConstraintLeftOut(constraint, at: key(constraint, scope).mark) {
      scope.full($0)
    }
    places.constraintsLeftOut += [leftOut].compactMap { $0 }
  }
}

extension Node {
  /// A constraint's identifier, or else its text.
  fileprivate var constraintName: String {
    let named = self["id"] ?? self["is"] ?? self["visual"]
    return named?.value.scalar?.text ?? ""
  }

  /// The node without `when`.
  var unconditional: Node {
    self["when"] == nil ? self : with(entries: (mapping ?? []).filter { $0.name != "when" })
  }

  /// What is written under `when`; null where nothing is.
  var condition: Node { self["when"]?.value ?? Node(content: .mapping([]), mark: mark) }
}
