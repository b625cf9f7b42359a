/// Classes that views have because of where they are: sections in a list, cells in a section.
enum CellClasses {
  /// The view with a class if it needs none to be said: one with the key `cell`, and those of lists. Of a view
  /// with a style or a component they say the class.
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

  /// A section is what has cells or texts around them, or something else in it that cells do not have.
  static func childOfList(_ node: Node) -> String {
    guard node["cell"] == nil, node["text"] == nil else { return "cell" }
    let isSection = (node.mapping ?? []).contains { entry in
      ["cells", "views", "subviews", "header", "footer"].contains(entry.name)
        || (entry.value.scalar == nil && !keysOfCells.contains(entry.name))
    }
    return isSection ? "section" : "cell"
  }

  private static let keysOfCells = Set(
    ViewClass.named("cell")?.allFields.flatMap(\.names) ?? [])

  /// The names of keys, where `sections` of a list and `cells` of a section are what it holds.
  static func keyNames(of viewClass: ViewClass) -> [String: String] {
    switch viewClass.name {
    case "list": viewClass.keyNames.merging(["sections": "views"]) { $1 }
    case "section": viewClass.keyNames.merging(["cells": "views"]) { $1 }
    default: viewClass.keyNames
    }
  }

  /// Sections in a list without names are called by their list and their number from 1: `menu_1`.
  ///
  /// - Parameter name: the class; nil where a style says it.
  static func mapping(_ node: Node, of list: String, _ name: String?) -> Node {
    guard let sections = node.sequence, ["list", "section", nil].contains(name) else { return node }
    let entries = sections.enumerated().map { number, section in
      Node.Pair("\(list)_\(number + 1)", section, at: section.mark)
    }
    return Node(content: .mapping(entries), mark: node.mark)
  }

  /// The part of the schema about what is in lists and sections; nil for what is in other views.
  static func content(of viewClass: ViewClass) -> String? {
    switch viewClass.name {
    case "list": "sections"
    case "section": "cells"
    default: nil
    }
  }
}
