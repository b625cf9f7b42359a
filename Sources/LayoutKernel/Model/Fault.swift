import Foundation

/// Something that a layout could not do as it was asked. The kernel states the fact, and the host words it.
package struct Fault: Equatable {
  package typealias Kind = FaultKind

  package let kind: Kind
  /// The items that it is about.
  package let items: [Item]
  /// The constraint that it is about, while it exists.
  package private(set) weak var constraint: AnyObject?
  /// The view, guide or constraint that the fault is forgotten with; nil for a fault that each
  /// layout finds anew.
  let owner: ObjectIdentifier?

  init(_ kind: Kind, of items: [Item], constraint: AnyObject?, owner: AnyObject?) {
    self.kind = kind
    self.items = items
    self.constraint = constraint
    self.owner = (constraint ?? owner).map { ObjectIdentifier($0) }
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.kind == b.kind && a.owner == b.owner && a.items.elementsEqual(b.items) { $0 === $1 }
  }
}

/// What a layout could not do.
public enum FaultKind: Hashable, Sendable, Codable {
  /// An intrinsic size is not finite.
  case intrinsicSize
  /// An alignment rect is not finite.
  case alignmentRect
  /// The frame for an alignment rect is not finite.
  case frameForAlignmentRect
  /// Safe area insets are not finite.
  case safeArea
  /// Layout margins are not finite.
  case margins
  /// The frame that constraints give an item is not finite.
  case place
  /// A view takes its baseline from a view that is not its descendant.
  case baseline(isFirst: Bool)
  /// A constraint is about an item that no longer exists.
  case released
  /// A constraint is held by an item that does not contain all its items.
  case unprepared
  /// The solver stopped at its work limit.
  case workLimit
  /// A constraint is not finite.
  case notFinite
  /// Insets and places do not settle. Either the insets of `items` are held at what the first
  /// places gave, or the layout is left as it was.
  case unsettled(isHeld: Bool)
}

/// The faults of a layout, oldest first, each once.
package final class FaultLog {
  @exclusivity(unchecked) package private(set) var all: [Fault] = []

  /// - Parameter owner: what the fault is forgotten with, unless it is of a constraint.
  func report(
    _ kind: Fault.Kind, of items: [Item] = [], constraint: AnyObject? = nil,
    owner: AnyObject? = nil
  ) {
    let fault = Fault(kind, of: items, constraint: constraint, owner: owner)
    if !all.contains(fault) { all.append(fault) }
  }

  /// Forgets the faults of a view, guide or constraint.
  ///
  /// - Parameter kinds: the faults to forget; nil for all.
  func forget(_ owner: AnyObject, _ kinds: @autoclosure () -> Set<Fault.Kind>? = nil) {
    // Each view asks, and hardly any layout has a fault.
    guard !all.isEmpty else { return }
    let kinds = kinds()
    let id = ObjectIdentifier(owner)
    all.removeAll { $0.owner == id && (kinds?.contains($0.kind) ?? true) }
  }

  /// Forgets the faults that each layout finds anew.
  func forgetUnowned() { all.removeAll { $0.owner == nil } }
}
