/// Numbers as documents write them.
package enum Numbers {
  /// Reads decimal digits with an optional sign, point and exponent. `Double.init` alone would also
  /// accept hexadecimal digits, `nan` and `infinity`.
  package static func double(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.count <= 64,
      text.utf8.allSatisfy({
        ("0"..."9").contains(Character(Unicode.Scalar($0))) || "+-.eE".utf8.contains($0)
      })
    else { return nil }
    return Double(text)
  }
}
