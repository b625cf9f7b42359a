/// The piecewise linear costs of the columns: the place of a column between its breakpoints, and
/// the slope there.
extension Engine {
  /// The distance up to which a column's value counts as being at a breakpoint at `position`.
  @inline(__always) mutating func tolerance(at position: Double, of column: Int) -> Double {
    Tolerance.value * (1 + abs(position) + Tolerance.valueScale * (columnScale(column) - 1))
  }

  /// The largest coefficient of the column's row, at least 1; 1 for a variable.
  @inline(__always) private mutating func columnScale(_ column: Int) -> Double {
    Column.isActivity(column) ? rows[Column.index(column)].scale : 1
  }

  /// Computes a basic column's segment from the recorded sides of its breakpoints.
  mutating func refreshSegment(_ column: Int) {
    var segment = Segment()
    var next = columns[column].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      if breakpoint.isRequired {
        if breakpoint.relation != .lessThanOrEqual {
          segment.low = max(segment.low, breakpoint.position)
        }
        if breakpoint.relation != .greaterThanOrEqual {
          segment.high = min(segment.high, breakpoint.position)
        }
      } else if breakpoint.side > 0 {
        segment.low = max(segment.low, breakpoint.position)
      } else {
        segment.high = min(segment.high, breakpoint.position)
      }
      next = breakpoint.next
      effort += 1
    }
    segments[column] = segment
    if roundings[column] > 0, !isValueClear(column) { doubt(column) }
    movementEpoch += 1
  }

  /// Whether a basic column is clearly on one side of each of its breakpoints. Its segment then ends where
  /// that would no longer be so. Stays decide nothing that an author sees.
  mutating func isValueClear(_ column: Int) -> Bool {
    let scale = Column.isActivity(column) ? rows[Column.index(column)].scale : 1
    var next = columns[column].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      next = breakpoint.next
      effort += 1
      if breakpoint.isStay { continue }
      let distance = values[column] - breakpoint.position
      let margin =
        Tolerance.clearValue * scale * (1 + abs(breakpoint.position)) + 4 * roundings[column]
      if abs(distance) <= margin { return false }
      if distance > 0 {
        segments[column].low = max(segments[column].low, breakpoint.position + margin)
      } else {
        segments[column].high = min(segments[column].high, breakpoint.position - margin)
      }
    }
    return true
  }

  /// Sets the sides of a basic column's breakpoints by its value. A breakpoint at that value keeps
  /// its side.
  mutating func assignSides(_ column: Int) {
    let value = values[column]
    var next = columns[column].first
    while next >= 0 {
      let distance = value - breakpoints[next].position
      let slack = tolerance(at: breakpoints[next].position, of: column)
      if distance > slack { breakpoints[next].side = 1 }
      if distance < -slack { breakpoints[next].side = -1 }
      next = breakpoints[next].next
      effort += 1
    }
    refreshSegment(column)
  }

  /// Computes the slope of a basic column's cost by the recorded sides, into `scratch.slope`.
  /// Required constraints cost nothing, since they hold.
  mutating func computeSlope(_ column: Int) {
    clear(scratch.slope)
    var next = columns[column].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      next = breakpoint.next
      effort += 1
      if breakpoint.isRequired { continue }
      if breakpoint.side < 0 {
        addBelow(breakpoint, to: scratch.slope)
      } else {
        addAbove(breakpoint, to: scratch.slope)
      }
    }
  }

  /// Computes the subgradient of a non-basic column at its value, into `scratch.low` and
  /// `scratch.high`.
  mutating func computeSubgradient(_ column: Int) {
    clear(scratch.low)
    clear(scratch.high)
    let value = values[column]
    var next = columns[column].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      next = breakpoint.next
      effort += 1
      let distance = value - breakpoint.position
      let slack = tolerance(at: breakpoint.position, of: column)
      if distance > slack {
        addAbove(breakpoint, to: scratch.low)
      } else {
        addBelow(breakpoint, to: scratch.low)
      }
      if distance < -slack {
        addBelow(breakpoint, to: scratch.high)
      } else {
        addAbove(breakpoint, to: scratch.high)
      }
    }
  }

  /// Adds the slope of the cost below the breakpoint.
  @inline(__always) func addBelow(_ breakpoint: Breakpoint, to vector: Slab<Double>) {
    add(
      breakpoint, breakpoint.slopeBelow * breakpoint.weight,
      breakpoint.slopeBelow * breakpoint.weight * breakpoint.tieWeightBelow, to: vector
    )
  }

  /// Adds the slope of the cost above the breakpoint.
  @inline(__always) func addAbove(_ breakpoint: Breakpoint, to vector: Slab<Double>) {
    add(
      breakpoint, breakpoint.slopeAbove * breakpoint.weight,
      breakpoint.slopeAbove * breakpoint.weight * breakpoint.tieWeightAbove, to: vector
    )
  }

  /// Adds the increase of the slope at the breakpoint, for a column that moves at `rate`.
  @inline(__always) func addJump(_ breakpoint: Breakpoint, rate: Double, to vector: Slab<Double>) {
    let weight = breakpoint.weight * rate
    add(
      breakpoint, (breakpoint.slopeAbove - breakpoint.slopeBelow) * weight,
      (breakpoint.slopeAbove * breakpoint.tieWeightAbove - breakpoint.slopeBelow
        * breakpoint.tieWeightBelow) * weight,
      to: vector)
  }

  /// Adds a cost to the breakpoint's level and a tie to its tie level.
  @inline(__always)
  private func add(_ breakpoint: Breakpoint, _ cost: Double, _ tie: Double, to vector: Slab<Double>)
  {
    if !breakpoint.isStay { vector[breakpoint.level] += cost }
    if !breakpoint.isRequired { vector[breakpoint.tieLevel] += tie }
  }

  /// Sets the vector to zero.
  @inline(__always) func clear(_ vector: Slab<Double>) {
    for level in stride(from: 0, to: levels.count, by: 8) { vector.setEight(at: level, .zero) }
  }
}
