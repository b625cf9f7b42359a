import Files

/// A view that is described once and used in several places.
package struct Component {
  var name: String
  /// The keys of the view.
  var view: Node
  var key: Node
  var parameters: [Parameter]

  /// A value that differs from one use of the component to another.
  struct Parameter {
    var name: String
    var key: Node
    var kind: Kind
    /// The default; nil where every use has to give a value.
    var standard: Node?
  }

  /// The kinds of values that an argument may be required to have.
  package enum Kind: String, CaseIterable {
    case any, text, number, boolean, list, mapping

    /// The kind of a default.
    package init(of node: Node) {
      switch node.content {
      case .sequence: self = .list
      case .mapping: self = node["key"] == nil && node["markdown"] == nil ? .mapping : .text
      case .scalar(let scalar) where scalar.style == .plain:
        if Numbers.double(scalar.text) != nil {
          self = .number
        } else {
          self = ["true", "false"].contains(scalar.text.lowercased()) ? .boolean : .text
        }
      case .scalar: self = .text
      }
    }

    /// What other languages call the kinds.
    static let otherWords: [String: Kind] = [
      "string": .text, "str": .text, "bool": .boolean, "int": .number, "integer": .number,
      "double": .number, "float": .number, "array": .list, "object": .mapping, "dict": .mapping,
      "dictionary": .mapping, "map": .mapping,
    ]

    /// The kind as messages name it.
    var words: String {
      switch self {
      case .any: "a value"
      case .text: "a text"
      case .number: Fact.number
      case .boolean: "true or false"
      case .list: "a list"
      case .mapping: "a mapping"
      }
    }

    /// A value of the kind that replaces a missing one, so that its uses are not reported as wrong,
    /// too.
    func placeholder(at mark: SourceText.Mark) -> Node {
      switch self {
      case .list: Node(content: .sequence([]), mark: mark)
      case .mapping: Node(content: .mapping([]), mark: mark)
      case .number: Node("0", style: .plain, at: mark)
      case .boolean: Node("false", style: .plain, at: mark)
      case .any, .text: Node("", style: .doubleQuoted, at: mark)
      }
    }

    /// - Parameter isNumber: whether a name stands for a number.
    func allows(_ node: Node, isNumber: (String) -> Bool) -> Bool {
      switch self {
      case .any: return !node.isNull
      case .list: return node.sequence != nil
      case .mapping: return node.mapping != nil
      // A text may also be a mapping with a key to look up or a value to format.
      case .text: return node.sequence == nil && !node.isNull
      case .boolean:
        guard let scalar = node.scalar, scalar.style == .plain else { return false }
        return ["true", "false"].contains(scalar.text.lowercased())
      case .number:
        guard let scalar = node.scalar, !node.isNull else { return false }
        if Numbers.double(scalar.text) != nil { return scalar.style == .plain }
        return (try? EquationParser.expression(scalar.text))?.names.allSatisfy(isNumber) ?? false
      }
    }
  }
}

extension Component {
  /// Reads `{parameters: …, class: …, views: …}`; nil after reporting that the entry is no
  /// component.
  ///
  /// - Parameter isNumber: whether a name stands for a number.
  init?(
    _ entry: Node.Pair, isNumber: (String) -> Bool, _ report: (Fact, Node) -> Void
  ) {
    guard let entries = entry.value.entries(of: entry.name, expected: "a component", report) else {
      return nil
    }
    name = entry.name
    key = entry.key
    let given = entry.value["parameters"] ?? entries.first { Self.isMisspelt($0) }
    if let given, given.name != "parameters" {
      report(
        .unknownKey(given.name, owner: "a component", suggestion: "parameters", known: []),
        given.key)
    }
    view = entry.value.with(entries: entries.filter { $0.name != given?.name })
    parameters = given.map { Self.parameters($0.value, isNumber, report) } ?? []
  }

  /// Whether a key is meant for `parameters`. Without them each variable and each argument would be called unknown.
  private static func isMisspelt(_ entry: Node.Pair) -> Bool {
    let isMeant =
      ["params", "parameter", "props", "properties", "arguments", "args"].contains(entry.name)
      || Suggestion.nearest(to: entry.name, in: ["parameters"]) != nil
    return isMeant && (entry.value.sequence != nil || entry.value.mapping != nil)
  }

