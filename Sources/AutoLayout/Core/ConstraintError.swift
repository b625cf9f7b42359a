import Foundation

/// Why a constraint is illegal. In code these are programming errors and trap; input from outside
/// goes through `LayoutConstraint.validated`, which throws them.
public enum ConstraintError: Error, Sendable, Hashable {
  /// The constraint has no first item.
  case missingFirstItem
  /// The first attribute, or the attribute of a second item, is `notAnAttribute`.
  case unknownAttribute
  /// A location is compared with a constant instead of another location.
  case locationEqualToConstant
  /// A location is related to a size.
  case invalidPairing
  /// A leading or trailing attribute is related to a left or right one.
  case directionalAgainstPhysical
  /// An anchor of a leading or trailing edge is related to one of a left or right edge. The values
  /// are the anchors' names in descriptions.
  case incompatibleUnits(String, String)
  /// A horizontal location is related to a vertical one.
  case incompatibleAxes
  /// The constant is infinite or not a number.
  case constantNotFinite
  /// The multiplier is infinite or not a number.
  case multiplierNotFinite
  /// The priority is not above 0 and up to 1000.
  case illegalPriority(Double)
  /// The items have no common ancestor. The values are their names in descriptions.
  case noCommonAncestor(String, String)
}

extension ConstraintError: CustomStringConvertible {
  /// UIKit's message.
  public var description: String {
    switch self {
    case .missingFirstItem: "Constraint must contain a first layout item"
    case .unknownAttribute: "Unknown layout attribute"
    case .locationEqualToConstant:
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs."
    case .invalidPairing: "Invalid pairing of layout attributes."
    case .directionalAgainstPhysical:
      "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    case .incompatibleUnits(let first, let second):
      "A constraint cannot be made between \(first) and \(second) because their units are not "
        + "compatible."
    case .incompatibleAxes: "Constraint improperly relates anchors of incompatible types"
    case .constantNotFinite: "NSLayoutConstraint constant is not finite!  That's illegal."
    case .multiplierNotFinite: "NSLayoutConstraint multiplier is not finite!  That's illegal."
    case .illegalPriority(let priority):
      "It's illegal to set priority:\(shortest(priority)). Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal."
    }
  }
}

/// `value` as C's `%g` writes it: six significant digits, no trailing zeros.
func shortest(_ value: Double) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  // Most values are whole numbers, which need no format.
  if abs(value) < 1e6, value == value.rounded() { return String(Int(value)) }
  return String(format: "%g", value)
}
