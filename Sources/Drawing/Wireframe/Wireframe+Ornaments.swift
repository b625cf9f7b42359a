import Foundation
import LayoutScene

// Signs and lines that belong to a control.
extension Wireframe {
  func drawOrnament(_ ornament: SceneOrnament, _ place: Place) {
    let rect = picture.grid.clamped(place.rect(ornament.rect))
    guard rect.width > 0, rect.height > 0 else { return }
    let pen = Picture.Pen(width: Style.Width.icon, isRound: true)
    switch ornament.kind {
    case .line: picture.fill(.rect(rect), ornament.color)
    case .activity: drawSpokes(in: rect, ornament.color)
    case .disclosure: drawDisclosure(ornament, in: rect)
    case .checkmark:
      let (height, width) = (rect.height * 0.36, rect.width * 0.4)
      let start = CGPoint(x: rect.midX - width, y: rect.midY + height * 0.1)
      let turn = CGPoint(x: rect.midX - width * 0.3, y: rect.midY + height)
      let end = CGPoint(x: rect.midX + width, y: rect.midY - height)
      let pen = Self.pen(2, of: ornament, normal: 24)
      picture.stroke(.line(start, turn, end), ornament.color, pen)
    case .detail:
      let pen = Self.pen(Style.Width.icon, of: ornament, normal: 22)
      let radius = min(rect.width, rect.height) / 2 - pen.width / Style.Width.icon
      let center = CGPoint(x: rect.midX, y: rect.midY)
      picture.stroke(.circle(center: center, radius: radius), ornament.color, pen)
      picture.fill(
        .circle(
          center: CGPoint(x: center.x, y: center.y - radius * 0.48), radius: pen.width * 5 / 6),
        ornament.color)
      picture.stroke(
        .line(
          CGPoint(x: center.x, y: center.y - radius * 0.1),
          CGPoint(x: center.x, y: center.y + radius * 0.55)), ornament.color, pen)
    case .clear:
      let radius = min(rect.width, rect.height) / 2
      let center = CGPoint(x: rect.midX, y: rect.midY)
      picture.fill(.circle(center: center, radius: radius), ornament.color)
      let arm = radius * 0.38
      for side in [-1.0, 1] {
        picture.stroke(
          .line(
            CGPoint(x: center.x - arm, y: center.y - arm * side),
            CGPoint(x: center.x + arm, y: center.y + arm * side)), place.surface, pen)
      }
    }
  }

  /// Draws a chevron that points to the trailing side.
  private func drawDisclosure(_ ornament: SceneOrnament, in rect: CGRect) {
    let pen = Self.pen(2, of: ornament, normal: 10.5)
    let half = rect.height / 2 - pen.width / 2
    let reach = min(rect.width / 2, half * 0.55)
    let way = isRightToLeft ? -reach : reach
    picture.stroke(
      .line(
        CGPoint(x: rect.midX - way, y: rect.midY - half),
        CGPoint(x: rect.midX + way, y: rect.midY),
        CGPoint(x: rect.midX - way, y: rect.midY + half)), ornament.color, pen)
  }

  /// The pen of a sign, whose lines grow with it: `width` points where the sign is `normal` points wide, its size at the
  /// text size large.
  private static func pen(
    _ width: CGFloat, of sign: SceneOrnament, normal: CGFloat
  ) -> Picture.Pen {
    let grown = width * max(1, sign.rect.width / normal)
    // In quarters of a point, so that a size in whole pixels changes nothing.
    return Picture.Pen(width: (grown * 4).rounded() / 4, isRound: true)
  }
}
