import Foundation
import LayoutScene
import Symbols
import Typesetting

extension Wireframe {
  /// Draws a symbol in its tint, or a rounded square with the name of an unknown symbol. A picture
  /// without letters has no icons of a font either, so that it depends on no font.
  func drawSymbol(
    _ symbol: SceneSymbol, _ image: SceneImage, in rect: CGRect, _ view: SceneView, _ place: Place
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let color = image.color ?? color(ofSymbol: image, view, place)
    let known = Symbol.named(symbol.name)
    let isLetters = options.textForm == .letters
    let painter = SymbolPainter(
      known ?? .unknown(symbol.name), symbol, in: rect, color,
      isLetters ? typesetter : nil)
    picture.items += painter.items
    if known == nil, isLetters { drawName(of: symbol, in: rect, color) }
  }

  private func color(ofSymbol image: SceneImage, _ view: SceneView, _ place: Place) -> Color {
    guard view.isEnabled else { return place.style.faint }
    return image.isTemplate ? tint(of: view, place) : place.style.ink
  }

  /// Draws the symbol's name across the square, as large as fits.
  private func drawName(of symbol: SceneSymbol, in rect: CGRect, _ color: Color) {
    let room = CGSize(width: rect.width * 0.62, height: rect.height * 0.3)
    let attributes = TextAttributes(font: .system(ofSize: 10), lineLimit: 1, language: "en")
    let width = typesetter.measure(symbol.name, attributes, width: nil).size.width
    guard width > 0 else { return }
    var fitted = attributes
    fitted.font.size = min(10 * room.width / width, room.height)
    let set = typesetter.set(symbol.name, fitted, width: nil)
    guard let line = set.lines.first else { return }
    let capitals = fitted.font.size * 1443 / 2048
    show(
      line,
      at: CGPoint(
        x: rect.midX - line.width / 2, y: rect.midY + capitals / 2), color)
  }
}
