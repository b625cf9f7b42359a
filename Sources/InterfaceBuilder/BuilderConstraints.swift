import Files
import Foundation
import LayoutScene
import Reuse

/// The constraints of a scene as equations.
struct BuilderConstraints {
  let scene: BuilderScene

  /// What a constraint's item stands for in an equation.
  private enum Item {
    case view(String)
    /// A view whose margins leave no more than the readable width.
    case readable(String)
    case guide(view: String, String)
    /// The edge of the screen that a top or bottom layout guide ends at, and that it begins at.
    case edge(String, isTop: Bool)
  }

  var nodes: [Node] {
    var nodes: [Node] = []
    collect(scene.root, into: &nodes)
    for element in scene.barElements {
      collect(element, into: &nodes)
      nodes += element.children.flatMap { [$0] + $0.children }.flatMap(sizes)
    }
    return nodes + scene.placesInContainers
  }

  private func collect(_ element: XMLElement, into nodes: inout [Node]) {
    if element.name == "tableView" { nodes += BuilderTable(scene: scene, element: element).places }
    nodes += BuilderExtra.all(of: element, in: scene).flatMap(\.places)
    nodes += BuilderView(scene: scene, element: element).placesInCell
    for child in element.children {
      if child.name == "constraints" {
        nodes += child.children.filter { $0.name == "constraint" }
          .compactMap { node($0, owner: element) }
      } else if !scene.file.isExcluded(child) {
        collect(child, into: &nodes)
      }
    }
  }

  /// The size of a view in a bar, which its frame has fixed.
  private func sizes(of element: XMLElement) -> [Node] {
    guard ["titleView", "customView"].contains(element.attributes["key"]),
      element.name == "view",
      element.attributes["translatesAutoresizingMaskIntoConstraints"] != "NO",
      let size = BuilderView.frame(of: element)?.size
    else { return [] }
    let name = quotedName(of: element)
    return [("width", size.width), ("height", size.height)].map { side, length in
      element.mark.equation("\(name).\(side) = \(length.decimal)")
    }
  }

  private func node(_ constraint: XMLElement, owner: XMLElement) -> Node? {
    let mark = constraint.mark
    let id = constraint.attributes["id"] ?? ""
    guard !scene.file.excluded.contains(id),
      let first = item(constraint.attributes["firstItem"], owner: owner, constraint),
      let attribute = constraint.attributes["firstAttribute"].flatMap(Self.attribute)
    else { return nil }
    let relation = Self.relations[constraint.attributes["relation"] ?? "equal"] ?? "="
    var text = "\(self.text(first, attribute)) \(relation) "
    let constant = constraint.number(.constant) ?? 0
    if constraint.attributes["secondItem"] != nil {
      guard let second = item(constraint.attributes["secondItem"], owner: owner, constraint),
        let other = constraint.attributes["secondAttribute"].flatMap(Self.attribute)
      else { return nil }
      let multiplier = multiplier(of: constraint)
      if multiplier != 1 { text += "\(String(decimal: multiplier)) * " }
      text += self.text(second, other)
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += abs(constant).decimal }
    } else {
      text += constant.decimal
    }
    var entries = [("is", mark.text(text))]
    entries.append(("id", mark.text(constraint.attributes["identifier"] ?? id)))
    if let priority = constraint.number(.priority), priority != 1000 {
      entries.append(("priority", mark.number(priority)))
    }
    return mark.mapping(entries)
  }

  /// A number, or two as a ratio: `16:9` or `1/3`.
  private func multiplier(of constraint: XMLElement) -> Double {
    guard let text = constraint.attributes["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) ?? 1 }
    guard parts.count == 2, parts[1] != 0 else { return parts.first ?? 1 }
    return parts[0] / parts[1]
  }

  // MARK: Items

  /// Nil for an item that is left out, or after reporting one that is missing.
  private func item(_ id: String?, owner: XMLElement, _ constraint: XMLElement) -> Item? {
    guard let id else { return view(owner) }
    guard let element = scene.file.elements[id] else {
      scene.file.problems.report(
        .unknownView(id, suggestion: nil), at: constraint.mark, in: scene.file.source)
      return nil
    }
    guard scene.contains(element),
      Self.guideElements.contains(element.name) || scene.file.isView(element)
    else {
      let key = constraint.attributes["firstItem"] == id ? "firstItem" : "secondItem"
      let expected = "the id of a view or a guide of this scene"
      scene.file.problems.report(
        .wrongValue(key: key, expected: expected, found: id), at: constraint.mark,
        in: scene.file.source)
      return nil
    }
    if isLeftOut(element) { return nil }
    switch element.name {
    case "viewLayoutGuide":
      let view = scene.file.parent(of: element).map(name(of:)) ?? Expansion.rootName
      // A guide that is not known is taken for the view.
      guard let guide = element.attributes["key"] else { return .view(view) }
      return .guide(view: view, Self.guides[guide] ?? guide)
    case "viewControllerLayoutGuide":
      let root = scene.container == nil ? Expansion.rootName : name(of: scene.root)
      return .edge(quoted(root), isTop: element.attributes["type"] == "top")
    default: return view(element)
    }
  }

  private func view(_ element: XMLElement) -> Item {
    let name = name(of: element)
    return element.isTrue("layoutMarginsFollowReadableWidth") ? .readable(name) : .view(name)
  }

  private func isLeftOut(_ element: XMLElement) -> Bool {
    scene.file.isExcluded(element)
      || scene.file.owner(of: element, where: scene.file.isExcluded) != nil
  }

  private func name(of element: XMLElement) -> String {
    element === scene.root && !scene.isInner
      ? Expansion.rootName : BuilderView.name(of: element, scene.file)
  }

  /// The name of a view of the scene as equations have it.
  func quotedName(of element: XMLElement) -> String { quoted(name(of: element)) }

  private func text(_ item: Item, _ attribute: String) -> String {
    switch item {
    case .view(let name): return "\(quoted(name)).\(attribute)"
    case .readable(let name):
      return Self.readable[attribute].map { "\(quoted(name)).readable.\($0)" }
        ?? "\(quoted(name)).\(attribute)"
    case .guide(let view, let guide): return "\(quoted(view)).\(guide).\(attribute)"
    case .edge(let root, let isTop):
      let isInner = attribute == (isTop ? "bottom" : "top")
      let edge = isTop ? "top" : "bottom"
      return isInner ? "\(root).safeArea.\(edge)" : "\(root).\(edge)"
    }
  }

  private func quoted(_ name: String) -> String {
    Identifier.isLegal(name) ? name : "`\(name)`"
  }

  // MARK: Words

  static let relations = [
    "equal": "=", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">=",
  ]

  private static let guideElements: Set = ["viewLayoutGuide", "viewControllerLayoutGuide"]

  static let guides = [
    "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
    "readableContent": "readable", "layoutMargins": "margins", "keyboard": "keyboard",
  ]

  /// The edges of the readable guide in the place of margins.
  private static let readable = [
    "leadingMargin": "leading", "trailingMargin": "trailing", "leftMargin": "left",
    "rightMargin": "right", "centerXWithinMargins": "centerX",
  ]

  private static func attribute(_ name: String) -> String? {
    name == "baseline" ? "lastBaseline" : name
  }
}
