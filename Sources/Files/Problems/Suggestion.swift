import Foundation

extension Fact {
  /// An unknown key, with the most similar of the known ones as a suggestion. The function below
  /// does the same for words. For names of a document see `Problems.nearest`.
  package static func unknownKey(_ name: String, owner: String, known: [String]) -> Fact {
    let suggestion = Suggestion.nearest(to: name, in: known)
    return .unknownKey(name, owner: owner, suggestion: suggestion, known: known)
  }

  package static func unknownChoice(_ word: String, of what: String, known: [String]) -> Fact {
    let suggestion = Suggestion.nearest(to: word, in: known)
    return .unknownChoice(word, of: what, suggestion: suggestion, known: known)
  }
}

/// Finds the known word that was probably meant by an unknown one.
package enum Suggestion {
  /// Words in the form in which they are compared, for lists that many words are looked up in.
  package struct Candidates: Sendable {
    fileprivate struct Word: Sendable {
      var text: String
      var letters: [Character]
      /// The letters as numbers; empty where a letter is no single code.
      var codes: [UInt32]
      /// Whether it consists of several words in camel case.
      var hasParts: Bool
    }

    fileprivate let words: [Word]

    package init(_ words: [String]) {
      self.words = words.map {
        let letters = Array($0.lowercased())
        return Word(
          text: $0, letters: letters, codes: Suggestion.codes(letters),
          hasParts: $0.dropFirst().contains(where: \.isUppercase))
      }
    }
  }

  /// The candidate that was probably meant by `word`; nil where none is similar enough. Candidates
  /// come in this order: one at a distance of a single typing mistake, one that the word
  /// abbreviates, the one with the fewest mistakes, at most a third of the word's letters, and one with the
  /// same end of a path. Not all letters may be wrong. Letter case does not count.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    nearest(to: word, in: Candidates(candidates))
  }

  package static func nearest(to word: String, in candidates: Candidates) -> String? {
    guard word.count <= 64 else { return nil }
    let letters = Array(word.lowercased())
    return misspelt(letters, by: 1, in: candidates) ?? abbreviated(letters, in: candidates)
      ?? misspelt(letters, by: letters.count / 3, in: candidates)
      ?? withEnd(of: letters, in: candidates)
  }

  /// The truth value that a word means, as other languages write it or with a typing mistake; nil for any other word.
  package static func boolean(meant word: String) -> String? {
    TruthWords.values[word.lowercased()].map { $0 ? "true" : "false" }
      ?? nearest(to: word, in: ["true", "false"])
  }

  /// The truth value that a word is with a single typing mistake, where the word is none that a text may be: `tree` is
  /// one, and `flase` is not.
  package static func boolean(misspelt word: String) -> String? {
    let letters = Array(word)
    return ["true", "false"].first { value in
      let right = Array(value)
      guard letters != right, distance(letters, right) == 1 else { return false }
      return letters.sorted() == right.sorted() || Set(letters) == Set(right)
        || value == "false" && letters.count < right.count && letters.first == right.first
    }
  }

  /// The name of a file or folder beside the path that is like its last name; nil where there is none.
  package static func file(like path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty else { return nil }
    // A folder on the way may be written otherwise, such as in capitals.
    for end in parts.indices.reversed() {
      let folder = end == 0 ? "." : parts[..<end].joined(separator: "/") + "/"
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        continue
      }
      guard names.count <= mostFiles,
        let near = nearest(to: String(parts[end]), in: names.filter { !$0.hasPrefix(".") }.sorted())
      else { return nil }
      let path = ([near] + parts[(end + 1)...].map(String.init)).joined(separator: "/")
      let isThere = FileManager.default.fileExists(atPath: folder + "/" + path)
      return isThere ? path : near
    }
    return nil
  }

  /// The most files of a folder that are compared with a name.
  private static let mostFiles = 2_000

  /// The longest candidate with which a path ends, such as `shot/0` for `row/shot/0`, or the only one that ends with it,
  /// such as `card/title` for `title`.
  private static func withEnd(of word: [Character], in candidates: Candidates) -> String? {
    let ends = candidates.words.filter { isEnd($0.letters, of: word) }
    if let longest = ends.max(by: { $0.letters.count < $1.letters.count }) { return longest.text }
    let longer = candidates.words.filter { isEnd(word, of: $0.letters) }
    return longer.count == 1 ? longer[0].text : nil
  }

  private static func isEnd(_ end: [Character], of path: [Character]) -> Bool {
    path.count > end.count && path[path.count - end.count - 1] == "/"
      && path.suffix(end.count) == end[...]
  }

  /// The candidate at the least distance, at most `reach`. Of several one with the same letters is
  /// taken, or that with the longest common beginning and end, and of those the first.
  private static func misspelt(
    _ word: [Character], by reach: Int, in candidates: Candidates
  ) -> String? {
    var best: (candidate: String, distance: Int, ends: Int)?
    let codes = codes(word)
    for candidate in candidates.words
    where abs(candidate.letters.count - word.count) <= min(reach, best?.distance ?? reach) {
      let letters = candidate.letters
      let areCodes = codes.count == word.count && candidate.codes.count == letters.count
      let distance =
        areCodes ? distance(codes, candidate.codes) : distance(word, letters)
      guard distance <= reach, distance < min(letters.count, word.count) else { continue }
      // Letters in another order are likelier meant than other letters.
      let ends =
        distance > 0 && word.sorted() == letters.sorted()
        ? Int.max : common(word, letters) + common(word.reversed(), letters.reversed())
      let isBetter = best.map {
        distance < $0.distance || (distance == $0.distance && ends > $0.ends)
      }
      if isBetter ?? true { best = (candidate.text, distance, ends) }
    }
    return best?.candidate
  }

  /// The letters as numbers, which are compared much faster; empty where a letter is no single code.
  fileprivate static func codes(_ letters: [Character]) -> [UInt32] {
    var codes: [UInt32] = []
    for letter in letters {
      guard letter.unicodeScalars.count == 1, let only = letter.unicodeScalars.first,
        only.isASCII
      else { return [] }
      codes.append(only.value)
    }
    return codes
  }

  private static func common(_ a: [Character], _ b: [Character]) -> Int {
    zip(a, b).prefix { $0 == $1 }.count
  }

  /// The candidate that the word abbreviates: the shortest that begins with it, if all others that
  /// do begin with that candidate (`title` for `titl`, even if there is `titleView`). If none
  /// begins with the word, the shortest whose parts begin with those of the word (`navigationBar`
  /// for `navBar`).
  private static func abbreviated(_ word: [Character], in candidates: Candidates) -> String? {
    guard let first = word.first, word.count >= 3 else { return nil }
    // Either way a candidate begins with the word's first letter.
    let alike = candidates.words.filter { $0.letters.first == first }
    let beginning = alike.filter { $0.letters.starts(with: word) }
    let shortest = beginning.min { $0.text.count < $1.text.count }
    if let shortest {
      return beginning.allSatisfy { $0.letters.starts(with: shortest.letters) }
        ? shortest.text : nil
    }
    // A name of one part is abbreviated by its beginning alone.
    let short = alike.filter {
      $0.hasParts && abbreviates(word[...], parts(of: $0.text)[...], isFirst: true)
    }
    .min { $0.text.count < $1.text.count }
    return short?.text ?? last(word, in: candidates)
  }

  /// The only candidate whose last part is the word, such as `buttonSize` for `size`.
  private static func last(_ word: [Character], in candidates: Candidates) -> String? {
    // Thousands of words are looked up among thousands of names, so that names are compared before they are cut.
    let found = candidates.words.filter { candidate in
      guard candidate.letters.suffix(word.count) == word[...] else { return false }
      let part = candidate.text.suffix(word.count)
      return part.first?.isUppercase == true && !part.dropFirst().contains(where: \.isUppercase)
    }
    return found.count == 1 ? found[0].text : nil
  }

  /// Whether the word consists of beginnings of the parts, each of at least two letters. The first
  /// part has to be among them.
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

  /// The words of a name in camel case, in lower case.
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

  /// The number of letters to insert, leave out, replace or swap with their neighbour.
  package static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    var beforeLast = Array(0...b.count)
    var last = beforeLast
    var row = beforeLast
    for (i, letter) in a.enumerated() {
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = cost
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
  }
}
