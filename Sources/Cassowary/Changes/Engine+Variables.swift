/// Creating and removing variables.
extension Engine {
  /// A new variable of the highest rank. It may reuse the index of a removed one.
  mutating func makeVariable() -> Int {
    let index: Int
    if let free = freeVariables.popLast() {
      index = free
    } else {
      index = matrix.columns.count
      matrix.appendColumn()
      reported.append(0)
      ranks.append(0)
      extendColumns(to: Column.variable(index) + 1)
    }
    let column = Column.variable(index)
    columns[column].isLive = true
    ranks[index] = nextRank
    nextRank += 1
    return index
  }

  /// Removes a variable that no constraint mentions.
  mutating func removeVariable(_ index: Int) {
    let column = Column.variable(index)
    columns[column].isLive = false
    columns[column].placement = -1
    values[column] = 0
    reported[index] = 0
    freeVariables.append(index)
    epoch += 1
  }

  /// Whether a constraint mentions the variable.
  func isMentioned(_ index: Int) -> Bool {
    matrix.columns[index].count > 0 || columns[Column.variable(index)].first >= 0
  }

  /// Extends all storage to at least `count` columns: by whole runs, as one column at a time takes longer.
  mutating func extendColumns(to count: Int) {
    guard count > columns.count else { return }
    let count = ColumnNumber.wholeRuns(count)
    columns.extend(to: count, with: Column())
    values.extend(to: count, with: 0)
    segments.extend(to: count, with: Segment())
    alpha.extend(to: count, with: 0)
    roundings.extend(to: count, with: 0)
  }
}
