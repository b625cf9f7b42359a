import Foundation
import LayoutScene
import Testing

@testable import Symbols

/// What UIKit and Interface Builder have recorded; the sources are at `SymbolSizes`.
@Suite("Sizes of symbols")
struct SymbolSizeTests {
  struct Image: Sendable {
    var name: String
    var points: CGFloat
    var weight = FontWeight.regular
    var scale = SymbolScale.medium
    var size: CGSize
  }

  static let recorded: [Image] = [
    Image(name: "play.circle.fill", points: 17, size: CGSize(width: 20, height: 19)),
    Image(name: "person", points: 17, size: CGSize(width: 19, height: 17.5)),
    Image(name: "chevron.right", points: 17, size: CGSize(width: 12.5, height: 16.5)),
    Image(name: "square.and.pencil", points: 22, size: CGSize(width: 26.5, height: 25)),
    Image(name: "memories", points: 22, size: CGSize(width: 28.5, height: 24.5)),
    Image(
      name: "line.3.horizontal", points: 17, scale: .large, size: CGSize(width: 26, height: 13)),
  ]

  @Test("A symbol has the size that UIKit gave it", arguments: recorded)
  func size(_ image: Image) {
    let measures = SymbolMeasures(
      name: image.name, pointSize: image.points, weight: image.weight, scale: image.scale,
      grid: PixelGrid(scale: 2))
    #expect(measures.size == image.size)
  }

  /// The sides that Interface Builder writes into storyboards, the larger of them 128.
  static let proportions: [(String, CGFloat, CGFloat)] = [
    ("envelope", 128, 93), ("house.fill", 128, 104), ("phone", 128, 115), ("mic", 108, 128),
    ("cart.fill", 128, 102), ("doc.text.fill", 115, 128), ("message", 128, 116),
    ("quote.bubble", 128, 110), ("person.2", 128, 82), ("person.2.fill", 128, 80),
    ("video", 128, 82), ("delete.left.fill", 128, 102), ("circle.grid.3x3.fill", 128, 110),
    ("star", 128, 116), ("arrow.clockwise", 115, 128), ("square.and.arrow.up", 115, 128),
    ("paperplane.fill", 128, 119), ("gearshape", 128, 123), ("heart", 128, 109),
    ("magnifyingglass", 128, 116), ("chevron.down", 128, 72), ("wifi.slash", 128, 111),
    ("person.crop.square.fill", 128, 114), ("books.vertical", 128, 107), ("trash", 117, 128),
    ("xmark.circle", 128, 121), ("pencil", 128, 113),
  ]

  @Test("A symbol has the proportions that Interface Builder records", arguments: proportions)
  func proportion(_ name: String, _ width: CGFloat, _ height: CGFloat) throws {
    let unit = try #require(Symbol.named(name)).unit
    #expect(abs(unit.width / unit.height / (width / height) - 1) < 0.01)
  }

  @Test("chevron.compact.down has the size that is printed at 64 points, light and 3x")
  func compact() {
    let measures = SymbolMeasures(
      name: "chevron.compact.down", pointSize: 64, weight: .light, scale: .medium,
      grid: PixelGrid(scale: 3))
    #expect(abs(measures.size.width - 70.33) < 0.35)
    #expect(abs(measures.size.height - 25.67) < 0.35)
    #expect(abs(measures.baselineFromBottom + 10.33) < 0.35)
  }

  @Test("The baseline and the alignment rect of play.circle.fill are those that UIKit prints")
  func circle() {
    let measures = SymbolMeasures(
      name: "play.circle.fill", pointSize: 17, weight: .regular, scale: .medium,
      grid: PixelGrid(scale: 2))
    #expect(measures.baselineFromBottom == 3.5)
    #expect(measures.alignmentInsets == EdgeInsets(top: -0.5, left: 0, bottom: -0.5, right: 0))
  }

  @Test("The baseline and the alignment rect of person are those that UIKit prints")
  func person() {
    let measures = SymbolMeasures(
      name: "person", pointSize: 17, weight: .regular, scale: .medium, grid: PixelGrid(scale: 2))
    #expect(measures.baselineFromBottom == 2.5)
    #expect(measures.alignmentInsets == EdgeInsets(top: -1, left: 0, bottom: -1.5, right: 0))
  }
}
