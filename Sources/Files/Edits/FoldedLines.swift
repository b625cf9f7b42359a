/// Texts of which YAML folds the lines: a line break stands for a space, and several for one fewer.
enum FoldedLines {
  /// The places of a text's bytes in a file, and of its end; nil where the text does not stand there.
  ///
  /// - Parameter bytes: what begins with the text. Places count from its start.
  static func places(of text: String, in bytes: ArraySlice<UInt8>) -> [Int]? {
    let text = Array(text.utf8)
    var places: [Int] = []
    var index = bytes.startIndex
    while places.count < text.count {
      guard index < bytes.endIndex else { return nil }
      let byte = text[places.count]
      if let (end, breaks) = fold(bytes, index) {
        let isRight =
          breaks == 1
          ? byte == UInt8(ascii: " ")
          : text[places.count...].prefix(breaks - 1).elementsEqual(
            Array(repeating: UInt8(ascii: "\n"), count: breaks - 1))
        guard isRight else { return nil }
        places += Array(repeating: index - bytes.startIndex, count: max(1, breaks - 1))
        index = end
      } else {
        guard bytes[index] == byte else { return nil }
        places.append(index - bytes.startIndex)
        index += 1
      }
    }
    return places + [index - bytes.startIndex]
  }

  /// Where spaces with line breaks end that begin at a byte, and how many breaks these are; nil where none do.
  private static func fold(_ bytes: ArraySlice<UInt8>, _ start: Int) -> (end: Int, breaks: Int)? {
    var (index, breaks) = (start, 0)
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\n"): breaks += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return breaks > 0 ? (index, breaks) : nil
      }
      index += 1
    }
    return breaks > 0 ? (index, breaks) : nil
  }

  /// The bytes with another text, of which only what differs is written anew; nil where line breaks would be.
  static func spelling(
    of after: String, over before: String, in bytes: ArraySlice<UInt8>
  ) -> String? {
    guard let places = places(of: before, in: bytes) else { return nil }
    let (old, new) = (Array(before.utf8), Array(after.utf8))
    let head = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let middle = new[head..<(new.count - tail)]
    guard !middle.contains(UInt8(ascii: "\n")), let length = places.last else { return nil }
    let written =
      bytes.prefix(places[head]) + middle
      + bytes.prefix(length).dropFirst(places[old.count - tail])
    return String(decoding: written, as: UTF8.self)
  }
}
