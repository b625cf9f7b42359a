/// What of an item has changed since the host last handed it over.
///
/// It is no `OptionSet`, whose members other modules would call without specialization.
package struct ItemChanges: Equatable, Sendable {
  private var bits: UInt8
  private init(_ bits: UInt8) { self.bits = bits }

  package static let none = ItemChanges(0)
  /// The size, the baselines or the wrapping of its content.
  package static let content = ItemChanges(1)
  package static let contentPriorities = ItemChanges(2)
  /// How far the alignment rect lies inside the frame.
  package static let alignment = ItemChanges(4)
  /// The rules that its margins and its safe area follow.
  package static let margins = ItemChanges(8)
  /// The frame or the mask.
  package static let frame = ItemChanges(16)
  /// How far its content is scrolled.
  package static let boundsOrigin = ItemChanges(32)
  /// The axes along which its subviews have its safe area. The margins of these count as changed, too.
  package static let passedSafeArea = ItemChanges(64)

  package mutating func insert(_ other: ItemChanges) { bits |= other.bits }
  package func contains(_ other: ItemChanges) -> Bool { bits & other.bits != 0 }
}