  /// Reads a list of names, or a mapping of names to a default, to `{type, default}` or to nothing.
  private static func parameters(
    _ node: Node, _ isNumber: (String) -> Bool, _ report: (Fact, Node) -> Void
  ) -> [Parameter] {
    if let names = node.sequence {
      return names.compactMap { name in
        guard let text = name.scalar?.text else { return nil }
        if taken.contains(text) { return takenParameter(text, name, report) }
        return isLegal(text, name, report) ? Parameter(name: text, key: name, kind: .any) : nil
      }
    }
    if node.isNull { return [] }
    let entries = node.entries(of: "parameters", expected: "a mapping of names", report) ?? []
    return entries.compactMap { entry in
      if taken.contains(entry.name) { return takenParameter(entry.name, entry.key, report) }
      return isLegal(entry.name, entry.key, report) ? parameter(entry, isNumber, report) : nil
    }
  }

  /// Keys of every view that decide whether, how often and as what it is there, before its arguments are looked at.
  private static let taken: Set = ["component", "repeat", "when"]

  /// A parameter with such a name, after reporting it. It is known with an empty value, as what its variable and its
  /// uses would be called wrong for only follows from the name.
  private static func takenParameter(
    _ name: String, _ node: Node, _ report: (Fact, Node) -> Void
  ) -> Parameter {
    report(.reservedIdentifier(name), node)
    let nothing = Kind.any.placeholder(at: node.mark)
    return Parameter(name: name, key: node, kind: .any, standard: nothing)
  }

  func has(_ parameter: String) -> Bool { parameters.contains { $0.name == parameter } }

  /// Whether a key that decides about every view is wrongly one of the component's parameters.
  func takes(_ key: String) -> Bool {
    Self.taken.contains(key) && has(key)
  }

  private static func isLegal(
    _ name: String, _ node: Node, _ report: (Fact, Node) -> Void
  ) -> Bool {
    let isLegal = Identifier.isLegal(name)
    if !isLegal { report(.illegalIdentifier(name), node) }
    return isLegal
  }

  private static let keys = ["type", "default"]

  /// The first unknown key of a mapping that describes a parameter. A mapping without a type does so where it has
  /// `default`, or the name of a type under a key that is written like `type`; any other is a default itself.
  private static func strayKey(in value: Node) -> Node.Pair? {
    let others = (value.mapping ?? []).filter { !keys.contains($0.name) }
    if value["type"] != nil || value["default"] != nil { return others.first }
    return others.first { entry in
      Kind(rawValue: entry.value.scalar?.text ?? "") != nil
        && Suggestion.nearest(to: entry.name, in: keys) == "type"
    }
  }

  private static func parameter(
    _ entry: Node.Pair, _ isNumber: (String) -> Bool, _ report: (Fact, Node) -> Void
  ) -> Parameter? {
    var parameter = Parameter(name: entry.name, key: entry.key, kind: .any)
    let value = entry.value
    if value.isNull { return parameter }
    if let stray = strayKey(in: value) {
      report(.unknownKey(stray.name, owner: "a parameter", known: keys), stray.key)
      if value["type"] == nil { return parameter }
    }
    guard let type = value["type"] else {
      let standard = value["default"]?.value ?? value
      if let scalar = standard.scalar, scalar.style == .plain,
        let meant = Suggestion.boolean(misspelt: scalar.text)
      {
        report(
          .wrongValue(
            key: entry.name, expected: "true, false, or a text in quotes", found: scalar.text,
            meant: meant), standard)
        parameter.kind = .any
        parameter.standard = Node(meant, style: .plain, at: standard.mark)
        return parameter
      }
      parameter.standard = standard
      parameter.kind = Kind(of: standard)
      return parameter
    }
    let text = type.value.scalar?.text ?? ""
    guard let kind = Kind(rawValue: text) else {
      let known = Kind.allCases.map(\.rawValue)
      let meant = Kind.otherWords[text.lowercased()]?.rawValue
      report(
        .unknownChoice(
          text, of: "type of parameter",
          suggestion: meant ?? Suggestion.nearest(to: text, in: known), known: known), type.value)
      return parameter
    }
    parameter.kind = kind
    parameter.standard = value["default"]?.value
    // Every kind of parameter may have the default null: `when` leaves out parts of the view whose
    // argument is missing.
    if let standard = parameter.standard, !standard.isNull,
      !kind.allows(standard, isNumber: isNumber)
    {
      let meant =
        kind == .boolean ? standard.scalar.flatMap { Suggestion.boolean(meant: $0.text) } : nil
      if let meant, let text = standard.scalar?.text {
        report(
          .wrongValue(key: entry.name, expected: kind.words, found: text, meant: meant), standard)
        parameter.standard = Node(meant, style: .plain, at: standard.mark)
      } else {
        report(
          .wrongKind(key: entry.name, expected: kind.words, found: standard.kind), standard)
      }
    }
    return parameter
  }
}
