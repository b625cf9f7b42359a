/// Cached directions for non-basic columns that move many times, such as an animated constant or
/// the width of a window.
extension Engine {
  /// The number of cached directions, and of remembered shifted columns.
  private static let keptDirections = 8

  /// The index of a column's direction, or nil. A direction is made when a column moves for the
  /// second time in an epoch.
  mutating func direction(of column: Int) -> Int? {
    for slot in 0..<directions.count
    where directions[slot].column == column && directions[slot].epoch == epoch { return slot }
    return hasShifted(column) ? makeDirection(column) : nil
  }

  /// Whether the column moved before in this epoch, among the few columns that are remembered.
  private mutating func hasShifted(_ column: Int) -> Bool {
    if shiftedEpoch != epoch {
      recentlyShifted.removeAll()
      shiftedEpoch = epoch
    }
    for k in 0..<recentlyShifted.count where recentlyShifted[k] == column { return true }
    if recentlyShifted.count == Self.keptDirections { recentlyShifted.removeAll() }
    recentlyShifted.append(column)
    return false
  }

  /// Computes a column's direction by one FTRAN. Responses are in ascending order of columns.
  private mutating func makeDirection(_ column: Int) -> Int {
    let slot = slotForDirection()
    noteChanges(of: slot)
    directions[slot].column = column
    directions[slot].epoch = epoch
    directions[slot].movementEpoch = -1
    directions[slot].variables.removeAll()
    directions[slot].free.removeAll()
    directions[slot].bound.removeAll()
    directions[slot].largestRate = 0
    forward(column: column)
    sorted.removeAll()
    for k in 0..<order.count {
      var row = order[k]
      repeat {
        if work[row] != 0 { sorted.append(rows[row].pivotColumn) }
        row = rows[row].ring
      } while row != order[k]
    }
    sorted.sort()
    for k in 0..<sorted.count {
      let response = Direction.Response(
        column: sorted[k], rate: -work[columns[sorted[k]].basicRow])
      directions[slot].largestRate = max(directions[slot].largestRate, abs(response.rate))
      if columns[sorted[k]].first < 0 {
        directions[slot].free.append(response)
      } else {
        directions[slot].bound.append(response)
      }
    }
    clearWork()
    return slot
  }

  /// The index of a direction that is out of date, a new one, or the one made first.
  private mutating func slotForDirection() -> Int {
    for slot in 0..<directions.count where directions[slot].epoch != epoch { return slot }
    if directions.count < Self.keptDirections {
      directions.append(Direction())
      return directions.count - 1
    }
    directions.append(directions.removeFirst())
    return directions.count - 1
  }

  /// Moves the basic columns as the direction's column moves by `delta`. While the column stays
  /// within `room`, no value is checked.
  mutating func apply(_ slot: Int, _ delta: Double) {
    let isAgain = directions[slot].movementEpoch == movementEpoch
    let (free, bound) = (directions[slot].free, directions[slot].bound)
    for k in 0..<free.count { values[free[k].column] += free[k].rate * delta }
    if isAgain, let room = directions[slot].room, room.low < delta, delta < room.high {
      for k in 0..<bound.count { values[bound[k].column] += bound[k].rate * delta }
      directions[slot].room = (room.low - delta, room.high - delta)
      movementEpoch += 1
    } else {
      for k in 0..<bound.count {
        values[bound[k].column] += bound[k].rate * delta
        observe(bound[k].column)
      }
      movementEpoch += 1
      directions[slot].room = isAgain ? room(of: bound) : nil
    }
    directions[slot].movementEpoch = movementEpoch
    directions[slot].isApplied = true
    travelled += abs(delta) * directions[slot].largestRate
    shiftsSinceRefresh += free.count + bound.count + 1
  }

  /// How far down and up the direction's column may move before one of these basic columns leaves
  /// its segment.
  private mutating func room(of bound: Slab<Direction.Response>) -> (low: Double, high: Double) {
    var room = (low: -Double.infinity, high: Double.infinity)
    for k in 0..<bound.count {
      let (column, rate) = (bound[k].column, bound[k].rate)
      let below = (segments[column].low - values[column]) / rate
      let above = (segments[column].high - values[column]) / rate
      room.low = max(room.low, min(below, above))
      room.high = min(room.high, max(below, above))
    }
    return room
  }

  /// Lists the variables that an applied direction moved as changed.
  mutating func noteChanges(of slot: Int) {
    guard directions[slot].isApplied else { return }
    directions[slot].isApplied = false
    for k in 0..<directions[slot].free.count { markChanged(directions[slot].free[k].column) }
    for k in 0..<directions[slot].bound.count { markChanged(directions[slot].bound[k].column) }
  }
}
