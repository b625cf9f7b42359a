extension BinaryInteger {
  /// The number in hexadecimal digits, with zeros before them where there are fewer than `digits`.
  package func hex(digits: Int, uppercase: Bool = false) -> String {
    let own = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: max(0, digits - own.count)) + own
  }
}
