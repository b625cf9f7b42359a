import Drawing
import Foundation
import LayoutScene

extension PixelComparison {
  /// The differences in words; nil if there are none.
  var summary: String? {
    guard unequal > 0 else { return nil }
    let words =
      "\(different) of \(total) pixels differ (\(Self.percent(share))), by up to ΔE "
      + String(decimal: largestColor, places: 2)
    return isSameSize ? words : words + ", and the pictures have different sizes"
  }

  /// Words for the options with which the comparison would pass; nil if it passes or no option
  /// would help.
  var threshold: String? {
    guard isSameSize, !isPassed else { return nil }
    let color = (largestColor * 100).rounded(.up) / 100
    return "it would pass with --pixel-tolerance \(Self.percent(share)) or with --color-tolerance "
      + String(decimal: color)
  }

  /// A share in percent, rounded up, with enough decimals that it is not 0.
  private static func percent(_ share: Double) -> String {
    let percent = share * 100
    var places = 2.0
    while percent > 0, percent * pow(10, places) < 10, places < 8 { places += 1 }
    return String(decimal: (percent * pow(10, places)).rounded(.up) / pow(10, places)) + "%"
  }
}
