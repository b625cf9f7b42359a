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
