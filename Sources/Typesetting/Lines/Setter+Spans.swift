import CPango
import Foundation
import LayoutScene

// Texts with runs that have their own fonts and colours.
extension Setter {
  /// Makes a line as high as the spans of a run of glyphs need. An ellipsis is as high as the text
  /// that it replaces.
  static func raise(_ line: inout Line, by run: PangoGlyphItem, _ spans: [Span]) {
    let item = run.item.pointee
    let start = Int(item.offset)
    let end = isEllipsis(run) ? start + 1 : start + max(1, Int(item.length))
    var index = spans.first(at: start)
    while index < spans.count, spans[index].range.lowerBound < end {
      line.ascender = max(line.ascender, spans[index].ascender)
      line.descender = max(line.descender, spans[index].descender)
      index += 1
    }
  }

  /// The kern that Pango removes at the two ends of a line, half of a letter's kern at each end,
  /// after it has broken the lines. TextKit adds a kern after each letter, also after the last.
  static func outerKern(of line: PangoLayoutLine, _ spans: [Span]) -> Int {
    var offsets: [Int] = []
    forEachRun(of: line) { offsets.append(Int($0.item.pointee.offset)) }
    guard let first = offsets.first, let last = offsets.last else { return 0 }
    let (left, right) = (spans.span(at: first)?.kern ?? 0, spans.span(at: last)?.kern ?? 0)
    return left / 2 + (right - right / 2)
  }

  /// Adds a run of glyphs, divided where spans meet. Joined letters and ligatures are shaped
  /// together with their neighbours in the same font; a glyph belongs to the span of its first
  /// letter.
  func add(
    _ run: PangoGlyphItem, _ text: String, spans: [Span], without gap: Gap?,
    to line: inout Line
  ) {
    let places = Self.places(of: run, without: gap, from: line.width)
    let count = line.runs.count
    add(run, text, without: gap, to: &line)
    guard line.runs.count > count, var whole = line.runs.popLast() else { return }
    let start = Int(run.item.pointee.offset)
    guard whole.glyphs.count == places.count, !places.isEmpty else {
      if let span = spans.span(at: start), span.attachment != nil { whole.textRun = span.run }
      line.runs.append(whole)
      return
    }
    var first = 0
    while first < places.count {
      let index = spans.first(at: start + places[first].byte)
      var end = first + 1
      while end < places.count, spans.first(at: start + places[end].byte) == index { end += 1 }
      var part = whole
      part.glyphs = Array(whole.glyphs[first..<end])
      part.left = first == 0 ? whole.left : places[first].left
      part.right = end == places.count ? whole.right : places[end].left
      if index < spans.count {
        part.take(spans[index], from: start, isAlone: end - first == places.count)
      }
      line.runs.append(part)
      first = end
    }
  }

  /// For each visible glyph, the first byte of its cluster, counted from the start of the run, and
  /// its left end in points.
  private static func places(
    of run: PangoGlyphItem, without gap: Gap?, from start: Int
  ) -> [(byte: Int, left: CGFloat)] {
    let glyphs = run.glyphs.pointee
    guard let clusters = glyphs.log_clusters else { return [] }
    var places: [(byte: Int, left: CGFloat)] = []
    var width = start
    for index in 0..<Int(glyphs.num_glyphs) where !isIn(gap, index, of: run) {
      let info = glyphs.glyphs[index]
      if info.glyph != Mark.emptyGlyph {
        places.append((Int(clusters[index]), PangoUnits.points(width)))
      }
      width += Int(info.geometry.width)
    }
    return places
  }
}

extension GlyphRun {
  /// Takes the text run's index and the baseline offset from its span.
  ///
  /// - Parameters:
  ///   - start: the first byte of the run of glyphs before it was divided.
  ///   - isAlone: whether it was not divided.
  fileprivate mutating func take(_ span: Span, from start: Int, isAlone: Bool) {
    textRun = span.run
    baselineOffset = span.baselineOffset
    if span.baselineOffset != 0 {
      for index in glyphs.indices { glyphs[index].y -= span.baselineOffset }
    }
    guard !isAlone else { return }
    let bytes = Array(text.utf8)
    let first = min(max(0, span.range.lowerBound - start), bytes.count)
    let end = min(max(first, span.range.upperBound - start), bytes.count)
    text = String(decoding: bytes[first..<end], as: UTF8.self)
  }
}
