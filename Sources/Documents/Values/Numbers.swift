/// Numbers as documents write them.
enum Numbers {
  /// Decimal digits with an optional sign, point and exponent. Not `Double.init` alone, which also
  /// takes hexadecimal, `nan` and `infinity`.
  static func double(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.count <= 64,
      text.utf8.allSatisfy({
        ("0"..."9").contains(Character(Unicode.Scalar($0))) || "+-.eE".utf8.contains($0)
      })
    else { return nil }
    return Double(text)
  }
}
