import CPango
import Foundation
import LayoutScene

/// The places of a font's underline and strikethrough.
struct DecorationPlaces {
  struct Line {
    /// The top, from the baseline downwards, points.
    var y: CGFloat
    /// The line's thickness, points.
    var thickness: CGFloat
  }

  var underline: Line
  var strikethrough: Line

  init(underline: Line, strikethrough: Line) {
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// Reads the places from the font's tables `post` and `OS/2`. For a font without them, HarfBuzz
  /// derives the places from its size.
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    let shaper = pango_font_get_hb_font(font)
    func points(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
      var value: hb_position_t = 0
      if let shaper { hb_ot_metrics_get_position_with_fallback(shaper, tag, &value) }
      return PangoUnits.points(Int(value))
    }
    underline = Line(
      y: -points(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      thickness: points(HB_OT_METRICS_TAG_UNDERLINE_SIZE))
    strikethrough = Line(
      y: -points(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
      thickness: points(HB_OT_METRICS_TAG_STRIKEOUT_SIZE))
  }
}
