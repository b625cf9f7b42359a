import Foundation

/// A JSON value that keeps the order of its keys, so that its text is always the same. Foundation's
/// encoder was rejected: it sorts keys or prints them in random order, and can neither keep a view
/// on one line nor print a third of a point without rounding errors.
public enum JSON: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number. One that is not finite prints as `null`, since JSON has none.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object, whose keys print in this order.
  case object([Member])

  /// A key of an object and its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSON

    /// A key and its value.
    public init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member(key: $0, value: $1) })
  }

  /// The value as text with a line feed at its end. Each value that fits into a line of `width`
  /// characters is on one line; others are on several lines, indented by two spaces.
  public func text(width: Int = 120) -> String {
    var out = ""
    write(to: &out, indent: 0, prefix: 0, width: width)
    return out + "\n"
  }

  /// The value as a part of a larger text: without a line feed at its end, and indented by `indent`
  /// spaces from the second line on.
  public func text(indent: Int, width: Int = 120) -> String {
    var out = ""
    write(to: &out, indent: indent, prefix: 0, width: width)
    return out
  }

  private func write(to out: inout String, indent: Int, prefix: Int, width: Int) {
    let line = inline()
    if indent + prefix + line.utf8.count <= width {
      out += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .array(let elements):
      out += "[\n"
      for (index, element) in elements.enumerated() {
        out += inner
        element.write(to: &out, indent: indent + 2, prefix: 1, width: width)
        out += index == elements.count - 1 ? "\n" : ",\n"
      }
      out += outer + "]"
    case .object(let members):
      out += "{\n"
      for (index, member) in members.enumerated() {
        let key = Self.quoted(member.key) + ": "
        out += inner + key
        member.value.write(to: &out, indent: indent + 2, prefix: key.utf8.count + 1, width: width)
        out += index == members.count - 1 ? "\n" : ",\n"
      }
      out += outer + "}"
    default:
      out += line
    }
  }

  private func inline() -> String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    // JSON has no infinity.
    case .number(let value): value.isFinite ? String(decimal: value) : "null"
    case .string(let value): Self.quoted(value)
    case .array(let elements): "[" + elements.map { $0.inline() }.joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ": " + $0.value.inline() }.joined(separator: ", ")
        + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var out = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
