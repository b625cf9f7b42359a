/// The digits of a number as it is shown.
struct DecimalDigits: Sendable, Hashable {
  /// The digits with an optional point, and without the sign, which does not matter for plural
  /// rules.
  let text: String
  /// The number of digits after the point.
  let places: Int
  let isZero: Bool

  /// The most digits before the point: more than plural rules need, and few enough to be exact in a
  /// double.
  private static let limit = 15

  /// Nil for a text other than decimal digits with an optional sign and point.
  init?(_ written: String) {
    let unsigned =
      written.hasPrefix("-") || written.hasPrefix("+") ? written.dropFirst() : written[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = parts.first,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1].prefix(Self.limit) : ""
    // Plural rules only need the last digits. A digit put before these keeps the number large.
    let short = whole.count > Self.limit ? "1" + whole.suffix(Self.limit) : String(whole)
    text = fraction.isEmpty ? short : short + "." + fraction
    places = fraction.count
    isZero = unsigned.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }

  /// ICU's number skeleton that shows exactly these digits: a point, and a zero for each digit
  /// after it.
  var skeleton: String { "." + String(repeating: "0", count: places) }
}
