import Documents
import Files
import LayoutScene
import Reuse
import Symbols

/// What is told of words that are no names of the document: classes, symbols, attributes and guides, and of any other
/// value what its key means.
extension Hover {
  func aboutValue(_ path: NodePath, at offset: Int) -> (text: String, range: Range<Int>)? {
    guard let scalar = path.node.scalar, !path.node.isNull, let key = path.lastEntry else {
      return nil
    }
    let range = file.range(of: path.node)
    if let found = aboutEquation(path, at: offset) { return found }
    if key.name == "class", let known = LayoutDocument.viewClass(scalar.text) {
      let others = known.names.filter { $0 != scalar.text }.map { "`\($0)`" }
      let also = others.isEmpty ? "" : "\n\nAlso called \(others.joined(separator: ", "))."
      return ("**\(scalar.text)** — class\n\n\(known.note)\(also)", range)
    }
    if ["symbol", "systemName"].contains(key.name), let words = Self.words(ofSymbol: scalar.text) {
      return (words, range)
    }
    let last = path.steps.lastIndex { $0.name != nil } ?? 0
    let way = NodePath(root: path.root, steps: Array(path.steps[...last]))
    return schema.explanation(at: way).map { ("**\(key.written)**\n\n\($0)", range) }
  }

  /// Nil for a name that no symbol has.
  private static func words(ofSymbol name: String) -> String? {
    let isDrawn = Symbols.Symbol.named(name) != nil
    guard isDrawn || SymbolNames.contains(name) else { return nil }
    let size = SymbolMeasures(
      name: name, pointSize: 17, weight: .regular, scale: .medium, grid: PixelGrid(scale: 3)
    ).size
    let words = [size.width, size.height].map { String(decimal: $0, places: 2) }
    let text = "\(words[0]) × \(words[1]) points beside text of 17 points."
    let absence = isDrawn ? "" : " There is no icon for it here: a square is drawn in its place."
    return "**\(name)** — system symbol\n\n" + text + absence
  }

  /// A word of an equation or of Visual Format after a point: an attribute, several, or a guide.
  private func aboutEquation(
    _ path: NodePath, at offset: Int
  ) -> (text: String, range: Range<Int>)? {
    let allowed = schema.allowed(at: path)
    let name = path.lastEntry?.name
    guard allowed.names.contains("equation") || name == "visual" || name == "is",
      offset <= file.text.bytes.count, case let range = file.text.name(at: offset),
      !range.isEmpty, range.lowerBound > 0,
      file.text.bytes[range.lowerBound - 1] == UInt8(ascii: ".")
    else { return nil }
    let word = String(decoding: file.text.bytes[range], as: UTF8.self)
    guard let (kind, note) = Self.note(on: word) else { return nil }
    return ("**\(word)** — \(kind)\n\n\(note)", range)
  }

  private static func note(on word: String) -> (kind: String, note: String)? {
    if let attribute = AttributeNames.attribute(word) {
      return ("attribute", AttributeNames.note(on: attribute))
    }
    let group = AttributeGroup(rawValue: word.prefix(1).lowercased() + word.dropFirst())
    if let group { return ("attributes", group.note) }
    return BuiltInGuide.named(word).map { guide in
      let own = word == guide.rawValue ? guide.uiKitName : guide.rawValue
      return ("layout guide", "\(guide.note)\n\nAlso called `\(own)`.")
    }
  }
}
