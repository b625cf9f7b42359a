import Foundation
import LayoutScene
import Typesetting

/// A text of the sheet, such as its title, that is set and measured but has no place yet.
struct TextBlock {
  private let text: SetText
  private let color: Color

  /// The text's size, rounded up to whole points so that whatever is placed below starts on a
  /// pixel.
  var size: CGSize {
    CGSize(
      width: text.measurement.size.width.rounded(.up),
      height: text.measurement.size.height.rounded(.up))
  }

  /// The text's width in points, not rounded.
  var width: CGFloat { text.measurement.size.width }

  /// - Parameters:
  ///   - width: the width at which lines break, points; nil for one line of any length.
  ///   - lines: the most lines; 0 for no limit.
  init(
    _ text: String, size: CGFloat, weight: FontWeight = .regular,
    color: Color = SheetStyle.ink, width: CGFloat? = nil, lines: Int = 0, language: String = "en",
    typesetter: Typesetter
  ) {
    let attributes = TextAttributes(
      font: .system(ofSize: size, weight: weight), alignment: .left,
      lineBreak: .byTruncatingTail, lineLimit: width == nil ? 1 : lines,
      language: language)
    self.color = color
    self.text = typesetter.set(text.oneLine, attributes, width: width)
  }

  func draw(at origin: CGPoint, in picture: inout Picture) {
    for line in text.lines {
      let baseline = picture.grid.round(origin.y + line.baseline.y)
      picture.show(line, at: CGPoint(x: origin.x + line.baseline.x, y: baseline), color)
    }
  }

  /// Draws the text with its first baseline at a place.
  func draw(baseline: CGPoint, in picture: inout Picture) {
    draw(
      at: CGPoint(x: baseline.x, y: baseline.y - text.measurement.firstBaseline), in: &picture)
  }

  /// The distance from the top to the first baseline, points.
  var firstBaseline: CGFloat { text.measurement.firstBaseline }
}
