import Files
import Symbols

/// Judges a name that a document uses for a symbol.
///
/// There are new symbols every year, so a name that is not in the list may be that of a newer one.
/// It is a mistake only if it cannot be a name at all, or if it is an official name with a typing
/// mistake. As a test of this rule, each of the 6,404 names was judged with only the others known:
/// apart from currencies, fewer than 50 were taken for a mistyped other name.
enum SymbolName {
  enum Verdict: Equatable {
    /// Plumb has an icon for the symbol.
    case drawn
    /// UIKit has the symbol, but there is no icon for it.
    case withoutIcon
    /// An unknown name, which may belong to a newer release.
    case unknown(near: String?)
    case mistake(suggestion: String?)
  }

  /// About how many letters a wrong name is compared with, as many names begin otherwise.
  static let effort = 10_000

  /// - Parameter searches: whether similar names are looked for.
  static func verdict(on name: String, searches: Bool = true) -> Verdict {
    if Symbol.named(name) != nil { return .drawn }
    if SymbolNames.contains(name) { return .withoutIcon }
    guard isLegal(name) else {
      guard searches else { return .mistake(suggestion: nil) }
      let mended = String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "." })
      return .mistake(
        suggestion: isKnown(mended) ? mended : meant(by: mended) ?? nearest(to: mended))
    }
    guard searches else { return .unknown(near: nil) }
    if let meant = meant(by: name) { return .mistake(suggestion: meant) }
    return .unknown(near: nearest(to: name))
  }

  static func isKnown(_ name: String) -> Bool {
    Symbol.named(name) != nil || SymbolNames.contains(name)
  }

  /// Whether the name consists of words of lower case letters and digits, with points between them.
  private static func isLegal(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 100
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 }
      }
  }

  // MARK: Slips of the pen

  /// The official name that differs only by points, such as `gearshape` for `gear.shape`, or by
  /// typing mistakes in words that no official name has.
  private static func meant(by name: String) -> String? {
    if let meant = withoutPoints[name.filter { $0 != "." }] { return meant }
    var candidates = [""]
    for word in name.split(separator: ".").map(String.init) {
      let words = SymbolNames.words[word] == nil ? near(word) : [word]
      candidates = candidates.flatMap { start in
        words.map { start.isEmpty ? $0 : start + "." + $0 }
      }
      guard candidates.count <= 100 else { return nil }
    }
    return candidates.first(where: isKnown)
  }

  private static let withoutPoints: [String: String] = Dictionary(
    (Array(SymbolNames.all) + Symbol.allNames).map { ($0.filter { $0 != "." }, $0) },
    uniquingKeysWith: min)

  /// The words that may have been meant by a mistyped one: those with fewer mistakes first, and of
  /// these the most frequent. One letter may be wrong, or two in a word of eight. A word of three
  /// letters is only suggested if many names have it.
  private static func near(_ word: String) -> [String] {
    let letters = Array(word.unicodeScalars)
    let present = Self.present(letters)
    let found = words.compactMap {
      text, known, has, count -> (String, distance: Int, count: Int)? in
      let shortest = min(known.count, letters.count)
      let reach = shortest >= 8 ? 2 : 1
      guard shortest > 3 || (shortest == 3 && count >= 60),
        abs(known.count - letters.count) <= reach,
        // A mistake takes away a letter and brings another at most.
        (present ^ has).nonzeroBitCount <= 2 * reach
      else { return nil }
      let distance = Suggestion.distance(letters, known)
      return distance <= reach ? (text, distance, count) : nil
    }
    return found.sorted { ($0.distance, -$0.count, $0.0) < ($1.distance, -$1.count, $1.0) }.map(\.0)
  }

  private static let words = SymbolNames.words.map { word, count in
    let letters = Array(word.unicodeScalars)
    return (text: word, letters: letters, has: present(letters), count: count)
  }

  /// The letters and digits of a word as bits; several may share one.
  private static func present(_ letters: [Unicode.Scalar]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  // MARK: What is near

  /// A name with the same words, one that begins with `name`, or one with a similar spelling.
  private static func nearest(to name: String) -> String? {
    guard name.count <= 100, !name.isEmpty else { return nil }
    if let same = SymbolNames.sameWords(as: name) { return same }
    let beginning = SymbolNames.all.filter { $0.utf8.starts(with: name.utf8) }
    if let shortest = beginning.min(by: { ($0.count, $0) < ($1.count, $1) }) { return shortest }
    return Suggestion.nearest(to: name, in: names)
  }

  private static let sorted = SymbolNames.all.union(Symbol.allNames).sorted()
  private static let names = Suggestion.Candidates(sorted)
}
