/// Which known word somebody probably meant.
package enum Suggestion {
  /// The candidate nearest to `word`, the first of several; nil where none is near enough to be a
  /// slip of the pen: at most a third of the word is wrong, though one letter of a short word may be,
  /// and something of both is right. Letter case does not count.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    guard word.count <= 64 else { return nil }
    let letters = Array(word.lowercased())
    let reach = max(1, letters.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where abs(candidate.count - letters.count) <= reach {
      let distance = distance(letters, Array(candidate.lowercased()))
      let isNear = distance <= reach && distance < min(candidate.count, letters.count)
      if isNear, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
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
