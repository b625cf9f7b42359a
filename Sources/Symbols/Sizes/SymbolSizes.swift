import Foundation
import LayoutScene

/// How large UIKit makes a symbol, and where it stands beside text.
///
/// Sources: Interface Builder records the sides of a symbol's image in a proportion of up to 128, and frames
/// of image views that show one: in a scene at 2x of LoopKit (`OverrideSelectionViewController.storyboard`)
/// `chevron.right` is 12.5 × 16.5 points at body, `square.and.pencil` 26.5 × 25 and `memories` 28.5 × 24.5 at
/// title2, `timer` 14 wide at caption1, and `line.3.horizontal` 26 × 13 at body in the scale large. Printed
/// images say `symbol(system: play.circle.fill) {20, 19} baseline=3.5, alignmentRectInsets={-0.5, 0, -0.5, 0}`
/// and `symbol(system: person) {19, 17.5} baseline=2.5, alignmentRectInsets={-1, 0, -1.5, 0}`, at body and 2x.
///
/// They agree with these rules: sides are in proportion to the point size; the middle of the image is in the
/// middle of the capitals; its top and bottom are on pixels; and the alignment rect reaches from the font's
/// ascender, rounded to pixels, to its descender, rounded down.
package enum SymbolSizes {
  /// The sides of a symbol at 100 points, medium and regular. What no source tells is interpolated: a symbol
  /// of our own strokes has the margins that a circle's image has around the circle, and an icon the size of a
  /// circle.
  static func unit(of symbol: Symbol) -> CGSize {
    if let measure = measured[symbol.name[...]] { return measure.size }
    switch symbol.enclosure {
    case .circle: return circle
    case .square: return square
    case nil: break
    }
    switch symbol.art {
    case .strokes(let elements), .solid(let elements):
      let ink = elements.bounds
      return CGSize(
        width: ink.width + SymbolElement.halfStroke * 2 + margins.width,
        height: ink.height + SymbolElement.halfStroke * 2 + margins.height)
    case .glyph, .outline: return circle
    }
  }

  /// What an image has around its lines, at 100 points: the image of `play.circle.fill` at 17 points says
  /// `contentInsets={1, 1.5, 1, 1.5}`.
  package static let margins = CGSize(width: 17.6, height: 11.4)
  /// 20 × 19 at 17 points, and 128:121.
  private static let circle = CGSize(width: 117.2, height: 110.8)
  private static let square = CGSize(width: 109.6, height: 103.4)

  /// How far the middle of a symbol's image is above the middle of the capitals, at 100 points.
  static func rise(of symbol: Symbol) -> CGFloat { measured[symbol.name[...]]?.rise ?? 0 }

  private struct Measure {
    var size: CGSize
    var rise: CGFloat
  }

  private static let measured: [Substring: Measure] = {
    var measured: [Substring: Measure] = [:]
    for line in rows.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard let name = words.first, numbers.count == 3 else { continue }
      measured[name] = Measure(
        size: CGSize(width: numbers[0], height: numbers[1]), rise: numbers[2])
    }
    return measured
  }()

  /// Name, width, height and rise.
  private static let rows = """
    circle            117.2 110.8 0
    circle.fill       117.2 110.8 0
    chevron.right     73.5  97    0
    chevron.left      73.5  97    0
    chevron.forward   73.5  97    0
    chevron.backward  73.5  97    0
    square.and.pencil 120.5 113.6 5.7
    memories          129.5 111.4 0
    person            111.8 102.9 1.5
    line.3.horizontal 119.5 59.7  0
    calendar          117.2 97    0
    """
}

extension Symbol {
  /// The sides of the image at 100 points, medium and regular.
  package var unit: CGSize { SymbolSizes.unit(of: self) }
}

extension [SymbolElement] {
  /// The rectangle of the middles of their lines.
  fileprivate var bounds: CGRect {
    reduce(CGRect.null) { bounds, element in
      bounds.union(element.bounds)
    }
  }
}

extension SymbolElement {
  fileprivate var bounds: CGRect {
    switch self {
    case .line(let points), .polygon(let points, _):
      points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    case .circle(let center, let radius, _):
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    case .box(let rect, _, _): rect
    }
  }
}

extension SymbolScale {
  /// How much larger than at the medium scale a symbol is: `calendar` at body is 25.5 points wide in the scale
  /// large, and `line.3.horizontal` 26. Small is interpolated.
  package var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}
