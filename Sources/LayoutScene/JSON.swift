import Foundation

/// A JSON value that keeps the order of its keys, so that its text is always the same. Foundation's
/// encoder was rejected: it sorts keys or prints them in random order, and can neither keep a view
/// on one line nor print a third of a point without rounding errors. `nil` is no value of it, so that an optional
/// value that is not there is never taken for `null`.
public enum JSON: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
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
    guard !isLeaf, inlineLength(atMost: width - indent - prefix) == nil else {
      writeInline(to: &out)
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
    default: break
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// The number of bytes on one line; nil if there are more. No more is looked at than fits, as each level
  /// of a deep value asks again.
  private func inlineLength(atMost limit: Int) -> Int? {
    var length = 0
    switch self {
    case .array(let elements):
      for element in elements {
        guard let part = element.inlineLength(atMost: limit - length - 2) else { return nil }
        length += part + 2
      }
    case .object(let members):
      for member in members {
        guard member.key.utf8.count <= limit - length else { return nil }
        let key = Self.quoted(member.key).utf8.count + 2
        guard let part = member.value.inlineLength(atMost: limit - length - key - 2)
        else { return nil }
        length += key + part + 2
      }
    case .string(let value) where value.utf8.count > limit: return nil
    default:
      var text = ""
      writeInline(to: &text)
      return text.utf8.count <= limit ? text.utf8.count : nil
    }
    // Each part but the last has a comma and a space, and brackets are as long as these.
    length = max(2, length)
    return length <= limit ? length : nil
  }

  private func writeInline(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    // JSON has no infinity.
    case .number(let value): out += value.isFinite ? String(decimal: value) : "null"
    case .string(let value): out += Self.quoted(value)
    case .array(let elements):
      out += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { out += ", " }
        element.writeInline(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += ", " }
        out += Self.quoted(member.key) + ": "
        member.value.writeInline(to: &out)
      }
      out += "}"
    }
  }

  /// Whether a byte may begin or be a character that is written as a code.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xE2
  }

  private static func quoted(_ string: String) -> String {
    if !string.utf8.contains(where: isSpecial) { return "\"" + string + "\"" }
    var out = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        out += "\\u" + scalar.value.hex(digits: 4)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
