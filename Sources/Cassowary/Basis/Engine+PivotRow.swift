/// The pivot row: a row of the inverse of the basis times the non-basic columns.
extension Engine {
  /// Computes `alpha` for a row. When a non-basic column grows by one, the column that is basic in
  /// the row grows by minus its alpha.
  mutating func computeAlphas(_ row: Int) {
    backward(row: row)
    alphaColumns.removeAll()
    for k in 0..<backOrder.count {
      let start = backOrder[k]
      var member = start
      repeat {
        addAlphas(ofRow: member)
        backWork[member] = 0
        member = rows[member].ring
      } while member != start
    }
  }

  /// Adds what one row contributes to the alphas of all its columns.
  private mutating func addAlphas(ofRow row: Int) {
    let y = backWork[row]
    guard y != 0 else { return }
    let own = Column.activity(ofRow: row)
    if columns[own].basicRow < 0 { addAlpha(own, -y) }
    let entries = matrix.row(row)
    effort += entries.count
    for entry in entries {
      let column = Column.variable(Int(entry.other))
      if columns[column].basicRow < 0 { addAlpha(column, entry.coefficient * y) }
    }
  }

  @inline(__always) private mutating func addAlpha(_ column: Int, _ part: Double) {
    if alpha[column] == 0 { alphaColumns.append(column) }
    // In a row that depends on others the terms cancel, and the rounding that remains must not
    // become a pivot.
    alpha[column].subtract(-part)
  }

  /// Sets `alpha` to zero again.
  mutating func clearAlphas() {
    for k in 0..<alphaColumns.count { alpha[alphaColumns[k]] = 0 }
    alphaColumns.removeAll()
  }

  /// The largest magnitude in the pivot row.
  var largestAlpha: Double {
    var largest = 0.0
    for k in 0..<alphaColumns.count { largest = max(largest, abs(alpha[alphaColumns[k]])) }
    return largest
  }
}
