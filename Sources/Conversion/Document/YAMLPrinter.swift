import Files
import Foundation
import LayoutScene

/// Prints nodes as YAML in the way of the samples: what fits on a line stands on a line.
struct YAMLPrinter {
  /// The most columns of a line that holds a list or a mapping.
  private static let width = 100

  private var lines: [String] = []

  static func text(_ node: Node, comments: [String] = []) -> String {
    var printer = YAMLPrinter()
    printer.lines = comments.map { "# \($0)" }
    printer.print(entries: node.mapping ?? [], indent: 0, isTop: true)
    return printer.lines.joined(separator: "\n") + "\n"
  }

  // MARK: Blocks

  private mutating func print(entries: [Node.Pair], indent: Int, isTop: Bool = false) {
    for entry in entries {
      let key = Self.scalar(entry.name, .plain, isFlow: false) + ":"
      let space = String(repeating: " ", count: indent)
      if let line = Self.line(of: entry, isTop: isTop),
        indent + key.count + 1 + line.count <= Self.width
          || entry.value.scalar != nil
      {
        lines.append("\(space)\(key) \(line)")
        continue
      }
      lines.append(space + key)
      if let entries = entry.value.mapping { print(entries: entries, indent: indent + 2) }
      for element in entry.value.sequence ?? [] { print(element: element, indent: indent + 2) }
    }
  }

  /// A value on one line; nil where it has to take several.
  private static func line(of entry: Node.Pair, isTop: Bool) -> String? {
    if isTop, ["views", "constraints"].contains(entry.name), !isEmpty(entry.value) { return nil }
    // Views stand below each other.
    if isTop ? false : hasViews(entry) { return nil }
    return flow(entry.value, isOuter: true)
  }

  private static func isEmpty(_ node: Node) -> Bool {
    node.mapping?.isEmpty ?? node.sequence?.isEmpty ?? false
  }

  private static func hasViews(_ entry: Node.Pair) -> Bool {
    if ViewTree.viewKeys.contains(entry.name), !isEmpty(entry.value) { return true }
    return entry.value.mapping?.contains(where: hasViews) == true
      || entry.value.sequence?.contains { $0.mapping?.contains(where: hasViews) == true } == true
  }

  private mutating func print(element: Node, indent: Int) {
    let space = String(repeating: " ", count: indent)
    let line = Self.flow(element, isOuter: true)
    let hasViews = element.mapping?.contains(where: Self.hasViews) == true
    if element.scalar != nil || !hasViews && indent + 2 + line.count <= Self.width {
      lines.append("\(space)- \(line)")
      return
    }
    var inner = YAMLPrinter()
    if let entries = element.mapping { inner.print(entries: entries, indent: indent + 2) }
    for element in element.sequence ?? [] { inner.print(element: element, indent: indent + 2) }
    guard let first = inner.lines.first else { return }
    lines.append("\(space)- \(first.dropFirst(indent + 2))")
    lines += inner.lines.dropFirst()
  }

  // MARK: Lines

  private static func flow(_ node: Node, isOuter: Bool = false) -> String {
    switch node.content {
    case .scalar(let value): return scalar(value.text, value.style, isFlow: !isOuter)
    case .sequence(let nodes): return "[" + nodes.map { flow($0) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      let parts = entries.map { "\(scalar($0.name, .plain, isFlow: true)): \(flow($0.value))" }
      return "{" + parts.joined(separator: ", ") + "}"
    }
  }

  /// A text without quotes where YAML reads it as the same text.
  static func scalar(_ text: String, _ style: Node.Style, isFlow: Bool) -> String {
    let isText = style != .plain
    if isText, Self.isOther(text) || text.isEmpty { return quoted(text) }
    return isPlain(text, isFlow: isFlow) || !isText && text.isEmpty ? text : quoted(text)
  }

  /// Whether YAML has another value for a text without quotes.
  private static func isOther(_ text: String) -> Bool {
    let word = text.lowercased()
    return TruthWords.values[word] != nil || ["null", "~"].contains(word) || Double(text) != nil
      || text.first?.isNumber == true && text.allSatisfy { $0.isNumber || "._:-x+eE".contains($0) }
      || [".inf", "-.inf", ".nan"].contains(word)
  }

  private static func isPlain(_ text: String, isFlow: Bool) -> Bool {
    guard let first = text.first, let last = text.last, !first.isWhitespace, !last.isWhitespace,
      !"-?:,[]{}#&*!|>'\"%@`=".contains(first) || first == "-" && Double(text) != nil,
      last != ":", !text.contains(": "), !text.contains(" #"),
      !isFlow || !text.contains(where: { ",[]{}".contains($0) })
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar != "\u{7F}" && !(0x80..<0xA0).contains(scalar.value)
        && scalar != "\u{FEFF}" && !scalar.properties.isNoncharacterCodePoint
        && ![0x2028, 0x2029, 0xAD].contains(scalar.value)
        && scalar.properties.generalCategory != .format
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    default: break
    }
    let isShown =
      scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
      && !(0xFFFE...0xFFFF).contains(scalar.value)
      && ![0x2028, 0x2029, 0xFEFF].contains(scalar.value)
      && scalar.properties.generalCategory != .format
    if isShown { return String(scalar) }
    return scalar.value > 0xFFFF
      ? "\\U" + scalar.value.hex(digits: 8, uppercase: true)
      : "\\u" + scalar.value.hex(digits: 4, uppercase: true)
  }
}
