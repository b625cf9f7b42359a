import Files

/// Turns a document's bars into views. They are written beside the root, as a navigation controller
/// has them beside its content. Each becomes a subview of the root, and the screen places it.
package enum ScreenBars {
  /// The document's keys for bars, which are also the names of the bars' classes.
  package static let keys = ["navigationBar", "toolbar", "tabBar"]

  /// The document with its bars among its views, in front of the others.
  ///
  /// - Parameter names: the aliases of the document's keys, with the keys' own names.
  package static func asViews(_ document: Node, _ names: [String: String]) -> Node {
    guard let entries = document.mapping, let first = entries.first(where: isBar) else {
      return document
    }
    let bars = entries.filter(isBar).map(view)
    var others = entries.filter { !isBar($0) }
    guard let place = others.firstIndex(where: { (names[$0.name] ?? $0.name) == "views" }) else {
      let mark = first.key.mark
      let views = Node.Pair("views", Node(content: .mapping(bars), mark: mark), at: mark)
      return document.with(entries: others + [views])
    }
    // `views` that is no mapping is reported when the views are read.
    if let views = others[place].value.mapping {
      others[place].value.content = .mapping(views + bars)
    } else if others[place].value.isNull {
      others[place].value.content = .mapping(bars)
    }
    return document.with(entries: others)
  }

  private static func isBar(_ entry: Node.Pair) -> Bool {
    keys.contains(entry.name) && (entry.value.mapping != nil || entry.value.isNull)
  }

  private static func view(_ entry: Node.Pair) -> Node.Pair {
    let keys = entry.value.mapping ?? []
    let mark = entry.key.mark
    let own = [("class", entry.name), ("attached", "true")].filter { name, _ in
      name == "class" || !keys.contains { $0.name == name }
    }.map { Node.Pair($0, Node($1, style: .plain, at: mark), at: mark) }
    return entry.with(value: entry.value.with(entries: own + keys))
  }
}
