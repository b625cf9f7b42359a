import Files

/// Uses of components: their arguments, and their keys beside those of the component.
extension Expansion {
  /// The keys of a view that is made of a component, including those of its use.
  func view(
    _ value: Node, ofComponent use: Node.Pair, named name: String, at place: Node, _ scope: Scope
  ) -> Node {
    let text = copy(use.value, scope)
    guard let component = component(named: text) else {
      // The component is unknown, so its arguments cannot be told from keys of the view.
      places.broken.insert(name)
      return key(value, scope).with(entries: [])
    }
    let own = arguments(of: value, for: component, named: name, at: place, scope)
    guard open.count < Self.depthLimit, !open.contains(component.name) else {
      report(.recursiveComponent(open + [component.name]), text, declaration: component.key)
      for end in name.indices where name[end] == "/" { places.broken.insert(String(name[..<end])) }
      places.broken.insert(name)
      return keys(of: own.rest, scope)
    }
    guard charge(place, component.parameters.count) else { return own.rest }
    open.append(component.name)
    defer { open.removeLast() }
    func names(_ kind: Component.Kind) -> Set<String> {
      Set(component.parameters.filter { $0.kind == kind }.map(\.name))
    }
    var inner = Scope(
      place: 0, name: name, variables: own.variables, numbers: names(.number), texts: names(.text))
    inner.place = add(inner, at: place, writtenAt: component.key)
    places.note(component.name, own.written, at: inner.place)
    let base = view(component.view, named: name, at: key(component.key, inner), inner)
    return joined(base, keys(of: own.rest, named: name, scope))
  }

  private func component(named node: Node) -> Component? {
    guard let name = node.scalar?.text, !node.isNull else {
      report(
        .wrongKind(key: "component", expected: "the name of a component", found: node.kind), node)
      return nil
    }
    if let component = components[name] { return component }
    // The path of the file that has it.
    let stem = node.path?.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    let meant = stem.flatMap { components[$0] == nil ? nil : $0 }
    report(
      .unknownComponent(
        name, suggestion: meant ?? problems.nearest(to: name, in: componentNames),
        known: componentNames), node)
    return nil
  }

  /// The values of a component's variables, those that are written at its use as they are there, and the keys of the use
  /// that are no arguments. A use with a mistake is broken, and a misspelt argument is not also missing.
  private func arguments(
    of value: Node, for component: Component, named view: String, at place: Node, _ scope: Scope
  ) -> (variables: [String: Node], written: [String: Node], rest: Node) {
    var (variables, arguments): ([String: Node], [String: Node]) = ([:], [:])
    let names = component.parameters.map(\.name)
    let (rest, strays) = keys(of: value, besides: names, component, scope)
    if !strays.isEmpty { places.broken.insert(view) }
    for parameter in component.parameters {
      guard let (written, argument) = argument(parameter.name, in: value, of: view, scope) else {
        if let standard = parameter.standard {
          variables[parameter.name] = standard
        } else {
          places.broken.insert(view)
          if !strays.contains(parameter.name) {
            report(
              .missingParameter(parameter.name, component: component.name), place,
              declaration: parameter.key)
          }
          variables[parameter.name] = parameter.kind.placeholder(at: place.mark)
        }
        continue
      }
      arguments[parameter.name] = written
      // An item of a list may leave out what has a default.
      if argument.isNull, !written.isNull, let standard = parameter.standard {
        variables[parameter.name] = standard
        continue
      }
      let isAllowed = parameter.kind.allows(argument) { name in
        scope.variables?[name] != nil || places[argument.mark].variables[name] != nil
          || isNumber(name)
      }
      if !isAllowed {
        report(
          .wrongArgument(
            parameter.name, component: component.name, expected: parameter.kind.words,
            found: argument.kind), argument, declaration: parameter.key)
        variables[parameter.name] = parameter.kind.placeholder(at: argument.mark)
        continue
      }
      variables[parameter.name] = argument
    }
    return (variables, arguments, rest)
  }

  /// What a use gives a parameter, as it is written and as it is there, after what changes the use by its full name; nil
  /// for nothing.
  private func argument(
    _ name: String, in use: Node, of view: String, _ scope: Scope
  ) -> (written: Node, value: Node)? {
    let own = use.argument(name).map { ($0.value, copy($0.value, scope)) }
    return changes[view, default: []].reduce(own) { given, change in
      guard let entry = change.argument(name) else { return given }
      changedArguments[view, default: []].insert(name)
      if entry.value.isNull { return nil }
      let value = given.map { rules.merged($0.1, with: entry.value, of: name) } ?? entry.value
      return (value, value)
    }
  }

  /// The change of a view without what it says of arguments.
  func withoutArguments(_ change: Node.Pair) -> Node {
    guard let names = changedArguments[change.name] else { return change.value }
    return names.reduce(change.value) { value, name in
      let mark = value.argument(name)?.key.mark
      return value.with(entries: (value.mapping ?? []).filter { $0.key.mark != mark })
    }
  }

