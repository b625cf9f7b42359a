import Foundation
import LayoutScene

extension UIFont.Weight: RawRepresentable {
  /// UIKit's numbers, from -1 to 1, for the weights of the CSS scale.
  private static let numbers: [(weight: Int, number: CGFloat)] = [
    (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4),
    (800, 0.56), (900, 0.62),
  ]

  public var rawValue: CGFloat {
    Self.numbers.last { $0.weight <= value }?.number ?? Self.numbers[0].number
  }
  /// The weight whose number is the nearest.
  public init(rawValue: CGFloat) {
    let nearest = Self.numbers.min { abs($0.number - rawValue) < abs($1.number - rawValue) }
    self.init(nearest?.weight ?? 400)
  }
}
