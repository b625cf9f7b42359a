/// The replacement of one scalar of a file by another text. Nothing else of the file changes: comments, the
/// order of keys and the style of quotes stay.
package struct ScalarEdit: Sendable {
  /// Why an edit is not possible.
  package enum Refusal: Error, Hashable {
    /// The scalar is not where it was, or is no longer the same.
    case moved
    /// No way of writing the text is read as that text.
    case unwritable
  }

  /// The place of the scalar: line and column from 1, columns in Unicode scalars.
  package var line: Int
  package var column: Int
  /// The scalar's text before and after the edit.
  package var before: String
  package var after: String

  package init(line: Int, column: Int, before: String, after: String) {
    (self.line, self.column, self.before, self.after) = (line, column, before, after)
  }

  /// The text of the file after the edit. It is read again, so that what was written is what was meant.
  package func applied(to source: SourceText) throws(Refusal) -> String {
    let nodes = Self.scalars(of: source)
    guard let node = nodes.first(where: { $0.mark.line == line && $0.mark.column == column }),
      let scalar = node.scalar, scalar.text == before, let span = source.span(of: node)
    else { throw .moved }
    for spelling in Self.spellings(of: after, like: scalar.style, in: source) {
      var bytes = Array(source.text.utf8)
      bytes.replaceSubrange(span, with: spelling.utf8)
      let text = String(decoding: bytes, as: UTF8.self)
      let written = Self.scalars(of: SourceText(file: source.file, text: text))
      guard written.count == nodes.count,
        zip(written, nodes).allSatisfy({ new, old in
          let isMeant = old.mark.line == line && old.mark.column == column
          return new.scalar?.text == (isMeant ? after : old.scalar?.text)
        })
      else { continue }
      return text
    }
    throw .unwritable
  }

  private static func scalars(of source: SourceText) -> [Node] {
    let problems = Problems()
    let isJSON = [".json", ".xcstrings"].contains { source.file.lowercased().hasSuffix($0) }
    let root =
      isJSON ? JSONReader.read(source, problems) : NodeReader.read(source, problems)
    var found: [Node] = []
    var stack = [root].compactMap(\.self)
    while let node = stack.popLast() {
      switch node.content {
      case .scalar: found.append(node)
      case .sequence(let nodes): stack += nodes
      case .mapping(let entries): stack += entries.flatMap { [$0.key, $0.value] }
      }
    }
    return found
  }

  /// The ways to write a text: in the scalar's own style, and in double quotes, which can have any text.
  private static func spellings(
    of text: String, like style: Node.Style, in source: SourceText
  ) -> [String] {
    switch style {
    // Nothing at all is read as no value.
    case .plain: text.isEmpty ? [doubleQuoted(text)] : [text, doubleQuoted(text)]
    case .singleQuoted:
      ["'" + text.replacing("'", with: "''") + "'", doubleQuoted(text)]
    default: [doubleQuoted(text)]
    }
  }

  private static func doubleQuoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
