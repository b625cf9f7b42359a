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
  /// The lines below and through letters, left to right.
  public var decorations: [LineDecoration] = []

  /// Where the line is drawn from, in points from the left edge of a box that is `width` wide. One that is too
  /// long for a centred box has its middle in the box's, as “…” has in a narrow button.
  package func start(in width: CGFloat, _ alignment: TextAlignment) -> CGFloat {
    let spare = width - self.width
    return baseline.x + (spare < 0 && alignment == .center ? spare / 2 : 0)
  }
}

/// A line below letters or through them.
public struct LineDecoration: Sendable, Hashable {
  /// From the left end of the text line, points.
  public var left, right: CGFloat
  /// The top, from the baseline downwards, points.
  public var y: CGFloat
  /// Points.
  public var thickness: CGFloat
  /// The place of the run of the text that it belongs to, among those of the attributes.
  public var textRun: Int
}
