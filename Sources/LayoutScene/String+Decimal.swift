import Foundation

extension String {
  /// The shortest digits that read back as the same number, without a point for a whole number,
  /// such as `12`, `0.25` and `1e+20`.
  ///
  /// - Parameter places: the most digits after the point, to which the number is rounded; nil for
  ///   no limit.
  package init(decimal value: Double, places: Int? = nil) {
    var value = value
    if let places {
      let factor = pow(10, Double(places))
      value = (value * factor).rounded() / factor
    }
    self = value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
