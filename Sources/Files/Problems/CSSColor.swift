import LayoutScene

/// Colours as style sheets have them, for hints.
enum CSSColor {
  /// The hexadecimal digits, in quotes, of a colour such as `rgb(10, 20, 30)` or `rgba(0 0 0 / 50%)`;
  /// nil for another text.
  static func digits(of text: String) -> String? {
    if let bare = bareDigits(of: text) { return bare }
    guard text.hasPrefix("rgb(") || text.hasPrefix("rgba("), text.last == ")" else { return nil }
    let parts = text.drop { $0 != "(" }.dropFirst().dropLast().split { ", /".contains($0) }
    guard (3...4).contains(parts.count) else { return nil }
    var digits = ""
    for (place, part) in parts.enumerated() {
      let isShare = part.last == "%"
      guard let number = Double(isShare ? part.dropLast() : part) else { return nil }
      let value = (isShare ? number * 255 / 100 : place == 3 ? number * 255 : number).rounded()
      guard (0...255).contains(value) else { return nil }
      digits += Int(value).hex(digits: 2)
    }
    return "\"#\(digits)\""
  }

  /// Digits without their sign, or with that of other languages: `ff0000`, `0xff0000`.
  private static func bareDigits(of text: String) -> String? {
    let digits = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    guard [3, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      digits.count > 3 || digits.contains(where: \.isNumber)
    else { return nil }
    return "\"#\(digits)\""
  }
}
