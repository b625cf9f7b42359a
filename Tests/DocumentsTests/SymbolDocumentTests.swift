import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents

@Suite("Symbols in documents")
struct SymbolDocumentTests {
  @Test(
    "A name that cannot be a symbol's, or has a slip of the pen, is a mistake with a suggestion",
    arguments: [
      ("heart-fill", "heart.fill"), ("Heart.Fill", "heart.fill"), ("haert.fill", "heart.fill"),
      ("chevron.rihgt", "chevron.right"), ("magnifyinglass", "magnifyingglass"),
    ])
  func mistakes(_ name: String, _ meant: String) {
    #expect(SymbolName.mistake(in: name)?.suggestion == meant)
  }

  @Test(
    "A name that may be a symbol's is none",
    arguments: [
      "heart.fill", "lamp.desk.fill", "light.beacon.max", "pill.fill", "cat.fill", "42.circle",
    ])
  func names(_ name: String) {
    #expect(SymbolName.mistake(in: name) == nil)
  }

  @Test(
    "What does not go together is reported where it stands",
    arguments: [
      (
        "{class: image, image: {symbol: haert}}",
        "2:37: there is no symbol “haert”; did you mean “heart”?"
      ),
      (
        "{class: image, image: {symbol: heart, size: 20x20}}",
        "2:44: “symbol” and “size” exclude each other"
      ),
      ("{class: image, image: {scale: large}}", "2:29: “scale” needs the key “symbol”"),
      (
        "{class: image, image: {symbol: heart}, size: 20x20}",
        "2:51: “symbol” and “size” exclude each other"
      ),
      (
        "{class: image, image: {symbol: heart, font: body, pointSize: 20}}",
        "2:56: “font” and “pointSize” exclude each other"
      ),
      (
        "{class: image, image: heart.fill}",
        "2:28: cannot use the image heart.fill: no such file; a symbol is written {symbol: heart.fill}"
      ),
      ("{shadow: {radius: 3}}", "2:15: a shadow needs the key “opacity”"),
      ("{border: {widht: 3}}", "2:16: a border has no key “widht”; did you mean “width”?"),
    ])
  func problems(_ view: String, _ problem: String) {
    #expect(DocumentsTests.problems("views:\n  a: \(view)\n").contains { $0.hasPrefix(problem) })
  }

  @Test("Keys of looks reach the view")
  func looks() throws {
    let screen = try load(
      """
      canvas: {size: 100x100, scale: 3}
      views:
        card:
          tint: "#ff0000"
          border: {width: hairline, color: "#00ff00"}
          shadow: {opacity: 0.5, radius: 4, offset: {height: 2}}
          views:
            icon: {class: image, image: {symbol: star.fill, scale: large, weight: bold}, contentMode: center}
        plain: {border: 2}
      """)
    let views = screen.window.scene(includesAmbiguity: false).views
    let card = try #require(views.first { $0.id == "card" })
    #expect(card.look.border == Border(width: 1.0 / 3, color: Color(red: 0, green: 1, blue: 0)))
    #expect(
      card.look.shadow
        == Shadow(opacity: 0.5, radius: 4, offset: CGSize(width: 0, height: 2)))
    let icon = try #require(views.first { $0.id == "icon" })
    #expect(icon.look.tint == Color(red: 1, green: 0, blue: 0))
    #expect(icon.images.first?.symbol?.name == "star.fill")
    #expect(icon.images.first?.symbol?.weight == .bold)
    #expect(views.first { $0.id == "plain" }?.look.border == Border(width: 2))
  }

  @Test(
    "A hairline is one pixel wherever a number may be, unless the document has a metric of that name"
  )
  func hairline() throws {
    func width(_ start: String) throws -> CGFloat? {
      let screen = try load(
        start
          + """

          views:
            line: {}
          constraints:
            - line.width = hairline
            - V:|[line(hairline)]
            - line.left = root.left + 2 * hairline
          """)
      screen.window.layoutIfNeeded()
      return screen.window.scene(includesAmbiguity: false).views.last?.exactFrame.width
    }
    #expect(try width("canvas: {size: 100x100, scale: 2}") == 0.5)
    #expect(abs((try width("canvas: {size: 100x100, scale: 3}") ?? 0) - 1.0 / 3) < 1e-9)
    #expect(try width("metrics: {hairline: 4}") == 4)
  }

  @Test("Left and right controls know their own direction in a scene")
  func direction() throws {
    let screen = try load(
      """
      locale: ar
      views:
        plain: {class: progress}
        fixed: {class: progress, semanticContent: playback}
      """)
    let views = screen.window.scene(includesAmbiguity: false).views
    #expect(views.first { $0.id == "plain" }?.look.direction == nil)
    #expect(views.first { $0.id == "fixed" }?.look.direction == .leftToRight)
  }
}
