import Foundation
import LayoutScene

/// The height of a line by its content, points.
struct LineExtent {
  var ascender, descender: CGFloat
  var endsParagraph: Bool
  /// The style of the line's paragraph.
  var style: ParagraphStyle?
}

extension TextMeasurement {
  /// Sets the places of lines of different heights below each other. Each is as high as its highest
  /// content.
  ///
  /// As in TextKit, the baseline's distance from the top of a line is the largest ascender, and the
  /// height that a paragraph style adds is above the letters. Line spacing is added between lines,
  /// and paragraph spacing between paragraphs; neither is added below the last line.
  mutating func stack(_ extents: [LineExtent]) {
    var top: CGFloat = 0
    for (index, line) in extents.enumerated() {
      let own = line.ascender + line.descender
      let height = line.style?.lineHeight(own) ?? own
      let bottom = top + height
      lines.append(Line(baseline: top + (height - own) + line.ascender, bottom: bottom))
      size.height = bottom
      top = bottom
      guard index + 1 < extents.count else { break }
      top += line.style?.lineSpacing ?? 0
      guard line.endsParagraph else { continue }
      top += line.style?.paragraphSpacing ?? 0
      top += extents[index + 1].style?.paragraphSpacingBefore ?? 0
    }
    firstBaseline = lines.first?.baseline ?? firstBaseline
    lastBaseline = lines.last?.baseline ?? lastBaseline
  }
}
