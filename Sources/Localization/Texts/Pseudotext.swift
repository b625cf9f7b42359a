import Foundation

/// How pseudolocales change texts. Specifiers, markup and addresses are not changed, and neither
/// are values, which are filled in later.
extension PseudoStyle {
  /// The final text for one without values. What has no letters, such as the number in a badge or a time, is the
  /// same in all languages.
  package func applied(to text: String) -> String {
    text.contains(where: \.isLetter) ? finished(changed(text)) : text
  }

  /// The text after the first step, before values are filled in: its letters are changed.
  func changed(_ text: String) -> String {
    switch self {
    case .double, .bounded: text
    case .accented: mapped(text, Self.accented)
    case .rtl: mapped(text, Self.reversed)
    }
  }

  /// The text after the second step, once values are filled in: brackets, marks and the like are
  /// added.
  func finished(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    return switch self {
    case .double: text + " " + text
    case .accented: "[" + text + "]"
    case .bounded: "[# " + text + " #]"
    case .rtl: text
    }
  }

  private func mapped(_ text: String, _ change: (String) -> String) -> String {
    Markup.parts(of: text).map { $0.isProtected ? $0.text : change($0.text) }.joined()
  }

  // MARK: Accents

  private static let plainLetters = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ"
  private static let accentedLetters = "áḃçďéḟĝĥíĵķļḿñóṕŕšťúṽŵẋýžÁḂÇĎÉḞĜĤÍĴĶĻḾÑÓṔŔŠŤÚṼŴẊÝŽ"
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(plainLetters, accentedLetters))
  private static let vowels = Set("aeiouAEIOUαεηιουωаеёиоуыэюя")

  /// Accents all letters and doubles every vowel, by which most languages' texts grow by about a
  /// third.
  private static func accented(_ text: String) -> String {
    var result = ""
    for letter in text {
      let changed = accents[letter] ?? letter
      result.append(changed)
      if isVowel(letter) { result.append(changed) }
    }
    return result
  }

  private static func isVowel(_ letter: Character) -> Bool {
    if vowels.contains(letter) { return true }
    guard letter.isLetter, !letter.isASCII else { return false }
    return String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first.map {
      vowels.contains(Character($0))
    } ?? false
  }

  // MARK: Right to left

  /// Puts every word between marks and an override, so that it reads from right to left.
  private static func reversed(_ text: String) -> String {
    var result = ""
    var word = ""
    func end() {
      if !word.isEmpty { result += "\u{200F}\u{202E}" + word + "\u{202C}\u{200F}" }
      word = ""
    }
    for character in text {
      let continues = !word.isEmpty && (character == "'" || character == "’")
      if character.isLetter || character.isNumber || continues {
        word.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return result
  }
}

/// The parts of a text that a pseudolocale does not change: placeholders (`%@`, `{name}`), tags and
/// entities, the targets of Markdown links, and addresses.
enum Markup {
  struct Part {
    var text: String
    var isProtected: Bool
  }

  static func parts(of text: String) -> [Part] {
    let scalars = Array(text.unicodeScalars)
    var parts: [Part] = []
    var plain = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard let end = end(scalars, at: index) else {
        plain.append(scalars[index])
        index += 1
        continue
      }
      if !plain.isEmpty { parts.append(Part(text: String(plain), isProtected: false)) }
      plain = String.UnicodeScalarView()
      let piece = String(String.UnicodeScalarView(scalars[index..<end]))
      parts.append(Part(text: piece, isProtected: true))
      index = end
    }
    return plain.isEmpty ? parts : parts + [Part(text: String(plain), isProtected: false)]
  }

  /// The most characters of a tag or placeholder. It keeps time linear where none of them ends.
  private static let reach = 1_000

  /// The index after the part that begins at `index`; nil where none does.
  private static func end(_ scalars: [Unicode.Scalar], at index: Int) -> Int? {
    switch scalars[index] {
    case "%": return FormatPiece.end(scalars, at: index)
    case "{": return braces(scalars, at: index)
    case "<":
      let next = scalars[(index + 1)...].first
      guard let next, next.properties.isAlphabetic || next == "/" || next == "!" else { return nil }
      return first(">", in: scalars, from: index + 1, unless: "<")
    case "&":
      return first(";", in: scalars, from: index + 1) {
        !($0 == "#" || $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0))
      }
    case "]":
      guard scalars[(index + 1)...].first == "(" else { return nil }
      return first(")", in: scalars, from: index + 2, unless: "\n")
    default: return TextAddress.end(scalars, at: index)
    }
  }

  private static func first(
    _ last: Unicode.Scalar, in scalars: [Unicode.Scalar], from start: Int,
    unless stop: Unicode.Scalar
  ) -> Int? {
    first(last, in: scalars, from: start) { $0 == stop }
  }

  private static func first(
    _ last: Unicode.Scalar, in scalars: [Unicode.Scalar], from start: Int,
    until stops: (Unicode.Scalar) -> Bool
  ) -> Int? {
    for index in start..<min(start + reach, scalars.count) {
      if scalars[index] == last { return index + 1 }
      if stops(scalars[index]) { return nil }
    }
    return nil
  }

  /// The index after a placeholder such as `{name}`, or a whole message such as `{count, plural,
  /// one {…} other {…}}`.
  private static func braces(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    var depth = 0
    for index in start..<min(start + reach, scalars.count) {
      if scalars[index] == "{" { depth += 1 }
      if scalars[index] == "}" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }
}
