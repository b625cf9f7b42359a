/// Reads JSON on one line and writes it anew, so that nothing but JSON is left of what somebody else wrote.
struct JSONLine {
  private var rest: ArraySlice<UInt8>
  private var written: [UInt8] = []

  /// The deepest lists and objects in each other; a page's have six.
  private static let depthLimit = 64

  /// The same value without `<`; nil for what is no JSON.
  static func written(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var line = JSONLine(bytes)
    return line.value(depth: 0) && line.rest.isEmpty ? line.written : nil
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    written.reserveCapacity(bytes.count)
  }

  private mutating func value(depth: Int) -> Bool {
    guard depth < Self.depthLimit, let first = rest.first else { return false }
    switch first {
    case UInt8(ascii: "{"): return members(to: UInt8(ascii: "}"), isObject: true, depth)
    case UInt8(ascii: "["): return members(to: UInt8(ascii: "]"), isObject: false, depth)
    case UInt8(ascii: "\""): return string()
    default: return ["true", "false", "null"].contains { take($0) } || number()
    }
  }

  private mutating func members(to end: UInt8, isObject: Bool, _ depth: Int) -> Bool {
    copy()
    spaces()
    if rest.first == end {
      copy()
      return true
    }
    while true {
      spaces()
      if isObject {
        guard string(), take(":") else { return false }
        spaces()
      }
      guard value(depth: depth + 1) else { return false }
      spaces()
      if rest.first == end {
        copy()
        return true
      }
      guard take(",") else { return false }
    }
  }

  private mutating func string() -> Bool {
    guard rest.first == UInt8(ascii: "\"") else { return false }
    copy()
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "\""):
        copy()
        return true
      case UInt8(ascii: "\\"):
        guard escape() else { return false }
      case 0..<0x20: return false
      default:
        PageKind.appendEscaped(byte, to: &written)
        rest.removeFirst()
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    copy()
    guard let letter = rest.first else { return false }
    copy()
    if "\"\\/bfnrt".utf8.contains(letter) { return true }
    let digits = rest.prefix(4)
    guard letter == UInt8(ascii: "u"), digits.count == 4,
      digits.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) })
    else { return false }
    written += digits
    rest = rest.dropFirst(4)
    return true
  }

  private mutating func number() -> Bool {
    _ = take("-")
    let isZero = rest.first == UInt8(ascii: "0")
    let count = digits()
    guard count > 0, !isZero || count == 1 else { return false }
    if take(".") { guard digits() > 0 else { return false } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      return digits() > 0
    }
    return true
  }

  /// Takes digits, and returns their number.
  private mutating func digits() -> Int {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    written += digits
    rest = rest.dropFirst(digits.count)
    return digits.count
  }

  private mutating func spaces() {
    while rest.first == UInt8(ascii: " ") { copy() }
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    written += Array(text.utf8)
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func copy() {
    guard let byte = rest.first else { return }
    written.append(byte)
    rest.removeFirst()
  }
}
