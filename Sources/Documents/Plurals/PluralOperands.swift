/// What plural rules look at in a number as it is shown: “1.0” is another number than “1”.
struct PluralOperands: Sendable, Hashable {
  /// By CLDR's letters.
  enum Operand: String, Sendable {
    /// The number itself.
    case n
    /// Its whole part.
    case i
    /// How many digits its fraction shows.
    case v
    /// These digits as a number.
    case f
    /// The same without zeros at the end.
    case t
  }

  private var whole: Int
  private var places: Int
  private var fraction: Int
  private var trimmed: Int

  /// Reads decimal digits with an optional sign and point; nil for anything else.
  init?(_ text: String) {
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let first = parts.first, !first.isEmpty,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }), parts.last != ""
    else { return nil }
    let digits = parts.count == 2 ? parts[1] : ""
    whole = Self.number(first)
    places = digits.count
    fraction = Self.number(digits)
    trimmed = Self.number(digits.prefix(upTo: Self.endWithoutZeros(of: digits)))
  }

  var isZero: Bool { whole == 0 && fraction == 0 }

  /// Nil for the number itself where it has a fraction.
  subscript(operand: Operand) -> Int? {
    switch operand {
    case .n: trimmed == 0 ? whole : nil
    case .i: whole
    case .v: places
    case .f: fraction
    case .t: trimmed
    }
  }

  /// The last fifteen digits, which is all that a rule can ask for, kept apart from small numbers if
  /// there are more.
  private static func number(_ digits: Substring) -> Int {
    let significant = digits.drop { $0 == "0" }
    let value = Int(significant.suffix(15)) ?? 0
    return significant.count > 15 ? value + 1_000_000_000_000_000 : value
  }

  private static func endWithoutZeros(of digits: Substring) -> Substring.Index {
    digits.lastIndex { $0 != "0" }.map(digits.index(after:)) ?? digits.startIndex
  }
}
