import Foundation
import LayoutScene

/// Text as it is set: every glyph at its place. It refers to fonts of the typesetter that made it
/// and belongs to the same task.
public struct SetText {
  /// The same as measuring gives.
  public var measurement: TextMeasurement
  /// Top to bottom.
  public var lines: [SetLine]
}

/// One line of a set text.
public struct SetLine {
  /// The left end of the line's baseline, from the top left corner of the box, y downwards, points.
  /// Alignment is applied. Left of the box for a line that reads from right to left and is too long.
  public var baseline: CGPoint
  /// Points; more than the box is wide for a line that is to be clipped.
  public var width: CGFloat
  /// Left to right.
  public var runs: [GlyphRun]
  /// What the line shows, in logical order, an ellipsis included, and the space that it was broken
  /// at, which no run has.
  public var text: String
}

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

/// An OpenType feature: what its four letters mean is in Microsoft's registry of feature tags.
public struct FontFeature: Sendable, Hashable {
  /// The feature's four letters, such as `calt`.
  public var tag: String
  /// 0 switches the feature off.
  public var value: Int
}

/// One face of a font file. Faces are used as they were designed: where a family has no bold or
/// italic the nearest weight stands in, never an emboldened or slanted copy, so that measures,
/// outlines and pixels agree.
public struct FontFace: Sendable, Hashable {
  /// The path.
  public var file: String
  /// The face's number within the file, from 0.
  public var index: Int
  /// The family's name.
  public var family: String
  /// The face's PostScript name.
  public var postScriptName: String
  /// The weight that the face was designed in.
  public var weight: FontWeight
  /// Whether the face was designed slanted.
  public var isItalic: Bool
}
