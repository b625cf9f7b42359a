/// Who comes first where priorities leave a choice.
extension Engine {
  /// Hands the births of the variables out among them again, the earliest to the first.
  mutating func rank(_ variables: [Int]) {
    let dates = variables.map { births[$0] }.sorted()
    for (variable, date) in zip(variables, dates) where births[variable] != date {
      births[variable] = date
      refreshRanks(ofVariable: variable)
    }
  }

  private mutating func refreshRanks(ofVariable variable: Int) {
    refreshRanks(Column.variable(variable))
    let extent = matrix.columns[variable]
    for position in extent.start..<(extent.start + extent.count) {
      refreshRanks(Column.activity(ofRow: Int(matrix.entries[position].other)))
    }
  }

  private mutating func refreshRanks(_ column: Int) {
    let rank = self.rank(of: column)
    var next = columns[column].first
    while next >= 0 {
      breakpoints[next].rankAbove = rank.above
      breakpoints[next].rankBelow = rank.below
      next = breakpoints[next].next
    }
    reconsider(column)
  }

  /// What a violation of the column's constraints weighs in the tie level.
  ///
  /// What one variable is too large by weighs the more the later it comes, what it is too small by the
  /// less: slack goes to the first, and what is missing is taken from the last. The sign of a row of
  /// several variables is that of its writing, so that both its sides weigh the same.
  mutating func rank(of column: Int) -> (above: Double, below: Double) {
    let rank = 1 + Double(youngest(column)) * 0x1p-20
    return (rank, Column.isActivity(column) ? rank : 1 / rank)
  }

  /// The birth of the youngest variable of a column.
  private mutating func youngest(_ column: Int) -> Int {
    guard Column.isActivity(column) else { return births[Column.index(column)] }
    let extent = matrix.rows[Column.index(column)]
    var birth = 0
    for position in extent.start..<(extent.start + extent.count) {
      birth = max(birth, births[Int(matrix.entries[position].other)])
    }
    return birth
  }
}
