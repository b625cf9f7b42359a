import Files
import Reuse

/// Gives each key of a document, of its canvas, its root and its views its own name where it is written by
/// an alias. Code that reads, resolves or compares documents therefore only knows one name for each
/// key. `Node.Pair.written` keeps the written name for messages.
enum KeyNames {
  /// The own names of keys, by their aliases.
  static func aliases(of keys: [Key]) -> [String: String] {
    var names: [String: String] = [:]
    for key in keys {
      for alias in key.aliases { names[alias] = key.name }
    }
    return names
  }

  /// Whether a name is that of a key of views.
  static func isKey(_ name: String) -> Bool {
    ViewClass.anyFields.contains { $0.names.contains(name) }
  }

  private static let ofScreen = aliases(of: ScreenFields.table.keys.all)
  private static let ofCanvas = aliases(of: Fields(CanvasFields.all).keys.all)
  private static let ofRoot = aliases(of: RootFields.stack.keys.all)
  /// For a view of unknown class: aliases of any class, without those that are own names in another
  /// class.
  /// In a view without a class that is known, `style` is the name of a style.
  private static let ofOpenView: [String: String] = {
    let own = Set(ViewClass.anyFields.map(\.name) + ["style"])
    return aliases(of: ViewClass.anyTable.keys.all).filter { !own.contains($0.key) }
  }()

  static func canonical(_ document: Node) -> Node {
    renamed(ScreenBars.asViews(document, ofScreen), ofScreen) { name, value in
      switch name {
      case "canvas": renamed(value, ofCanvas) { $1 }
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

  /// - Parameter superview: the class of the views' superview; nil for one that is no list or
  ///   section.
  private static func views(_ node: Node, in superview: String? = nil) -> Node {
    guard let entries = node.mapping else { return node }
    return node.with(
      entries: entries.map {
        Node.Pair(key: $0.key, name: $0.name, value: view($0.value, $0.name, in: superview))
      })
  }

  /// Renames the keys of a view. A view whose class comes from a style or component may have keys
  /// of any class.
  private static func view(_ written: Node, _ identifier: String, in superview: String?) -> Node {
    let node = CellClasses.named(written, in: superview)
    let isOpen = node["style"] != nil || node["component"] != nil
    let name =
      node["class"].map { $0.value.scalar?.text ?? "" } ?? (isOpen ? "" : ViewClass.view.name)
    // What is in a view of a class that is called otherwise elsewhere is read as that of the class that is meant.
    let viewClass = ViewClass.named(name) ?? OtherWords.viewClass(name).flatMap(ViewClass.named)
    let names = viewClass.map { CellClasses.keyNames(of: $0) } ?? ofOpenView
    return renamed(node, names) { name, value in
      switch name {
      case "views":
        views(
          CellClasses.mapping(value, of: identifier, viewClass?.name), in: viewClass?.name)
      case "between": view(value, identifier, in: superview)
      case _ where KeyRules.ofKeys.holdingViews.contains(name): part(value, of: identifier)
      default: value
      }
    }
  }

  /// Renames the keys of a view under a key of another, such as `accessory`. An image there has no class, and what
  /// changes the view need not name it.
  private static func part(_ node: Node, of identifier: String) -> Node {
    node["class"] == nil
      ? renamed(node, [:]) { $1 } : view(node, identifier, in: nil)
  }

  private static func renamed(
    _ node: Node, _ names: [String: String], _ value: (_ name: String, Node) -> Node
  ) -> Node {
    guard let entries = node.mapping else { return node }
    var (written, changes): ([Node.Pair], [Node.Pair]) = ([], [])
    written.reserveCapacity(entries.count)
    for entry in entries {
      let name = names[entry.name] ?? entry.name
      let pair = Node.Pair(
        key: entry.key, name: name, value: value(name, entry.value), isChange: entry.isChange)
      if entry.isChange { changes.append(pair) } else { written.append(pair) }
    }
    return changes.reduce(node.with(entries: written)) { KeyRules.ofKeys.changed($0, by: $1) }
  }
}
