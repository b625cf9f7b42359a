import Foundation
import LayoutScene

// Bars at the edges of a screen, and controls made of several parts. Faint placeholder shapes
// replace content that the scene does not have.
extension Wireframe {
  func drawNavigationBar(_ view: SceneView, _ place: Place, isEmpty: Bool) {
    let (rect, style) = (place.rect, place.style)
    drawBar(view, place, ruleAtBottom: true)
    drawParts(view, place)
    guard isEmpty else { return }
    let x = isRightToLeft ? rect.maxX - 20 : rect.minX + 20
    let back = isRightToLeft ? -6.0 : 6.0
    picture.stroke(
      .line(
        CGPoint(x: x + back, y: rect.midY - 7), CGPoint(x: x, y: rect.midY),
        CGPoint(x: x + back, y: rect.midY + 7)),
      style.tint(on: place.surface), Picture.Pen(width: Style.Width.icon, isRound: true))
    let width = min(96, rect.width * 0.4)
    drawGreek(
      CGRect(x: rect.midX - width / 2, y: rect.midY - 4, width: width, height: 8), style.track)
  }

  func drawTabBar(_ view: SceneView, _ place: Place, isEmpty: Bool) {
    let (rect, style) = (place.rect, place.style)
    drawBar(view, place, ruleAtBottom: false)
    guard isEmpty else { return }
    let (count, top) = (4, rect.minY + min(7, rect.height * 0.14))
    for item in 0..<count {
      let position = CGFloat(isRightToLeft ? count - 1 - item : item)
      let x = rect.minX + rect.width * (position + 0.5) / CGFloat(count)
      let color = item == 0 ? style.tint(on: place.surface) : style.faint
      picture.outline(
        picture.grid.clamped(CGRect(x: x - 11, y: top, width: 22, height: 22)), radius: 6, color,
        width: Style.Width.icon)
      drawGreek(
        CGRect(x: x - 14, y: top + 28, width: 28, height: 4),
        item == 0 ? color : style.track)
    }
  }

  func drawToolbar(_ view: SceneView, _ place: Place, isEmpty: Bool) {
    let (rect, color) = (place.rect, place.style.tint(on: place.surface))
    drawBar(view, place, ruleAtBottom: false)
    guard isEmpty else { return }
    for item in 0..<4 {
      let x = rect.minX + 28 + (rect.width - 56) * CGFloat(item) / 3
      picture.stroke(
        .circle(center: CGPoint(x: x, y: min(rect.midY, rect.minY + 22)), radius: 9), color,
        Picture.Pen(width: Style.Width.icon))
    }
  }

  /// Draws the area of a bar with the line that separates it from the content.
  private func drawBar(_ view: SceneView, _ place: Place, ruleAtBottom: Bool) {
    let bar = view.bar ?? SceneBar()
    guard bar.hasBackground else { return }
    let rect = place.rect.outset(by: bar.overhang)
    if place.surface == place.backdrop { picture.fill(.rect(rect), appearanceStyle.bar) }
    let hairline = picture.grid.pen(Style.Width.hairline)
    picture.horizontal(
      y: ruleAtBottom ? rect.maxY - hairline : rect.minY, from: rect.minX, to: rect.maxX,
      place.style.line, width: Style.Width.hairline)
  }

  private func drawParts(_ view: SceneView, _ place: Place) {
    for part in view.bar?.parts ?? [] {
      switch part {
      case .searchField(let rect): drawSearchField(place.rect(rect), place.style)
      case .segments(let rect, let count, let selected):
        let segments = place.with(rect: picture.grid.clamped(place.rect(rect)))
        drawSegmented(segments, count: count, selected: selected)
      case .badge: break
      }
    }
  }

  /// Draws the badges of a bar's items over the items' images.
  func drawBadges(_ bar: SceneBar, _ place: Place) {
    for case .badge(let rect, let color) in bar.parts {
      picture.fill(.rect(place.rect(rect), radius: min(rect.width, rect.height) / 2), color)
    }
  }

  func drawSearchBar(_ view: SceneView, _ place: Place) {
    let (rect, style) = (place.rect, place.style)
    let height = min(36, rect.height)
    let field = picture.grid.clamped(
      CGRect(
        x: rect.minX + min(8, rect.width / 2), y: rect.midY - height / 2,
        width: max(0, rect.width - 16), height: height))
    guard drawSearchField(field, style), view.texts.isEmpty, !isPlain else { return }
    let start = isRightToLeft ? field.maxX - 28 - 64 : field.minX + 28
    drawGreek(CGRect(x: start, y: field.midY - 4, width: 64, height: 8), style.track)
  }

  /// Draws the field with its magnifying glass; returns false where the field is too narrow for
  /// that.
  @discardableResult
  private func drawSearchField(_ field: CGRect, _ style: Style) -> Bool {
    picture.fill(.rect(field, radius: 10), style.control)
    guard field.width > 32 else { return false }
    let x = isRightToLeft ? field.maxX - 16 : field.minX + 16
    let center = CGPoint(x: x - 1, y: field.midY - 1)
    let pen = Picture.Pen(width: Style.Width.icon, isRound: true)
    let color =
      SemanticColors.named("secondaryLabel")?.resolved(for: scene.appearance) ?? style.faint
    picture.stroke(.circle(center: center, radius: 5), color, pen)
    picture.stroke(
      .line(
        CGPoint(x: center.x + 3.8, y: center.y + 3.8),
        CGPoint(x: center.x + 7.2, y: center.y + 7.2)),
      color, pen)
    return true
  }

  /// Draws the fields behind the words of a compact picker, or three wheels whose selected row is in
  /// the middle.
  func drawDatePicker(_ view: SceneView, _ place: Place) {
    guard view.texts.isEmpty else {
      for text in view.texts {
        let field = picture.grid.clamped(place.rect(text.box))
        picture.fill(.rect(field, radius: Style.Radius.date), place.style.control)
      }
      return
    }
    let (rect, style) = (place.rect, place.style)
    let row = min(34, rect.height)
    let band = picture.grid.clamped(
      CGRect(
        x: rect.minX + min(8, rect.width / 2), y: rect.midY - row / 2,
        width: max(0, rect.width - 16), height: row))
    picture.fill(.rect(band, radius: Style.Radius.segment), style.control)
    let wheels: [(middle: CGFloat, width: CGFloat)] = [(0.28, 0.3), (0.58, 0.1), (0.8, 0.16)]
    for step in -3...3 {
      let turn = abs(CGFloat(step))
      // Towards the edges of a wheel that is seen from the front, rows are closer together, lower
      // and fainter.
      let y = rect.midY + CGFloat(step.signum()) * row * (turn - 0.075 * turn * turn)
      let height = 8 * (1 - 0.14 * turn)
      guard y - height > rect.minY, y + height < rect.maxY else { continue }
      for wheel in wheels {
        let share = isRightToLeft ? 1 - wheel.middle : wheel.middle
        let vary = [1, 0.82, 0.9, 0.74][(step + 3 + Int(wheel.middle * 10)) % 4]
        let width = rect.width * wheel.width * vary
        drawGreek(
          CGRect(
            x: rect.minX + rect.width * share - width / 2, y: y - height / 2, width: width,
            height: height),
          style.ink.opacity(step == 0 ? 0.62 : 0.26 - 0.07 * turn))
      }
    }
  }

  /// Draws a bar in place of a line of text.
  private func drawGreek(_ rect: CGRect, _ color: Color) {
    picture.fill(.rect(rect, radius: rect.height / 2), color)
  }
}
