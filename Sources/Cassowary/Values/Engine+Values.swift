/// Keeping the values of basic columns in step with those of the others.
extension Engine {
  /// To be called where the value of a basic column changed.
  @inline(__always) mutating func observe(_ column: Int) {
    let value = values[column]
    if value < segments[column].low || value > segments[column].high { leaveSegment(column) }
  }

  mutating func leaveSegment(_ column: Int) {
    markDirty(column)
    if columns[column].requiredCount > 0, !columns[column].marks.contains(.broken),
      requiredTarget(column) != nil
    {
      columns[column].marks.insert(.broken)
      broken.append(column)
    }
  }

  @inline(__always) mutating func markDirty(_ column: Int) {
    guard !columns[column].marks.contains(.dirty) else { return }
    columns[column].marks.insert(.dirty)
    dirty.append(column)
  }

  @inline(__always) mutating func markCandidate(_ column: Int) {
    guard !columns[column].marks.contains(.candidate) else { return }
    columns[column].marks.insert(.candidate)
    candidates.append(column)
  }

  mutating func markUnseated(_ column: Int) {
    guard !columns[column].marks.contains(.unseated) else { return }
    columns[column].marks.insert(.unseated)
    unseated.append(column)
  }

  @inline(__always) mutating func markChanged(_ column: Int) {
    guard !Column.isActivity(column), !columns[column].marks.contains(.changed) else { return }
    columns[column].marks.insert(.changed)
    changed.append(column)
  }

  /// The required constraint that a column violates most, if any.
  mutating func requiredTarget(_ column: Int) -> Int? {
    let value = values[column]
    let (low, high) = requiredRange(column)
    if value < low.position - tolerance(at: low.position, of: column) { return low.breakpoint }
    if value > high.position + tolerance(at: high.position, of: column) { return high.breakpoint }
    return nil
  }

  /// Moves a non-basic column and all that depends on it.
  mutating func shift(_ column: Int, by delta: Double) {
    guard delta != 0 else { return }
    if let direction = direction(of: column) {
      apply(direction, delta)
    } else {
      forward(column: column)
      applyForward(times: -delta)
    }
    values[column] += delta
    markChanged(column)
  }

  /// Adds a multiple of the solution in `work` to the basic columns, and clears it.
  mutating func applyForward(times factor: Double) {
    for k in 0..<order.count {
      let start = order[k]
      var row = start
      repeat {
        let x = work[row]
        if x != 0 {
          work[row] = 0
          let column = rows[row].pivotColumn
          values[column] += x * factor
          observe(column)
          markChanged(column)
        }
        row = rows[row].ring
      } while row != start
    }
    drift += order.count + 1
    motion += 1
  }

  /// Solves for the basic columns from the others, to shed rounding errors. `work` keeps nothing.
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
    drift = 0
    refreshedPivots = pivots
  }

  mutating func activity(_ row: Int) -> Double {
    let extent = matrix.rows[row]
    var sum = 0.0
    for position in extent.start..<(extent.start + extent.count) {
      let entry = matrix.entries[position]
      sum += entry.coefficient * values[Column.variable(Int(entry.other))]
    }
    return sum
  }
}
