/// Cached responses for non-basic columns that move many times, such as an animated constant or
/// the width of a window.
extension Engine {
  /// The number of cached responses, and of remembered shifted columns.
  private static let keptResponses = 8

  /// The index of a column's response, or nil. A response is made when a column moves for the
  /// second time in an epoch.
  mutating func response(of column: Int) -> Int? {
    for slot in 0..<responses.count
    where responses[slot].column == column && responses[slot].epoch == epoch { return slot }
    return hasShifted(column) ? makeResponse(column) : nil
  }

  /// Whether the column moved before in this epoch, among the few columns that are remembered.
  private mutating func hasShifted(_ column: Int) -> Bool {
    if shiftedEpoch != epoch {
      recentlyShifted.removeAll()
      shiftedEpoch = epoch
    }
    for k in 0..<recentlyShifted.count where recentlyShifted[k] == column { return true }
    if recentlyShifted.count == Self.keptResponses { recentlyShifted.removeAll() }
    recentlyShifted.append(column)
    return false
  }

  /// Computes a column's response by one FTRAN. Its rates are in ascending order of columns.
  private mutating func makeResponse(_ column: Int) -> Int {
    let slot = slotForResponse()
    noteChanges(of: slot)
    responses[slot].column = column
    responses[slot].epoch = epoch
    responses[slot].movementEpoch = -1
    responses[slot].variables.removeAll()
    responses[slot].free.removeAll()
    responses[slot].bound.removeAll()
    responses[slot].largestRate = 0
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
      let rate = Response.Rate(
        column: sorted[k], rate: -work[columns[sorted[k]].basicRow])
      responses[slot].largestRate = max(responses[slot].largestRate, abs(rate.rate))
      if columns[sorted[k]].first < 0 {
        responses[slot].free.append(rate)
      } else {
        responses[slot].bound.append(rate)
      }
    }
    clearWork()
    return slot
  }

  /// The index of a response that is out of date, a new one, or the one made first.
  private mutating func slotForResponse() -> Int {
    for slot in 0..<responses.count where responses[slot].epoch != epoch { return slot }
    if responses.count < Self.keptResponses {
      responses.append(Response())
      return responses.count - 1
    }
    responses.append(responses.removeFirst())
    return responses.count - 1
  }

  /// Moves the basic columns as the response's column moves by `delta`. While the column stays
  /// within `room`, no value is checked.
  mutating func apply(_ slot: Int, _ delta: Double) {
    let isAgain = responses[slot].movementEpoch == movementEpoch
    let (free, bound) = (responses[slot].free, responses[slot].bound)
    for k in 0..<free.count { values[free[k].column] += free[k].rate * delta }
    if isAgain, let room = responses[slot].room, room.low < delta, delta < room.high {
      for k in 0..<bound.count { values[bound[k].column] += bound[k].rate * delta }
      responses[slot].room = (room.low - delta, room.high - delta)
      movementEpoch += 1
    } else {
      for k in 0..<bound.count {
        values[bound[k].column] += bound[k].rate * delta
        observe(bound[k].column)
      }
      movementEpoch += 1
      responses[slot].room = isAgain ? room(of: bound) : nil
    }
    responses[slot].movementEpoch = movementEpoch
    responses[slot].isApplied = true
    travelled += abs(delta) * responses[slot].largestRate
    shiftsSinceRefresh += free.count + bound.count + 1
  }

  /// How far down and up the response's column may move before one of these basic columns leaves
  /// its segment.
  private mutating func room(of bound: Slab<Response.Rate>) -> (low: Double, high: Double) {
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

  /// Lists the variables that an applied response moved as changed.
  mutating func noteChanges(of slot: Int) {
    guard responses[slot].isApplied else { return }
    responses[slot].isApplied = false
    for k in 0..<responses[slot].free.count { markChanged(responses[slot].free[k].column) }
    for k in 0..<responses[slot].bound.count { markChanged(responses[slot].bound[k].column) }
  }
}
