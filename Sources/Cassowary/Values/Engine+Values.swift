/// Updates the values of the basic columns when non-basic ones move.
extension Engine {
  /// Checks whether a basic column left its segment. Must be called after its value changed.
  @inline(__always) mutating func observe(_ column: Int) {
    let value = values[column]
    if value < segments[column].low || value > segments[column].high { leaveSegment(column) }
  }

  /// Lists a basic column for pricing and, if it violates a required constraint, for repair.
  mutating func leaveSegment(_ column: Int) {
    markDirty(column)
    guard columns[column].requiredCount > 0 else { return }
    if isBadlyScaled { markStrayed(column) }
    if !columns[column].marks.contains(.infeasible), violatedRequirement(column) != nil {
      columns[column].marks.insert(.infeasible)
      infeasible.append(column)
    }
  }

  /// Moves a non-basic column and everything that depends on it.
  mutating func shift(_ column: Int, by delta: Double) {
    guard delta != 0 else { return }
    if let response = response(of: column) {
      apply(response, delta)
    } else {
      forward(column: column)
      applyForward(times: -delta)
    }
    values[column] += delta
    travelled += abs(delta)
    markChanged(column)
  }

  /// Adds a multiple of the solution in `work` to the basic columns, and clears it.
  mutating func applyForward(times factor: Double) {
    var largest = 0.0
    for k in 0..<order.count {
      let start = order[k]
      var row = start
      repeat {
        let x = work[row]
        if x != 0 {
          work[row] = 0
          let column = rows[row].pivotColumn
          values[column] += x * factor
          largest = max(largest, abs(x))
          observe(column)
          markChanged(column)
        }
        row = rows[row].ring
      } while row != start
    }
    effort += order.count
    shiftsSinceRefresh += order.count + 1
    travelled += largest * abs(factor)
    movementEpoch += 1
  }

  /// Computes the values of the basic columns from those of the non-basic ones, to remove
  /// accumulated rounding. Leaves `work` zero.
  mutating func refreshValues() {
    seeds.removeAll()
    for row in 0..<rows.count where rows[row].isLive {
      let residual = activity(row) - values[Column.activity(ofRow: row)]
      if residual != 0 {
        work[row] = residual
        seeds.append(row)
      }
    }
    forward()
    applyForward(times: -1)
    shiftsSinceRefresh = 0
    pivotsAtRefresh = pivots
  }

  /// The activity of a row, summed from its terms.
  mutating func activity(_ row: Int) -> Double {
    let entries = matrix.row(row)
    var sum = 0.0
    effort += entries.count
    for entry in entries {
      sum += entry.coefficient * values[Column.variable(Int(entry.other))]
    }
    return sum
  }
}
