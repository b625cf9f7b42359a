/// Gives each key of a document, of its root and of its views the key's own name, by whichever of its names
/// it is written. What reads the document, resolves it or compares it with another knows one name only.
/// `Node.Pair.written` keeps what messages quote.
enum KeyNames {
  /// The own names of keys by their aliases.
  static func aliases<Target>(of fields: [Field<Target>]) -> [String: String] {
    var names: [String: String] = [:]
    for field in fields {
      for alias in field.aliases { names[alias] = field.name }
    }
    return names
  }

  private static let ofScreen = aliases(of: ScreenFields.all)
  private static let ofRoot = aliases(of: CommonFields.root + RootFields.own)
  private static let ofAnyView = aliases(of: ViewClass.anyFields)

  static func canonical(_ document: Node) -> Node {
    renamed(document, ofScreen) { name, value in
      switch name {
      case "root": renamed(value, ofRoot) { $1 }
      case "views": views(value)
      default: value
      }
    }
  }

  private static func views(_ node: Node) -> Node {
    guard let entries = node.mapping else { return node }
    let renamed = entries.map { Node.Pair(key: $0.key, name: $0.name, value: view($0.value)) }
    return Node(content: .mapping(renamed), mark: node.mark)
  }

  private static func view(_ node: Node) -> Node {
    let name = node["class"].map { $0.value.scalar?.text ?? "" } ?? ViewClass.view.name
    return renamed(node, ViewClass.named(name)?.keyNames ?? ofAnyView) { name, value in
      name == "views" ? views(value) : value
    }
  }

  private static func renamed(
    _ node: Node, _ names: [String: String], _ value: (_ name: String, Node) -> Node
  ) -> Node {
    guard let entries = node.mapping else { return node }
    let pairs = entries.map { entry in
      let name = names[entry.name] ?? entry.name
      return Node.Pair(key: entry.key, name: name, value: value(name, entry.value))
    }
    return Node(content: .mapping(pairs), mark: node.mark)
  }
}
