import Files
import LayoutScene

/// The text of a file in UTF-8, with the lines that editors count: they end at LF, CR LF or CR. YAML's lines also end
/// elsewhere, so that offsets of bytes are what both have in common.
package struct EditedText: Sendable {
  package private(set) var bytes: [UInt8]
  /// The offsets at which lines start.
  private var starts: [Int] = [0]

  package init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    starts = Self.lineStarts(of: bytes)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isLast =
        byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if isLast { starts.append(offset + 1) }
    }
    return starts
  }

  /// Replaces a range, or the whole text for nil.
  package mutating func replace(_ range: Range<Int>?, with text: String) {
    guard let range else {
      self = EditedText(text)
      return
    }
    bytes.replaceSubrange(range.clamped(to: 0..<bytes.count), with: text.utf8)
    starts = Self.lineStarts(of: bytes)
  }

  /// The bytes of a line without its end.
  package func line(_ number: Int) -> Range<Int> {
    guard number < starts.count else { return bytes.count..<bytes.count }
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    while end > starts[number], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return starts[number]..<end
  }

  /// The byte at a position. One beyond the end of its line is that end, as the protocol says.
  package func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    let line = line(position.line)
    var (offset, units) = (line.lowerBound, 0)
    while offset < line.upperBound {
      let length = Self.length(bytes[offset])
      units += encoding == .utf8 ? length : length == 4 ? 2 : 1
      // A position inside of a character is that before it.
      guard units <= position.character else { break }
      offset = min(offset + length, line.upperBound)
    }
    return offset
  }

  /// The bytes at the start and the end of a range of the protocol; nil for what is none.
  func offsets(of range: JSON?, _ encoding: PositionEncoding) -> (start: Int, end: Int)? {
    guard let start = Position(range?["start"]), let end = Position(range?["end"]) else {
      return nil
    }
    return (offset(of: start, encoding), offset(of: end, encoding))
  }

  /// The bytes of the name that an offset is in or beside; none where it is at no name.
  func name(at offset: Int) -> Range<Int> {
    let start = bytes[..<offset].lastIndex { !$0.isOfName }.map { $0 + 1 } ?? 0
    return start..<(bytes[offset...].firstIndex { !$0.isOfName } ?? bytes.count)
  }

  package func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
    let offset = max(0, min(offset, bytes.count))
    let line = starts.bisect(offset)
    let part = bytes[starts[line]..<offset]
    let count =
      encoding == .utf8
      ? part.count
      : part.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return Position(line: line, character: count)
  }

  /// The bytes of the character that begins with a byte.
  private static func length(_ first: UInt8) -> Int {
    first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  func range(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSON {
    [
      "start": position(of: range.lowerBound, encoding).json,
      "end": position(of: range.upperBound, encoding).json,
    ]
  }
}

extension UInt8 {
  /// Whether the byte is part of a name: a letter of any script, a digit or an underscore.
  var isOfName: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x41...0x5A).contains(self)
      || (0x61...0x7A).contains(self) || self == UInt8(ascii: "_")
  }
}
