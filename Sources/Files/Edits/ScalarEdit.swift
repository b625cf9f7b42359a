import Foundation

/// The replacement of one value of a file by another text. Nothing else of the file changes: comments, the
/// order of keys and the style of quotes stay.
package struct ScalarEdit: Sendable {
  /// Why an edit is not possible.
  package enum Refusal: Error, Hashable {
    /// The value is not where it was, or is no longer the same.
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
  ///
  /// - Parameters:
  ///   - escape: how a character is written in double quotes that cannot stand there itself, by its number; as
  ///     YAML and JSON write it unless another is given.
  ///   - scalars: reads all keys and values of a file.
  package func applied(
    to source: SourceText, escape: (UInt32) -> String = Self.escape,
    scalars: (SourceText) -> [(node: Node, isKey: Bool)] = Self.scalars
  ) throws(Refusal) -> String {
    let all = scalars(source)
    let nodes = all.map(\.node)
    // Another key would be another document, and nobody is shown keys to change.
    let place = nodes.firstIndex { $0.mark.line == line && $0.mark.column == column }
    guard let place, !all[place].isKey, let scalar = nodes[place].scalar, scalar.text == before,
      let span = source.span(of: nodes[place])
    else { throw .moved }
    let own = Array(source.text.utf8)[span]
    for spelling in Self.spellings(of: after, over: scalar, in: own, escape) {
      var bytes = Array(source.text.utf8)
      bytes.replaceSubrange(span, with: spelling.utf8)
      let text = String(decoding: bytes, as: UTF8.self)
      let written = scalars(SourceText(file: source.file, text: text)).map(\.node)
      guard written.count == nodes.count,
        zip(written, nodes).allSatisfy({ new, old in
          let isMeant = old.mark.line == line && old.mark.column == column
          // Without quotes `null` and `~` are no texts.
          return isMeant
            ? new.scalar?.text == after && !new.isNull : new.scalar?.text == old.scalar?.text
        })
      else { continue }
      return text
    }
    throw .unwritable
  }

  /// All keys and values of a YAML or JSON file.
  package static func scalars(of source: SourceText) -> [(node: Node, isKey: Bool)] {
    let problems = Problems()
    let root =
      StringsFormat(source.file) == .xcstrings
      ? JSONReader.read(source, limit: catalogLimit, problems)
      : NodeReader.readFile(source, problems)
    var found: [(node: Node, isKey: Bool)] = []
    var stack = root.map { [($0, false)] } ?? []
    while let (node, isKey) = stack.popLast() {
      switch node.content {
      case .scalar: found.append((node, isKey))
      case .sequence(let nodes): stack += nodes.map { ($0, false) }
      case .mapping(let entries): stack += entries.flatMap { [($0.key, true), ($0.value, false)] }
      }
    }
    return found
  }

  /// The most values of a string catalog.
  private static let catalogLimit = 4_000_000

  /// The ways to write a text: in the scalar's own style, and in double quotes, which can have any text.
  ///
  /// - Parameter bytes: the scalar as it is written.
  private static func spellings(
    of text: String, over scalar: Node.Scalar, in bytes: ArraySlice<UInt8>,
    _ escape: (UInt32) -> String
  ) -> [String] {
    let quoted = doubleQuoted(text, escape)
    switch scalar.style {
    // Nothing at all is read as no value.
    case .plain:
      let folded = FoldedLines.spelling(of: text, over: scalar.text, in: bytes)
      return (text.isEmpty ? [] : [folded, text].compactMap(\.self)) + [quoted]
    case .singleQuoted: return ["'" + text.replacing("'", with: "''") + "'", quoted]
    case .literal, .folded:
      return (BlockText(bytes, scalar)?.spellings(of: text) ?? []) + [quoted]
    default: return [quoted]
    }
  }

  /// Four hexadecimal digits, as YAML and JSON escape a character.
  package static func escape(_ number: UInt32) -> String { "\\u" + fourDigits(number) }

  package static func fourDigits(_ number: UInt32) -> String { String(format: "%04x", number) }

  private static func doubleQuoted(_ text: String, _ escape: (UInt32) -> String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        out += escape(scalar.value)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
