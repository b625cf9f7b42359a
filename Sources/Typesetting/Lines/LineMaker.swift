import CPango
import Foundation
import LayoutScene

/// Breaks a text into lines, within its line limit.
///
/// Pango's line limit applies to a paragraph and UIKit's to the whole text, so paragraphs are set
/// one by one here. A long paragraph is given to Pango in pieces. Only those lines of a piece are
/// kept that text after the piece could not change; the next piece starts where they end.
struct LineMaker {
  let setter: Setter
  let text: PlainText
  let attributes: TextAttributes
  /// The width of lines in Pango units, at least 0; nil for no limit.
  let width: Int?
  let wantsGlyphs: Bool
  let pieces: Pieces
  /// Empty for a text of one style.
  let spans: [Span]

  var lines: [Line] = []
  /// Whether text remains after the line limit is reached.
  var isCut = false

  init(
    _ text: PlainText, _ attributes: TextAttributes, width: Int?, setter: Setter, wantsGlyphs: Bool
  ) {
    self.text = text
    self.attributes = attributes.withParagraphs(of: text)
    self.width = width
    self.setter = setter
    self.wantsGlyphs = wantsGlyphs
    let sizes = attributes.fonts.map { FontBook.usable($0.size) }
    let pieces = Pieces(width: width, fontSize: sizes.min() ?? 1, largest: sizes.max())
    self.pieces = text.needsSmallPieces ? pieces.small : pieces
    spans = Span.all(of: text, attributes, in: setter.book)
    setter.use(attributes.font, language: attributes.language)
    make()
    isCut = isCut || text.isCut
  }

  private mutating func make() {
    for index in text.paragraphs.indices {
      let paragraph = text.paragraphs[index]
      var style = style(of: paragraph)
      let isLastAllowed = lines.count + 1 == attributes.lineLimit
      if paragraph.isEmpty, !(isLastAllowed && index + 1 < text.paragraphs.count) {
        lines.append(emptyLine(of: paragraph, style))
      } else {
        let isJustified = attributes.alignment(at: paragraph.lowerBound) == .justified
        style.isJustified = wantsGlyphs && isJustified && width != nil
        add(paragraph, isLast: index + 1 == text.paragraphs.count, style)
      }
      if !spans.isEmpty { endParagraph() }
      if attributes.lineLimit > 0, lines.count >= attributes.lineLimit {
        isCut = isCut || index + 1 < text.paragraphs.count
        return
      }
    }
  }

  private func style(of paragraph: Range<Int>) -> Setter.Style {
    var style = Setter.Style()
    style.width = width
    style.wrap = attributes.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    style.direction =
      text.bytes.withUnsafeBufferPointer {
        Setter.direction(of: UnsafeBufferPointer(rebasing: $0[paragraph]))
      } ?? attributes.direction
    style.wantsGlyphs = wantsGlyphs
    return style
  }

  private func emptyLine(of paragraph: Range<Int>, _ style: Setter.Style) -> Line {
    var line = Line(start: paragraph.lowerBound, isRightToLeft: style.direction == .rightToLeft)
    line.raise(by: spans.span(at: paragraph.lowerBound))
    line.indent = indent(at: paragraph.lowerBound)
    return line
  }

  /// The indent of a line that starts at byte `place`, Pango units.
  func indent(at place: Int) -> Int {
    let style = attributes.paragraphStyle(at: place)
    guard style?.hasIndents == true else { return 0 }
    let indents = Indents(style)
    return isFirst(place) ? indents.first : indents.others
  }

  /// Whether a paragraph starts at `place`.
  private func isFirst(_ place: Int) -> Bool {
    place == 0 || (place <= text.bytes.count && text.bytes[place - 1] == UInt8(ascii: "\n"))
  }

  private mutating func endParagraph() {
    guard let last = lines.indices.last else { return }
    lines[last].endsParagraph = true
  }

  /// Adds the lines of one paragraph.
  private mutating func add(_ paragraph: Range<Int>, isLast: Bool, _ style: Setter.Style) {
    let first = lines.count
    let room = attributes.lineLimit > 0 ? attributes.lineLimit - first : Int.max
    switch attributes.lineBreak {
    case .byWordWrapping, .byCharWrapping:
      let end = wrap(paragraph, style, room: room)
      isCut = isCut || end < paragraph.upperBound
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      // All lines wrap except for the last that the limit allows, which gets all remaining text.
      let end = wrap(paragraph, style, room: room == Int.max ? room : room - 1)
      guard end < paragraph.upperBound || paragraph.isEmpty else { break }
      addLast(end..<paragraph.upperBound, isLast: isLast, style)
      // The last line may contain the following paragraphs.
      guard isLast else { return }
    }
    pushOut(paragraph, from: first, style)
  }

