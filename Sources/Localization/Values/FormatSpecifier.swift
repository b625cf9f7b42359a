import Files
import Foundation

/// `%[position$][flags][width][.precision][length]conversion`, and how it shows a value. No text
/// from a file is ever passed to a C formatter as a format.
struct FormatSpecifier: Hashable {
  /// The specifier as it is written.
  var text = ""
  /// The position of the value, counted from 1; nil for the next value.
  var position: Int?
  private var isLeftAligned = false
  private var isZeroPadded = false
  private var showsPlus = false
  private var width = 0
  private var precision: Int?
  private(set) var conversion: Unicode.Scalar = "%"

  /// Whether the specifier only takes numbers.
  var isNumeric: Bool { !"@sScC%".unicodeScalars.contains(conversion) }

  // MARK: Reading

  /// Reads the specifier that starts at `index` and moves `index` past it; nil where the per cent
  /// sign starts none.
  static func read(_ scalars: [Unicode.Scalar], at index: inout Int) -> FormatSpecifier? {
    var reader = Reader(scalars: scalars, index: index + 1)
    guard let result = reader.specifier(from: index) else { return nil }
    index = reader.index
    return result
  }

  /// A specifier from a text without the per cent sign, as catalogs write the kind of a value.
  init?(kind: String) {
    var index = 0
    let scalars = Array(("%" + kind).unicodeScalars)
    guard let found = Self.read(scalars, at: &index), index == scalars.count else { return nil }
    self = found
  }

  private init() {}

  fileprivate struct Reader {
    let scalars: [Unicode.Scalar]
    var index: Int

    var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    mutating func specifier(from start: Int) -> FormatSpecifier? {
      var result = FormatSpecifier()
      result.position = position()
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
      else { return nil }
      index += 1
      result.conversion = conversion
      result.text = String(String.UnicodeScalarView(scalars[start..<index]))
      return result
    }

    /// Reads a position such as `2$`; moves nowhere where there is none.
    mutating func position() -> Int? {
      let start = index
      if let position = number(), current == "$" {
        index += 1
        return position
      }
      index = start
      return nil
    }

    /// Reads a number of at most four digits, so that nothing overflows.
    mutating func number() -> Int? {
      let start = index
      var value = 0
      while let scalar = current, ("0"..."9").contains(scalar), index - start < 4 {
        value = value * 10 + Int(scalar.value - 48)
        index += 1
      }
      return index > start ? value : nil
    }
  }

  // MARK: Showing

  /// The text that the specifier makes of `value`, in a locale if there is one. The key is for messages.
  func shown(
    _ value: String, key: String, _ locale: LocaleTag? = nil
  ) throws(Fact) -> String {
    guard isNumeric else { return padded(value) }
    let plain = try number(value, key: key)
    return padded(locale.flatMap { grouped(plain, $0) } ?? plain)
  }

  /// The digits as a locale writes them; nil for a conversion without groups, or one that fills up with zeros.
  private func grouped(_ digits: String, _ locale: LocaleTag) -> String? {
    guard !isZeroPadded else { return nil }
    var number = NumberValue(digits: digits.hasPrefix("+") ? String(digits.dropFirst()) : digits)
    switch conversion {
    case "d", "D", "i", "u", "U":
      (number.minimumFractionDigits, number.maximumFractionDigits) = (0, 0)
    case "f", "F":
      (number.minimumFractionDigits, number.maximumFractionDigits) = (
        precision ?? 6, precision ?? 6
      )
    default: return nil
    }
    return number.formatted(in: locale).map { (digits.hasPrefix("+") ? "+" : "") + $0.text }
  }

  /// The digits of a numeric value, without padding.
  func number(_ value: String, key: String) throws(Fact) -> String {
    guard let number = Double(value), number.isFinite else {
      throw .unsuitableValue(key: key, specifier: text, value: value)
    }
    let sign = showsPlus && number >= 0 ? "+" : ""
    let precision = precision ?? 6
    switch conversion {
    case "f", "F": return sign + String(format: "%.\(precision)f", number)
    case "e", "E": return sign + String(format: "%.\(precision)e", number)
    case "g", "G": return sign + String(format: "%.\(precision)g", number)
    default:
      guard let whole = Int(exactly: number.rounded(.towardZero)) else {
        throw .unsuitableValue(key: key, specifier: text, value: value)
      }
      switch conversion {
      case "x": return String(whole, radix: 16)
      case "X": return String(whole, radix: 16, uppercase: true)
      case "o": return String(whole, radix: 8)
      default: return sign + String(whole)
      }
    }
  }

  private func padded(_ text: String) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    if isLeftAligned { return text + String(repeating: " ", count: missing) }
    guard isZeroPadded, Double(text) != nil else {
      return String(repeating: " ", count: missing) + text
    }
    let sign = text.prefix { $0 == "-" || $0 == "+" }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}

/// The parts of a format.
enum FormatPiece: Hashable {
  case literal(String)
  case specifier(FormatSpecifier)
  /// `%[position$]#@name@`: a variable, which has forms of its own.
  case variable(name: String, position: Int?, text: String)
  /// `%arg`: the number that chose the form of the variable in which it is written.
  case argument

  static func pieces(of format: String) -> [FormatPiece] {
    // Most texts have no specifiers.
    guard format.hasByte({ $0 == UInt8(ascii: "%") }) else {
      return format.isEmpty ? [] : [.literal(format)]
    }
    let scalars = Array(format.unicodeScalars)
    var pieces: [FormatPiece] = []
    var literal = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "%", let piece = piece(scalars, at: &index) else {
        literal.append(scalars[index])
        index += 1
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
      pieces.append(piece)
    }
    return literal.isEmpty ? pieces : pieces + [.literal(String(literal))]
  }

  /// The index after the specifier that begins at `index`; nil where none does.
  static func end(_ scalars: [Unicode.Scalar], at index: Int) -> Int? {
    var end = index
    return piece(scalars, at: &end) == nil ? nil : end
  }

  private static func piece(_ scalars: [Unicode.Scalar], at index: inout Int) -> FormatPiece? {
    if scalars[index...].starts(with: "%arg".unicodeScalars) {
      index += 4
      return .argument
    }
    return variable(scalars, at: &index)
      ?? FormatSpecifier.read(scalars, at: &index).map { .specifier($0) }
  }

  private static func variable(_ scalars: [Unicode.Scalar], at index: inout Int) -> FormatPiece? {
    var reader = FormatSpecifier.Reader(scalars: scalars, index: index + 1)
    let position = reader.position()
    guard scalars[reader.index...].starts(with: "#@".unicodeScalars),
      let end = scalars[(reader.index + 2)...].firstIndex(of: "@"), end > reader.index + 2
    else { return nil }
    let name = String(String.UnicodeScalarView(scalars[(reader.index + 2)..<end]))
    let text = String(String.UnicodeScalarView(scalars[index...end]))
    index = end + 1
    return .variable(name: name, position: position, text: text)
  }
}
