import LayoutScene

extension Fact {
  /// What people write behind numbers that are points, as messages quote it.
  package static let units = [
    "pt", "pts", "px", "dp", "sp", "points", "em", "rem", "cm", "mm", "in", "vw", "vh",
  ]

  /// What a parameter that takes numbers expects.
  package static let number = "a number"

  /// The number in a length with a unit, such as `8pt`, or with a comma, such as `1,5`; nil for any other text.
  ///
  /// - Parameter isPart: whether the number is a part of a whole, so that it may be meant in percent.
  package static func withoutUnit(_ text: String, isPart: Bool = false) -> String? {
    if isPart, text.hasSuffix("%"), let percent = Numbers.double(String(text.dropLast())) {
      return (0...100).contains(percent) ? String(decimal: percent / 100) : nil
    }
    let number = text.prefix { $0.isNumber || ".,-".contains($0) }
    let unit = text.dropFirst(number.count).drop { $0 == " " }
    let written = String(number).replacing(",", with: ".")
    let isMeant = unit.isEmpty ? number.contains(",") : units.contains(String(unit))
    return isMeant && Numbers.double(written) != nil ? written : nil
  }
}