  /// Adds up to `room` wrapped lines of `range` and returns the byte at which they end.
  private mutating func wrap(_ range: Range<Int>, _ style: Setter.Style, room: Int) -> Int {
    guard style.width != nil, !range.isEmpty else {
      guard room > 0 else { return range.lowerBound }
      lines.append(unwrapped(range, style))
      return range.upperBound
    }
    var (style, start, length, room) = (style, range.lowerBound, pieces.wrapped, room)
    let indents = Indents(attributes.paragraphStyle(at: range.lowerBound))
    // The byte before which words may be broken, because the word that ends there is wider than a
    // line.
    var broken = start
    while start < range.upperBound, room > 0 {
      let end = cut(min(start + length, range.upperBound), after: start)
      if indents.isNeeded { indents.apply(to: &style, of: width, isFirst: isFirst(start)) }
      style.unbroken = wholeWords(in: start..<end).filter { start + $0.lowerBound >= broken }
      let found = set(start..<end, style)
      let isEnd = end == range.upperBound
      // The last line may continue in the next piece, and that could change the line before it.
      var sure = isEnd ? found.count : max(0, found.count - 2)
      if sure == 0, length >= pieces.mostWrapped {
        if found.allSatisfy({ $0.line.width == 0 }) {
          // The piece shows nothing; the text after it is on the same line.
          start = end
          continue
        }
        sure = found.count
      }
      if let word = tooWide(in: found, style.unbroken, indents.others), word.line <= sure {
        broken = start + word.end
        if word.line == 0 { continue }
        sure = word.line
      }
      guard sure > 0 else {
        length *= 2
        continue
      }
      let taken = min(sure, room)
      for index in 0..<taken {
        let next = index + 1 < found.count ? start + found[index + 1].start : end
        lines.append(checked(found[index].line, from: start + found[index].start, to: next))
      }
      room -= taken
      start = taken == found.count ? end : start + found[taken].start
      length = pieces.wrapped
    }
    return start
  }

  /// `line` with its place and indent, marked as cut if its unbreakable text is too wide.
  private func checked(_ line: Line, from start: Int, to end: Int) -> Line {
    var line = line
    line.start = start
    line.indent = indent(at: start)
    guard isTooWide(line), start < end else { return line }
    let content = String(decoding: text.bytes[start..<end], as: UTF8.self).unicodeScalars
    line.cutsLetters = !content.allSatisfy(\.properties.isWhitespace)
    return line
  }

  /// Whether a line is too wide although it was broken or shortened. Half a point is tolerated,
  /// because it is not visible.
  func isTooWide(_ line: Line) -> Bool {
    width.map { line.width > max(0, $0 - line.indent) + Int(PANGO_SCALE) / 2 } ?? false
  }

  /// One line with all of `range`, whatever its width.
  ///
  /// In a text of several pieces only the first piece has glyphs, because the rest is outside of
  /// any screen.
  func unwrapped(_ range: Range<Int>, _ style: Setter.Style, enough: Int? = nil) -> Line {
    var style = style
    style.width = nil
    var result = Line(
      start: range.lowerBound, isRightToLeft: style.direction == .rightToLeft)
    result.indent = indent(at: range.lowerBound)
    var start = range.lowerBound
    while start < range.upperBound {
      let end = cut(min(start + pieces.unwrapped, range.upperBound), after: start)
      let line = set(start..<end, style).first?.line ?? Line()
      if start == range.lowerBound { (result.runs, result.text) = (line.runs, line.text) }
      result.width += line.width
      result.ascender = max(result.ascender, line.ascender)
      result.descender = max(result.descender, line.descender)
      result.missingGlyphs += line.missingGlyphs
      if let enough, result.width > enough { break }
      style.wantsGlyphs = false
      start = end
    }
    return result
  }

  private func set(_ range: Range<Int>, _ style: Setter.Style) -> [(start: Int, line: Line)] {
    text.bytes.withUnsafeBufferPointer { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[range])
      var style = style
      style.spans = spans.within(range, from: range.lowerBound)
      var lines = setter.lines(of: part, style)
      if style.isJustified { spaceNoLetters(of: part, style, in: &lines) }
      return lines
    }
  }

  /// Sets justified lines of a single word again without justification, because Pango would add
  /// space between their letters.
  private func spaceNoLetters(
    of part: UnsafeBufferPointer<UInt8>, _ style: Setter.Style,
    in lines: inout [(start: Int, line: Line)]
  ) {
    let words = lines.indices.dropLast().filter { index in
      let line = UnsafeBufferPointer(rebasing: part[lines[index].start..<lines[index + 1].start])
      return Setter.breaks(in: line, language: attributes.language).isEmpty
    }
    guard !words.isEmpty else { return }
    var style = style
    style.isJustified = false
    let natural = setter.lines(of: part, style)
    guard natural.map(\.start) == lines.map(\.start) else { return }
    for index in words { lines[index] = natural[index] }
  }

  /// The start of the character at `place`, but after `start`; all are byte offsets.
  func cut(_ place: Int, after start: Int) -> Int {
    var place = place
    while place < text.bytes.count, place > start + 1, text.bytes[place] & 0xC0 == 0x80 {
      place -= 1
    }
    return place
  }
}

// MARK: - Line break strategies

