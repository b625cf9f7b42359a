import Foundation

extension String {
  /// A number in the shortest digits that read back as it, without a point if it is whole; such as
  /// `12`, `0.25` and `1e+20`.
  ///
  /// - Parameter places: at most so many digits behind the point, the last one rounded; nil for all.
  package init(decimal value: Double, places: Int? = nil) {
    var value = value
    if let places {
      let factor = pow(10, Double(places))
      value = (value * factor).rounded() / factor
    }
    self = value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
