import Files
import Reuse

/// Looking up names, once all declarations are known.
extension IndexBuilder {
  /// A whole text that is the name of a symbol.
  ///
  /// - Returns: whether there is such a symbol.
  @discardableResult
  mutating func resolveSymbol(_ node: Node, _ kind: Symbol.Kind, _ place: Place) -> Bool {
    guard let text = node.scalar?.text, let symbol = symbol(text, kind, from: place.file) else {
      return false
    }
    note(symbol, files[place.file].nameRange(of: node), place)
    return true
  }

  /// The arguments of a component, by its name.
  mutating func resolveArguments(
    _ entries: [Node.Pair], of component: Node, _ place: Place
  ) {
    guard let name = component.scalar?.text,
      let scope = symbol(name, .component, from: place.file).flatMap({ symbols[$0].inner })
    else { return }
    resolveArguments(entries, scope, place)
  }

  /// Changed arguments of a view that is a component.
  mutating func resolveChanges(_ entries: [Node.Pair], of view: Node, _ place: Place) {
    guard let text = view.scalar?.text, let path = NamePath.all(in: text).first,
      let changed = resolve(path, in: place.scope).last?.symbol,
      let scope = componentScope(of: symbols[changed])
    else { return }
    resolveArguments(entries, scope, place)
  }

  /// The parameters that keys name.
  private mutating func resolveArguments(_ entries: [Node.Pair], _ scope: Int, _ place: Place) {
    for entry in entries {
      guard let parameter = scopes[scope].parameter(entry.name) else { continue }
      note(parameter, files[place.file].nameRange(of: entry.key), place)
      if symbols[parameter].holdsNumber { resolveNumber(entry.value, place) }
    }
  }

  /// Arithmetic with metrics and parameters.
  ///
  /// - Parameter path: where the value stands, if it may be another than arithmetic there.
  mutating func resolveNumber(_ node: Node, _ place: Place, at path: NodePath? = nil) {
    guard let scalar = node.scalar, scalar.style == .plain else { return }
    let map = ScalarMap(node, in: files[place.file].source)
    for part in NamePath.all(in: scalar.text).flatMap(\.parts) where !part.isVariable {
      guard let number = number(part.text, place),
        path.map({ isPart(of: "arithmetic", or: "insets", $0) }) ?? true
      else { continue }
      note(number, range(part, of: node, in: map, place.file), place)
    }
  }

  /// The parameters that the texts in a component show: `$title` and `${title}`.
  mutating func resolveVariables(_ node: Node, _ place: Place) {
    for element in node.sequence ?? [] { resolveVariables(element, place) }
    for entry in node.mapping ?? [] { resolveVariables(entry.value, place) }
    guard let text = node.scalar?.text, text.contains("$") else { return }
    let map = ScalarMap(node, in: files[place.file].source)
    for part in Substitution.variables(in: text) {
      guard let symbol = scopes[place.scope].parameter(part.name) else { continue }
      note(
        symbol,
        range(
          .init(text: part.name, start: part.start, end: part.end), of: node, in: map, place.file),
        place)
    }
  }

  private mutating func note(_ symbol: Int, _ range: Range<Int>, _ place: Place) {
    occurrences.append(Occurrence(symbol: symbol, file: place.file, range: range))
  }

  /// The bytes of a part of a scalar's text.
  private func range(_ part: NamePath.Part, of node: Node, in map: ScalarMap, _ file: Int) -> Range<
    Int
  > {
    let start = files[file].offset(of: map.mark(at: part.start))
    return start..<max(start, files[file].offset(of: map.mark(at: part.end)))
  }

  /// A constraint, or the number of views in arithmetic.
  ///
  /// - Parameter item: what the item of a repetition stands for first, such as `wifi`.
  mutating func resolveNames(_ node: Node, item: String?, _ place: Place) {
    guard let text = node.scalar?.text else { return }
    let map = ScalarMap(node, in: files[place.file].source)
    for path in NamePath.all(in: text) where path.role != .attribute {
      // A number is a metric or a parameter before it is a view.
      let numbers = path.role == .word ? noteNumbers(path, of: node, in: map, place) : false
      guard !numbers else { continue }
      let (whole, added) = path.replacingItem(by: item)
      for (part, symbol) in resolve(whole, in: place.scope) where part >= added {
        let written = path.parts[part - added + (added > 0 ? 1 : 0)]
        note(symbol, range(written, of: node, in: map, place.file), place)
      }
    }
  }

