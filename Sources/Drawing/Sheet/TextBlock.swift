import Foundation
import LayoutScene
import Typesetting

/// A text of the sheet itself, set and measured, that has no place yet.
struct TextBlock {
  private let text: SetText
  private let color: Color

  /// Whole points, so that what stands below is on a pixel.
  var size: CGSize {
    CGSize(
      width: text.measurement.size.width.rounded(.up),
      height: text.measurement.size.height.rounded(.up))
  }

  /// As wide as it is, points.
  var width: CGFloat { text.measurement.size.width }

  /// - Parameters:
  ///   - width: the room for a line; nil for one line as long as it is.
  ///   - lines: the most lines; 0 for as many as it takes.
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

  /// On a line of which only the baseline is known.
  func draw(baseline: CGPoint, in picture: inout Picture) {
    draw(
      at: CGPoint(x: baseline.x, y: baseline.y - text.measurement.firstBaseline), in: &picture)
  }

  /// From the top to the first baseline.
  var firstBaseline: CGFloat { text.measurement.firstBaseline }
}
