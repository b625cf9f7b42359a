import Files
import LayoutScene

/// The parts of a document as a tree, for the outline of an editor.
struct Outline {
  let file: ParsedFile
  let encoding: PositionEncoding

  /// The numbers that the protocol has for kinds of symbols.
  private enum Kind: Double {
    case module = 2
    case `class` = 5
    case property = 7
    case constant = 14
    case object = 19
    case structure = 23
    case event = 24
  }

  var symbols: [JSON] { (file.root?.mapping ?? []).flatMap(part) }

  private func part(_ entry: Node.Pair) -> [JSON] {
    switch entry.name {
    case let key where IndexBuilder.viewKeys.contains(key):
      (entry.value.mapping ?? []).map(view)
    case DefinitionKey.components.rawValue: (entry.value.mapping ?? []).map { view($0, .class) }
    case DefinitionKey.styles.rawValue: named(entry, .structure)
    case DefinitionKey.metrics.rawValue, DefinitionKey.colors.rawValue: named(entry, .constant)
    case "screens", "variants":
      (entry.value.mapping ?? []).map { item in
        symbol(
          item, .module, detail: String(entry.name.dropLast()),
          (item.value.mapping ?? []).flatMap(part))
      }
    default: []
    }
  }

  private func named(_ entry: Node.Pair, _ kind: Kind) -> [JSON] {
    let items = (entry.value.mapping ?? []).map { symbol($0, kind, detail: nil, []) }
    return items.isEmpty ? [] : [symbol(entry, .property, detail: nil, items)]
  }

  private func view(_ entry: Node.Pair) -> JSON { view(entry, .object) }

  private func view(_ entry: Node.Pair, _ kind: Kind) -> JSON {
    let entries = entry.value.mapping ?? []
    let detail = (entry.value["class"] ?? entry.value["component"] ?? entry.value["style"])?
      .value.scalar?.text
    let inner = entries.flatMap { part -> [JSON] in
      if IndexBuilder.viewKeys.contains(part.name) { return (part.value.mapping ?? []).map(view) }
      // The arguments of a component may be views.
      guard entry.value["component"] != nil, let nested = part.value.mapping,
        !nested.isEmpty, nested.allSatisfy({ $0.value.mapping != nil })
      else { return [] }
      return nested.map(view)
    }
    return symbol(entry, kind, detail: detail, inner)
  }

  private func symbol(
    _ entry: Node.Pair, _ kind: Kind, detail: String?, _ children: [JSON]
  ) -> JSON {
    JSON(present: [
      "name": .string(entry.name.isEmpty ? " " : entry.name), "detail": detail.map { .string($0) },
      "kind": .number(kind.rawValue), "range": file.text.range(file.range(of: entry), encoding),
      "selectionRange": file.text.range(file.range(of: entry.key), encoding),
      "children": .array(children),
    ])
  }
}
