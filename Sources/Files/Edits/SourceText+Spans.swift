extension SourceText {
  /// The bytes of a scalar of this text, with its quotes or the sign of its block, and without an anchor or a tag before
  /// it; nil where the text does not stand there: a value that was put together from variables.
  package func span(of node: Node) -> Range<Int>? {
    guard let scalar = node.scalar else { return nil }
    let (index, beyond) = index(of: node.mark)
    guard beyond == 0 else { return nil }
    // Few values go on in the next line, and a file may have thousands.
    let ends = [line(node.mark.line).endIndex, text.endIndex]
    let found = ends.lazy.compactMap { end in
      Self.span(of: scalar, in: Array(text.utf8[index..<max(index, end)]))
    }.first
    guard let found else { return nil }
    let start = text.utf8.distance(from: text.utf8.startIndex, to: index)
    return (start + found.lowerBound)..<(start + found.upperBound)
  }

  private static func span(of scalar: Node.Scalar, in bytes: [UInt8]) -> Range<Int>? {
    let start = lengthOfProperties(bytes)
    let value = bytes[start...]
    let length: Int? =
      switch scalar.style {
      case .plain: FoldedLines.places(of: scalar.text, in: value)?.last
      case .singleQuoted: lengthInSingleQuotes(value)
      case .doubleQuoted: lengthInDoubleQuotes(value)
      case .literal, .folded: BlockText(value, scalar)?.length
      case .resolved, .image: nil
      }
    return length.flatMap { $0 > 0 ? start..<(start + $0) : nil }
  }

  /// The bytes of anchors and tags before a value, with the spaces behind them.
  private static func lengthOfProperties(_ bytes: [UInt8]) -> Int {
    var index = 0
    while index < bytes.count,
      bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!")
    {
      let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      while index < bytes.count, !isSpace(bytes[index]), bytes[index] >= 0x20 { index += 1 }
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    }
    return index
  }

  /// The bytes between the tags of an element; nil where there is more than text between them, or one tag alone.
  package func span(ofTextIn element: XMLElement) -> Range<Int>? {
    guard element.children.isEmpty else { return nil }
    let start = offset(of: element.mark)
    let end = offset(of: element.end)
    let bytes = Array(text.utf8)
    guard start < end, end <= bytes.count else { return nil }
    var quote: UInt8?
    var index = start
    while index < end, quote != nil || bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      index += 1
    }
    guard index < end else { return nil }
    let content = (index + 1)..<end
    // A comment would be lost.
    return bytes[content].contains(UInt8(ascii: "<")) ? nil : content
  }

  /// The length of a text that begins with its quote.
  private static func lengthInSingleQuotes(_ bytes: ArraySlice<UInt8>) -> Int? {
    let quote = UInt8(ascii: "'")
    guard bytes.first == quote else { return nil }
    var index = bytes.startIndex + 1
    while index < bytes.endIndex {
      if bytes[index] == quote {
        guard index + 1 < bytes.endIndex, bytes[index + 1] == quote else {
          return index + 1 - bytes.startIndex
        }
        index += 1
      }
      index += 1
    }
    return nil
  }

  private static func lengthInDoubleQuotes(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.first == UInt8(ascii: "\"") else { return nil }
    var index = bytes.startIndex + 1
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index + 1 - bytes.startIndex
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return nil
  }
}
