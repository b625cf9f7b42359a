import CPango
import Foundation
import LayoutScene

/// A text with every glyph at its place.
public struct SetText {
  public var measurement: TextMeasurement
  public var lines: [SetLine]
}

/// A line of a set text.
public struct SetLine {
  /// Where the line's left end meets its baseline, in points from the top left of the text's box;
  /// the alignment is already in it.
  public var baseline: CGPoint
  /// Points.
  public var width: CGFloat
  /// From left to right.
  public var runs: [GlyphRun]
}

/// Neighbouring glyphs of one font.
public struct GlyphRun {
  public var face: FontFace
  /// Points.
  public var size: CGFloat
  /// From left to right.
  public var glyphs: [Glyph]
  /// What the glyphs stand for, in reading order.
  public var text: String
  public var isRightToLeft: Bool
  /// Whether the glyphs are coloured bitmaps, which have no outline.
  public var isColor: Bool { face.isColor }
  package var font: PangoFontReference
}

/// A glyph at its place in a line.
public struct Glyph: Sendable, Hashable {
  /// The index in the font; meaningless for a missing glyph.
  public var id: UInt32
  /// From the line's left end and its baseline, points, y down.
  public var x, y: CGFloat
  /// Points.
  public var advance: CGFloat
  /// Whether no font has the character; a box is drawn instead.
  public var isMissing: Bool
}

/// A font file's face.
public struct FontFace: Sendable, Hashable {
  public var file: String
  /// The face's number in a collection, otherwise 0.
  public var index: Int
  public var family: String
  public var weight: FontWeight
  public var isItalic: Bool
  public var isColor: Bool
}

/// Keeps a Pango font alive for as long as glyphs refer to it. It belongs to its typesetter's task.
package final class PangoFontReference {
  package let font: UnsafeMutablePointer<PangoFont>

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
  }

  deinit { g_object_unref(font) }

  /// What Cairo draws the font's glyphs with; valid while this value is.
  package var cairoFontFace: OpaquePointer? {
    pango_cairo_font_get_scaled_font(OpaquePointer(font)).flatMap(cairo_scaled_font_get_font_face)
  }
}
