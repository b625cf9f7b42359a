import Foundation
import LayoutScene
import Typesetting

// The part of a screen that a keyboard covers.
extension Wireframe {
  /// Hatches what the keyboard covers, and says how high it is. In a device the keyboard itself is drawn.
  func drawCovered() {
    let height = min(scene.keyboardHeight, picture.size.height)
    guard height > 0, !isPlain, options.frame == nil else { return }
    let area = picture.grid.round(
      CGRect(x: 0, y: picture.size.height - height, width: picture.size.width, height: height))
    let style = appearanceStyle
    picture.items.append(.begin(.clip(.rect(area))))
    picture.fill(.rect(area), style.paper.opacity(0.72))
    let pen = Picture.Pen(width: Style.Width.line)
    for left in stride(from: area.minX - area.height, to: area.maxX, by: Self.hatchStep) {
      picture.stroke(
        .line(CGPoint(x: left, y: area.maxY), CGPoint(x: left + area.height, y: area.minY)),
        style.hairline, pen)
    }
    picture.items.append(.end)
    picture.horizontal(
      y: area.minY, from: area.minX, to: area.maxX, style.edge, width: Style.Width.line)
    nameKeyboard(area, style)
  }

  /// The distance between two lines of the hatching along the lower edge, points.
  private static let hatchStep: CGFloat = 12

  private func nameKeyboard(_ area: CGRect, _ style: Style) {
    let attributes = TextAttributes(
      font: .system(ofSize: 12, weight: .medium), alignment: .left, lineLimit: 1)
    let words = "keyboard " + String(decimal: scene.keyboardHeight, places: 1)
    guard options.textForm == .letters,
      let line = typesetter.set(words, attributes, width: nil).lines.first
    else { return }
    let box = picture.grid.round(
      CGRect(
        x: area.midX - line.width / 2 - 8, y: area.midY - 11, width: line.width + 16, height: 22))
    guard area.contains(box) else { return }
    picture.fill(.rect(box, radius: 6), style.paper)
    show(line, at: CGPoint(x: box.minX + 8, y: box.maxY - 7), style.ink)
  }
}
