import CPango
import Foundation
import LayoutScene

extension Setter {
  /// Marks lines that end within a word, where the rules of Unicode and of the text's language
  /// allow no break. Pango breaks there if nothing else fits, without a hyphen (`BreakAttributes`).
  ///
  /// Most lines end after a space and need no search. A break between letters that are words or
  /// syllables, as in Chinese, Japanese and Korean, does not count as one within a word.
  func markBrokenWords(
    in lines: inout [(start: Int, line: Line)], of text: UnsafeBufferPointer<UInt8>,
    _ layout: OpaquePointer
  ) {
    for index in lines.indices.dropFirst() where Self.isInWord(lines[index].start, of: text) {
      var count: Int32 = 0
      let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
      let place = text[..<lines[index].start].count { $0 & 0xC0 != 0x80 }
      guard let attributes, place < count else { continue }
      lines[index - 1].line.breaksWord = attributes[place].is_line_break == 0
    }
  }

  private static func isInWord(_ place: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place > 0, place < text.count, text[place - 1] != UInt8(ascii: " ") else { return false }
    let before = String(decoding: text[max(0, place - 4)..<place], as: UTF8.self)
    let behind = String(decoding: text[place..<min(place + 4, text.count)], as: UTF8.self)
    guard let last = before.unicodeScalars.last, let next = behind.unicodeScalars.first else {
      return false
    }
    return last.isLetterOfWord && next.isLetterOfWord
  }
}

extension LineMaker {
  /// The most lines that are examined, and the bytes of text that are examined before and after a
  /// line's end.
  private static let mostBroken = 20
  private static let surroundings = 400

  /// Of all broken words, the one that lacks the most width; nil if no word is broken.
  func brokenWord() -> BrokenWord? {
    guard let width, attributes.lineBreak != .byCharWrapping else { return nil }
    let broken = lines.indices.dropLast().filter { lines[$0].breaksWord }.prefix(Self.mostBroken)
    return broken.compactMap { index in
      word(around: lines[index + 1].start, room: width - lines[index].indent)
    }.max { $0.missingWidth < $1.missingWidth }
  }

  /// The word at a place, if it consists of letters and does not fit.
  private func word(around place: Int, room: Int) -> BrokenWord? {
    guard let paragraph = text.paragraphs.first(where: { $0.contains(place) }) else { return nil }
    let start = cut(max(paragraph.lowerBound, place - Self.surroundings), after: -1)
    let end = cut(min(paragraph.upperBound, place + Self.surroundings), after: place)
    let breaks = text.bytes.withUnsafeBufferPointer {
      Setter.breaks(
        in: UnsafeBufferPointer(rebasing: $0[start..<end]), language: attributes.language)
    }
    let first = breaks.last { start + $0 < place } ?? 0
    let last = breaks.first { start + $0 > place } ?? (end - start)
    var range = (start + first)..<(start + last)
    while range.count > 1, text.bytes[range.upperBound - 1] == UInt8(ascii: " ") {
      range = range.lowerBound..<(range.upperBound - 1)
    }
    let space = UInt8(ascii: " ")
    let before = text.bytes[start..<range.lowerBound].reversed().prefix { $0 != space }
    let behind = text.bytes[range.upperBound..<end].prefix { $0 != space }
    let token = text.bytes[(range.lowerBound - before.count)..<(range.upperBound + behind.count)]
    guard !String(decoding: token, as: UTF8.self).hasSigns else { return nil }
    let word = String(decoding: text.bytes[range], as: UTF8.self)
    let missing = unwrapped(range, Setter.Style()).width - room
    return missing > 0 ? BrokenWord(word, missingWidth: PangoUnits.points(missing)) : nil
  }
}

extension String {
  /// Whether signs or digits stand in it, as in any address, path or code: these have no better places for breaks.
  /// What a no-break space holds together, such as a time with its AM or PM, is none of them.
  fileprivate var hasSigns: Bool {
    guard !contains(where: \.isWhitespace) else { return false }
    return unicodeScalars.contains { "@/\\_:#".unicodeScalars.contains($0) }
      || unicodeScalars.contains { $0.properties.numericType != nil }
      || dropLast().contains(".")
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOfWord: Bool {
    guard properties.isAlphabetic || properties.isDiacritic else { return false }
    switch value {
    // In order: Hangul letters; radicals, kana and ideographs; Hangul syllables; compatibility and
    // full-width forms.
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B2FF, 0x20000...:
      return false
    default: return true
    }
  }
}
