import LayoutScene

/// The order in which members of a conflicting set are given up. It follows from the tree and its
/// constraints, never from the order of calls.
///
/// Activated constraints yield first, then content sizes, then frames and masks; constraints of the
/// system never yield. Among activated constraints, those written in a document yield before those
/// made in code, and the later position before the earlier. In code, the constraint whose first
/// item is later in the tree yields first; then the one whose second item is; then the one with the
/// greater attributes, relation, multiplier and constant.
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

/// The sort key of the constraints that an item holds. It compares the items that they are about,
/// in the order in which these joined, and then attributes and numbers. Which of several optima the
/// solver finds may depend on the order in which it gets constraints, and that must not be the
/// order of the calls that activated them.
struct InstallationKey: Comparable {
  private let items: (Int, Int, Int, Int)
  private let numbers: (Int, Int, Int, Double, Double, Double)

  init(_ statement: Statement) {
    let first = Self.place(of: statement.first)
    let second = Self.place(of: statement.second)
    items = (first.serial, first.kind, second.serial, second.kind)
    numbers = (
      statement.first.attribute.rawValue, statement.second?.attribute.rawValue ?? 0,
      statement.relation.rawValue, statement.multiplier, statement.constant,
      statement.priority.value
    )
  }

  /// A guide that is an inset of its owner has no item; the owner's place counts, with the kind of
  /// guide.
  private static func place(of end: End?) -> (serial: Int, kind: Int) {
    guard let end else { return (-1, 0) }
    guard let inset = end.inset else { return (end.owner.serial, 0) }
    return (end.owner.serial, GuideKind.allCases.firstIndex(of: inset) ?? 0)
  }

  static func == (a: Self, b: Self) -> Bool { a.items == b.items && a.numbers == b.numbers }

  static func < (a: Self, b: Self) -> Bool {
    a.items == b.items ? a.numbers < b.numbers : a.items < b.items
  }

  /// Sorts the rows of constraints from an index on by their statements.
  static func sort(_ rows: inout [Row], from first: Int) {
    guard rows.count - first > 1 else { return }
    let old = Array(rows[first...])
    let keys = old.compactMap { row in row.statement.map { Self($0) } }
    let order = old.indices.sorted {
      keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1]
    }
    for (index, place) in order.enumerated() { rows[first + index] = old[place] }
  }
}
