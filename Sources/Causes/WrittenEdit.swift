import Foundation

/// The part of a constraint's words that an edit changed, where it has names: `pad` → `60`. A number by a name has
/// another value at each use of a component, on each device and in each variant, and the edit is the same.
struct WrittenEdit {
  let before, after: String

  /// Nil where the words are the same, where numbers alone changed, or where views did.
  init?(of old: String, to new: String) {
    guard old != new else { return nil }
    let (was, now) = (Self.words(of: old), Self.words(of: new))
    let first = zip(was, now).prefix { $0 == $1 }.count
    let last = zip(was.dropFirst(first).reversed(), now.dropFirst(first).reversed())
      .prefix { $0 == $1 }.count
    let parts = [was, now].map { words in
      words[first..<words.count - last].joined().trimmingCharacters(in: .whitespaces)
    }
    guard parts.contains(where: { $0.contains(where: \.isLetter) }),
      parts.allSatisfy({ part in !part.isEmpty && !part.contains { "[]|=<>@.".contains($0) } })
    else { return nil }
    (before, after) = (parts[0], parts[1])
  }

  /// Names and numbers whole, and every other sign for itself.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isOpen = false
    for letter in text {
      let isPart = letter.isLetter || letter.isNumber || "_$./".contains(letter)
      if isPart, isOpen {
        words[words.count - 1].append(letter)
      } else {
        words.append(String(letter))
      }
      isOpen = isPart
    }
    return words
  }
}
