import CPango
import Foundation
import LayoutScene

extension Setter {
  /// Reads a line, with its width from its glyphs. Pango's own extents overflow for lines of some
  /// 200,000 letters.
  func read(
    _ source: PangoLayoutLine, _ text: UnsafeBufferPointer<UInt8>, _ style: Style
  ) -> Line {
    var line = Line()
    line.isRightToLeft = style.direction == .rightToLeft
    var texts: [(start: Int, text: String)] = []
    let gap = style.ellipsis == PANGO_ELLIPSIZE_NONE ? nil : Self.gap(in: source, text)
    Self.forEachRun(of: source) { run in
      if !style.spans.isEmpty { Self.raise(&line, by: run, style.spans) }
      guard style.wantsGlyphs else { return add(run, without: gap, to: &line) }
      let start = Int(run.item.pointee.offset)
      let content = Self.text(of: run.item.pointee, in: text, without: gap)
      texts.append((start, content))
      let shown = Self.shown(content, by: run)
      guard style.spans.isEmpty else {
        return add(run, shown, spans: style.spans, without: gap, to: &line)
      }
      add(run, shown, without: gap, to: &line)
    }
    if style.spans.contains(where: { $0.kern != 0 }) {
      line.width += Self.outerKern(of: source, style.spans)
    }
    line.text = texts.sorted { $0.start < $1.start }.map(\.text).joined()
    return line
  }

