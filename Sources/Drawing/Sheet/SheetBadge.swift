import Foundation
import LayoutScene

/// The signs of findings. Each severity has a shape of its own, so that readers need not see the
/// colour: an error is a square, a warning a box with a point like a road sign, a note a circle.
enum SheetBadge {
  /// The width of the badge of a number, points.
  static func width(_ number: Int) -> CGFloat {
    let digits = String(number).count
    return digits < 3 ? SheetStyle.badgeHeight + (digits == 2 ? 5 : 0) : 15 + CGFloat(digits) * 6
  }

  /// The outline of a severity's sign in a box.
  static func shape(_ severity: Finding.Severity, in box: CGRect) -> Shape {
    switch severity {
    case .error: return .rect(box, radius: box.height * 0.16)
    case .note: return .rect(box, radius: box.height / 2)
    case .warning:
      let reach = box.height * 0.3
      return .path([
        .move(CGPoint(x: box.minX, y: box.midY)),
        .line(CGPoint(x: box.minX + reach, y: box.minY)),
        .line(CGPoint(x: box.maxX - reach, y: box.minY)),
        .line(CGPoint(x: box.maxX, y: box.midY)),
        .line(CGPoint(x: box.maxX - reach, y: box.maxY)),
        .line(CGPoint(x: box.minX + reach, y: box.maxY)), .close,
      ])
    }
  }

  /// The box of a badge with a number.
  static func box(_ severity: Finding.Severity, _ number: Int, center: CGPoint) -> CGRect {
    // The number of a warning needs more width, because its box has slanted corners.
    let width = width(number) + (severity == .warning ? 4 : 0)
    return CGRect(
      x: (center.x - width / 2).rounded(), y: (center.y - SheetStyle.badgeHeight / 2).rounded(),
      width: width, height: SheetStyle.badgeHeight)
  }

  static func draw(
    _ number: TextBlock, _ severity: Finding.Severity, in box: CGRect, on picture: inout Picture
  ) {
    // A rim of the paper's colour keeps the badge apart from what it lies on.
    picture.stroke(shape(severity, in: box), SheetStyle.card, Picture.Pen(width: 3, isRound: true))
    picture.fill(shape(severity, in: box), SheetStyle.color(severity))
    number.draw(
      at: CGPoint(x: box.midX - number.width / 2, y: box.midY - number.size.height / 2),
      in: &picture)
  }

  /// Draws the sign without a number, beside words that give a count.
  static func drawSign(
    _ severity: Finding.Severity, in box: CGRect, on picture: inout Picture
  ) {
    picture.fill(shape(severity, in: box), SheetStyle.color(severity))
  }
}
