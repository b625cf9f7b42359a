/// The digits of a number as it is shown.
struct DecimalDigits: Sendable, Hashable {
  /// Digits with an optional point, without a sign, which plural rules do not look at.
  let text: String
  /// How many digits the fraction shows.
  let places: Int
  let isZero: Bool

  /// More digits than any rule looks at, and few enough for a double to be exact.
  private static let limit = 15

  /// Nil for anything but decimal digits with an optional sign and point.
  init?(_ written: String) {
    let unsigned =
      written.hasPrefix("-") || written.hasPrefix("+") ? written.dropFirst() : written[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = parts.first,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1].prefix(Self.limit) : ""
    // Rules look at the last digits only; the one before them says that the number is a large one.
    let short = whole.count > Self.limit ? "1" + whole.suffix(Self.limit) : String(whole)
    text = fraction.isEmpty ? short : short + "." + fraction
    places = fraction.count
    isZero = unsigned.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }

  /// ICU's number skeleton that shows these digits and no others: a point and a zero for each place.
  var skeleton: String { "." + String(repeating: "0", count: places) }
}
