import LayoutScene

/// The order in which members of a conflicting set are given up. It follows from the tree and its
/// constraints, never from the order of calls.
///
/// Activated constraints yield first, then content sizes, then frames and masks; constraints of the
/// system never yield. Among activated constraints, those written in a document yield before those
/// made in code, and the later position before the earlier. In code, the constraint whose first
/// item is later in the tree yields first; then the one whose second item is; then the one with the
/// greater attributes, relation, multiplier and constant; then the one whose distances begin later.
///
/// The order is valid until the tree changes.
struct YieldOrder {
  /// The places of views and guides in reading order: a view, its guides, its subviews.
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ items: Items) {
    items.visitInReadingOrder { places[ObjectIdentifier($0)] = places.count }
  }

  /// The rows sorted: the one that is given up last is first.
  func sorted(_ rows: [Row]) -> [Row] {
    rows.sorted { yields($1, before: $0) }
  }

  /// Whether `a` rather than `b` is given up when both conflict.
  func yields(_ a: Row, before b: Row) -> Bool {
    if a.yieldOrder != b.yieldOrder { return a.yieldOrder < b.yieldOrder }
    switch (a.source, b.source) {
    case (.constraint(let first), .constraint(let second)):
      if let isLater = isLater(first, a.statement, than: second, b.statement) { return isLater }
    case (.contentSize(let first, let axis, _), .contentSize(let second, let otherAxis, _)),
      (.autoresizing(let first, let axis, _), .autoresizing(let second, let otherAxis, _)):
      if first !== second { return place(of: second.key) < place(of: first.key) }
      if axis != otherAxis { return axis == .vertical }
    default: break
    }
    return a.serial > b.serial
  }

  private func isLater(
    _ a: any ConstraintSource, _ first: Statement?, than b: any ConstraintSource,
    _ second: Statement?
  ) -> Bool? {
    switch (a.origin, b.origin) {
    case (.some(let place), .some(let other)):
      if place.file != other.file { return place.file > other.file }
      if place != other { return place > other }
    case (.some, nil): return true
    case (nil, .some): return false
    case (nil, nil): break
    }
    guard let first, let second else { return nil }
    for (end, other) in [(first.first, second.first), (first.second, second.second)] {
      let (place, otherPlace) = (place(of: end?.key), place(of: other?.key))
      if place != otherPlace { return place > otherPlace }
    }
    let numbers = (first.numbers, second.numbers)
    if numbers.0 != numbers.1 { return numbers.1.lexicographicallyPrecedes(numbers.0) }
    for (start, other) in [
      (first.firstStart, second.firstStart), (first.secondStart, second.secondStart),
    ] {
      let keys = [start, other].map { (place(of: $0?.key), $0?.attribute.rawValue ?? 0) }
      if keys[0] != keys[1] { return keys[0] > keys[1] }
    }
    return nil
  }

  /// The place of a view or guide in reading order; 0, the root's, for none.
  private func place(of key: AnyObject?) -> Int {
    key.flatMap { places[ObjectIdentifier($0)] } ?? 0
  }
}

extension Statement {
  fileprivate var numbers: [Double] {
    let second = second?.attribute ?? .notAnAttribute
    return [
      Double(first.attribute.rawValue), Double(second.rawValue), Double(relation.rawValue),
      multiplier, constant,
    ]
  }
}
