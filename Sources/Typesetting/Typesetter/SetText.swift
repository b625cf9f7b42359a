import Foundation
import LayoutScene

/// A set text with the place of every glyph. It refers to fonts of its typesetter and is used by
/// the same task.
public struct SetText {
  /// The measurement that `Typesetter.measure` returns for the text.
  public var measurement: TextMeasurement
  /// The lines from top to bottom.
  public var lines: [SetLine]
}

/// One line of a set text.
public struct SetLine {
  /// The left end of the line's baseline, in points from the top left corner of the box, with y
  /// downwards. Alignment is applied. A right-to-left line that is too long starts left of the box.
  public var baseline: CGPoint
  /// The line's width in points. It exceeds the box for a line that must be clipped.
  public var width: CGFloat
  /// The runs from left to right.
  public var runs: [GlyphRun]
  /// The visible text in logical order, with the ellipsis, and with the space at which the line was
  /// broken, which no run contains.
  public var text: String
  /// The underlines and strikethroughs, from left to right.
  public var decorations: [LineDecoration] = []

  /// Where the line is drawn from, in points from the left edge of a box that is `width` wide. One that is too
  /// long for a centred box has its middle in the box's, as “…” has in a narrow button.
  package func start(in width: CGFloat, _ alignment: TextAlignment) -> CGFloat {
    let spare = width - self.width
    return baseline.x + (spare < 0 && alignment == .center ? spare / 2 : 0)
  }
}

/// An underline or a strikethrough.
public struct LineDecoration: Sendable, Hashable {
  /// The line's ends, in points from the left end of the text line.
  public var left, right: CGFloat
  /// The line's top, in points below the baseline.
  public var y: CGFloat
  /// The line's thickness, points.
  public var thickness: CGFloat
  /// The index of its text run in the attributes.
  public var textRun: Int
}
