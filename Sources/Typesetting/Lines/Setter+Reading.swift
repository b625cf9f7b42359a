import CPango
import Foundation
import LayoutScene

/// What Pango marks glyphs and runs with; its macros do not reach Swift.
private enum Mark {
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  static let unknownGlyph: UInt32 = 0x1000_0000
  static let ellipsisRun: UInt8 = 2
}

extension Setter {
  /// Reads a line's measures from its glyphs. Pango's own extents would count the fonts of ideographs
  /// and overflow with lines of some 200,000 letters.
  func read(
    _ source: PangoLayoutLine, _ text: UnsafeBufferPointer<UInt8>, _ style: Style
  ) -> Line {
    var line = Line()
    line.isRightToLeft = style.direction == .rightToLeft
    var texts: [(start: Int, text: String)] = []
    var node = source.runs
    while let current = node {
      node = current.pointee.next
      guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else {
        continue
      }
      guard style.wantsGlyphs else {
        add(run.pointee, to: &line)
        continue
      }
      let start = Int(run.pointee.item.pointee.offset)
      let content = Self.text(of: run.pointee.item.pointee, in: text)
      texts.append((start, content))
      add(run.pointee, content, to: &line)
    }
    line.text = texts.sorted { $0.start < $1.start }.map(\.text).joined()
    return line
  }

  /// Adds a run's measures only.
  private func add(_ run: PangoGlyphItem, to line: inout Line) {
    raise(&line, run.item.pointee.analysis.font)
    let glyphs = run.glyphs.pointee
    for index in 0..<Int(glyphs.num_glyphs) {
      let info = glyphs.glyphs[index]
      line.width += Int(info.geometry.width)
      if info.glyph & Mark.unknownGlyph != 0 { line.missingGlyphs += 1 }
    }
  }

  /// Adds a run with its glyphs.
  private func add(_ run: PangoGlyphItem, _ text: String, to line: inout Line) {
    let item = run.item.pointee
    guard let font = raise(&line, item.analysis.font) else { return }
    let source = run.glyphs.pointee
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(source.num_glyphs))
    for index in 0..<Int(source.num_glyphs) {
      let info = source.glyphs[index]
      let isMissing = info.glyph & Mark.unknownGlyph != 0
      if isMissing { line.missingGlyphs += 1 }
      if info.glyph != Mark.emptyGlyph {
        glyphs.append(
          Glyph(
            id: isMissing ? info.glyph & ~Mark.unknownGlyph : info.glyph,
            x: Self.points(line.width + Int(info.geometry.x_offset)),
            y: Self.points(Int(info.geometry.y_offset)),
            advance: Self.points(Int(info.geometry.width)), isMissing: isMissing))
      }
      line.width += Int(info.geometry.width)
    }
    line.runs.append(
      GlyphRun(
        face: font.face, size: font.size, glyphs: glyphs, text: text,
        isRightToLeft: item.analysis.level & 1 != 0, isColor: font.isColor, font: font.reference))
  }

  /// Makes the line as high as the run's font wants it.
  @discardableResult
  private func raise(_ line: inout Line, _ font: UnsafeMutablePointer<PangoFont>?) -> LoadedFont? {
    guard let font else { return nil }
    let loaded = book.load(font)
    if loaded.raisesLines {
      line.ascent = max(line.ascent, loaded.ascent)
      line.descent = max(line.descent, loaded.descent)
    }
    return loaded
  }

  private static func text(of item: PangoItem, in text: UnsafeBufferPointer<UInt8>) -> String {
    if item.analysis.flags & Mark.ellipsisRun != 0 { return "…" }
    let start = min(max(Int(item.offset), 0), text.count)
    let end = min(start + max(Int(item.length), 0), text.count)
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}