extension LineMaker {
  /// The words that must stay whole if they fit on a line, as bytes from the start of `range`.
  private func wholeWords(in range: Range<Int>) -> [Range<Int>] {
    guard attributes.lineBreak != .byCharWrapping,
      attributes.lineBreakStrategy.contains(.hangulWordPriority)
    else { return [] }
    return text.bytes.withUnsafeBufferPointer {
      let part = UnsafeBufferPointer(rebasing: $0[range])
      let words = KoreanWords.ranges(in: part)
      guard !words.isEmpty else { return [] }
      // Otherwise a full stop that does not fit would be separated from its word.
      return KoreanWords.extended(
        words, to: Setter.breaks(in: part, language: attributes.language), end: part.count)
    }
  }

  /// The first line that is too narrow for its whole word, and the end of that word.
  private func tooWide(
    in found: [(start: Int, line: Line)], _ words: [Range<Int>], _ indent: Int
  ) -> (line: Int, end: Int)? {
    guard let width, !words.isEmpty else { return nil }
    // 16 units are tolerated, because the widths of justified lines are not exact.
    for (index, (start, line)) in found.enumerated() where line.width > width - indent + 16 {
      let end = index + 1 < found.count ? found[index + 1].start : .max
      let word = words.first { $0.lowerBound >= start && $0.lowerBound < end }
      if let word { return (index, word.upperBound) }
    }
    return nil
  }

  /// Moves one more word to the last line of a paragraph if that line has a single word, both words
  /// fit on it, and a word remains on the line before.
  ///
  /// Apple says of `pushOut` that it avoids “an orphan word on the last line” and pushes “typically
  /// … by one word”. A word is text within which no break is allowed; in Chinese and Japanese it is
  /// a letter with the punctuation beside it. The number of lines does not change, and no line
  /// becomes too wide.
  private mutating func pushOut(
    _ paragraph: Range<Int>, from first: Int, _ style: Setter.Style
  ) {
    guard attributes.lineBreak != .byCharWrapping, attributes.lineBreakStrategy.contains(.pushOut),
      let width, lines.count >= first + 2, !isCut, let last = lines.last, !last.isTruncated
    else { return }
    let tail = lines[lines.count - 2].start..<paragraph.upperBound
    guard tail.count <= pieces.mostWrapped, !hasSpace(last.start..<tail.upperBound) else { return }
    let end = last.start - tail.lowerBound
    // A word that the line's end breaks does not stay whole.
    let words = wholeWords(in: tail).filter { !($0.lowerBound < end && end < $0.upperBound) }
    guard let start = secondWordFromEnd(of: tail, line: end, words) else { return }
    var style = style
    style.unbroken = words.filter { $0.upperBound <= start } + [start..<tail.count]
    let indents = Indents(attributes.paragraphStyle(at: tail.lowerBound))
    if indents.isNeeded { indents.apply(to: &style, of: width, isFirst: isFirst(tail.lowerBound)) }
    let found = set(tail, style)
    guard found.count == 2, found[1].start == start,
      found[1].line.width <= width - indents.others
    else { return }
    lines.replaceSubrange(
      lines.count - 2..<lines.count,
      with: [
        checked(found[0].line, from: tail.lowerBound, to: tail.lowerBound + start),
        checked(found[1].line, from: tail.lowerBound + start, to: tail.upperBound),
      ])
  }

  /// If the last line, which starts at `line`, has a single word: the start of the word before it.
  /// Nil if the line has several words, or that word is the first of `range`. Places are bytes from
  /// the start of `range`.
  private func secondWordFromEnd(
    of range: Range<Int>, line: Int, _ words: [Range<Int>]
  ) -> Int? {
    func isBreak(_ place: Int) -> Bool {
      !words.contains { $0.lowerBound < place && place < $0.upperBound }
    }
    return text.bytes.withUnsafeBufferPointer { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[range])
      // The last line is examined first: in most paragraphs it has several words, and it is shorter
      // than the range.
      let last = UnsafeBufferPointer(rebasing: part[line...])
      let behind = Setter.breaks(in: last, language: attributes.language)
      if behind.contains(where: { isBreak(line + $0) }) { return nil }
      return Setter.breaks(in: part, language: attributes.language)
        .last { $0 < line && isBreak($0) }
    }
  }

  /// Whether there is a space before a letter or a digit; a no-break space counts as well (10 km).
  private func hasSpace(_ range: Range<Int>) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      let part = UnsafeBufferPointer(rebasing: bytes[range])
      return part.indices.contains { index in
        // Searched as bytes: decoding the whole line, which has few spaces, would take longer.
        let length =
          switch part[index] {
          case 0x20: 1
          case 0xC2 where part[index...].starts(with: [0xC2, 0xA0]): 2
          case 0xE2 where part[index...].starts(with: [0xE2, 0x80, 0xAF]): 3
          default: 0
          }
        guard length > 0 else { return false }
        let next = String(decoding: part[(index + length)...].prefix(4), as: UTF8.self)
        return next.unicodeScalars.first.map {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        } ?? false
      }
    }
  }
}
