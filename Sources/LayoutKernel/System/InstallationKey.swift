/// The sort key of the constraints that an item holds. It compares the items that they are about,
/// in the order in which these joined, then attributes and numbers, and then where distances begin. Which of several optima the
/// solver finds may depend on the order in which it gets constraints, and that must not be the
/// order of the calls that activated them.
struct InstallationKey: Comparable {
  private let items: (Int, Int, Int, Int)
  private let numbers: (Int, Int, Int, Double, Double, Double)
  /// The places and attributes at which distances begin.
  private let starts: (Int, Int, Int, Int, Int, Int)

  init(_ statement: Statement) {
    let first = Self.place(of: statement.first)
    let second = Self.place(of: statement.second)
    items = (first.serial, first.kind, second.serial, second.kind)
    let (firstStart, secondStart) = (
      Self.place(of: statement.firstStart), Self.place(of: statement.secondStart)
    )
    starts = (
      firstStart.serial, firstStart.kind, statement.firstStart?.attribute.rawValue ?? 0,
      secondStart.serial, secondStart.kind, statement.secondStart?.attribute.rawValue ?? 0
    )
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
    return (end.owner.serial, inset.number)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.items == b.items && a.numbers == b.numbers && a.starts == b.starts
  }

  static func < (a: Self, b: Self) -> Bool {
    if a.items != b.items { return a.items < b.items }
    return a.numbers == b.numbers ? a.starts < b.starts : a.numbers < b.numbers
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
