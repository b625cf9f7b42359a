import Foundation
import LayoutScene

/// How high a line is by what it holds, points.
struct LineExtent {
  var ascender, descender: CGFloat
  var endsParagraph: Bool
}

extension TextMeasurement {
  /// Puts lines of different heights one below the other: each is as high as the highest of what it holds.
  ///
  /// So TextKit does: baselines are as far from the top of a line as the largest ascender, and what a
  /// paragraph style adds to a line's height is above its letters. The line spacing is between lines, and
  /// the paragraph spacing in addition between paragraphs; there is neither below the last line.
  mutating func stack(_ extents: [LineExtent], _ style: ParagraphStyle?) {
    var top: CGFloat = 0
    for (index, line) in extents.enumerated() {
      let own = line.ascender + line.descender
      let height = style?.lineHeight(own) ?? own
      let bottom = top + height
      lines.append(Line(baseline: top + (height - own) + line.ascender, bottom: bottom))
      size.height = bottom
      top = bottom
      if index + 1 < extents.count, let style {
        top += style.lineSpacing + (line.endsParagraph ? style.paragraphSpacing : 0)
      }
    }
    firstBaseline = lines.first?.baseline ?? firstBaseline
    lastBaseline = lines.last?.baseline ?? lastBaseline
  }
}
