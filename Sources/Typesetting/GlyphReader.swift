import CPango
import Foundation
import LayoutScene

/// Reads the glyphs out of Pango's lines.
enum GlyphReader {
  /// Pango's glyph that stands for nothing, and the bit that marks one that no font has.
  private static let empty: UInt32 = 0x0FFF_FFFF
  private static let unknown: UInt32 = 0x1000_0000
  /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not see.
  private static let ellipsisFlag: UInt8 = 1 << 1

  /// How many glyphs of `lines` no font has.
  static func missingGlyphs(in lines: [Composition.Line]) -> Int {
    var layout: PangoLayoutReference?
    var count = 0
    for line in lines {
      // Asking a whole layout is quick; only where it misses some are the glyphs looked at.
      if line.layout !== layout {
        layout = line.layout
        if pango_layout_get_unknown_glyphs_count(line.layout.layout) == 0, lines.count == 1 {
          return 0
        }
      }
      forEachRun(of: line) { run in
        guard let glyphs = run.pointee.glyphs else { return }
        for index in 0..<Int(glyphs.pointee.num_glyphs)
        where isMissing(glyphs.pointee.glyphs[index].glyph) {
          count += 1
        }
      }
    }
    return count
  }

  static func runs(of line: Composition.Line, size: CGFloat, _ fonts: PangoFonts) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    var x: CGFloat = 0
    forEachRun(of: line) { run in
      guard let item = run.pointee.item, let font = item.pointee.analysis.font else { return }
      let (face, reference) = fonts.face(of: font)
      x += points(run.pointee.start_x_offset)
      runs.append(
        GlyphRun(
          face: face, size: size, glyphs: glyphs(of: run, from: &x), text: text(of: item, in: line),
          isRightToLeft: item.pointee.analysis.level % 2 == 1, font: reference))
      x += points(run.pointee.end_x_offset)
    }
    return runs
  }

  private static func glyphs(
    of run: UnsafeMutablePointer<PangoGlyphItem>, from x: inout CGFloat
  ) -> [Glyph] {
    guard let string = run.pointee.glyphs else { return [] }
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(string.pointee.num_glyphs))
    let raise = points(run.pointee.y_offset)
    for index in 0..<Int(string.pointee.num_glyphs) {
      let info = string.pointee.glyphs[index]
      let advance = points(info.geometry.width)
      if info.glyph != empty {
        glyphs.append(
          Glyph(
            id: info.glyph & ~unknown, x: x + points(info.geometry.x_offset),
            y: points(info.geometry.y_offset) - raise, advance: advance,
            isMissing: isMissing(info.glyph)))
      }
      x += advance
    }
    return glyphs
  }

  private static func isMissing(_ glyph: UInt32) -> Bool {
    glyph != empty && glyph & unknown != 0
  }

  /// What a run stands for; an ellipsis stands for itself, not for the text that it hides.
  private static func text(
    of item: UnsafeMutablePointer<PangoItem>, in line: Composition.Line
  ) -> String {
    if item.pointee.analysis.flags & ellipsisFlag != 0 { return "…" }
    guard let text = pango_layout_get_text(line.layout.layout) else { return "" }
    let bytes = UnsafeRawBufferPointer(
      start: text + Int(item.pointee.offset), count: Int(item.pointee.length))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func forEachRun(
    of line: Composition.Line, _ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void
  ) {
    var node = line.line.pointee.runs
    while let current = node {
      if let run = current.pointee.data {
        body(run.assumingMemoryBound(to: PangoGlyphItem.self))
      }
      node = current.pointee.next
    }
  }
}
