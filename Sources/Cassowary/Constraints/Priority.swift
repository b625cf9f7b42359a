/// The priority of a constraint.
///
/// A constraint of 1000 or more must hold. One above 0 and below 1000 is satisfied as far as all
/// higher priorities allow. Priorities are compared and never added up: no number of constraints at
/// 249 outweighs one at 250.
public struct Priority: Hashable, Comparable, Sendable {
  /// 1000 and above: required. Above 0: optional. -1 and below: a stay.
  public var value: Double

  /// Makes a priority. `Solver` throws `notFinite` if it is not valid.
  @inlinable public init(_ value: Double) { self.value = value }

  /// 1000, the priority of constraints that must hold.
  public static let required = Priority(1000)

  /// The priority of a stay, which pulls a variable to a position where no other constraint places
  /// it.
  ///
  /// Stays are below all priorities and below the rule for ties. Their violations are weighed by
  /// rank. They are ignored when a variable is tested for uniqueness, and are never binding
  /// constraints.
  ///
  /// - Parameter number: 1 or more; stays with lower numbers come first. A number below 1 counts as
  ///   1.
  public static func stay(_ number: Int) -> Priority { Priority(-Double(max(1, number))) }

  /// Whether the constraint must hold: 1000 and above.
  @inlinable public var isRequired: Bool { value >= 1000 }
  /// Whether it is the priority of a stay: -1 or below, and finite.
  @inlinable public var isStay: Bool { value <= -1 && value.isFinite }
  /// Whether it is above 0 or a stay, and finite.
  @inlinable public var isValid: Bool { value > 0 && value.isFinite || isStay }

  /// By value.
  @inlinable public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
