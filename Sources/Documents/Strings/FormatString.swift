import Foundation

/// Fills a text's format specifiers (`%@`, `%d`, `%.1f`, `%1$@`, `%%`) with values, without ever
/// handing somebody's text to a C formatter as a format.
struct FormatString {
  private let key: String
  private let values: [String]
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var nextValue = 0

  static func fill(_ text: String, key: String, values: [String]) throws(Fact) -> String {
    var reader = FormatString(key: key, values: values, scalars: Array(text.unicodeScalars))
    return try reader.filled()
  }

  private init(key: String, values: [String], scalars: [Unicode.Scalar]) {
    self.key = key
    self.values = values
    self.scalars = scalars
  }

  private mutating func filled() throws(Fact) -> String {
    var out = ""
    while index < scalars.count {
      let start = index
      if scalars[index] == "%", let specifier = specifier() {
        out += try text(of: specifier)
      } else {
        index = start + 1
        out.unicodeScalars.append(scalars[start])
      }
    }
    return out
  }

  private struct Specifier {
    var text: String
    var position: Int?
    var isLeftAligned = false
    var isZeroPadded = false
    var showsPlus = false
    var width = 0
    var precision: Int?
    var conversion: Unicode.Scalar
  }

  /// `%[position$][flags][width][.precision][length]conversion`; nil where a per cent sign is only
  /// that.
  private mutating func specifier() -> Specifier? {
    let start = index
    index += 1
    var result = Specifier(text: "", conversion: "%")
    if let position = number(), current == "$" {
      result.position = position
      index += 1
    } else {
      index = start + 1
    }
    while let flag = current, flag == "-" || flag == "0" || flag == "+" {
      if flag == "-" { result.isLeftAligned = true }
      if flag == "0" { result.isZeroPadded = true }
      if flag == "+" { result.showsPlus = true }
      index += 1
    }
    result.width = min(number() ?? 0, 100)
    if current == "." {
      index += 1
      result.precision = min(number() ?? 0, 20)
    }
    while let length = current, "lhqjztL".unicodeScalars.contains(length) { index += 1 }
    guard let conversion = current, "@dDiuUxXofFeEgGcCsS%".unicodeScalars.contains(conversion)
    else {
      return nil
    }
    index += 1
    result.conversion = conversion
    result.text = String(String.UnicodeScalarView(scalars[start..<index]))
    return result
  }

  private mutating func text(of specifier: Specifier) throws(Fact) -> String {
    if specifier.conversion == "%" { return "%" }
    let position = specifier.position ?? (nextValue + 1)
    if specifier.position == nil { nextValue += 1 }
    guard position >= 1, position <= values.count else {
      throw .missingValue(key: key, index: position, given: values.count)
    }
    let value = values[position - 1]
    switch specifier.conversion {
    case "@", "s", "S", "c", "C": return padded(value, specifier)
    default: return padded(try number(value, specifier), specifier)
    }
  }

  private func number(_ value: String, _ specifier: Specifier) throws(Fact) -> String {
    guard let number = Double(value), number.isFinite else {
      throw .unsuitableValue(key: key, specifier: specifier.text, value: value)
    }
    let sign = specifier.showsPlus && number >= 0 ? "+" : ""
    let precision = specifier.precision ?? 6
    switch specifier.conversion {
    case "f", "F": return sign + String(format: "%.\(precision)f", number)
    case "e", "E": return sign + String(format: "%.\(precision)e", number)
    case "g", "G": return sign + String(format: "%.\(precision)g", number)
    default:
      guard let whole = Int(exactly: number.rounded(.towardZero)) else {
        throw .unsuitableValue(key: key, specifier: specifier.text, value: value)
      }
      switch specifier.conversion {
      case "x": return String(whole, radix: 16)
      case "X": return String(whole, radix: 16, uppercase: true)
      case "o": return String(whole, radix: 8)
      default: return sign + String(whole)
      }
    }
  }

  private func padded(_ text: String, _ specifier: Specifier) -> String {
    let missing = specifier.width - text.count
    guard missing > 0 else { return text }
    if specifier.isLeftAligned { return text + String(repeating: " ", count: missing) }
    guard specifier.isZeroPadded, Double(text) != nil else {
      return String(repeating: " ", count: missing) + text
    }
    let sign = text.prefix { $0 == "-" || $0 == "+" }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }

  /// At most four digits, so that nothing overflows.
  private mutating func number() -> Int? {
    let start = index
    var value = 0
    while let scalar = current, ("0"..."9").contains(scalar), index - start < 4 {
      value = value * 10 + Int(scalar.value - 48)
      index += 1
    }
    return index > start ? value : nil
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
}
