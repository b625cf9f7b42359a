import Foundation
import LayoutScene
import Typesetting

/// Text as one text element per run. Each is stretched to the width that layout measured, so that
/// in a viewer with another font each run still ends where the next begins. A run with a missing glyph is drawn as
/// outlines: a viewer may have a font for that character, and would draw a letter over the box that stands for the
/// missing glyph.
enum SVGLiveText {
  static func write(
    _ line: SetLine, at place: CGPoint, _ color: Color, to body: inout XMLBuffer,
    _ glyphs: inout SVGGlyphs
  ) {
    for run in line.runs {
      guard !run.hasMissingGlyphs else {
        var part = line
        part.runs = [run]
        glyphs.write(part, at: place, color, to: &body)
        continue
      }
      guard !run.text.isEmpty, let first = run.glyphs.first, let last = run.glyphs.last else {
        continue
      }
      let (left, right) = (first.x, last.x + last.advance)
      body.append("<text")
      // The `x` of right-to-left text is its right end.
      body.attribute("x", place.x + (run.isRightToLeft ? right : left))
      body.attribute("y", place.y - run.baselineOffset)
      body.attribute("font-family", families(run.face))
      body.attribute("font-size", run.size)
      if run.face.weight != .regular {
        body.attribute("font-weight", CGFloat(run.face.weight.value))
      }
      if run.tracking != 0 { body.attribute("letter-spacing", run.tracking) }
      if run.face.isItalic { body.append(" font-style=\"italic\"") }
      body.attribute("fill", run.color ?? color)
      if right - left > 0 {
        body.attribute("textLength", right - left)
        // Adjusting only the spacing would tear the joined letters of scripts such as Arabic apart.
        body.append(" lengthAdjust=\"spacingAndGlyphs\"")
      }
      if run.isRightToLeft { body.append(" direction=\"rtl\" unicode-bidi=\"bidi-override\"") }
      // Keeps the spaces at the ends of runs: librsvg reads the attribute, browsers read the style.
      body.append(" xml:space=\"preserve\" style=\"white-space:pre")
      append(run.features, to: &body)
      body.append("\">")
      body.append(escaped: run.text)
      body.append("</text>\n")
    }
  }

  private static func append(_ features: [FontFeature], to body: inout XMLBuffer) {
    for (index, feature) in features.enumerated() {
      body.append(raw: index == 0 ? ";font-feature-settings:" : ",")
      body.append(raw: "'\(feature.tag)' \(feature.value)")
    }
  }

  /// The family that the text was measured with, followed by similar system fonts for viewers that
  /// lack it.
  private static func families(_ face: FontFace) -> String {
    "\(face.family), system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
  }
}
