import LayoutScene

/// A text as bytes without characters that Pango treats specially, and its paragraphs.
struct PlainText {
  /// UTF-8 without control characters other than tabs and line feeds; every paragraph separator is
  /// a line feed.
  var bytes: [UInt8]
  /// The paragraphs in order, at least one, without the line feeds between them.
  var paragraphs: [Range<Int>]
  /// Whether the text was longer than `longest` and its end is left out.
  var isCut: Bool
  /// The places in the text at which bytes were left out, in order. Each has its place in `bytes` and
  /// the number of bytes left out so far.
  private(set) var removals: [(place: Int, kept: Int, sum: Int)] = []

  static let longest = TextLimit.bytes

  /// Every mandatory break of Unicode separates paragraphs: line feed, vertical tab, form feed,
  /// carriage return (with a line feed or alone), next line, line and paragraph separator. Other
  /// control characters are left out, because UIKit shows nothing for them, and because a NUL would
  /// end the text in Pango.
  init(_ text: String) {
    var text = text
    bytes = []
    paragraphs = []
    isCut = text.utf8.count > Self.longest
    bytes.reserveCapacity(min(text.utf8.count, Self.longest))
    text.withUTF8 { copy(UnsafeBufferPointer(rebasing: $0.prefix(Self.start($0)))) }
    paragraphs.append((paragraphs.last.map { $0.upperBound + 1 } ?? 0)..<bytes.count)
  }

  /// Whether HarfBuzz would take time that grows with the square of the length: where more characters than anybody
  /// writes are joined into one, or follow each other and are invisible, in a text that is long enough for that
  /// to matter.
  var needsSmallPieces: Bool {
    guard bytes.count > Pieces.leastJoined, bytes.contains(where: { $0 >= 0x80 }) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains { $0.utf8.count > Self.longestCharacter } || Self.hasInvisibleRun(text)
  }

  /// The most bytes of a character that is no matter of time: a flag of a region by tags has 28.
  private static let longestCharacter = 256

  /// Whether as many bytes in a row are of characters that are not shown, such as soft hyphens or spaces of no width.
  /// HarfBuzz takes their glyphs out one by one, and looks through the others for each.
  private static func hasInvisibleRun(_ text: String) -> Bool {
    var run = 0
    for scalar in text.unicodeScalars {
      let isInvisible = scalar.value >= 0xAD && scalar.properties.isDefaultIgnorableCodePoint
      run = isInvisible ? run + UTF8.width(scalar) : 0
      if run > longestCharacter { return true }
    }
    return false
  }

  /// The end of the part that is set, between two characters.
  private static func start(_ source: UnsafeBufferPointer<UInt8>) -> Int {
    guard source.count > longest else { return source.count }
    return source.prefix(longest + 1).lastIndex { $0 & 0xC0 != 0x80 } ?? 0
  }

  private mutating func copy(_ source: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var copied = 0
    while index < source.count {
      let (length, isBreak) = Self.control(source, at: index)
      guard length > 0 else {
        index += 1
        continue
      }
      bytes.append(contentsOf: source[copied..<index])
      let kept = bytes.count
      if isBreak {
        paragraphs.append((paragraphs.last.map { $0.upperBound + 1 } ?? 0)..<bytes.count)
        bytes.append(UInt8(ascii: "\n"))
      }
      let removed = length - (isBreak ? 1 : 0)
      if removed > 0 { removals.append((index, kept, (removals.last?.sum ?? 0) + removed)) }
      index += length
      copied = index
    }
    bytes.append(contentsOf: source[copied...])
  }

  /// The number of bytes of the control character at `index`, 0 for another character, and whether
  /// it separates paragraphs. The text must be valid UTF-8.
  private static func control(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (length: Int, isBreak: Bool) {
    func next(_ distance: Int) -> UInt8 {
      index + distance < source.count ? source[index + distance] : 0
    }
    switch source[index] {
    case 0x09: return (0, false)
    case 0x0D: return (next(1) == 0x0A ? 2 : 1, true)
    case 0x0A...0x0C: return (1, true)
    case 0x00...0x1F, 0x7F: return (1, false)
    case 0xC2 where next(1) == 0x85: return (2, true)
    case 0xC2 where (0x80...0x9F).contains(next(1)): return (2, false)
    case 0xE2 where next(1) == 0x80 && (0xA8...0xA9).contains(next(2)): return (3, true)
    default: return (0, false)
    }
  }
}
