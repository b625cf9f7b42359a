import Files
import Foundation

/// A document with the changes of a screen or a variant. Views are found by their identifiers at
/// any depth, constraints by their ids. `KeyRules` has the rule of how a change is merged with
/// a key's value.
package struct Variation {
  package private(set) var root: Node
  private let rules: KeyRules
  private let report: (Fact, Node) -> Void
  /// Changes of views and constraints that are not in the document itself but in a component that
  /// it uses.
  private(set) var pendingViews: [Node.Pair] = []
  private var pendingConstraints: [Node.Pair] = []
  /// Metrics of variants that the document itself does not have.
  private var newMetrics: [Node.Pair] = []

  init(root: Node, _ rules: KeyRules, _ report: @escaping (Fact, Node) -> Void) {
    self.root = root
    self.rules = rules
    self.report = report
  }

  /// - Parameters:
  ///   - owner: the screen or variant that makes the changes, for messages.
  ///   - addsViews: whether the changes are a screen's, so that an unknown view is added.
  mutating func apply(_ changes: Node, of owner: String, addsViews: Bool = false) {
    for entry in changes.mapping ?? [] {
      let own = addsViews ? "variants" : "when"
      switch (entry.name, rules.change(of: entry.name)) {
      case ("views", _): apply(views: entry.value, adds: addsViews)
      case ("constraints", _): apply(constraints: entry.value)
      case (own, _): break
      case (_, .entries) where entry.value.isNull: break
      case (_, .entries), (_, .value), (_, .settledValue):
        if entry.name == "metrics", !addsViews {
          newMetrics += (entry.value.mapping ?? []).filter {
            root["metrics"]?.value[$0.name] == nil
          }
        }
        root = rules.changed(root, by: entry)
      // `ScreenBars` has turned the bars into views before.
      case (_, .none), (_, .parts):
        report(.unknownKey(entry.name, owner: owner, known: rules.changing + [own]), entry.key)
      }
    }
  }

  /// Applies the changes whose views and constraints only exist after expansion, and reports those
  /// that still find none.
  ///
  /// - Parameters:
  ///   - written: expands the changes of a view, without those that were made before.
  ///   - includedMetrics: the metrics of included files.
  ///   - nearest: finds the name that was probably meant by another.
  mutating func finish(
    _ root: Node, _ written: (Node.Pair) -> Node, includedMetrics: Set<String>,
    nearest: (String, [String]) -> String?
  ) -> Node {
    self.root = root
    let metrics = root.definitions(.metrics).map(\.name)
    for metric in newMetrics where !includedMetrics.contains(metric.name) {
      // A metric that only the variant has may be used by its constraints.
      guard let meant = nearest(metric.name, metrics.filter { $0 != metric.name }),
        !Self.isNamed(metric.name, in: root)
      else { continue }
      report(.unknownMetric(metric.name, suggestion: meant), metric.key)
    }
    let unknownViews = pendingViews.filter { entry in
      !change(view: entry.with(value: written(entry)))
    }
    let unknownConstraints = pendingConstraints.filter { !change(constraint: $0) }
    let views = unknownViews.isEmpty ? [] : Self.names(ofViewsIn: self.root["views"]?.value)
    let ids = unknownConstraints.isEmpty ? [] : Self.ids(in: self.root)
    let lost = unknownViews.isEmpty ? [] : Self.namesUnderMisspeltViews(in: self.root)
    for entry in unknownViews where !lost.contains(entry.name) {
      report(.unknownView(entry.name, suggestion: nearest(entry.name, views)), entry.key)
    }
    for entry in unknownConstraints {
      report(.unknownConstraint(entry.name, suggestion: nearest(entry.name, ids)), entry.key)
    }
    return self.root
  }

  /// Whether a value of a document has a name in its text.
  private static func isNamed(_ name: String, in node: Node) -> Bool {
    node.hasText { text in
      text.unicodeScalars.split { !Identifier.isPart($0, isFirst: false) }.contains {
        String($0) == name
      }
    }
  }

  // MARK: Views

  private mutating func apply(views: Node, adds: Bool) {
    let expected = "a mapping of identifiers to views, such as {title: {class: label}}"
    guard !views.isNull, let entries = views.entries(of: "views", expected: expected, report)
    else { return }
    for entry in entries where !change(view: entry) {
      guard entry.name != Expansion.rootName else {
        report(.rootAmongViews, entry.key)
        continue
      }
      guard adds, !entry.name.contains("/") else {
        pendingViews.append(entry)
        continue
      }
      let own = root["views"]?.value ?? Node(content: .mapping([]), mark: views.mark)
      let all = own.setting(entry.orEmpty)
      root = root.setting(Node.Pair(key: entry.key, name: "views", value: all))
    }
  }

  /// Changes a view; false where no view has this name.
  private mutating func change(view entry: Node.Pair) -> Bool {
    func change(_ view: Node) -> Node { changed(view, by: entry.value) }
    guard let views = root["views"],
      let changed = changed(views.value, entry.name, change)
        ?? changed(argumentsIn: views.value, entry.name, change)
    else { return false }
    root = root.setting(Node.Pair(key: views.key, name: "views", value: changed))
    return true
  }

  /// The view under a key of another view, by a name such as `flight/accessory`.
  private func part(of view: Node.Pair, named name: String) -> Node.Pair? {
    guard name.hasPrefix(view.name + "/") else { return nil }
    let key = String(name.dropFirst(view.name.count + 1))
    guard rules.holdingViews.contains(key), let part = view.value[key] else { return nil }
    return part.value.mapping == nil ? nil : part
  }

  /// The views after one of them was changed, at any depth; nil where none has the name.
  private func changed(_ views: Node, _ name: String, _ change: (Node) -> Node) -> Node? {
    guard var entries = views.mapping else { return nil }
    for index in entries.indices {
      if entries[index].name == name {
        entries[index].value = change(entries[index].value)
      } else if let part = part(of: entries[index], named: name) {
        let pair = Node.Pair(key: part.key, name: part.name, value: change(part.value))
        entries[index].value = entries[index].value.setting(pair)
      } else if let inner = entries[index].value["views"],
        let changed = changed(inner.value, name, change)
      {
        let pair = Node.Pair(key: inner.key, name: "views", value: changed)
        entries[index].value = entries[index].value.setting(pair)
      } else {
        continue
      }
      return views.with(entries: entries)
    }
    return nil
  }

  /// The views after one of them was changed that is in an argument of a component; nil where none
  /// has the name.
  private func changed(
    argumentsIn views: Node, _ name: String, _ change: (Node) -> Node
  ) -> Node? {
    guard let entries = views.mapping else { return nil }
    for (index, entry) in entries.enumerated() {
      let isUse = entry.value["component"] != nil
      for key in entry.value.mapping ?? [] where isUse || key.name == "views" {
        let isArgument = key.name != "views"
        guard key.value.mapping != nil,
          let value = (isArgument ? changed(key.value, name, change) : nil)
            ?? changed(argumentsIn: key.value, name, change)
        else { continue }
        var all = entries
        all[index].value = entry.value.setting(
          Node.Pair(key: key.key, name: key.name, value: value))
        return views.with(entries: all)
      }
    }
    return nil
  }

  /// The view after a change. Subviews that it has are changed and others are added; constraints
  /// are added.
  private func changed(_ view: Node, by changes: Node) -> Node {
    var view = view
    for entry in changes.mapping ?? [] {
      switch entry.name {
      case "views":
        var views = view["views"]?.value ?? Node(content: .mapping([]), mark: entry.value.mark)
        for child in entry.value.mapping ?? [] {
          let own = views[child.name]?.value
          var pair = child.orEmpty
          if let own { pair.value = changed(own, by: child.value) }
          views = views.setting(pair)
        }
        view = view.setting(Node.Pair(key: entry.key, name: "views", value: views))
      case "constraints":
        let own = view["constraints"]?.value.sequence ?? []
        let list = entry.value.with(nodes: own + (entry.value.sequence ?? []))
        view = view.setting(Node.Pair(key: entry.key, name: "constraints", value: list))
      default: view = rules.overridden(view, by: entry)
      }
    }
    return view
  }

  private static func names(ofViewsIn views: Node?) -> [String] {
    (views?.mapping ?? []).flatMap { [$0.name] + names(ofViewsIn: $0.value["views"]?.value) }
  }

  /// The names under keys that were probably meant to be `views`, which are reported where they are read.
  private static func namesUnderMisspeltViews(in root: Node) -> Set<String> {
    let meant = Suggestion.Candidates(["views"])
    var (names, stack) = (Set<String>(), [root])
    while let node = stack.popLast() {
      for entry in node.mapping ?? [] {
        stack.append(entry.value)
        if entry.name != "views", Suggestion.nearest(to: entry.name, in: meant) != nil {
          names.formUnion(Self.names(ofViewsIn: entry.value))
        }
      }
    }
    return names
  }

  // MARK: Constraints

  /// Applies a list or a mapping of constraints. In a list, a constraint with a known id changes
  /// that one, and any other is added. A mapping has changes by id; `false` turns a constraint off
  /// and `true` on.
  private mutating func apply(constraints: Node) {
    if let entries = constraints.mapping {
      for entry in entries where !change(constraint: entry) { pendingConstraints.append(entry) }
      return
    }
    guard let nodes = constraints.sequence else {
      if !constraints.isNull {
        report(
          .wrongKind(
            key: "constraints", expected: "a list of constraints, or a mapping of ids",
            found: constraints.kind), constraints)
      }
      return
    }
    for node in nodes {
      if let id = node["id"]?.value, let name = id.scalar?.text {
        let entry = Node.Pair(key: id, name: name, value: node)
        if change(constraint: entry) { continue }
        if node["is"] == nil, node["visual"] == nil {
          pendingConstraints.append(entry)
          continue
        }
      }
      let own = root["constraints"]
      let list = (own?.value ?? constraints).with(nodes: (own?.value.sequence ?? []) + [node])
      let key = own?.key ?? node
      root = root.setting(Node.Pair(key: key, name: "constraints", value: list))
    }
  }

  /// Changes a constraint; false where none has this id.
  private mutating func change(constraint entry: Node.Pair) -> Bool {
    var isFound = false
    root = changed(constraintsIn: root, entry, &isFound)
    return isFound
  }

  private func changed(
    constraintsIn owner: Node, _ change: Node.Pair, _ isFound: inout Bool
  ) -> Node {
    guard let entries = owner.mapping else { return owner }
    return owner.with(
      entries: entries.map { entry in
        var entry = entry
        if entry.name == "constraints", let nodes = entry.value.sequence {
          entry.value.content = .sequence(
            nodes.map { node in
              guard node["id"]?.value.scalar?.text == change.name else { return node }
              isFound = true
              return changed(node, by: change)
            })
        } else if entry.name == "views", let views = entry.value.mapping {
          entry.value.content = .mapping(
            views.map { $0.with(value: changed(constraintsIn: $0.value, change, &isFound)) })
        }
        return entry
      })
  }

  private func changed(_ constraint: Node, by change: Node.Pair) -> Node {
    if let scalar = change.value.scalar {
      let isSwitch =
        scalar.style == .plain
        && (["true", "false"].contains(scalar.text.lowercased())
          || Suggestion.boolean(misspelt: scalar.text) != nil)
      return constraint.setting(
        Node.Pair(key: change.key, name: isSwitch ? "active" : "is", value: change.value))
    }
    var result = constraint
    if change.value["priority"] != nil { result = Self.withoutPriority(result) }
    return (change.value.mapping ?? []).reduce(result) { rules.changed($0, by: $1) }
  }

  /// The constraint without the priority in its equation, which a variant's priority replaces.
  private static func withoutPriority(_ constraint: Node) -> Node {
    guard var equation = constraint["is"], let scalar = equation.value.scalar else {
      return constraint
    }
    let end =
      scalar.text.firstIndex(of: "@")
      ?? scalar.text.range(of: "(priority", options: .caseInsensitive)?.lowerBound
    guard let end else { return constraint }
    equation.value.content = .scalar(
      .init(
        text: scalar.text[..<end].trimmingCharacters(in: .whitespaces), style: scalar.style))
    return constraint.setting(equation)
  }

  private static func ids(in owner: Node) -> [String] {
    let own = (owner["constraints"]?.value.sequence ?? []).compactMap {
      $0["id"]?.value.scalar?.text
    }
    return own + (owner["views"]?.value.mapping ?? []).flatMap { ids(in: $0.value) }
  }
}

extension Node.Pair {
  /// The pair; a view that is written as null becomes one without keys.
  fileprivate var orEmpty: Node.Pair {
    guard value.isNull else { return self }
    return Node.Pair(key: key, name: name, value: Node(content: .mapping([]), mark: value.mark))
  }
}
