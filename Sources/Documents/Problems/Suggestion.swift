extension Fact {
  /// A key that is none of the known ones, with the nearest of them for a suggestion; so are those below.
  static func unknownKey(_ name: String, owner: String, known: [String]) -> Fact {
    let suggestion = Suggestion.nearest(to: name, in: known)
    return .unknownKey(name, owner: owner, suggestion: suggestion, known: known)
  }

  static func unknownChoice(_ word: String, of what: String, known: [String]) -> Fact {
    let suggestion = Suggestion.nearest(to: word, in: known)
    return .unknownChoice(word, of: what, suggestion: suggestion, known: known)
  }

  static func unknownView(_ name: String, among names: [String]) -> Fact {
    .unknownView(name, suggestion: Suggestion.nearest(to: name, in: names))
  }

  static func unknownMetric(_ name: String, among names: [String]) -> Fact {
    .unknownMetric(name, suggestion: Suggestion.nearest(to: name, in: names))
  }
}

/// Which known word somebody probably meant.
package enum Suggestion {
  /// The candidate that is one slip of the pen away from `word`, or that the word abbreviates, or else the one
  /// nearest to it; nil where none is near: at most a third of the word is wrong, though one letter of a short
  /// word may be, and something of both is right. Letter case does not count.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    guard word.count <= 64 else { return nil }
    let letters = Array(word.lowercased())
    return misspelt(letters, by: 1, in: candidates) ?? abbreviated(letters, in: candidates)
      ?? misspelt(letters, by: letters.count / 3, in: candidates)
  }

  /// Of several that are as near the one that begins and ends most as the word does, the first of these.
  private static func misspelt(
    _ word: [Character], by reach: Int, in candidates: [String]
  ) -> String? {
    var best: (candidate: String, distance: Int, ends: Int)?
    for candidate in candidates where abs(candidate.count - word.count) <= reach {
      let letters = Array(candidate.lowercased())
      let distance = distance(word, letters)
      guard distance <= reach, distance < min(letters.count, word.count) else { continue }
      let ends = common(word, letters) + common(word.reversed(), letters.reversed())
      let isBetter = best.map {
        distance < $0.distance || (distance == $0.distance && ends > $0.ends)
      }
      if isBetter ?? true { best = (candidate, distance, ends) }
    }
    return best?.candidate
  }

  private static func common(_ a: [Character], _ b: [Character]) -> Int {
    zip(a, b).prefix { $0 == $1 }.count
  }

  /// The shortest candidate that begins as the word does if all that do so begin with it: `title` for `titl`, even
  /// if there is `titleView`. Or else the shortest whose parts begin as the word's: `navigationBar` for `navBar`.
  private static func abbreviated(_ word: [Character], in candidates: [String]) -> String? {
    guard word.count >= 3 else { return nil }
    let beginning = candidates.filter { $0.lowercased().starts(with: word) }
    let shortest = beginning.min { $0.count < $1.count }
    if let shortest {
      let start = shortest.lowercased()
      return beginning.allSatisfy { $0.lowercased().hasPrefix(start) } ? shortest : nil
    }
    return candidates.filter { abbreviates(word[...], parts(of: $0)[...], isFirst: true) }
      .min { $0.count < $1.count }
  }

  /// Whether the word is made of beginnings of the parts, of two letters at least, from the first part on.
  private static func abbreviates(
    _ word: ArraySlice<Character>, _ parts: ArraySlice<[Character]>, isFirst: Bool = false
  ) -> Bool {
    guard !word.isEmpty else { return true }
    guard let part = parts.first else { return false }
    let length = common(Array(word), part)
    if length >= 2 {
      for length in (2...length).reversed()
      where abbreviates(word.dropFirst(length), parts.dropFirst()) {
        return true
      }
    }
    return !isFirst && abbreviates(word, parts.dropFirst())
  }

  /// The words of a name in camel case, in small letters.
  private static func parts(of name: String) -> [[Character]] {
    var parts: [[Character]] = []
    for letter in name {
      let small = Array(letter.lowercased())
      if letter.isUppercase || parts.isEmpty {
        parts.append(small)
      } else {
        parts[parts.count - 1] += small
      }
    }
    return parts
  }

  /// How many letters have to be inserted, left out, replaced or swapped with their neighbour.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