  /// Notes the metrics among names with slashes between them. False where the first is no number, so that they may be
  /// the name of a view.
  private mutating func noteNumbers(
    _ path: NamePath, of node: Node, in map: ScalarMap, _ place: Place
  ) -> Bool {
    var isNumber = false
    for (number, part) in path.parts.enumerated() where !part.isVariable {
      let found = self.number(part.text, place)
      if number == 0 { isNumber = found != nil }
      guard let found, isNumber else { continue }
      note(found, range(part, of: node, in: map, place.file), place)
    }
    return isNumber
  }

  /// The parameter of the component around, or else the metric, that has a name.
  private func number(_ name: String, _ place: Place) -> Int? {
    var next: Int? = place.scope
    while let number = next {
      if let found = scopes[number].parameter(name) { return found }
      next = scopes[number].parent
    }
    return symbol(name, .metric, from: place.file)
  }

  /// A whole text that is the path of a view.
  mutating func resolveView(_ node: Node, _ place: Place) {
    guard let text = node.scalar?.text else { return }
    let paths = NamePath.all(in: text)
    guard paths.count == 1, let path = paths.first, path.text.count == text.count else { return }
    let map = ScalarMap(node, in: files[place.file].source)
    for (part, symbol) in resolve(path, in: place.scope) {
      note(symbol, range(path.parts[part], of: node, in: map, place.file), place)
    }
  }

  /// A value that may be a colour or a number with metrics.
  mutating func resolveValue(_ node: Node, _ path: NodePath, _ place: Place) {
    guard let scalar = node.scalar else { return }
    let name = scalar.text.hasPrefix(".") ? String(scalar.text.dropFirst()) : scalar.text
    if let color = symbol(name, .color, from: place.file) {
      if isPart(of: "color", or: "colorValue", path) {
        let range = files[place.file].nameRange(of: node)
        // The name may have a point before it.
        note(
          color, max(range.lowerBound, range.upperBound - name.utf8.count)..<range.upperBound, place
        )
        return
      }
    }
    resolveNumber(node, place, at: path)
  }

  private func isPart(of name: String, or other: String, _ path: NodePath) -> Bool {
    let names = schema.allowed(at: path).names
    return names.contains(name) || names.contains(other)
  }

  // MARK: Names

  /// The symbol of a kind that a name stands for in a file: its own, that of a file that it includes, or that of
  /// a file that includes it.
  private func symbol(_ name: String, _ kind: Symbol.Kind, from file: Int) -> Int? {
    func own(_ file: Int) -> Int? {
      declared[DeclaredName(file: file, kind: kind, name: name)]
    }
    if let found = own(file) { return found }
    if let found = includes[file].reversed().lazy.compactMap(own).first { return found }
    let users = includes.indices.filter { includes[$0].contains(file) }
    return users.lazy.compactMap { user -> Int? in
      own(user) ?? includes[user].reversed().lazy.compactMap(own).first
    }.first
  }

  /// The view or guide with a name in a scope or those around it.
  func lookUp(_ name: String, in scope: Int) -> Int? {
    var next: Int? = scope
    while let number = next {
      if let found = scopes[number].names[name] { return found }
      if name == "self", let own = scopes[number].own { return own }
      next = scopes[number].parent
    }
    return nil
  }

  /// The symbols that the parts of a path stand for, with the indices of the parts.
  private func resolve(_ path: NamePath, in scope: Int) -> [(part: Int, symbol: Int)] {
    guard let first = path.parts.first, !first.isVariable,
      var symbol = lookUp(first.text, in: scope) ?? inScreens(first.text, scope)
    else { return [] }
    guard first.text != "self" || symbols[symbol].name == "self" else { return [] }
    var found = [(part: 0, symbol: symbol)]
    var part = 1
    var isInside = false
    while part < path.parts.count {
      let current = symbols[symbol]
      var inner = [current.inner, componentScope(of: current)].compactMap { $0 }
      if current.isRepeated, !isInside {
        isInside = true
        if path.parts[part].text == "between" {
          inner = [current.between].compactMap { $0 }
          part += 1
        }
        part += 1
      }
      guard part < path.parts.count else { break }
      let text = path.parts[part].text
      if let next = inner.lazy.compactMap({ scopes[$0].names[text] }).first {
        symbol = next
        isInside = false
        found.append((part, next))
      } else if !Self.partKeys.contains(text) {
        break
      }
      part += 1
    }
    return found
  }

  /// A view of the screens, for constraints of the document.
  private func inScreens(_ name: String, _ scope: Int) -> Int? {
    let file = scopes[scope].file
    return (screenScopes[file] ?? []).lazy.compactMap { scopes[$0].names[name] }.first
  }

  private func componentScope(of symbol: Symbol) -> Int? {
    guard symbol.kind == .view, let name = symbol.component,
      let component = self.symbol(name, .component, from: symbol.file)
    else { return nil }
    return symbols[component].inner
  }
}
