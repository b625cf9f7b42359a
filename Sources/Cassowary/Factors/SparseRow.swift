/// A row of a homogeneous system, `Σ coefficient · x = 0`. Unknowns are numbered by place.
struct SparseRow {
  /// The entries in descending order of place, at most one for each place.
  private(set) var entries: [(place: Int, coefficient: Double)]

  /// A row of entries in any order, at most one for each place. Zeros are left out.
  init(_ entries: [(place: Int, coefficient: Double)]) {
    self.entries = entries.filter { $0.coefficient != 0 }.sorted { $0.place > $1.place }
  }

  /// The row with all signs changed.
  var negated: SparseRow { SparseRow(entries.map { ($0.place, -$0.coefficient) }) }

  /// The row with each place replaced by `names[place]`.
  func renamed(_ names: [Int]) -> SparseRow {
    SparseRow(entries.map { (names[$0.place], $0.coefficient) })
  }

  /// The sum of the terms for these values of the unknowns.
  func value(at values: [Double]) -> Double {
    entries.reduce(0) { $0 + $1.coefficient * values[$1.place] }
  }

  /// The row divided by its first coefficient.
  func normalized() -> SparseRow {
    guard let first = entries.first else { return self }
    var result = self
    for index in entries.indices { result.entries[index].coefficient /= first.coefficient }
    return result
  }

  /// Subtracts the multiple of `pivot` that removes this row's first entry. Both rows begin at the
  /// same place. Differences that are only rounding become zero.
  mutating func eliminate(with pivot: SparseRow) {
    let factor = entries[0].coefficient / pivot.entries[0].coefficient
    var result: [(place: Int, coefficient: Double)] = []
    result.reserveCapacity(entries.count + pivot.entries.count)
    var (mine, theirs) = (1, 1)
    while mine < entries.count || theirs < pivot.entries.count {
      let own = mine < entries.count ? entries[mine].place : -1
      let other = theirs < pivot.entries.count ? pivot.entries[theirs].place : -1
      if own > other {
        result.append(entries[mine])
        mine += 1
      } else if other > own {
        result.append((other, -factor * pivot.entries[theirs].coefficient))
        theirs += 1
      } else {
        let taken = factor * pivot.entries[theirs].coefficient
        let rest = entries[mine].coefficient - taken
        if abs(rest) > Tolerance.echelon * max(abs(taken), abs(entries[mine].coefficient)) {
          result.append((own, rest))
        }
        mine += 1
        theirs += 1
      }
    }
    entries = result
  }
}
