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
      ("heart.fil", "heart.fill"), ("magnifyingglas", "magnifyingglass"),
      ("gear.shape", "gearshape"), ("persn.crop.circel", "person.crop.circle"),
      ("hart", "heart"), ("plu", "plus"), ("figure.archry", "figure.archery"),
      ("squareAndArrowUp", "square.and.arrow.up"), ("Magnifying Glass", "magnifyingglass"),
    ])
  func mistakes(_ name: String, _ meant: String) {
    #expect(SymbolName.verdict(on: name) == .mistake(suggestion: meant))
  }

  @Test(
    "A name that may be one of tomorrow's is a finding with what is near",
    arguments: [
      ("arrow.back", "arrow.backward"), ("fill.heart", "heart.fill"), ("banana", nil),
      ("square.and.arrow", "square.and.arrow.up"),
    ] as [(String, String?)])
  func unknown(_ name: String, _ near: String?) {
    #expect(SymbolName.verdict(on: name) == .unknown(near: near))
  }

  @Test(
    "An official name of any release is none",
    arguments: [
      "pill.fill", "cat.fill", "figure.archery", "macwindow.and.cursorarrow",
      "macwindow.and.pointer.arrow", "rectangle.inset.topleft.filled", "visionpro.slash",
      "doc.badge.gearshape.fill",
    ])
  func names(_ name: String) {
    #expect([.drawn, .withoutIcon].contains(SymbolName.verdict(on: name)))
  }

  @Test("Symbols without an icon, and unknown ones, are findings at their places")
  func findings() throws {
    let screen = try load(
      """
      canvas: {size: 100x100, scale: 3}
      views:
        a: {class: image, image: {symbol: figure.archery}}
        b: {class: button, image: {symbol: arrow.back}}
      """)
    #expect(screen.findings.map(\.rule) == [.noIcon, .unknownSymbol])
    #expect(screen.findings.map(\.view) == ["a", "b"])
    #expect(screen.findings.map { $0.origin?.line } == [3, 4])
    #expect(
      screen.findings.last?.hint
        == "Did you mean “arrow.backward”? It is drawn as a rounded square.")
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
