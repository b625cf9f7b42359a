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
  /// The places of items in reading order: a view, its guides, its subviews.
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ items: Items) {
    var next = 0
    items.visitInReadingOrder { item in
      guard item.isView else { return }
      places[ObjectIdentifier(item)] = next
      for (index, guide) in item.guides.enumerated() {
        places[ObjectIdentifier(guide)] = next + 1 + index
      }
      // Built-in guides that are insets have no items; each kind has a place behind those that have.
      next += 1 + item.guides.count + GuideKind.allCases.count
    }
  }

  /// The rows sorted: the one that is given up last is first.
  func sorted(_ rows: [Row]) -> [Row] {
    rows.sorted { yields($1, before: $0) }
  }

  /// Whether `a` rather than `b` is given up when both conflict.
  func yields(_ a: Row, before b: Row) -> Bool {
    if a.yieldOrder != b.yieldOrder { return a.yieldOrder < b.yieldOrder }
    switch (a.source, b.source) {
    case (.constraint, .constraint):
      if let first = a.statement, let second = b.statement,
        let isLater = isLater(first, than: second)
      {
        return isLater
      }
    case (.contentSize(let first, let axis, _), .contentSize(let second, let otherAxis, _)),
      (.autoresizing(let first, let axis, _), .autoresizing(let second, let otherAxis, _)):
      if first !== second { return place(of: second) < place(of: first) }
      if axis != otherAxis { return axis == .vertical }
    default: break
    }
    return a.serial > b.serial
  }

  private func isLater(_ first: Statement, than second: Statement) -> Bool? {
    switch (first.origin, second.origin) {
    case (.some(let place), .some(let other)):
      if place.file != other.file { return place.file > other.file }
      if place != other { return place > other }
    case (.some, nil): return true
    case (nil, .some): return false
    case (nil, nil): break
    }
    for (end, other) in [(first.first, second.first), (first.second, second.second)] {
      let (place, otherPlace) = (place(of: end), place(of: other))
      if place != otherPlace { return place > otherPlace }
    }
    let numbers = (first.numbers, second.numbers)
    if numbers.0 != numbers.1 { return numbers.1.lexicographicallyPrecedes(numbers.0) }
    for (start, other) in [
      (first.firstStart, second.firstStart), (first.secondStart, second.secondStart),
    ] {
      let keys = [start, other].map { (place(of: $0), $0?.attribute.rawValue ?? 0) }
      if keys[0] != keys[1] { return keys[0] > keys[1] }
    }
    return nil
  }

  private func place(of item: Item) -> Int { places[ObjectIdentifier(item)] ?? 0 }

  /// The place of the view or guide at an end; 0, the root's, for none.
  private func place(of end: End?) -> Int {
    guard let end else { return 0 }
    let owner = place(of: end.owner)
    return end.inset.map { owner + 1 + end.owner.guides.count + $0.number } ?? owner
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
