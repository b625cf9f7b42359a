import Files

/// Expands views: styles and repetition.
extension Expansion {
  /// The views under a `views` key. A variable there stands for views of the place where they are
  /// written.
  func views(_ node: Node, _ scope: Scope) -> Node {
    let (node, scope) = slot(node, scope)
    guard let entries = node.mapping else { return copy(node, scope) }
    let place = key(node, scope)
    return place.with(
      entries: inside(place) { entries.flatMap { instances(of: $0, scope) } } ?? [])
  }

  /// A list or mapping that a variable stands for, with a scope in which its names mean what they
  /// mean where it is written. A node that is no variable stays as it is.
  private func slot(_ node: Node, _ scope: Scope) -> (Node, Scope) {
    guard node.scalar != nil, scope.variables != nil else { return (node, scope) }
    let value = copy(node, scope)
    guard value.scalar == nil else { return (node, scope) }
    return (value, Scope(place: value.mark.place, name: places[value.mark].scope, variables: nil))
  }

  /// The views that an entry stands for: one, or one for each item that it is repeated for.
  private func instances(of written: Node.Pair, _ scope: Scope) -> [Node.Pair] {
    let entry = using(repeating(written, scope), scope)
    let place = key(entry.key, scope)
    guard charge(place, 4) else { return [] }
    guard entry.value.mapping != nil, let list = entry.value["repeat"] else {
      let name = scope.full(entry.name)
      guard charge(place, bytes: name.utf8.count) else { return [] }
      checkRepetition(of: entry.value, scope)
      noteDeciding(entry.value, named: name, scope)
      guard holds(entry.value, scope, named: name) else {
        places.leaveOut(
          name, Condition.names(in: entry.value, rules).map(scope.full), when: entry.value.condition
        )
        return []
      }
      let made = view(entry.value, named: name, at: place, scope)
      return [Node.Pair(key: place, name: name, value: conditional(made, by: entry.value, scope))]
    }
    if !Identifier.isLegal(entry.name) { report(.illegalIdentifier(entry.name), place) }
    var result: [Node.Pair] = []
    func append(_ view: Node, _ name: String, _ scope: Scope) {
      guard charge(place, bytes: name.utf8.count) else { return }
      var inner = scope
      inner.name = name
      var key = place
      key.mark.place = add(inner, at: place)
      inner.place = key.mark.place
      noteDeciding(view, named: name, inner)
      guard holds(view, inner, named: name) else {
        places.leaveOut(name, [], when: view.condition)
        return
      }
      let value = self.view(view, named: name, at: key, inner)
      result.append(Node.Pair(key: key, name: name, value: conditional(value, by: view, inner)))
    }
    let base = scope.full(entry.name)
    forEachItem(of: list, in: entry.value, of: "a view", at: place, scope, named: base) {
      name, inner in
      append(entry.value, "\(base)/\(name)", inner)
      let isLast = inner.variables?["last"]?.scalar?.text == "true"
      if let between = entry.value["between"], !isLast {
        append(between.value, "\(base)/between/\(name)", inner)
      }
    }
    return result
  }

  /// Whether a view or constraint is kept by its `when`: not where that is false or nothing. `not`
  /// before a value negates it.
  ///
  /// - Parameter name: the full name of a view. It is broken where the condition has a mistake: it may have to be left
  ///   out. So are the views of a constraint.
  func holds(_ node: Node, _ scope: Scope, named name: String? = nil) -> Bool {
    guard let condition = node["when"] else { return true }
    let before = problems.count
    defer {
      if problems.count > before {
        places.broken.formUnion(name.map { [$0] } ?? Self.words(of: node).map(scope.full))
      }
    }
    let (written, isNegated) = Self.negated(condition.value)
    let value = copy(written, scope)
    if Self.isAboutCell(node) {
      _ = Condition(value) { report($0, $1) }
      return true
    }
    if isWritten(written, scope), !isTaken(condition, in: node, scope) {
      // A text with a variable in it is shown as it is written.
      let text = written.scalar.flatMap { $0.text.contains("$") ? $0.text : nil }
      checkCondition(text.map { Node($0, style: .plain, at: value.mark) } ?? value, scope)
    }
    // An argument may be a negated variable, too. In quotes it is a text.
    let (operand, isNegatedAgain) =
      value.scalar?.style == .plain ? Self.negated(value) : (value, false)
    return isNothing(operand, of: written, scope) == (isNegated != isNegatedAgain)
  }

