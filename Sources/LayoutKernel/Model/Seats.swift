/// A view or guide of the host's, which keeps its items.
package protocol ItemKey: AnyObject {
  var seats: Seats<Item> { get set }
}

/// A constraint of the host's, which keeps its rows.
package protocol ConstraintKey: AnyObject {
  var seats: Seats<Row> { get set }
}

/// What stands for an object of the host's in the layouts that it is part of. The object itself keeps it, so that no
/// layout has to look for it in a table.
///
/// An object is in few layouts at a time: that of its window, and those of fittings around it.
package struct Seats<Seat: AnyObject> {
  @usableFromInline var first: (layout: ObjectIdentifier, seat: Seat)?
  /// Those in other layouts. Hardly any object has one.
  @usableFromInline var others: [(layout: ObjectIdentifier, seat: Seat)] = []

  package init() {}

  /// What stands for the object in a layout; nil where it is not part of it.
  @inlinable package subscript(layout: Items) -> Seat? {
    get {
      if let first, first.layout == ObjectIdentifier(layout) { return first.seat }
      return others.isEmpty ? nil : others.first { $0.layout == ObjectIdentifier(layout) }?.seat
    }
    set { set(newValue, in: ObjectIdentifier(layout)) }
  }

  @usableFromInline mutating func set(_ seat: Seat?, in layout: ObjectIdentifier) {
    if first?.layout == layout { first = nil }
    if !others.isEmpty { others.removeAll { $0.layout == layout } }
    guard let seat else { return }
    if first == nil { first = (layout, seat) } else { others.append((layout, seat)) }
  }
}
