import Files
import LayoutScene

/// Puts the values of variables in the place of `$name`, `${name}` and `$item.key`. `$$` is a `$`.
package struct Substitution {
  let variables: [String: Node]
  /// Variables that are numbers. In a longer text their names stay: arithmetic looks them up later,
  /// and knows what names inside a value mean where that value is written.
  var numbers: Set<String> = []
  /// Variables that are items of a repetition, so that a point after one asks for a key of the
  /// item. In an equation a point may stand before an attribute instead.
  var items: Set<String> = []
  /// Whether the text is a constraint's.
  var isEquation = false

  /// A part of a text: plain text, or the value of a variable.
  private enum Part {
    case text(String)
    /// With the variable as it is written.
    case value(Node, String)

    var noted: NodePlaces.TemplatePart {
      switch self {
      case .text(let text): .text(text)
      case .value(let node, let words): .value(node.scalar?.text ?? "", node.mark, written: words)
      }
    }
  }

  /// The node with variables replaced. A variable that is the whole text is replaced by its value
  /// of any kind, and one in a longer text by the value's text.
  ///
  /// - Parameter note: gets the parts of a longer text.
  func value(
    _ node: Node, note: ([NodePlaces.TemplatePart]) -> Void = { _ in },
    report: (Fact, Node) -> Void
  ) -> Node {
    guard let scalar = node.scalar, scalar.text.utf8.contains(UInt8(ascii: "$")) else {
      return node
    }
    let parts = parts(of: scalar.text) { report($0, node) }
    if parts.count == 1, case .value(var value, _) = parts[0] {
      // A number that repetition counts is written nowhere else.
      if !items.isEmpty, Self.isCounter(scalar.text) { value.mark = node.mark }
      return value
    }
    note(parts.map(\.noted))
    var text = ""
    // A text that is too long is reported where it is shown, whatever else belongs to it.
    for part in parts where text.utf8.count <= TextLimit.bytes {
      switch part {
      case .text(let part): text += part
      case .value(let value, _):
        guard let scalar = value.scalar else {
          report(.wrongKind(key: nil, expected: "a text for “$”", found: value.kind), node)
          continue
        }
        text += scalar.text
      }
    }
    return node.with(text: text, style: scalar.style)
  }

  private func parts(of text: String, _ report: (Fact) -> Void) -> [Part] {
    var (parts, plain): ([Part], String.UnicodeScalarView) = ([], .init())
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "$" else {
        plain.append(scalar)
        continue
      }
      if rest.first == "$" {
        rest.removeFirst()
        plain.append("$")
        continue
      }
      guard let (value, length) = variable(at: rest, report) else {
        plain.append("$")
        continue
      }
      rest = rest.dropFirst(length)
      if !plain.isEmpty { parts.append(.text(String(plain))) }
      plain = .init()
      parts.append(value)
    }
    if !plain.isEmpty || parts.isEmpty { parts.append(.text(String(plain))) }
    return parts
  }

  /// The value of the variable whose name starts `text`, and the length of the name; nil where
  /// there is none.
  private func variable(
    at text: Substring.UnicodeScalarView, _ report: (Fact) -> Void
  ) -> (Part, length: Int)? {
    let isBraced = text.first == "{"
    var rest = isBraced ? text.dropFirst() : text
    let name = Self.name(&rest)
    guard !name.isEmpty else { return nil }
    guard var value = variables[name] else {
      let names = variables.keys.sorted()
      report(
        .unknownVariable(name, suggestion: Suggestion.nearest(to: name, in: names), known: names))
      return nil
    }
    while value.mapping != nil, rest.first == "." {
      var behind = rest.dropFirst()
      let key = Self.name(&behind)
      guard !key.isEmpty else { break }
      guard let entry = value[key] else {
        let keys = (value.mapping ?? []).map(\.name)
        report(
          .unknownVariable(
            "\(name).\(key)",
            suggestion: Suggestion.nearest(to: key, in: keys).map { "\(name).\($0)" }, known: keys))
        return nil
      }
      (value, rest) = (entry.value, behind)
    }
    var behind = rest.dropFirst()
    if isBraced || items.contains(name), value.mapping == nil, rest.first == "." {
      let key = Self.name(&behind)
      if !key.isEmpty {
        let path = String(text.prefix(text.count - rest.count).drop { $0 == "{" })
        // The values of a repeated view differ, and the mistake is one.
        report(.keyOfValue(key, variable: path, found: value.kind.withoutText))
        return nil
      }
    }
    if isBraced {
      guard rest.first == "}" else { return nil }
      rest = rest.dropFirst()
    }
    let length = text.count - rest.count
    let words = "$" + String(text.prefix(length))
    return numbers.contains(name) ? (.text(name), length) : (.value(value, words), length)
  }

  private static func isCounter(_ text: String) -> Bool {
    ["index", "first", "last"].contains(text.filter { !"${}".contains($0) })
  }

  /// The names of the variables in a text, with their places as numbers of Unicode scalars.
  package static func variables(in text: String) -> [(name: String, start: Int, end: Int)] {
    var found: [(name: String, start: Int, end: Int)] = []
    let all = text.unicodeScalars
    var rest = all[...]
    while let scalar = rest.popFirst() {
      guard scalar == "$", !rest.isEmpty else { continue }
      if rest.first == "$" || rest.first == "{" {
        let isDollar = rest.removeFirst() == "$"
        if isDollar { continue }
      }
      let start = all.count - rest.count
      let name = name(&rest)
      if !name.isEmpty { found.append((name, start, all.count - rest.count)) }
    }
    return found
  }

  private static func name(_ text: inout Substring.UnicodeScalarView) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = text.first, Identifier.isPart(scalar, isFirst: name.isEmpty) {
      name.append(scalar)
      text.removeFirst()
    }
    return String(name)
  }
}

extension Node {
  /// Whether a text in the node has a variable of this name.
  func uses(variable name: String) -> Bool {
    hasText { text in Substitution.variables(in: text).contains { $0.name == name } }
  }
}
