/// How much a constraint matters: 1000 must hold; anything above 0 and below 1000 is held as well as
/// every higher priority allows. Priorities are compared, never added up: no number of constraints at
/// 249 outweighs one at 250.
public struct Priority: Hashable, Comparable, Sendable {
  public var value: Double

  @inlinable public init(_ value: Double) { self.value = value }

  public static let required = Priority(1000)

  @inlinable public var isRequired: Bool { value >= 1000 }
  /// Neither NaN nor infinite, and above 0.
  @inlinable public var isValid: Bool { value > 0 && value.isFinite }

  @inlinable public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
