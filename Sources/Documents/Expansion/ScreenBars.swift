/// Bars of the screen are written beside its root, as a navigation controller has them beside its content. Each
/// becomes a view of the root that the screen places.
enum ScreenBars {
  /// The keys of a document for them, which are the names of their classes too.
  static let keys = ["navigationBar", "toolbar", "tabBar"]

  /// The document with its bars among its views, in front of them.
  ///
  /// - Parameter names: the own names of the document's keys by their aliases.
  static func asViews(_ document: Node, _ names: [String: String]) -> Node {
    guard let entries = document.mapping, let first = entries.first(where: isBar) else {
      return document
    }
    let bars = entries.filter(isBar).map(view)
    var others = entries.filter { !isBar($0) }
    guard let place = others.firstIndex(where: { (names[$0.name] ?? $0.name) == "views" }) else {
      others.append(
        pair("views", .mapping(bars), at: first.key.mark))
      return Node(content: .mapping(others), mark: document.mark)
    }
    // What is no mapping is reported when the views are read.
    if let views = others[place].value.mapping {
      others[place].value.content = .mapping(views + bars)
    } else if others[place].value.isNull {
      others[place].value.content = .mapping(bars)
    }
    return Node(content: .mapping(others), mark: document.mark)
  }

  private static func isBar(_ entry: Node.Pair) -> Bool {
    keys.contains(entry.name) && (entry.value.mapping != nil || entry.value.isNull)
  }

  private static func view(_ entry: Node.Pair) -> Node.Pair {
    let keys = entry.value.mapping ?? []
    let mark = entry.key.mark
    let own = [
      pair("class", .scalar(.init(text: entry.name, style: .plain)), at: mark),
      pair("attached", .scalar(.init(text: "true", style: .plain)), at: mark),
    ].filter { pair in pair.name == "class" || !keys.contains { $0.name == pair.name } }
    return Node.Pair(
      key: entry.key, name: entry.name,
      value: Node(content: .mapping(own + keys), mark: entry.value.mark))
  }

  /// A key that is not written, at the place of what it comes from.
  private static func pair(
    _ name: String, _ content: Node.Content, at mark: SourceText.Mark
  ) -> Node.Pair {
    let key = Node(content: .scalar(.init(text: name, style: .plain)), mark: mark)
    return Node.Pair(key: key, name: name, value: Node(content: content, mark: mark))
  }
}
