import Foundation
import LayoutScene
import Symbols
import Testing
import Typesetting

@testable import Drawing

@Suite("Weights of outlines")
struct OutlineWeightTests {
  private static func box(
    _ x: CGFloat, _ y: CGFloat, _ side: CGFloat, clockwise: Bool = true
  ) -> [IconOutline.Segment] {
    let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)].map {
      CGPoint(x: $0.0, y: $0.1)
    }
    let order = clockwise ? corners : corners.reversed()
    return order.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
  }

  private static func bounds(_ segments: [IconOutline.Segment]) -> CGRect {
    segments.reduce(CGRect.null) { bounds, segment in
      switch segment {
      case .move(let point), .line(let point), .curve(_, _, let point):
        bounds.union(CGRect(origin: point, size: .zero))
      case .close: bounds
      }
    }
  }

  @Test(
    "An edge moves outwards and a hole inwards, whichever way they go round",
    arguments: [true, false])
  func ring(_ clockwise: Bool) throws {
    let ring =
      Self.box(0, 0, 40, clockwise: clockwise) + Self.box(10, 10, 20, clockwise: !clockwise)
    for distance in [3.0, -3] {
      let areas = OutlineWeight.spread(ring, by: distance)
      #expect(areas.count == 1)
      let (edge, hole) = (areas[0].prefix(5), areas[0].suffix(5))
      #expect(
        Self.bounds(Array(edge))
          == CGRect(x: 0, y: 0, width: 40, height: 40)
          .insetBy(dx: -distance, dy: -distance))
      #expect(
        Self.bounds(Array(hole))
          == CGRect(x: 10, y: 10, width: 20, height: 20)
          .insetBy(dx: distance, dy: distance))
    }
  }

  @Test("Parts that touch each other when they are heavier are areas of their own")
  func parts() {
    let parts = Self.box(0, 0, 10) + Self.box(11, 0, 10)
    #expect(OutlineWeight.spread(parts, by: 2).count == 2)
    #expect(OutlineWeight.spread(parts, by: 0) == [parts])
  }

  @Test("A hole that closes, and a part of which nothing is left, are gone")
  func vanishing() {
    let ring = Self.box(0, 0, 40) + Self.box(18, 18, 4, clockwise: false)
    #expect(OutlineWeight.spread(ring, by: 3).first?.count == 5)
    #expect(OutlineWeight.spread(Self.box(0, 0, 4), by: -3).isEmpty)
  }

  @Test(
    "Every kind of symbol has more ink with each weight",
    arguments: [
      "trash", "house", "cart", "gearshape", "heart", "envelope", "gear", "xmark.octagon",
    ])
  func symbols(_ name: String) throws {
    let typesetter = try Typesetter()
    let inks = try [FontWeight.ultraLight, .light, .regular, .semibold, .black].map { weight in
      try pixels(of: name, weight, typesetter).count { $0 & 0xFF < 0x80 }
    }
    for (light, heavy) in zip(inks, inks.dropFirst()) { #expect(heavy > light + 50, "\(inks)") }
  }

  @Test("A filled symbol is not drawn as its outline")
  func filledForms() throws {
    let typesetter = try Typesetter()
    let names = Set(Symbol.allNames)
    for name in names.sorted()
    where name.hasSuffix(".fill") && names.contains(String(name.dropLast(5))) {
      let filled = try pixels(of: name, .regular, typesetter)
      let outline = try pixels(of: String(name.dropLast(5)), .regular, typesetter)
      let others = zip(filled, outline).count { ($0 & 0xFF < 0x80) != ($1 & 0xFF < 0x80) }
      #expect(others > 100, "\(name)")
    }
  }

  private func pixels(
    of name: String, _ weight: FontWeight, _ typesetter: Typesetter
  ) throws -> [UInt32] {
    let size = CGSize(width: 100, height: 100)
    var picture = Picture(size: size, grid: PixelGrid(scale: 2), background: Color(0xFFFFFF))
    picture.items =
      SymbolPainter(
        try #require(Symbol.named(name)),
        SceneSymbol(name: name, pointSize: 60, weight: weight),
        in: CGRect(x: 10, y: 10, width: 80, height: 80), Color(0x000000), typesetter
      ).items
    return try Raster.bitmap(picture, Canvas(size: size, scale: 2)).pixels
  }
}
