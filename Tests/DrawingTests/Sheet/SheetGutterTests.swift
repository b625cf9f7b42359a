import Foundation
import LayoutScene
import Testing
import Typesetting

@testable import Drawing

@Suite("Words beside the screens of a sheet")
struct SheetGutterTests {
  private static func sheet(_ count: Int) -> Sheet {
    let views = (0..<count).map { index in
      SceneView(
        id: "view\(index)", parent: 0,
        frame: CGRect(x: 20, y: 4 + CGFloat(index) * 5, width: 100, height: 4),
        background: Color(hex: "#ffffff"))
    }
    return Sheet(
      title: "Names",
      panels: ["en", "de"].map { panel($0, width: 200, height: 160, views: views) })
  }

  @Test(
    "Names stand beside each screen at their own size, and no two cells overlap",
    arguments: [3, 30])
  func places(count: Int) throws {
    let renderer = SheetRenderer(typesetter: try Typesetter())
    let sheet = Self.sheet(count)
    let layout = try renderer.layout(of: sheet, SheetOptions(overlays: .names))
    for (frame, card) in zip(layout.frames, layout.cards) {
      #expect(card.origin == frame.origin && card.width > frame.width + 40)
      #expect(card.height >= max(frame.height, Gutter.Measure.row * CGFloat(count + 1)))
    }
    #expect(!layout.cards[0].intersects(layout.cards[1]))
    #expect(CGRect(origin: .zero, size: layout.size).contains(layout.cards[1]))
    let plain = try renderer.layout(of: sheet, SheetOptions())
    #expect(plain.cards == plain.frames)
  }

  @Test("No name stands on a screen of a sheet")
  func names() throws {
    let renderer = SheetRenderer(typesetter: try Typesetter())
    let sheet = Self.sheet(3)
    let options = SheetOptions(overlays: .names, svgText: .live)
    let layout = try renderer.layout(of: sheet, options)
    let svg = String(decoding: try renderer.svg(sheet, options), as: UTF8.self)
    // Each cell is a group of its own, in whose coordinates the screen begins at 0.
    let starts = svg.matches(of: /<text x="([\d.]+)"[^>]*>(view\d|root)</).compactMap {
      Double($0.1)
    }
    #expect(starts.count == 8)
    #expect(starts.allSatisfy { $0 >= layout.frames[0].width })
  }
}
