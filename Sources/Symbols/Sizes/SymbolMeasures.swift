import Foundation
import LayoutScene

/// The measures of a symbol's image in points, on the pixels of a grid.
package struct SymbolMeasures: Sendable, Hashable {
  package var size: CGSize
  /// From the bottom of the image up to the baseline, as UIKit's `baselineOffsetFromBottom`.
  package var baselineFromBottom: CGFloat
  /// From the image's edges in to the alignment rect; negative where that is the larger.
  package var alignmentInsets: EdgeInsets

  /// - Parameters:
  ///   - name: a symbol that is not known has the size of a circle.
  ///   - pointSize: the font's, points.
  package init(
    name: String, pointSize: CGFloat, weight: FontWeight, scale: SymbolScale, grid: PixelGrid
  ) {
    let symbol = Symbol.named(name) ?? .unknown(name)
    let unit = symbol.unit
    let points = pointSize * scale.factor * Self.factor(of: weight) / 100
    let font = FontMeasures.system(ofSize: pointSize)
    // Half of the capitals, which are 1443 of 2048 units high.
    let middle = pointSize * 1443 / 4096 + SymbolSizes.rise(of: symbol) * points
    let half = unit.height * points / 2
    let (top, bottom) = (grid.round(middle + half), grid.round(half - middle))
    size = CGSize(width: max(0, grid.round(unit.width * points)), height: max(0, top + bottom))
    baselineFromBottom = bottom
    let (ascender, descender) = (grid.round(font.ascender), -grid.roundUp(-font.descender))
    alignmentInsets = EdgeInsets(
      top: top - ascender, left: 0, bottom: bottom - descender, right: 0)
  }

  /// Bold symbols are a little larger than regular ones. How much is interpolated.
  private static func factor(of weight: FontWeight) -> CGFloat {
    1 + CGFloat(min(max(weight.value, 100), 900) - 400) / 500 * 0.08
  }
}
