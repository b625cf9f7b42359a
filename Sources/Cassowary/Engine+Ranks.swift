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
      breakpoints[next].rank = rank
      next = breakpoints[next].next
    }
    reconsider(column)
  }

  /// What a violation of the column's constraints weighs in the tie level.
  mutating func rank(of column: Int) -> Double { 1 + Double(youngest(column)) * 0x1p-20 }

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
