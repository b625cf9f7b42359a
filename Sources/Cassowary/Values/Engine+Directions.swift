/// How all values respond to one non-basic column, kept for columns that move again and again: the
/// constant under an animation, the width of a window.
struct Direction {
  var column = -1
  var epoch = -1
  /// Basic columns without constraints, which can go anywhere, and how far they go.
  var free = Slab<Response>()
  var bound = Slab<Response>()
  /// Moved since the changes were last taken or noted.
  var isApplied = false
  /// The columns of the variables that move, ascending, the direction's own among them; empty until
  /// somebody takes changes.
  var variables = Slab<Int>()
  /// The engine's `motion` when it was last applied, and how much further the column may go from
  /// there before a basic column leaves its segment, where that is known.
  var motion = -1
  var room: (low: Double, high: Double)?

  struct Response: BitwiseCopyable {
    var column: Int
    var rate: Double
  }

  func release() {
    free.free()
    bound.free()
    variables.free()
  }
}

extension Engine {
  private static let keptDirections = 8

  /// The kept direction of a column. One is made when a column moves for the second time in an epoch.
  mutating func direction(of column: Int) -> Int? {
    for slot in 0..<directions.count
    where directions[slot].column == column && directions[slot].epoch == epoch { return slot }
    return hasShifted(column) ? makeDirection(column) : nil
  }

  /// Whether the column shifted in this epoch before, as far as a few columns are remembered.
  private mutating func hasShifted(_ column: Int) -> Bool {
    if shiftedEpoch != epoch {
      shifted.removeAll()
      shiftedEpoch = epoch
    }
    for k in 0..<shifted.count where shifted[k] == column { return true }
    if shifted.count == Self.keptDirections { shifted.removeAll() }
    shifted.append(column)
    return false
  }

  private mutating func makeDirection(_ column: Int) -> Int {
    let slot = slotForDirection()
    noteChanges(of: slot)
    directions[slot].column = column
    directions[slot].epoch = epoch
    directions[slot].motion = -1
    directions[slot].variables.removeAll()
    directions[slot].free.removeAll()
    directions[slot].bound.removeAll()
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
      if columns[sorted[k]].first < 0 {
        directions[slot].free.append(response)
      } else {
        directions[slot].bound.append(response)
      }
    }
    clearWork()
    return slot
  }

  private mutating func slotForDirection() -> Int {
    for slot in 0..<directions.count where directions[slot].epoch != epoch { return slot }
    if directions.count < Self.keptDirections {
      directions.append(Direction())
      return directions.count - 1
    }
    directions.append(directions.removeFirst())
    return directions.count - 1
  }

  mutating func apply(_ slot: Int, _ delta: Double) {
    let isAgain = directions[slot].motion == motion
    let (free, bound) = (directions[slot].free, directions[slot].bound)
    for k in 0..<free.count { values[free[k].column] += free[k].rate * delta }
    if isAgain, let room = directions[slot].room, room.low < delta, delta < room.high {
      for k in 0..<bound.count { values[bound[k].column] += bound[k].rate * delta }
      directions[slot].room = (room.low - delta, room.high - delta)
      motion += 1
    } else {
      for k in 0..<bound.count {
        values[bound[k].column] += bound[k].rate * delta
        observe(bound[k].column)
      }
      motion += 1
      directions[slot].room = isAgain ? room(of: bound) : nil
    }
    directions[slot].motion = motion
    directions[slot].isApplied = true
    drift += free.count + bound.count + 1
  }

  /// How far down and up the column may go before one of these leaves its segment.
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

  /// Marks the variables that an applied direction moved.
  mutating func noteChanges(of slot: Int) {
    guard directions[slot].isApplied else { return }
    directions[slot].isApplied = false
    for k in 0..<directions[slot].free.count { markChanged(directions[slot].free[k].column) }
    for k in 0..<directions[slot].bound.count { markChanged(directions[slot].bound[k].column) }
  }
}
