/// A line of YAML, looked at by itself: where its values begin, as far as one line tells.
struct YAMLLine {
  let scalars: [Unicode.Scalar]
  /// Where text in quotes stands.
  private let quoted: [Bool]

  init(_ line: some StringProtocol) {
    scalars = Array(line.unicodeScalars)
    quoted = Self.quoted(scalars)
  }

  /// What follows the hyphen of a list's item.
  var startOfItem: Int? {
    guard let hyphen = scalars.firstIndex(where: { $0 != " " }), scalars[hyphen] == "-",
      hyphen + 1 < scalars.count, scalars[hyphen + 1] == " "
    else { return nil }
    return scalars[(hyphen + 1)...].firstIndex { $0 != " " }
  }

  /// The first `#` that begins a comment.
  var startOfComment: Int? {
    scalars.indices.first { index in
      scalars[index] == "#" && !quoted[index] && (index == 0 || scalars[index - 1] == " ")
    }
  }

  /// Whether a value stands where a key and its colon, a comma or a bracket are the last thing before.
  func isValue(_ index: Int) -> Bool {
    let before = scalars[..<index].last { $0 != " " }
    return before.map { ":,[{".unicodeScalars.contains($0) } ?? false
  }

  /// Where the value begins that goes on at `index`: behind the first key's colon, or the last one in
  /// brackets.
  func startOfValue(around index: Int) -> Int? {
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
      case "}", "]": return depth - 1
      default: return depth
      }
    }
  }

  func text(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start...]))
  }

  /// The value that begins at `start`: to the end of the line or a comment, in brackets to the next
  /// comma or bracket.
  func value(from start: Int) -> String {
    let isInBrackets = brackets(before: start) > 0
    var end = start
    while end < scalars.count {
      if isInBrackets, ",}]".unicodeScalars.contains(scalars[end]) { break }
      if end > start, scalars[end] == "#", scalars[end - 1] == " " { break }
      end += 1
    }
    while end > start, scalars[end - 1] == " " { end -= 1 }
    return String(String.UnicodeScalarView(scalars[start..<end]))
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
      // A quote within a text is an apostrophe.
      let begins = index == 0 || " [{,:".unicodeScalars.contains(scalars[index - 1])
      if scalar == "\"" || scalar == "'", begins, " [{,:-".unicodeScalars.contains(before) {
        open = scalar
        return true
      }
      return false
    }
  }
}
