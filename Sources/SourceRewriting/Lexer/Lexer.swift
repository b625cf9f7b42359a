/// Splits a Swift source into tokens. It knows strings with their interpolations, comments within comments and
/// regular expressions, so that what looks like code in them is not taken for code.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var found: [Token] = []
  private var startsLine = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [Token] {
    if bytes.starts(with: Array("#!".utf8)) { skipLine() }
    lex(untilClosing: false)
    return found
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    guard start < position else { return }
    found.append(Token(kind: kind, range: start..<position, startsLine: startsLine))
    startsLine = false
  }

  /// Lexes to the end, or over the `)` that closes an interpolation whose `(` has been read.
  mutating func lex(untilClosing: Bool) {
    var depth = 0
    while skipSpace(), !isAtEnd {
      if untilClosing, byte() == UInt8(ascii: ")"), depth == 0 { return }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      lexToken()
    }
  }

  private mutating func lexToken() {
    let start = position
    let first = byte()
    switch first {
    case UInt8(ascii: "\""): lexString(hashes: 0)
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "@"):
      position += 1
      skipWord()
      add(.attribute, from: start)
    case UInt8(ascii: "`"):
      position += 1
      while !isAtEnd, byte() != UInt8(ascii: "`"), byte() != 0x0A { position += 1 }
      position = min(position + 1, bytes.count)
      add(.word(isQuoted: true), from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "/") where startsExpression && lexRegex(hashes: 0): break
    case _ where first.isWordStart:
      skipWord()
      add(.word(isQuoted: false), from: start)
    case UInt8(ascii: ".") where byte(1) != UInt8(ascii: "."):
      position += 1
      add(.mark, from: start)
    case _ where first.isOperator:
      lexOperator()
    default:
      position += 1
      add(.mark, from: start)
    }
  }

  private mutating func lexOperator() {
    let start = position
    while byte().isOperator {
      // What follows an operator may be a comment.
      let isComment =
        byte() == UInt8(ascii: "/")
        && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
      if isComment, position > start { break }
      // `x!.y`: the point is a mark of its own.
      if byte() == UInt8(ascii: "."), position > start, byte(-1) != UInt8(ascii: ".") { break }
      position += 1
    }
    add(.operator, from: start)
  }

  private mutating func lexNumber() {
    let start = position
    while byte().isWordPart
      || byte() == UInt8(ascii: ".") && byte(1).isDigit
      || (byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-")) && isExponent(from: start)
    { position += 1 }
    add(.number, from: start)
  }

  /// Whether the sign at the position belongs to the exponent of a number: `1e-3`, `0x1p-2`.
  private func isExponent(from start: Int) -> Bool {
    let isHexadecimal = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "x")
    let letter = bytes[position - 1] | 0x20
    return byte(1).isDigit && letter == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e"))
  }

  private mutating func lexPound() {
    let start = position
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      position += hashes
      lexString(hashes: hashes)
    } else if byte(hashes) == UInt8(ascii: "/") {
      position += hashes
      if !lexRegex(hashes: hashes) { add(.operator, from: start) }
    } else {
      position += hashes
      skipWord()
      add(.pound, from: start)
    }
  }

  mutating func skipWord() {
    while byte().isWordPart { position += 1 }
  }

  private mutating func skipLine() {
    while !isAtEnd, byte() != 0x0A { position += 1 }
  }

  /// Skips space and comments; always true, so that a loop's condition can do it.
  private mutating func skipSpace() -> Bool {
    while !isAtEnd {
      switch byte() {
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0: position += 1
      case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF: position += 3
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      default: return true
      }
    }
    return true
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if byte() == 0x0A { startsLine = true }
        position += 1
      }
    } while depth > 0 && !isAtEnd
    position = min(position, bytes.count)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isWordStart: Bool {
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
  var isWordPart: Bool { isWordStart || isDigit }
  var isOperator: Bool { Self.operators.contains(self) }
  private static let operators = Set("/=-+!*%<>&|^~?.\\".utf8)
}
