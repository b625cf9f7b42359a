/// How much a constraint matters: 1000 must hold; anything above 0 and below 1000 is held as well as
/// every higher priority allows. Priorities are compared, never added up: no number of constraints at
/// 249 outweighs one at 250.
public struct Priority: Hashable, Comparable, Sendable {
  public var value: Double

  @inlinable public init(_ value: Double) { self.value = value }

  public static let required = Priority(1000)

  /// Below all priorities and below the rule that decides where these leave a choice: where variables
  /// are to be that nothing else places. Violations are weighed by rank, and count neither in what
  /// makes a value unique nor in what gives it. The lower the number, the more it matters; from 1.
  public static func stay(_ number: Int) -> Priority { Priority(-Double(max(1, number))) }

  @inlinable public var isRequired: Bool { value >= 1000 }
  /// Below all others, as `stay` makes it.
  @inlinable public var isStay: Bool { value <= -1 && value.isFinite }
  /// Neither NaN nor infinite, and above 0 or a stay.
  @inlinable public var isValid: Bool { value > 0 && value.isFinite || isStay }

  @inlinable public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
