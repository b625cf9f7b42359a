extension Lexer {
  /// Lexes a string from its quotes on; hash signs before them have been read. Parts become texts, and what is
  /// interpolated becomes tokens of its own.
  mutating func lexString(hashes: Int) {
    var start = position - hashes
    let isMultiline = quotes(at: position) >= 3 && !isEmptyString(hashes: hashes)
    position += isMultiline ? 3 : 1
    while !isAtEnd {
      switch byte() {
      case UInt8(ascii: "\\") where hasHashes(hashes, after: position):
        position += 1 + hashes
        guard byte() == UInt8(ascii: "(") else {
          position = min(position + 1, bytes.count)
          continue
        }
        add(.text, from: start)
        start = position
        position += 1
        add(.mark, from: start)
        lex(untilClosing: true)
        start = position
        position = min(position + 1, bytes.count)
        if start < position { add(.mark, from: start) }
        start = position
      case UInt8(ascii: "\"") where closes(isMultiline: isMultiline, hashes: hashes):
        position += (isMultiline ? 3 : 1) + hashes
        return add(.text, from: start)
      // A string that is not closed ends with its line, as it does for the compiler.
      case 0x0A where !isMultiline: return add(.text, from: start)
      default: position += 1
      }
    }
    add(.text, from: start)
  }

  private func quotes(at offset: Int) -> Int {
    var count = 0
    while offset + count < bytes.count, bytes[offset + count] == UInt8(ascii: "\"") { count += 1 }
    return count
  }

  /// `#""#` has two quotes, and `#"""#` is a string of one quote; a multi-line string has nothing but space
  /// after its three quotes on their line.
  private func isEmptyString(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var index = position + 3
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D
    { index += 1 }
    return index < bytes.count && bytes[index] != 0x0A
  }

  private func hasHashes(_ hashes: Int, after offset: Int) -> Bool {
    for index in 0..<hashes {
      let place = offset + 1 + index
      guard place < bytes.count, bytes[place] == UInt8(ascii: "#") else { return false }
    }
    return true
  }

  private func closes(isMultiline: Bool, hashes: Int) -> Bool {
    let count = isMultiline ? 3 : 1
    return quotes(at: position) >= count && hasHashes(hashes, after: position + count - 1)
  }

  // MARK: Regular expressions

  /// Whether a slash here begins a regular expression and divides nothing: what comes before is no operand.
  var startsExpression: Bool {
    guard let last = found.last else { return true }
    switch last.kind {
    case .number, .text, .attribute, .pound: return false
    case .word(let isQuoted):
      return !isQuoted && Self.wordsBeforeExpressions.contains(bytes[last.range].map(\.self))
    case .mark: return !Array(")]}".utf8).contains(bytes[last.range.lowerBound])
    case .operator:
      // `a! / b` divides; `= /x/` does not.
      let isPostfix =
        (bytes[last.range.upperBound - 1] == UInt8(ascii: "!")
          || bytes[last.range.upperBound - 1] == UInt8(ascii: "?"))
        && last.range.lowerBound > 0 && bytes[last.range.lowerBound - 1] != 0x20
      return !isPostfix
    }
  }

  private static let wordsBeforeExpressions = Set(
    ["return", "case", "in", "if", "guard", "while", "try", "await", "throw", "where", "else"]
      .map { Array($0.utf8) })

  /// Lexes `/…/` or `#/…/#` from its slash on; false, with nothing read, where no such expression is here.
  mutating func lexRegex(hashes: Int) -> Bool {
    let start = position - hashes
    var index = position + 1
    guard index < bytes.count else { return false }
    if hashes == 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { return false }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/") where hasHashes(hashes, after: index):
        position = index + 1 + hashes
        add(.text, from: start)
        return true
      case 0x0A where hashes == 0: return false
      default: break
      }
      index += 1
    }
    return false
  }
}
