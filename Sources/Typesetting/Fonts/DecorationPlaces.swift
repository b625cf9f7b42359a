import CPango
import Foundation
import LayoutScene

/// Where a font has the lines below its letters and through them.
struct DecorationPlaces {
  struct Line {
    /// The top, from the baseline downwards, points.
    var y: CGFloat
    /// Points.
    var thickness: CGFloat
  }

  var underline: Line
  var strikethrough: Line

  init(underline: Line, strikethrough: Line) {
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// What the font says in its tables `post` and `OS/2`; a font that says nothing has the places that
  /// HarfBuzz derives from its size.
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
