import Foundation
import LayoutScene

/// Consecutive glyphs of one font, script and direction.
public struct GlyphRun {
  /// The font that the glyphs are of.
  public var face: FontFace
  /// Points.
  public var size: CGFloat
  /// Left to right.
  public var glyphs: [Glyph]
  /// The run's characters in logical order, those only that are shown.
  public var text: String
  /// Whether the run reads from right to left. Its glyphs stand from left to right all the same.
  public var isRightToLeft: Bool
  /// Whether the font holds colour pictures (emoji) instead of outlines.
  public var isColor: Bool
  /// How the run's OpenType features differ from those that the font switches on by itself.
  public var features: [FontFeature]
  /// The left and right end of the run, from the left end of the line, points.
  public var left, right: CGFloat
  /// The place of the run of the text that the glyphs belong to, among those of the attributes; nil for
  /// text between runs.
  public var textRun: Int?
  /// Nil for the colour of the whole line.
  public var color: Color?
  /// Points by which the glyphs stand above the baseline, which is part of their places.
  public var baselineOffset: CGFloat = 0
  /// The font at its size, as Pango has it.
  package var font: FontReference
}

/// One glyph at its place in a line.
public struct Glyph: Sendable, Hashable {
  /// The glyph's index in the font's file; for a missing one the character's code point.
  public var id: UInt32
  /// From the left end of the line's baseline, y downwards, points.
  public var x, y: CGFloat
  /// To the next glyph, points, from 0 up.
  public var advance: CGFloat
  /// Whether no font has the character: a box is drawn in its place.
  public var isMissing: Bool
}
