import Files
import Reuse

/// The views of a layout document by their names, in its order.
struct ViewTree {
  struct Entry {
    var name: String
    var parent: String?
    var node: Node
  }

  private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  init(of document: Node) {
    add(Entry(name: Expansion.rootName, parent: nil, node: document))
    addViews(in: document, under: Expansion.rootName)
  }

  /// The keys under which views stand by their names.
  static let viewKeys: Set<String> = ["views", "cells"]

  private mutating func addViews(in node: Node, under parent: String) {
    for value in node.sequence ?? [] { addViews(in: value, under: parent) }
    for pair in node.mapping ?? [] {
      guard Self.viewKeys.contains(pair.name), let views = pair.value.mapping else {
        addViews(in: pair.value, under: parent)
        continue
      }
      for view in views {
        add(Entry(name: view.name, parent: parent, node: view.value))
        addViews(in: view.value, under: view.name)
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    places[entry.name] = entries.count
    entries.append(entry)
  }

  mutating func rename(_ names: [String: String]) {
    for index in entries.indices {
      entries[index].name = names[entries[index].name] ?? entries[index].name
      entries[index].parent = entries[index].parent.map { names[$0] ?? $0 }
    }
    places = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The views with subviews that masks stretch, whose own size constraints give: their document is the only one that
  /// knows which size the subviews' frames belong to.
  var sizesOfMasks: Set<String> {
    Set(
      entries.compactMap { entry in
        guard entry.node["autoresizing"] != nil, let parent = entry.parent,
          let place = places[parent], place > 0
        else { return nil }
        return entries[place].node["frame"] == nil ? parent : nil
      })
  }

  /// The place of a view in the document; the root is the first.
  func place(of name: String) -> Int? { places[name] }

  func parent(of name: String) -> String? { places[name].flatMap { entries[$0].parent } }

  func isInside(_ name: String, _ ancestor: String) -> Bool {
    var current = parent(of: name)
    while let view = current {
      if view == ancestor { return true }
      current = parent(of: view)
    }
    return false
  }
}
