/// Ranks, which decide between variables where priorities leave a choice.
extension Engine {
  /// Redistributes the ranks of these variables among them, with the lowest for the first.
  mutating func rank(_ variables: [Int]) {
    let sorted = variables.map { ranks[$0] }.sorted()
    for (variable, rank) in zip(variables, sorted) where ranks[variable] != rank {
      ranks[variable] = rank
      refreshTieWeights(ofVariable: variable)
    }
  }

  private mutating func refreshTieWeights(ofVariable variable: Int) {
    refreshTieWeights(Column.variable(variable))
    for entry in matrix.column(variable) {
      refreshTieWeights(Column.activity(ofRow: Int(entry.other)))
    }
  }

  private mutating func refreshTieWeights(_ column: Int) {
    let weights = tieWeights(of: column)
    var next = columns[column].first
    while next >= 0 {
      breakpoints[next].tieWeightAbove = weights.above
      breakpoints[next].tieWeightBelow = weights.below
      next = breakpoints[next].next
    }
    reprice(column)
  }

  /// The weight of a violation of the column's constraints at the tie level, above and below the
  /// position.
  ///
  /// The higher a variable's rank, the larger the weight if it is too large, and the smaller if it
  /// is too small. Therefore slack goes to the variable of the lowest rank, and missing space is
  /// taken from the variable of the highest. The sign of a row of several variables depends on how
  /// it is written, so both its sides have the same weight.
  mutating func tieWeights(of column: Int) -> (above: Double, below: Double) {
    let weight = 1 + Double(highestRank(column)) * 0x1p-20
    return (weight, Column.isActivity(column) ? weight : 1 / weight)
  }

  /// The highest rank among the variables of a column.
  private mutating func highestRank(_ column: Int) -> Int {
    guard Column.isActivity(column) else { return ranks[Column.index(column)] }
    var highest = 0
    for entry in matrix.row(Column.index(column)) {
      highest = max(highest, ranks[Int(entry.other)])
    }
    return highest
  }
}