  /// The words of a constraint, among which are the names of its views.
  private static func words(of constraint: Node) -> [String] {
    let text = (constraint["is"] ?? constraint["visual"])?.value.scalar?.text ?? ""
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }.map(String.init)
  }

  /// Whether a condition's value is false or nothing, also as what metrics come to. A text that is called like a
  /// metric is a text.
  private func isNothing(_ value: Node, of written: Node, _ scope: Scope) -> Bool {
    if value.isNothing { return true }
    let name = written.scalar.map { $0.text.drop { "${".contains($0) }.prefix { $0 != "}" } }
    guard let name, !scope.texts.contains(String(name)), !isWritten(written, scope) else {
      return false
    }
    return number(value, in: scope) == 0
  }

  /// Whether a key of a use is the argument of a parameter whose name was reported.
  func isTaken(_ entry: Node.Pair, in view: Node, _ scope: Scope) -> Bool {
    component(of: view, scope)?.takes(entry.name) == true
  }

  /// The component that a view is made of; nil for none, and for an unknown one.
  func component(of view: Node, _ scope: Scope) -> Component? {
    view["component"].flatMap { copy($0.value, scope).scalar?.text }.flatMap { components[$0] }
  }

  private func checkCondition(_ value: Node, _ scope: Scope) {
    guard let scalar = value.scalar else {
      report(.wrongKind(key: "when", expected: Self.truth, found: value.kind), value)
      return
    }
    guard !value.isNothing, scalar.style != .plain || scalar.text.lowercased() != "true" else {
      return
    }
    let isUnspaced = scalar.text.hasPrefix("not$")
    let meant =
      isUnspaced
      ? "not \(scalar.text.dropFirst(3))"
      : scope.variables?[scalar.text].map { _ in "$\(scalar.text)" }
    report(.wrongValue(key: "when", expected: Self.truth, found: scalar.text, meant: meant), value)
  }

  /// Whether a view or constraint is only there in some cells: `when: {width: regular}`. That is told by
  /// `Condition` once the cell is known.
  private static func isAboutCell(_ node: Node) -> Bool {
    node["when"]?.value.mapping?.isEmpty == false
  }

  /// What was made of a view or constraint, with its condition about the cell.
  private func conditional(_ made: Node, by written: Node, _ scope: Scope) -> Node {
    guard Self.isAboutCell(written), let condition = written["when"] else { return made }
    hasConditions = true
    let entries = made.mapping ?? (made.isNull ? [] : [Node.Pair("is", made, at: made.mark)])
    let value = copy(condition.value, scope)
    return made.with(
      entries: entries + [Node.Pair(key: key(condition.key, scope), name: "when", value: value)])
  }

  /// The node without `not`, and whether that stood before it.
  static func negated(_ node: Node) -> (Node, Bool) {
    guard let text = node.scalar?.text, text.hasPrefix("not ") else { return (node, false) }
    let rest = String(text.drop { $0 != " " }.drop { $0 == " " })
    return (Node(rest, style: .plain, at: node.mark), true)
  }

  private static let truth = "true, false or a variable such as $last"

  /// Whether a condition is written out, rather than a variable. A `$` where there are no variables
  /// is reported.
  private func isWritten(_ node: Node, _ scope: Scope) -> Bool {
    // In an argument all variables are already replaced by their values.
    if scope.variables == nil, scope.place > 0 { return false }
    guard let text = node.scalar?.text, text.contains("$") else { return true }
    if scope.variables == nil {
      _ = Substitution(variables: [:]).value(node, report: { report($0, $1) })
      return false
    }
    // More than one variable is a text, which would always be true.
    return text.wholeMatch(of: /\$[\w.]+|\$\{[\w.]+\}/) == nil
  }

  /// Reports `between` and `as` on a view without `repeat`, unless they are parameters of its
  /// component.
  private func checkRepetition(of view: Node, _ scope: Scope) {
    let stray = ["between", "as"].compactMap { view[$0] }
    guard !stray.isEmpty else { return }
    let component = component(of: view, scope)
    for entry in stray where component?.has(entry.name) != true {
      let owner = "a view with “\(entry.name)”"
      report(.missingKey("repeat", owner: owner), key(entry.key, scope))
    }
  }

  /// Adds a place for nodes in a scope that is used at `use`, and returns its number. The place is
  /// in the file of `origin`, or else of `use`.
  func add(_ scope: Scope, at use: Node, writtenAt origin: Node? = nil) -> Int {
    let file = places[(origin ?? use).mark]
    return places.add(
      NodePlaces.Place(
        source: file.source, base: file.base, scope: scope.name, use: use.mark,
        variables: scope.variables ?? [:]))
  }

  /// The keys of a view, including those of its component and its styles.
  func view(_ value: Node, named name: String, at place: Node, _ scope: Scope) -> Node {
    guard value.mapping != nil else {
      // A variable can stand for a whole view.
      let (value, scope) = slot(value, scope)
      return value.mapping == nil
        ? copy(value, scope) : view(value, named: name, at: place, scope)
    }
    guard let use = value["component"] else { return keys(of: value, named: name, scope) }
    return view(value, ofComponent: use, named: name, at: place, scope)
  }

  // MARK: Keys

  /// The keys of a view, which is broken where a style of it is unknown.
  func keys(of value: Node, named name: String, _ scope: Scope) -> Node {
    lacksStyle = false
    let keys = keys(of: value, scope)
    if lacksStyle {
      places.broken.insert(name)
      if keys["class"] == nil { places.unclassed.insert(name) }
    }
    return keys
  }

  /// The keys of a view copied into a scope, those of its styles before its own.
  func keys(of value: Node, _ scope: Scope) -> Node {
    guard let entries = value.mapping else { return copy(value, scope) }
    let own = entries.filter { !Self.useKeys.contains($0.name) }.map { entry in
      var entry = entry
      entry.key = key(entry.key, scope)
      switch entry.name {
      case "views": entry.value = views(entry.value, scope)
      case "constraints": entry.value = constraints(entry.value, scope)
      case _ where rules.holdingViews.contains(entry.name): entry.value = part(entry.value, scope)
      case "guides", "spacingAfter": entry.value = named(entry.value, scope)
      default:
        let isVariable = entry.value.scalar != nil
        entry.value = copy(entry.value, scope)
        // What an argument says wins over what the component says beside it.
        if isVariable, rules.isHolder(entry.name) { entry.isChange = true }
      }
      return entry
    }
    lacksStyle = false
    let style = value["style"].map { self.style(copy($0.value, scope)) } ?? []
    return key(value, scope).with(entries: rules.merged(style, with: own))
  }

  /// A view that another one has under a key, such as `accessory`. It may have styles and views as other
  /// views do; it is no component, and is not repeated or left out.
  private func part(_ node: Node, _ scope: Scope) -> Node {
    let (node, scope) = slot(node, scope)
    let others = Self.useKeys.subtracting(["style"])
    let isOpen = node.mapping?.contains { others.contains($0.name) } == false
    return isOpen ? keys(of: node, scope) : copy(node, scope)
  }

  /// A mapping whose keys are identifiers; they get their full names in the scope.
  private func named(_ node: Node, _ scope: Scope) -> Node {
    guard scope.place > 0 else { return node }
    let node = copy(node, scope)
    guard let entries = node.mapping else { return node }
    return node.with(
      entries: entries.map { Node.Pair(key: $0.key, name: scope.full($0.name), value: $0.value) })
  }

  /// The keys of `root`, which may have styles as views do.
  func styled(_ node: Node, _ scope: Scope) -> Node {
    node["style"] == nil ? node : keys(of: node, scope)
  }

  /// The constraints under a `constraints` key. Names in them belong to the scope.
  func constraints(_ node: Node, _ scope: Scope) -> Node {
    let (node, scope) = slot(node, scope)
    guard let nodes = node.sequence else { return copy(node, scope) }
    return key(node, scope).with(nodes: nodes.flatMap { instances(ofConstraint: $0, scope) })
  }

  /// The constraints that an entry stands for: one, or one for each item that it is repeated for.
  private func instances(ofConstraint constraint: Node, _ scope: Scope) -> [Node] {
    // The names in it become full names.
    guard charge(constraint, bytes: 2 * scope.name.utf8.count) else { return [] }
    guard let entries = constraint.mapping, let list = constraint["repeat"] else {
      noteDeciding(constraint, scope)
      guard holds(constraint, scope) else {
        leaveOut(constraint, scope)
        return []
      }
      let made = identified(copy(constraint.unconditional, scope, isEquation: true), scope)
      return [conditional(made, by: constraint, scope)]
    }
    var made: [Node] = []
    forEachItem(
      of: list, in: constraint, of: "a constraint", at: key(constraint, scope), scope
    ) { _, inner in
      var inner = inner
      inner.place = add(inner, at: key(constraint, scope))
      noteDeciding(constraint, inner)
      guard holds(constraint, inner) else { return leaveOut(constraint, inner) }
      let written = constraint.with(entries: entries.filter { !Self.useKeys.contains($0.name) })
      let own = identified(copy(written, inner, isEquation: true), inner)
      made.append(conditional(own, by: constraint, inner))
    }
    return made
  }

  private func identified(_ constraint: Node, _ scope: Scope) -> Node {
    guard !scope.name.isEmpty, let entries = constraint.mapping, constraint["id"] != nil else {
      return constraint
    }
    return constraint.with(
      entries: entries.map { entry in
        guard entry.name == "id", let scalar = entry.value.scalar, !entry.value.isNull else {
          return entry
        }
        return entry.with(
          value: Node(scope.full(scalar.text), style: scalar.style, at: entry.value.mark))
      })
  }
}
