import Symbols

/// What somebody wrote for the name of a symbol.
///
/// There are new symbols every year, so that a name which is not in the list may be one of tomorrow's. It is a
/// mistake only where it cannot be a name, or is an official one but for a slip of the pen. Of the 6,404 names
/// fewer than 50 that are not currencies would be taken for such a slip of another one if nothing but the
/// others were known.
enum SymbolName {
  enum Verdict: Equatable {
    /// There is an icon for it.
    case drawn
    /// UIKit has the symbol, and there is no icon for it.
    case withoutIcon
    /// A name that may be one of a newer release.
    case unknown(near: String?)
    case mistake(suggestion: String?)
  }

  static func verdict(on name: String) -> Verdict {
    if Symbol.named(name) != nil { return .drawn }
    if SymbolNames.contains(name) { return .withoutIcon }
    guard isLegal(name) else {
      let mended = String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "." })
      return .mistake(
        suggestion: isKnown(mended) ? mended : meant(by: mended) ?? nearest(to: mended))
    }
    if let meant = meant(by: name) { return .mistake(suggestion: meant) }
    return .unknown(near: nearest(to: name))
  }

  private static func isKnown(_ name: String) -> Bool {
    Symbol.named(name) != nil || SymbolNames.contains(name)
  }

  /// Words of lower case letters and digits, with points between.
  private static func isLegal(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 100
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 }
      }
  }

  // MARK: Slips of the pen

  /// The official name that differs by points alone, as `gear.shape` does, or by slips in words that no name has.
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

  /// The words that a word may be a slip of, the nearest and then the most frequent first. One letter may be
  /// wrong, and two in a word of eight. A word of three letters is taken only for one of many names.
  private static func near(_ word: String) -> [String] {
    let letters = Array(word)
    let found = SymbolNames.words.compactMap {
      known, count -> (String, distance: Int, count: Int)? in
      let shortest = min(known.count, letters.count)
      let reach = shortest >= 8 ? 2 : 1
      guard shortest > 3 || (shortest == 3 && count >= 60),
        abs(known.count - letters.count) <= reach
      else { return nil }
      let distance = Suggestion.distance(letters, Array(known))
      return distance <= reach ? (known, distance, count) : nil
    }
    return found.sorted { ($0.distance, -$0.count, $0.0) < ($1.distance, -$1.count, $1.0) }.map(\.0)
  }

  // MARK: What is near

  /// A name of the same words, one that begins with the name, or one that is spelled like it.
  private static func nearest(to name: String) -> String? {
    guard name.count <= 100, !name.isEmpty else { return nil }
    if let same = SymbolNames.sameWords(as: name) { return same }
    let beginning = SymbolNames.all.filter { $0.hasPrefix(name) }
    if let shortest = beginning.min(by: { ($0.count, $0) < ($1.count, $1) }) { return shortest }
    return Suggestion.nearest(to: name, in: names)
  }

  private static let names = SymbolNames.all.union(Symbol.allNames).sorted()
}
