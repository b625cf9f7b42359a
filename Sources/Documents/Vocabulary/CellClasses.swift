import Files

/// Finds the classes of views that need none in the document: sections in a list, cells in a
/// section.
enum CellClasses {
  /// The view with its class added, if that follows from its place or its key `cell`. A view with a
  /// style or a component gets its class from there instead.
  static func named(_ node: Node, in superview: String?) -> Node {
    guard node["class"] == nil, let name = name(of: node, in: superview),
      let entries = node.mapping
    else { return node }
    let value = Node(name, style: .plain, at: node.mark)
    return node.with(entries: [Node.Pair("class", value, at: node.mark)] + entries)
  }

  private static func name(of node: Node, in superview: String?) -> String? {
    if node["component"] != nil { return nil }
    if node["cell"] != nil { return "cell" }
    if node["style"] != nil { return nil }
    switch superview {
    case "section": return "cell"
    case "list": return childOfList(node)
    default: return nil
    }
  }

  /// The class of a view in a list. It is a section if it has cells, a header or footer, or
  /// anything else with parts that cells do not have. Views that constraints hold are in a cell, as a section has its
  /// own below each other.
  static func childOfList(_ node: Node) -> String {
    guard node["cell"] == nil, node["text"] == nil else { return "cell" }
    let entries = node.mapping ?? []
    if node["constraints"] != nil, !entries.contains(where: { partsOfSections.contains($0.name) }) {
      return "cell"
    }
    let isSection = entries.contains { entry in
      partsOfSections.contains(entry.name) || ["views", "subviews"].contains(entry.name)
        || (entry.value.scalar == nil && !keysOfCells.contains(entry.name))
    }
    return isSection ? "section" : "cell"
  }

  private static let partsOfSections = Set(ListFields.section.flatMap(\.names))

  private static let keysOfCells = Set(
    ViewClass.named("cell")?.allFields.flatMap(\.names) ?? [])

  /// The own names of a class's keys by their aliases. For a list `sections`, and for a section
  /// `cells`, mean `views`.
  static func keyNames(of viewClass: ViewClass) -> [String: String] {
    guard let content = content(of: viewClass) else { return viewClass.keyNames }
    return viewClass.keyNames.merging([content: "views"]) { $1 }
  }

  /// Sections of a list that are written without names are named after the list, with a number from
  /// 1: `menu_1`.
  ///
  /// - Parameter name: the name of the view's class; nil where a style has it.
  static func mapping(_ node: Node, of list: String, _ name: String?) -> Node {
    guard let sections = node.sequence, ["list", "section", nil].contains(name) else { return node }
    let entries = sections.enumerated().map { number, section in
      Node.Pair("\(list)_\(number + 1)", section, at: section.mark)
    }
    return Node(content: .mapping(entries), mark: node.mark)
  }

  /// The name in the schema for what lists and sections contain; nil for other views.
  static func content(of viewClass: ViewClass) -> String? {
    switch viewClass.name {
    case "list": "sections"
    case "section": "cells"
    default: nil
    }
  }
}
