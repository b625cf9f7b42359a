import Work

/// A homogeneous system in echelon form. Each row begins at a different place and expresses the
/// unknown there by unknowns at earlier places.
///
/// Places at which no row begins are free. A place is free exactly if its unknown does not follow
/// from earlier places.
struct Echelon {
  /// How many times as long an entry takes here, where rows are arrays, as in the engine.
  private static let weight = 2

  /// By place, the row that begins there; nil for a free place.
  private var rows: [SparseRow?]

  /// The echelon form of a system in `count` unknowns; nil if the budget ends before it is found.
  init?(_ equations: [SparseRow], count: Int, _ budget: WorkBudget) {
    rows = [SparseRow?](repeating: nil, count: count)
    // Short rows come first, because eliminating with them keeps the others short.
    let order = equations.indices.sorted {
      (equations[$0].entries.count, $0) < (equations[$1].entries.count, $1)
    }
    for index in order {
      var row = equations[index].normalized()
      while let first = row.entries.first, let pivot = rows[first.place] {
        budget.spend(Self.weight * (row.entries.count + pivot.entries.count))
        if budget.isExhausted { return nil }
        row.eliminate(with: pivot)
      }
      if let first = row.entries.first { rows[first.place] = row.normalized() }
    }
  }

  /// A solution in which every unknown differs from 0 if it can. The free unknowns get numbers
  /// without simple relations, so that terms cancel only if they do in every solution.
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
      values[place] = abs(sum) > Tolerance.directionRate * size ? sum : 0
    }
    return values
  }

  /// For each free place, the solution that is 1 there and 0 at the other free places. Rates are in
  /// ascending order of places. Those for which the budget does not suffice are left out.
  func directions(_ budget: WorkBudget) -> [(free: Int, rates: [(place: Int, rate: Double)])] {
    var dependents = [[Int]](repeating: [], count: rows.count)
    for place in rows.indices {
      for entry in rows[place]?.entries.dropFirst() ?? [] { dependents[entry.place].append(place) }
    }
    var values = [Double](repeating: 0, count: rows.count)
    var isReached = [Bool](repeating: false, count: rows.count)
    return rows.indices.filter { rows[$0] == nil }.compactMap { free in
      if budget.isExhausted { return nil }
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
          values[place] = abs(sum) > Tolerance.directionRate ? sum : 0
        }
        if values[place] != 0 { rates.append((place, values[place])) }
        budget.spend(Self.weight * (1 + (rows[place]?.entries.count ?? 0)))
      }
      for place in reached { (values[place], isReached[place]) = (0, false) }
      return (free, rates)
    }
  }
}
