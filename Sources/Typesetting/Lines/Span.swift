import Foundation
import LayoutScene

/// A part of a text that is set with the same attributes.
struct Span {
  /// The part's bytes in the whole text, or in the piece that is set.
  var range: Range<Int>
  /// The index of its run in the attributes; nil for text outside of runs.
  var run: Int?
  /// The font; nil for the font of the whole text.
  var font: FontBook.Description?
  /// The extra distance between letters, Pango units.
  var kern: Int
  /// How far the text is raised above the baseline, points.
  var baselineOffset: CGFloat
  /// The distances from the baseline to the top and the bottom of a line, including the offset,
  /// points.
  var ascender, descender: CGFloat
  /// The rectangle of an image that stands for the span's letter, from the baseline's left end; nil for letters.
  var attachment: CGRect?
}

extension Span {
  /// The spans of a text in order, which cover all of it; empty for a text of one style.
  static func all(of text: PlainText, _ attributes: TextAttributes, in book: FontBook) -> [Span] {
    guard attributes.isStyled else { return [] }
    let own = Maker(attributes, book)
    var spans: [Span] = []
    var place = 0
    for (index, range) in text.ranges(of: attributes.runs.map(\.range)).enumerated() {
      // Empty ranges are left out, and ranges that overlap an earlier one are shortened.
      let start = max(range.lowerBound, place)
      guard start < range.upperBound else { continue }
      if place < start { spans.append(own.span(place..<start, nil)) }
      spans.append(own.span(start..<range.upperBound, index))
      place = range.upperBound
    }
    if place < text.bytes.count || spans.isEmpty {
      spans.append(own.span(place..<text.bytes.count, nil))
    }
    return spans
  }

  private struct Maker {
    let attributes: TextAttributes
    let book: FontBook

    init(_ attributes: TextAttributes, _ book: FontBook) {
      self.attributes = attributes
      self.book = book
    }

    func span(_ range: Range<Int>, _ index: Int?) -> Span {
      let run = index.map { attributes.runs[$0] }
      let measures = book.measures(of: run?.font ?? attributes.font)
      let offset = run?.baselineOffset ?? 0
      if let rect = run?.attachment?.rect {
        return Span(
          range: range, run: index, kern: 0, baselineOffset: 0, ascender: max(0, -rect.minY),
          descender: max(0, rect.maxY), attachment: rect)
      }
      return Span(
        range: range, run: index,
        font: run?.font.map { book.description(of: $0, language: attributes.language) },
        kern: PangoUnits.signed(run?.kern ?? 0), baselineOffset: offset,
        // A raised text needs more height above the baseline, and no less below it.
        ascender: measures.ascender + max(0, offset),
        descender: measures.descender + max(0, -offset))
    }
  }
}

extension [Span] {
  /// The parts of the spans within `range`, as bytes from `start`.
  func within(_ range: Range<Int>, from start: Int) -> [Span] {
    guard !isEmpty else { return [] }
    return self[first(at: range.lowerBound)...].prefix { $0.range.lowerBound < range.upperBound }
      .compactMap { span in
        let common = span.range.clamped(to: range)
        guard !common.isEmpty else { return nil }
        var span = span
        span.range = common.lowerBound - start..<common.upperBound - start
        return span
      }
  }

  /// The index of the first span that ends after `place`.
  func first(at place: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The span that contains `place`; the last one for a place at or after the text's end.
  func span(at place: Int) -> Span? {
    let index = first(at: place)
    return index < count ? self[index] : last
  }
}

extension PlainText {
  /// Converts byte ranges of the original text to ranges of `bytes`. The results are in order, and
  /// no end is inside a character.
  func ranges(of ranges: [Range<Int>]) -> [Range<Int>] {
    var ends: [Int] = []
    for range in ranges { ends += [range.lowerBound, range.upperBound] }
    let places = places(of: ends)
    return ranges.indices.map { index in
      let (start, end) = (places[index * 2], places[index * 2 + 1])
      return start..<max(start, end)
    }
  }

  func places(of ends: [Int]) -> [Int] {
    ends.map { end in
      var (low, high) = (0, removals.count)
      while low < high {
        let middle = (low + high) / 2
        if removals[middle].place < end { low = middle + 1 } else { high = middle }
      }
      // Bytes were left out before the end, or the end is inside of a character that was.
      let last = low > 0 ? removals[low - 1] : (place: 0, kept: 0, sum: 0)
      var place = Swift.min(Swift.max(last.kept, end - last.sum), bytes.count)
      while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      return place
    }
  }
}

extension TextAttributes {
  /// The attributes with the starts of paragraphs as bytes of a plain text.
  func withParagraphs(of text: PlainText) -> TextAttributes {
    guard !paragraphs.isEmpty else { return self }
    var attributes = self
    for (index, place) in text.places(of: paragraphs.map(\.start)).enumerated() {
      attributes.paragraphs[index].start = place
    }
    return attributes
  }
}
