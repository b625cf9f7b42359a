extension SourceText {
  /// The bytes of a scalar of this text, with its quotes; nil where it does not stand there in one piece
  /// as one of the styles that an edit can replace: a value that was put together from variables, a
  /// block of lines, or a plain text that goes on in the next line.
  package func span(of node: Node) -> Range<Int>? {
    guard let scalar = node.scalar else { return nil }
    let utf8 = text.utf8
    let (index, beyond) = index(of: node.mark)
    guard beyond == 0 else { return nil }
    let start = utf8.distance(from: utf8.startIndex, to: index)
    let line = line(node.mark.line)
    let end = utf8.distance(from: utf8.startIndex, to: line.endIndex)
    let bytes = Array(utf8.dropFirst(start).prefix(max(0, end - start)))
    // A tag or an anchor before a value is no part of it.
    guard let first = bytes.first, first != UInt8(ascii: "&"), first != UInt8(ascii: "!") else {
      return nil
    }
    let length: Int?
    switch scalar.style {
    case .plain: length = bytes.starts(with: scalar.text.utf8) ? scalar.text.utf8.count : nil
    case .singleQuoted: length = Self.lengthInSingleQuotes(bytes)
    case .doubleQuoted: length = Self.lengthInDoubleQuotes(bytes)
    case .literal, .folded, .resolved, .image: length = nil
    }
    guard let length, length > 0 else { return nil }
    return start..<(start + length)
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

  /// The length of a text that begins with its quote; nil where it does not end in this line.
  private static func lengthInSingleQuotes(_ bytes: [UInt8]) -> Int? {
    let quote = UInt8(ascii: "'")
    guard bytes.first == quote else { return nil }
    var index = 1
    while index < bytes.count {
      if bytes[index] == quote {
        guard index + 1 < bytes.count, bytes[index + 1] == quote else { return index + 1 }
        index += 1
      }
      index += 1
    }
    return nil
  }

  private static func lengthInDoubleQuotes(_ bytes: [UInt8]) -> Int? {
    guard bytes.first == UInt8(ascii: "\"") else { return nil }
    var index = 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return nil
  }
}
