import Foundation
import LayoutScene

/// Builds XML as bytes, with short numbers and colours and with escaped text, the same on every
/// machine.
struct XMLBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(contentsOf other: XMLBuffer) {
    bytes += other.bytes
  }

  mutating func append(raw text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends text as content or as an attribute's value. Characters that XML 1.0 does not allow
  /// become U+FFFD.
  mutating func append(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\t", "\n", "\r": append(raw: "&#\(scalar.value);")
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: append("\u{FFFD}")
      default: bytes.append(contentsOf: Character(scalar).utf8)
      }
    }
  }

  /// Appends a number rounded to `decimals` places, in as few characters as possible: `.5`, `-3`,
  /// `0`.
  mutating func append(_ value: CGFloat, decimals: Int = 3) {
    let factor = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8][min(max(decimals, 0), 8)]
    let limit = 1e15 / factor
    let scaled = value.isNaN ? 0 : Int((min(max(value, -limit), limit) * factor).rounded())
    append(scaled, over: Int(factor))
  }

  /// Appends `value` / `factor` as a decimal fraction; `factor` is a power of ten.
  private mutating func append(_ value: Int, over factor: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = abs(value).quotientAndRemainder(dividingBy: factor)
    if whole > 0 || rest == 0 { append(raw: String(whole)) }
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest10, unit) = (rest, factor / 10)
    while rest10 > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest10 / unit))
      rest10 %= unit
      unit /= 10
    }
  }

  mutating func append(_ point: CGPoint) {
    append(point.x)
    bytes.append(UInt8(ascii: " "))
    append(point.y)
  }

  /// An attribute with a number, after a space.
  mutating func attribute(_ name: StaticString, _ value: CGFloat, decimals: Int = 3) {
    append(" ")
    append(name)
    append("=\"")
    append(value, decimals: decimals)
    append("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(escaped: value)
    append("\"")
  }

  /// A move and then a scale as the attribute `transform`.
  mutating func attribute(
    moveTo place: CGPoint, scale: (x: CGFloat, y: CGFloat), decimals: Int = 7
  ) {
    append(" transform=\"translate(")
    append(place)
    append(")scale(")
    append(scale.x, decimals: decimals)
    append(" ")
    append(scale.y, decimals: decimals)
    append(")\"")
  }

  /// The end of an image element, which holds a PNG file and is stretched to its sides.
  mutating func close(with png: [UInt8]) {
    append(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    append(raw: Data(png).base64EncodedString())
    append("\"/>\n")
  }

  /// A colour as the attributes `name` and `name-opacity`.
  mutating func attribute(_ name: StaticString, _ color: Color) {
    attribute(name, color.hex)
    guard color.alpha < 1 else { return }
    append(" ")
    append(name)
    append("-opacity=\"")
    append(color.alpha)
    append("\"")
  }
}

extension Color {
  /// `#rrggbb`, or `#rgb` where both digits of each channel are equal.
  fileprivate var hex: String {
    let digits = Array("0123456789abcdef")
    let bytes = [red, green, blue].map {
      $0.isNaN ? 0 : Int((min(max($0, 0), 1) * 255).rounded())
    }
    let isShort = bytes.allSatisfy { $0 / 16 == $0 % 16 }
    return "#"
      + bytes.map { isShort ? "\(digits[$0 % 16])" : "\(digits[$0 / 16])\(digits[$0 % 16])" }
      .joined()
  }
}
