import Foundation
import LayoutScene

/// The measures of a symbol's image in points, rounded to the pixels of a grid.
package struct SymbolMeasures: Sendable, Hashable {
  package var size: CGSize
  /// The distance from the bottom of the image up to the baseline, like UIKit's
  /// `baselineOffsetFromBottom`.
  package var baselineFromBottom: CGFloat
  /// The insets of the alignment rect from the image's edges; negative where it extends beyond the
  /// image.
  package var alignmentInsets: EdgeInsets

  /// - Parameters:
  ///   - name: the symbol's name. An unknown symbol has the size of a circle.
  ///   - pointSize: the font's size, points.
  package init(
    name: String, pointSize: CGFloat, weight: FontWeight, scale: SymbolScale, grid: PixelGrid
  ) {
    let symbol = Symbol.named(name) ?? .unknown(name)
    let unit = symbol.unit
    let points = pointSize * scale.factor * Self.factor(of: weight) / 100
    let font = FontMeasures.system(ofSize: pointSize)
    // Half the height of capitals, which is 1443 of 2048 units.
    let middle = pointSize * 1443 / 4096 + SymbolSizes.rise(of: symbol) * points
    let half = unit.height * points / 2
    let (top, bottom) = (grid.round(middle + half), grid.round(half - middle))
    size = CGSize(width: max(0, grid.round(unit.width * points)), height: max(0, top + bottom))
    baselineFromBottom = bottom
    let (ascender, descender) = (grid.round(font.ascender), -grid.roundUp(-font.descender))
    alignmentInsets = EdgeInsets(
      top: top - ascender, left: 0, bottom: bottom - descender, right: 0)
  }

  /// The factor by which a weight changes the size. Bold symbols are slightly larger than regular
  /// ones; the amount is interpolated.
  private static func factor(of weight: FontWeight) -> CGFloat {
    1 + CGFloat(min(max(weight.value, 100), 900) - 400) / 500 * 0.08
  }
}
