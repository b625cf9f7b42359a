import Files

/// Repetition over the items of a list or a mapping, or a number of times.
extension Expansion {
  /// Calls `body` for each item, with the item's name and a scope with variables: `$item` is the
  /// item, `$index` its number from 0 and, for the items of a mapping, `$key` its key. `$first` and
  /// `$last` are truth values. The scope does not have its place yet; the caller adds it.
  ///
  /// - Parameter name: the name of the repeated view; nil for a constraint.
  func forEachItem(
    of list: Node.Pair, in owner: Node, of kind: String, at place: Node, _ scope: Scope,
    named name: String? = nil, _ body: (_ name: String, _ scope: Scope) -> Void
  ) {
    guard !isTaken(list, in: owner, scope) else { return }
    let value = copy(list.value, scope)
    let items = items(of: value, of: kind, in: owner, scope)
    let named = value.sequence?.count ?? items?.count
    // Views of a list that has a mistake are unknown for that reason.
    if let name, items == nil || items?.count != named {
      places.lost.formUnion([name, String(name.dropFirst(scope.full("").count))])
    }
    guard let items else { return }
    if let name {
      places.repetitions.append(
        .init(name: name, list: value, items: items.map { ($0.name, $0.value.mark) }))
    }
    let variable = variable(of: owner, scope)
    for (index, item) in items.enumerated() {
      func word(_ text: String) -> Node { Node(text, style: .plain, at: list.key.mark) }
      guard charge(place, 4) else { return }
      var inner = scope
      var variables = scope.variables ?? [:]
      variables["index"] = word("\(index)")
      variables["key"] = item.key
      variables["first"] = word("\(index == 0)")
      variables["last"] = word("\(index + 1 == items.count)")
      variables[variable] = item.value
      inner.variables = variables
      inner.items.insert(variable)
      body(item.name, inner)
    }
  }

  /// The variables of a repetition besides the item.
  package static let counters: Set = ["index", "key", "first", "last"]

  /// The name of the item's variable: `item`, or the name under `as`.
  private func variable(of owner: Node, _ scope: Scope) -> String {
    guard let entry = owner["as"] else { return "item" }
    let name = entry.value.scalar?.text ?? ""
    if Identifier.isLegal(name) { return name }
    report(.illegalIdentifier(name), key(entry.value, scope))
    return "item"
  }

  private struct Item {
    /// The item's part in the names of views.
    var name: String
    var key: Node?
    var value: Node
  }

  /// The items under `repeat`; nil after reporting why there are none.
  private func items(
    of node: Node, of kind: String, in owner: Node, _ scope: Scope
  ) -> [Item]? {
    var items: [Item]
    switch node.content {
    case .sequence(let nodes):
      let counts = Self.counts(ofKeysIn: nodes)
      let all = counts.keys.sorted()
      items = unique(
        nodes.enumerated().map { Item(name: name(of: $1, number: $0, in: owner), value: $1) }
      ).map { item in
        guard let own = item.value.mapping, own.count < all.count,
          charge(node, (all.count - own.count) * (1 + own.count { counts[$0.name] == 1 }) / 4)
        else { return item }
        return Item(name: item.name, value: completed(item.value, own, with: all, counts))
      }
    case .mapping(let entries):
      items = entries.map { entry in
        if !Self.isName(entry.name) { report(.illegalIdentifier(entry.name), entry.key) }
        return Item(name: entry.name, key: entry.key, value: entry.value)
      }
    case .scalar:
      guard let count = count(node, scope) else { return nil }
      items = (0..<min(count, Self.repeatLimit + 1)).map { number in
        Item(name: "\(number)", value: Node("\(number)", style: .plain, at: node.mark))
      }
    }
    guard items.count <= Self.repeatLimit else {
      report(.tooManyItems(of: kind, limit: Self.repeatLimit), node)
      return nil
    }
    return items
  }

