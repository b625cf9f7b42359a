import Files
import Reuse

/// A name in a text, such as `wifi/name` in an equation, with the places of its parts.
struct NamePath {
  struct Part {
    var text: String
    /// Offsets in Unicode scalars.
    var start: Int
    var end: Int
    /// Whether it is a variable, such as `$item`.
    var isVariable = false
  }

  enum Role {
    /// Before an attribute: `title.top`; or in the brackets of Visual Format.
    case item
    /// By itself: a metric, or a view in an equation of several attributes.
    case word
    /// An attribute, or the name of a guide before one.
    case attribute
  }

  var parts: [Part]
  var role: Role

  var text: String { parts.map(\.text).joined(separator: "/") }

  /// The path with another in the place of the variable at its beginning, and how many parts that has; unchanged where
  /// there is none.
  func replacingItem(by item: String?) -> (path: NamePath, added: Int) {
    guard let item, parts.first?.isVariable == true,
      let first = NamePath.all(in: item).first, first.text.count == item.count
    else { return (self, 0) }
    return (NamePath(parts: first.parts + parts.dropFirst(), role: role), first.parts.count)
  }

  /// The names in an equation, in a line of Visual Format or in arithmetic, also where these are not finished.
  static func all(in text: String) -> [NamePath] {
    let lexemes = EquationLexer.lexemes(of: text)
    let isVisual = lexemes.contains { $0.token == .stranger("[") || $0.token == .stranger("|") }
    var paths: [NamePath] = []
    var index = 0
    while index < lexemes.count {
      guard let (parts, next) = parts(lexemes, from: index) else {
        index += 1
        continue
      }
      let before = lexemes[..<index].last {
        $0.token != .stranger("$") && $0.token != .stranger("{")
      }
      let isAfterPoint = before?.token == .symbol(".") && before?.end == parts.first?.start
      let isBeforePoint = lexemes[next].token == .symbol(".")
      let isInBrackets = before?.token == .stranger("[")
      // The axis of Visual Format, as in `H:|-[title]`.
      let isAxis = isVisual && index == 0 && lexemes[next].token == .symbol(":")
      let isItem = isInBrackets || isBeforePoint && !isVisual
      if isAfterPoint {
        // A slash behind an attribute is a division.
        paths += parts.enumerated().map {
          NamePath(parts: [$1], role: $0 == 0 ? .attribute : .word)
        }
      } else if !isAxis {
        paths.append(NamePath(parts: parts, role: isItem ? .item : .word))
      }
      index = next
    }
    return paths
  }

  /// Names with slashes between them, and the index of what follows.
  private static func parts(
    _ lexemes: [EquationLexer.Lexeme], from start: Int
  ) -> ([Part], next: Int)? {
    var parts: [Part] = []
    var index = start
    while let (part, next) = part(lexemes, at: index, isFirst: parts.isEmpty) {
      parts.append(part)
      index = next
      guard lexemes[index].token == .symbol("/"), lexemes[index].start == part.end,
        index + 1 < lexemes.count, lexemes[index + 1].start == lexemes[index].end
      else { break }
      index += 1
    }
    return parts.isEmpty ? nil : (parts, index)
  }

  private static func part(
    _ lexemes: [EquationLexer.Lexeme], at index: Int, isFirst: Bool
  ) -> (Part, next: Int)? {
    guard index < lexemes.count else { return nil }
    let lexeme = lexemes[index]
    switch lexeme.token {
    case .name(let text): return (Part(text: text, start: lexeme.start, end: lexeme.end), index + 1)
    case .number(_, let text) where !isFirst:
      return (Part(text: text, start: lexeme.start, end: lexeme.end), index + 1)
    case .stranger("$"):
      guard index + 1 < lexemes.count, case .name(let text) = lexemes[index + 1].token else {
        return nil
      }
      let end = lexemes[index + 1].end
      return (Part(text: text, start: lexeme.start, end: end, isVariable: true), index + 2)
    default: return nil
    }
  }
}
