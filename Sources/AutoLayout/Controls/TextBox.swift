import Foundation
import LayoutScene

/// Measures texts for views, in sizes rounded up to device pixels, and places them in their boxes.
enum TextBox {
  /// The size of `text` at `width`, or without a width its natural size, rounded up to pixels, and
  /// its baselines, which are not rounded.
  static func layout(
    _ text: String, _ attributes: TextAttributes, width: CGFloat?, _ context: LayoutContext
  ) -> IntrinsicLayout {
    let measurement = context.measurer.measure(text, attributes, width: width)
    let size = CGSize(
      width: context.grid.roundUp(measurement.size.width),
      height: context.grid.roundUp(measurement.size.height))
    return IntrinsicLayout(
      size: size,
      baselines: BaselineOffsets(
        firstFromTop: measurement.firstBaseline,
        lastFromBottom: size.height - measurement.lastBaseline))
  }

  /// Centres `text` vertically in `box`, as UIKit's labels do. A text higher than its box is cut to
  /// the lines that fit, at least one, and starts at the top.
  static func centred(
    _ text: String, _ attributes: TextAttributes, in box: CGRect, role: SceneText.Role,
    color: Color?, _ context: LayoutContext
  ) -> SceneText {
    var attributes = attributes
    let lineLimit = attributes.lineLimit
    let width = max(0, box.width)
    var measurement = context.measurer.measure(text, attributes, width: width)
    if measurement.size.height > box.height + 0.5, measurement.lineCount > 1 {
      attributes.lineLimit = measurement.linesThatFit(in: box.height)
      measurement = context.measurer.measure(text, attributes, width: width)
    }
    let height = context.grid.roundUp(measurement.size.height)
    let top = context.grid.round(box.minY + max(0, (box.height - height) / 2))
    return SceneText(
      string: text, attributes: attributes,
      rect: CGRect(x: box.minX, y: top, width: width, height: height),
      box: CGRect(x: box.minX, y: box.minY, width: width, height: max(0, box.height)),
      lineLimit: lineLimit, role: role, color: color, measurement: measurement)
  }

  /// The titles of segments of equal width in `box`, in reading order. That of the selected segment is
  /// semibold.
  static func segments(
    _ titles: [String], selected: Int?, _ attributes: TextAttributes, in box: CGRect,
    _ context: LayoutContext
  ) -> [SceneText] {
    var emphasized = attributes
    emphasized.font.weight = .semibold
    let width = box.width / CGFloat(max(1, titles.count))
    return titles.indices.map { index in
      let place = attributes.direction == .leftToRight ? index : titles.count - 1 - index
      let segment = CGRect(
        x: box.minX + width * CGFloat(place), y: box.minY, width: width, height: box.height)
      return centred(
        titles[index], index == selected ? emphasized : attributes,
        in: segment.insetBy(dx: min(segmentEdge, width / 2), dy: 0),
        role: .title, color: nil, context)
    }
  }

  /// The least distance from a title that is cut off to the edges of its segment, points. The title
  /// then stays on the capsule of a selected segment.
  private static let segmentEdge = 4.0

  /// Sets a line that is too long in a smaller font, down to the limit of `label`. A line that does
  /// not fit in the smallest font is cut off.
  static func shrunk(_ text: SceneText, for label: Label, _ context: LayoutContext) -> SceneText {
    let least = label.minimumScaleFactor
    guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, least > 0, least < 1,
      text.rect.width > 0
    else { return text }
    return shrunk(text, to: least, context, adjustment: label.baselineAdjustment)
  }

  /// Sets a line that is too long in a smaller font, not smaller than `least` of its size.
  static func shrunk(
    _ text: SceneText, to least: CGFloat, _ context: LayoutContext,
    adjustment: BaselineAdjustment = .alignBaselines
  ) -> SceneText {
    guard least < 1, text.rect.width > 0 else { return text }
    let scale = scale(of: text, least, context)
    guard scale < 1 else { return text }
    var shrunk = text
    shrunk.attributes = text.attributes.scaled(by: scale)
    shrunk.measurement = context.measurer.measure(
      text.string, shrunk.attributes, width: text.rect.width)
    shrunk.rect.size.height = context.grid.roundUp(shrunk.measurement.size.height)
    let above =
      switch adjustment {
      case .alignBaselines: text.measurement.firstBaseline - shrunk.measurement.firstBaseline
      case .alignCenters: (text.rect.height - shrunk.rect.height) / 2
      case .none: CGFloat(0)
      }
    shrunk.rect.origin.y = context.grid.round(text.rect.minY + above)
    return shrunk
  }

  /// The factor that makes a line fit, at least `least`. Widths are nearly proportional to sizes,
  /// so a few steps find it.
  private static func scale(
    of text: SceneText, _ least: CGFloat, _ context: LayoutContext
  ) -> CGFloat {
    var scale: CGFloat = 1
    for _ in 0..<8 {
      let attributes = text.attributes.scaled(by: scale)
      let width = context.measurer.measure(text.string, attributes, width: nil).size.width
      if width <= text.rect.width { return scale }
      if scale == least { return least }
      scale = max(least, scale * text.rect.width / width * 0.999)
    }
    return least
  }
}
