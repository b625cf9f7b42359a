import CPango
import Foundation
import LayoutScene

/// Consecutive glyphs of one font, script and direction.
public struct GlyphRun {
  /// The font of the glyphs.
  public var face: FontFace
  /// The font's size, points.
  public var size: CGFloat
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// The visible characters of the run, in logical order.
  public var text: String
  /// Whether the run reads from right to left. `glyphs` is from left to right in any case.
  public var isRightToLeft: Bool
  /// Whether the font holds colour pictures (emoji) instead of outlines.
  public var isColor: Bool
  /// The OpenType features that differ from the font's defaults.
  public var features: [FontFeature]
  /// The distance in points that is added to each letter so that the text is as wide as in San Francisco;
  /// 0 in other fonts than the system's.
  public var tracking: CGFloat
  /// The left and right ends of the run, in points from the left end of the line.
  public var left, right: CGFloat
  /// The index of the glyphs' text run in the attributes; nil for text outside of runs.
  public var textRun: Int?
  /// The run's colour; nil for the colour of the whole line.
  public var color: Color?
  /// How far the glyphs are raised above the baseline, in points. The places of the glyphs include
  /// it.
  public var baselineOffset: CGFloat = 0
  /// Pango's font at this size.
  package var font: FontReference

  /// Whether no font has one of the characters.
  package var hasMissingGlyphs: Bool { glyphs.contains(where: \.isMissing) }

  /// The glyphs that a font has, for Cairo, where the line's baseline begins at `place`.
  package func cairoGlyphs(at place: CGPoint) -> [cairo_glyph_t] {
    glyphs.compactMap { glyph in
      glyph.isMissing
        ? nil : cairo_glyph_t(index: UInt(glyph.id), x: place.x + glyph.x, y: place.y + glyph.y)
    }
  }
}

/// One glyph at its place in a line.
public struct Glyph: Sendable, Hashable {
  /// The glyph's index in the font file; for a missing glyph, the character's code point.
  public var id: UInt32
  /// The glyph's place, in points from the left end of the line's baseline, with y downwards.
  public var x, y: CGFloat
  /// The distance to the next glyph, in points, at least 0.
  public var advance: CGFloat
  /// Whether no font has the character. A box is drawn instead.
  public var isMissing: Bool
}