  /// The items without those that have the name of another one, which are reported.
  private func unique(_ items: [Item]) -> [Item] {
    var lines: [String: Int] = [:]
    return items.filter { item in
      let place = item.value["id"]?.value ?? item.value
      if let first = lines[item.name] {
        report(.takenItem(item.name, firstLine: first), place)
        return false
      }
      lines[item.name] = places.location(of: place.mark).line
      return true
    }
  }

  /// How often each key stands in the items of a list.
  private static func counts(ofKeysIn nodes: [Node]) -> [String: Int] {
    nodes.reduce(into: [:]) { counts, node in
      for entry in node.mapping ?? [] { counts[entry.name, default: 0] += 1 }
    }
  }

  /// An item with the keys that only others of its list have, which are nothing here. A key that is probably misspelt
  /// in the item is no such key.
  private func completed(
    _ item: Node, _ own: [Node.Pair], with all: [String], _ counts: [String: Int]
  ) -> Node {
    let names = Set(own.map(\.name))
    let strays = names.filter { counts[$0] == 1 }.sorted()
    let missing = all.filter {
      !names.contains($0) && (strays.isEmpty || Suggestion.nearest(to: $0, in: strays) == nil)
    }
    let nothing = Node("", style: .plain, at: item.mark)
    return item.with(
      entries: own + missing.map { Node.Pair(key: nothing, name: $0, value: nothing) })
  }

  /// A number of times: a whole number, or arithmetic with metrics and number arguments. Nil after
  /// reporting why the node is neither.
  private func count(_ node: Node, _ scope: Scope) -> Int? {
    let value = number(node, in: scope)
    if let count = value.flatMap({ Int(exactly: $0) }), count >= 0 { return count }
    let expected = "a list, a mapping or a whole number"
    let text = node.isNull ? nil : node.scalar?.text
    report(
      text.map { .wrongValue(key: "repeat", expected: expected, found: $0) }
        ?? .wrongKind(key: "repeat", expected: expected, found: node.kind), node)
    return nil
  }

  /// The number that a node stands for in a scope, with metrics and number arguments; nil for none.
  func number(_ node: Node, in scope: Scope) -> Double? {
    number(node) { name in
      scope.variables?[name].flatMap { self.number($0, self.metric) } ?? self.metric(name)
    }
  }

  private func metric(_ name: String) -> Double? { metrics[name] }

  /// The number that a node stands for; nil for none.
  private func number(_ node: Node, _ meaning: @escaping (String) -> Double?) -> Double? {
    guard let scalar = node.scalar, scalar.style == .plain, !node.isNull else { return nil }
    return Numbers.double(scalar.text) ?? Arithmetic.number(scalar.text, meaning)
  }

  /// The values of metrics. A metric may use those before it. Mistakes are reported where metrics
  /// are read, not here.
  func numbers(of metrics: [Node.Pair]) -> [String: Double] {
    metrics.reduce(into: [:]) { known, metric in
      let before = known
      known[metric.name] = number(metric.value) { before[$0] }
    }
  }

  /// The item's `id` if it has one, so that views keep their names when items come and go;
  /// otherwise its number from 0.
  private func name(of item: Node, number: Int, in owner: Node) -> String {
    guard let id = item["id"]?.value ?? misspeltId(of: item, in: owner),
      let text = id.scalar?.text
    else { return "\(number)" }
    if !Self.isName(text) { report(.illegalIdentifier(text), id) }
    return text
  }

  /// The value of an `ID` of an item that nobody asks for under that name, after reporting it. Each name of the views
  /// would be called unknown, too.
  private func misspeltId(of item: Node, in owner: Node) -> Node? {
    let stray = item.mapping?.first { $0.name != "id" && $0.name.lowercased() == "id" }
    guard let stray, !owner.hasText({ $0.contains(".\(stray.name)") }) else { return nil }
    report(.unknownKey(stray.name, owner: "an item", suggestion: "id", known: []), stray.key)
    return stray.value
  }

  private static func isName(_ text: String) -> Bool {
    Identifier.isLegal(text)
      || !text.isEmpty && text.utf8.count < 10
        && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