  static func forEachRun(of line: PangoLayoutLine, _ body: (PangoGlyphItem) -> Void) {
    var node = line.runs
    while let current = node {
      node = current.pointee.next
      if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        body(run.pointee)
      }
    }
  }

  /// The bytes beside a line's ellipsis that are not shown.
  struct Gap {
    /// What is left of a letter whose marks the ellipsis replaces, and the white space before it: “na…”, not “na …”.
    var before: Range<Int>
    /// The marks of a letter that the ellipsis replaces: Pango 1.50 cuts between Devanagari and Arabic letters and their
    /// marks.
    var after: Range<Int>

    func contains(_ byte: Int) -> Bool { before.contains(byte) || after.contains(byte) }

    /// The part of an item's bytes that is shown.
    func shown(_ bytes: Range<Int>) -> Range<Int> {
      if bytes.lowerBound >= after.lowerBound {
        return max(bytes.lowerBound, min(bytes.upperBound, after.upperBound))..<bytes.upperBound
      }
      return bytes.lowerBound..<max(bytes.lowerBound, min(bytes.upperBound, before.lowerBound))
    }
  }

  /// Nil for a line without an ellipsis, and where nothing beside it is to be hidden.
  private static func gap(
    in line: PangoLayoutLine, _ text: UnsafeBufferPointer<UInt8>
  ) -> Gap? {
    var ellipsis: Range<Int>?
    forEachRun(of: line) { run in
      let item = run.item.pointee
      if isEllipsis(run) { ellipsis = Int(item.offset)..<Int(item.offset + item.length) }
    }
    guard let ellipsis, ellipsis.lowerBound >= 0, ellipsis.upperBound <= text.count else {
      return nil
    }
    let start = letter(around: ellipsis.lowerBound, in: text).lowerBound
    let end = letter(around: ellipsis.upperBound, in: text).upperBound
    // No line shows more than this before its ellipsis.
    let before = String(decoding: text[max(0, start - 1024)..<start], as: UTF8.self).unicodeScalars
    let space = before.reversed().prefix { $0.properties.isWhitespace }
      .reduce(0) { $0 + UTF8.width($1) }
    let gap = Gap(before: start - space..<ellipsis.lowerBound, after: ellipsis.upperBound..<end)
    return gap.before.isEmpty && gap.after.isEmpty ? nil : gap
  }

  /// The bytes of the grapheme cluster that `offset` divides; an empty range where it divides none.
  private static func letter(
    around offset: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    // A letter with its marks has seldom more bytes than this. Where one has, the rest of its marks stays.
    let reach = 64
    var start = max(0, offset - reach)
    // A character has up to three bytes behind its first one.
    while start < offset, text[start] & 0xC0 == 0x80 { start += 1 }
    let near = String(decoding: text[start..<min(text.count, offset + reach)], as: UTF8.self)
    var place = start
    for letter in near {
      let end = place + letter.utf8.count
      if end > offset { return place < offset ? place..<end : offset..<offset }
      place = end
    }
    return offset..<offset
  }

  static func isEllipsis(_ run: PangoGlyphItem) -> Bool {
    run.item.pointee.analysis.flags & Mark.ellipsisRun != 0
  }

  /// Whether a glyph shows characters in `gap`.
  static func isIn(_ gap: Gap?, _ index: Int, of run: PangoGlyphItem) -> Bool {
    guard let gap, !isEllipsis(run), let clusters = run.glyphs.pointee.log_clusters else {
      return false
    }
    return gap.contains(Int(run.item.pointee.offset) + Int(clusters[index]))
  }

  /// Adds only a run's width.
  private func add(_ run: PangoGlyphItem, without gap: Gap?, to line: inout Line) {
    let glyphs = run.glyphs.pointee
    for index in 0..<Int(glyphs.num_glyphs) where !Self.isIn(gap, index, of: run) {
      let info = glyphs.glyphs[index]
      line.width += Int(info.geometry.width)
      if info.glyph & Mark.unknownGlyph != 0 { line.missingGlyphs += 1 }
    }
    line.width -= Self.stretch(of: run)
  }

  /// Adds a run with its glyphs.
  func add(
    _ run: PangoGlyphItem, _ text: String, without gap: Gap?, to line: inout Line
  ) {
    let item = run.item.pointee
    guard let font = item.analysis.font.map(book.load) else { return }
    let source = run.glyphs.pointee
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(source.num_glyphs))
    let glyphStart = PangoUnits.points(line.width)
    let last = Int(source.num_glyphs) - 1
    for index in 0..<Int(source.num_glyphs) where !Self.isIn(gap, index, of: run) {
      let info = source.glyphs[index]
      let width = Int(info.geometry.width) - (index == last ? Self.stretch(of: run) : 0)
      let isMissing = info.glyph & Mark.unknownGlyph != 0
      if isMissing { line.missingGlyphs += 1 }
      if info.glyph != Mark.emptyGlyph {
        glyphs.append(
          Glyph(
            id: isMissing ? info.glyph & ~Mark.unknownGlyph : info.glyph,
            x: PangoUnits.points(line.width + Int(info.geometry.x_offset)),
            y: PangoUnits.points(Int(info.geometry.y_offset)),
            advance: PangoUnits.points(width), isMissing: isMissing))
      }
      line.width += width
    }
    if glyphs.isEmpty, gap != nil { return }
    line.runs.append(
      GlyphRun(
        face: font.face, size: font.size, glyphs: glyphs, text: text,
        isRightToLeft: item.analysis.level & 1 != 0, isColor: font.isColor,
        features: font.features, tracking: font.tracking, left: glyphStart,
        right: PangoUnits.points(line.width),
        font: font.reference))
  }

  /// The width that Pango has added to the last glyph of an ellipsis to fill the line, which would
  /// be a gap beside the dots.
  private static func stretch(of run: PangoGlyphItem) -> Int {
    let (item, glyphs) = (run.item.pointee, run.glyphs.pointee)
    guard isEllipsis(run), glyphs.num_glyphs > 0 else { return 0 }
    let last = glyphs.glyphs[Int(glyphs.num_glyphs) - 1]
    guard let shaper = pango_font_get_hb_font(item.analysis.font) else { return 0 }
    let advance = hb_font_get_glyph_h_advance(shaper, last.glyph)
    return max(0, Int(last.geometry.width) - Int(advance))
  }

  private static func text(
    of item: PangoItem, in text: UnsafeBufferPointer<UInt8>, without gap: Gap?
  ) -> String {
    if item.analysis.flags & Mark.ellipsisRun != 0 { return "…" }
    let start = min(max(Int(item.offset), 0), text.count)
    let bytes = start..<min(start + max(Int(item.length), 0), text.count)
    var content = String(decoding: text[gap?.shown(bytes) ?? bytes], as: UTF8.self)
    if item.analysis.flags & Mark.hyphenatedRun != 0,
      content.unicodeScalars.last == BreakAttributes.softHyphen
    {
      content.unicodeScalars.removeLast()
      content += BreakAttributes.shownHyphen
    }
    return content
  }

  /// A run's text without the space at which its line was broken, whose glyph and width Pango has
  /// removed.
  private static func shown(_ content: String, by run: PangoGlyphItem) -> String {
    let glyphs = run.glyphs.pointee
    let isRightToLeft = run.item.pointee.analysis.level & 1 != 0
    let end = isRightToLeft ? 0 : Int(glyphs.num_glyphs) - 1
    guard glyphs.num_glyphs > 0, glyphs.glyphs[end].glyph == Mark.emptyGlyph,
      glyphs.glyphs[end].geometry.width == 0,
      content.unicodeScalars.last?.properties.isWhitespace == true
    else { return content }
    return String(content.unicodeScalars.dropLast())
  }
}
