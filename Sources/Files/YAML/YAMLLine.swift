/// A single line of YAML: finds where its values begin, as far as one line can tell.
package struct YAMLLine {
  let scalars: [Unicode.Scalar]
  /// For each scalar whether it is inside quotes.
  private let quoted: [Bool]

  package init(_ line: some StringProtocol) {
    scalars = Array(line.unicodeScalars)
    quoted = Self.quoted(scalars)
  }

  /// Whether the scalar at an index is inside quotes.
  func isQuoted(_ index: Int) -> Bool { quoted[index] }

  /// The index of the text after the hyphen of a list item.
  var startOfItem: Int? {
    guard let hyphen = scalars.firstIndex(where: { $0 != " " }), scalars[hyphen] == "-",
      hyphen + 1 < scalars.count, scalars[hyphen + 1] == " "
    else { return nil }
    return scalars[(hyphen + 1)...].firstIndex { $0 != " " }
  }

  /// The index of the first `#` that begins a comment.
  package var startOfComment: Int? {
    scalars.indices.first { index in
      scalars[index] == "#" && !quoted[index] && (index == 0 || scalars[index - 1] == " ")
    }
  }

  /// Whether a value can start at an index: a colon, a comma or a bracket is before it.
  package func isValue(_ index: Int) -> Bool {
    let before = scalars[..<index].last { $0 != " " }
    return before.map { ":,[{".unicodeScalars.contains($0) } ?? false
  }

  /// The start of the value that contains `index`: after the first key's colon, or inside brackets
  /// after the last one.
  package func startOfValue(around index: Int) -> Int? {
    var start: Int?
    for place in scalars.indices.prefix(index) where !quoted[place] {
      let isColon = scalars[place] == ":" && place + 1 < scalars.count && scalars[place + 1] == " "
      if isColon, start == nil { start = scalars[(place + 1)...].firstIndex { $0 != " " } }
      if ",{".unicodeScalars.contains(scalars[place]), brackets(before: place + 1) > 0 {
        start = nil
      }
    }
    return start.flatMap { $0 <= index ? $0 : nil }
  }

  private func brackets(before index: Int) -> Int {
    scalars.indices.prefix(index).reduce(0) { depth, place in
      if quoted[place] { return depth }
      switch scalars[place] {
      case "{", "[": return depth + 1
      // What an earlier line opened counts for nothing here.
      case "}", "]": return max(0, depth - 1)
      default: return depth
      }
    }
  }

  /// Where the brackets or quotes begin that end before an index, with nothing but spaces between; nil for others.
  func opening(before index: Int) -> Int? {
    guard let end = scalars[..<index].lastIndex(where: { $0 != " " }) else { return nil }
    if quoted[end] { return scalars[...end].indices.reversed().prefix { quoted[$0] }.last }
    guard "}]".unicodeScalars.contains(scalars[end]) else { return nil }
    var depth = 0
    for place in scalars[...end].indices.reversed() where !quoted[place] {
      if "}]".unicodeScalars.contains(scalars[place]) { depth += 1 }
      if "{[".unicodeScalars.contains(scalars[place]) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  func text(from start: Int) -> String { text(in: start..<scalars.count) }

  func text(in range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// The scalar at an index; nil outside of the line.
  subscript(index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// The value that begins at `start`. It ends at a comment or at the end of the line; inside
  /// brackets at the next comma or bracket.
  package func value(from start: Int) -> String {
    let isInBrackets = brackets(before: start) > 0
    var end = start
    while end < scalars.count {
      if isInBrackets, ",}]".unicodeScalars.contains(scalars[end]) { break }
      if end > start, scalars[end] == "#", scalars[end - 1] == " " { break }
      end += 1
    }
    while end > start, scalars[end - 1] == " " { end -= 1 }
    return text(in: start..<end)
  }

  private static func quoted(_ scalars: [Unicode.Scalar]) -> [Bool] {
    var open: Unicode.Scalar?
    var before: Unicode.Scalar = " "
    return scalars.indices.map { index in
      let scalar = scalars[index]
      defer { if scalar != " " { before = scalar } }
      if let quote = open {
        if scalar == quote { open = nil }
        return true
      }
      // A quote in the middle of a word is an apostrophe.
      let begins = index == 0 || " [{,:".unicodeScalars.contains(scalars[index - 1])
      if scalar == "\"" || scalar == "'", begins, " [{,:-".unicodeScalars.contains(before) {
        open = scalar
        return true
      }
      return false
    }
  }
}
