/// A Swift source: its bytes, its tokens and where its lines begin.
package struct SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let tokens: [Token]
  private let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var lexer = Lexer(bytes)
    tokens = lexer.tokens()
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    lineStarts = starts
  }

  package init(path: String = "", _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The words of a token; empty past the end, so that a look ahead needs no check. Backticks are left out.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    guard case .word(isQuoted: true) = token.kind, token.range.count >= 2 else {
      return text(token.range)
    }
    return text(token.range.lowerBound + 1..<token.range.upperBound - 1)
  }

  /// Whether a token is this keyword or mark. A name in backticks is no keyword.
  package func has(_ index: Int, _ word: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let range = tokens[index].range
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
  }

  /// The kinds of declarations that may stand between `import` and a module.
  static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "typealias", "var", "let",
  ]

  /// The place of the module that the `import` at a place names.
  func module(behindImport index: Int) -> Int {
    Self.importKinds.contains(text(index + 1)) ? index + 2 : index + 1
  }

  package func isWord(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), case .word = tokens[index].kind else { return false }
    return true
  }

  package func isKind(_ index: Int, _ kind: Token.Kind) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == kind
  }

  /// The number of a line from 1, and the byte in it from 1, as the compiler counts them.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The bytes from one token to another.
  package func range(of tokens: ClosedRange<Int>) -> Range<Int> {
    self.tokens[tokens.lowerBound].range
      .lowerBound..<self.tokens[tokens.upperBound].range.upperBound
  }

  package func isOneLine(_ range: Range<Int>) -> Bool {
    !bytes[range].contains(0x0A)
  }

  /// The bytes of a line, counted from 1, without its line break.
  func lineRange(_ number: Int) -> Range<Int>? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = lineStarts[number - 1]
    let isLast = number == lineStarts.count
    var end = isLast ? bytes.count : lineStarts[number] - 1
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// The index of the bracket that closes the one at `index`; the last token where none does.
  package func closing(_ index: Int) -> Int {
    var depth = 0
    var position = index
    while position < tokens.count {
      if has(position, "(") || has(position, "[") || has(position, "{") { depth += 1 }
      if has(position, ")") || has(position, "]") || has(position, "}") {
        depth -= 1
        if depth <= 0 { return position }
      }
      position += 1
    }
    return max(index, tokens.count - 1)
  }

  /// The index of the bracket that the one at `index` closes.
  package func opening(_ index: Int) -> Int? {
    var depth = 0
    for position in stride(from: index, through: 0, by: -1) {
      if has(position, ")") || has(position, "]") || has(position, "}") { depth += 1 }
      if has(position, "(") || has(position, "[") || has(position, "{") {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }

  /// The index after a clause such as `<Item: View>` that begins at `index`; `index` where none does.
  package func afterGenerics(_ index: Int) -> Int {
    guard isKind(index, .operator), text(index).hasPrefix("<") else { return index }
    var depth = 0
    var position = index
    while position < tokens.count {
      if tokens[position].kind == .operator, !has(position, "->") {
        for byte in bytes[tokens[position].range] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      } else if has(position, "{") || has(position, "}") {
        return index
      }
      position += 1
      if depth <= 0 { return position }
    }
    return index
  }
}
