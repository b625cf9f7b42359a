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
  /// A name that is a key's own in one class is not taken for another's in a class that nobody knows.
  private static let ofAnyView: [String: String] = {
    let own = Set(ViewClass.anyFields.map(\.name))
    return aliases(of: ViewClass.anyFields).filter { !own.contains($0.key) }
  }()
  /// Without the class, `style` is a named style.
  private static let ofOpenView = ofAnyView.filter { $0.key != "style" }

  static func canonical(_ document: Node) -> Node {
    renamed(ScreenBars.asViews(document, ofScreen), ofScreen) { name, value in
      switch name {
      case "root": renamed(value, ofRoot) { $1 }
      case "views", "components": views(value)
      case "styles": each(of: value) { renamed($0, ofOpenView) { $1 } }
      case "screens", "variants": each(of: value, canonical)
      default: value
      }
    }
  }

  private static func each(of node: Node, _ change: (Node) -> Node) -> Node {
    guard let entries = node.mapping else { return node }
    return node.with(
      entries: entries.map { Node.Pair(key: $0.key, name: $0.name, value: change($0.value)) })
  }

  /// - Parameter superview: the class of the view that they are in; nil for one without lists.
  private static func views(_ node: Node, in superview: String? = nil) -> Node {
    guard let entries = node.mapping else { return node }
    return node.with(
      entries: entries.map {
        Node.Pair(key: $0.key, name: $0.name, value: view($0.value, $0.name, in: superview))
      })
  }

  /// A view of which a style or a component says the class may have the keys of any.
  private static func view(_ written: Node, _ identifier: String, in superview: String?) -> Node {
    let node = CellClasses.named(written, in: superview)
    let isOpen = node["style"] != nil || node["component"] != nil
    let name =
      node["class"].map { $0.value.scalar?.text ?? "" } ?? (isOpen ? "" : ViewClass.view.name)
    let unknown = node["class"] == nil ? ofOpenView : ofAnyView
    let viewClass = ViewClass.named(name)
    let names = viewClass.map { CellClasses.keyNames(of: $0) } ?? unknown
    return renamed(node, names) { name, value in
      switch name {
      case "views":
        views(
          CellClasses.mapping(value, of: identifier, viewClass?.name), in: viewClass?.name)
      case "between": view(value, identifier, in: superview)
      default: value
      }
    }
  }

  private static func renamed(
    _ node: Node, _ names: [String: String], _ value: (_ name: String, Node) -> Node
  ) -> Node {
    guard let entries = node.mapping else { return node }
    let pairs = entries.map { entry in
      let name = names[entry.name] ?? entry.name
      return Node.Pair(
        key: entry.key, name: name, value: value(name, entry.value), isChange: entry.isChange)
    }
    let written = pairs.filter { !$0.isChange }
    let result = node.with(entries: written)
    guard written.count < pairs.count else { return result }
    return pairs.filter(\.isChange).reduce(result) { $0.changed(by: $1) }
  }
}
