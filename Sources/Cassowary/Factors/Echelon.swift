/// A row of a homogeneous system, `Σ coefficient · x = 0`.
struct SparseRow {
  /// Descending by place, one a place.
  private(set) var entries: [(place: Int, coefficient: Double)]

  init(_ entries: [(Int, Double)]) {
    var merged: [(place: Int, coefficient: Double)] = []
    for (place, coefficient) in entries.sorted(by: { $0.0 > $1.0 }) {
      if merged.last?.place == place {
        merged[merged.count - 1].coefficient += coefficient
      } else {
        merged.append((place, coefficient))
      }
    }
    self.entries = merged.filter { $0.coefficient != 0 }
  }

  var negated: SparseRow { SparseRow(entries.map { ($0.place, -$0.coefficient) }) }

  func renamed(_ names: [Int]) -> SparseRow {
    SparseRow(entries.map { (names[$0.place], $0.coefficient) })
  }

  func value(at values: [Double]) -> Double {
    entries.reduce(0) { $0 + $1.coefficient * values[$1.place] }
  }

  /// The row with its first coefficient made 1.
  func normalized() -> SparseRow {
    guard let first = entries.first else { return self }
    var result = self
    for index in entries.indices { result.entries[index].coefficient /= first.coefficient }
    return result
  }

  /// Takes a multiple of a row away that begins at the same place, so that this one begins later.
  /// What cancels but for rounding is zero.
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
        if abs(rest) > 1e-10 * max(abs(taken), abs(entries[mine].coefficient)) {
          result.append((own, rest))
        }
        mine += 1
        theirs += 1
      }
    }
    entries = result
  }
}

/// A homogeneous system in echelon form: each row begins at a place of its own and says what stands
/// there in terms of places before it. The places at which none begins are free, and they are the
/// first ones possible: a place is free exactly where it does not follow from places before it.
struct Echelon {
  /// By place; nil where the place is free.
  private var rows: [SparseRow?]

  init(_ equations: [SparseRow], count: Int) {
    rows = [SparseRow?](repeating: nil, count: count)
    // Short rows first, which keeps the others short.
    let order = equations.indices.sorted {
      (equations[$0].entries.count, $0) < (equations[$1].entries.count, $1)
    }
    for index in order {
      var row = equations[index].normalized()
      while let first = row.entries.first, let pivot = rows[first.place] {
        row.eliminate(with: pivot)
      }
      if let first = row.entries.first { rows[first.place] = row.normalized() }
    }
  }

  /// A solution in which nothing is 0 that need not be: free places differ by numbers that no layout
  /// has a relation between, so that only what always cancels does.
  func genericDirection() -> [Double] {
    var values = [Double](repeating: 0, count: rows.count)
    var fraction = 0.5
    for place in rows.indices {
      guard let row = rows[place] else {
        fraction += 0.618_033_988_749_894_9
        if fraction >= 1 { fraction -= 1 }
        values[place] = 1 + fraction
        continue
      }
      var (sum, size) = (0.0, 0.0)
      for entry in row.entries.dropFirst() {
        let part = entry.coefficient * values[entry.place]
        sum -= part
        size += abs(part)
      }
      values[place] = abs(sum) > 1e-9 * size ? sum : 0
    }
    return values
  }

  /// A solution for each free place: 1 there and 0 at the other free places.
  func directions() -> [(free: Int, rates: [(place: Int, rate: Double)])] {
    var dependents = [[Int]](repeating: [], count: rows.count)
    for place in rows.indices {
      for entry in rows[place]?.entries.dropFirst() ?? [] { dependents[entry.place].append(place) }
    }
    var values = [Double](repeating: 0, count: rows.count)
    var isReached = [Bool](repeating: false, count: rows.count)
    return rows.indices.filter { rows[$0] == nil }.map { free in
      var reached: [Int] = [free]
      isReached[free] = true
      var next = 0
      while next < reached.count {
        for place in dependents[reached[next]] where !isReached[place] {
          isReached[place] = true
          reached.append(place)
        }
        next += 1
      }
      reached.sort()
      values[free] = 1
      var rates: [(place: Int, rate: Double)] = []
      for place in reached {
        if let row = rows[place] {
          let sum = -row.entries.dropFirst().reduce(0) {
            $0 + $1.coefficient * values[$1.place]
          }
          values[place] = abs(sum) > 1e-9 ? sum : 0
        }
        if values[place] != 0 { rates.append((place, values[place])) }
      }
      for place in reached { (values[place], isReached[place]) = (0, false) }
      return (free, rates)
    }
  }
}