  /// The keys of a component's use that are no arguments; others are reported, and `strays` has what was probably meant by
  /// them, or else what they are called.
  private func keys(
    of value: Node, besides names: [String], _ component: Component, _ scope: Scope
  ) -> (rest: Node, strays: [String]) {
    var strays: [String] = []
    let rest = (value.mapping ?? []).filter { entry in
      let isArgument = names.contains(entry.name) || names.contains(entry.written)
      guard !isArgument, entry.name != "component" else { return false }
      if Self.useKeys.contains(entry.name) || viewKeys.contains(entry.name) { return true }
      let meant = problems.nearest(to: entry.name, in: names)
      strays.append(meant ?? entry.name)
      // The component uses it without declaring it, which is told there.
      if meant == nil, component.view.uses(variable: entry.name) { return false }
      // In braces a comma ends a text or a number, so that the rest of it looks like a parameter.
      let isStray = meant == nil && entry.value.scalar?.text == ""
      report(
        isStray
          ? .strayText(entry.name, owner: "the component “\(component.name)”")
          : .unknownParameter(
            entry.name, component: component.name, suggestion: meant, known: names),
        key(entry.key, scope), declaration: component.key)
      return false
    }
    return (value.with(entries: rest), strays)
  }

  /// The keys of a component's view with those of its use, which win. Views, constraints and guides
  /// of both are kept.
  private func joined(_ base: Node, _ use: Node) -> Node {
    guard var entries = base.mapping, let own = use.mapping else { return base }
    for entry in own {
      entries = rules.freed(entries, for: entry)
      guard let index = entries.firstIndex(where: { $0.name == entry.name }) else {
        entries.append(entry)
        entries[entries.count - 1].isChange = true
        continue
      }
      switch (entry.name, entries[index].value.content, entry.value.content) {
      case ("views", .mapping(let first), .mapping(let second)),
        ("guides", .mapping(let first), .mapping(let second)):
        entries[index].value.content = .mapping(first + second)
      case ("constraints", .sequence(let first), .sequence(let second)):
        entries[index].value.content = .sequence(first + second)
      case (_, _, _) where entry.value.isNull: entries.remove(at: index)
      default:
        entries[index] = entry.with(
          value: rules.merged(entries[index].value, with: entry.value, of: entry.name))
      }
    }
    return base.with(entries: entries)
  }

  /// The entry with `component` in the place of another key for the name of one, after reporting that. All its
  /// arguments would be called wrong, too.
  func using(_ entry: Node.Pair, _ scope: Scope) -> Node.Pair {
    guard var keys = entry.value.mapping, entry.value["component"] == nil, !components.isEmpty,
      let place = keys.firstIndex(where: { isUse($0) }), let name = keys[place].value.scalar?.text
    else { return entry }
    let stray = keys[place]
    if stray.name == "class" {
      report(
        .malformed(
          "there is no class “\(name)”",
          advice: "“\(name)” is a component; write “component: \(name)”"),
        key(stray.value, scope))
    } else {
      report(
        .unknownKey(stray.written, owner: "a view", suggestion: "component", known: []),
        key(stray.key, scope))
    }
    keys[place] = Node.Pair(key: stray.key, name: "component", value: stray.value)
    return entry.with(value: entry.value.with(entries: keys))
  }

  private func isUse(_ entry: Node.Pair) -> Bool {
    guard let name = entry.value.scalar?.text, components[name] != nil else { return false }
    if entry.name == "class" { return !isClass(name) }
    guard !viewKeys.contains(entry.name), !Self.useKeys.contains(entry.name) else { return false }
    return rules.otherUses.contains(entry.name)
      || Suggestion.nearest(to: entry.name, in: ["component"]) != nil
  }

  /// The entry with a misspelt `repeat` put right after reporting it. Without it the items' variables and names would be
  /// called wrong, too.
  func repeating(_ entry: Node.Pair, _ scope: Scope) -> Node.Pair {
    guard var keys = entry.value.mapping, entry.value["repeat"] == nil,
      let place = keys.firstIndex(where: { key in
        !viewKeys.contains(key.name) && !Self.useKeys.contains(key.name)
          && Suggestion.nearest(to: key.name, in: ["repeat"]) != nil
          && !key.value.isNull
      })
    else { return entry }
    let stray = keys[place]
    guard component(of: entry.value, scope)?.has(stray.name) != true else { return entry }
    report(
      .unknownKey(stray.name, owner: "a view", suggestion: "repeat", known: []),
      key(stray.key, scope))
    keys[place] = Node.Pair(key: stray.key, name: "repeat", value: stray.value)
    return entry.with(value: entry.value.with(entries: keys))
  }
}

extension Node {
  /// The argument for a parameter, which may have the name of a key or another name of one.
  fileprivate func argument(_ name: String) -> Pair? {
    mapping?.first { $0.written == name } ?? self[name]
  }
}
