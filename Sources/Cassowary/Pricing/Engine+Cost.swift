/// The piecewise linear costs of the columns.
extension Engine {
  @inline(__always) mutating func tolerance(at position: Double, of column: Int) -> Double {
    Tolerance.value * (1 + abs(position) + 0.1 * (columnScale(column) - 1))
  }

  @inline(__always) private mutating func columnScale(_ column: Int) -> Double {
    Column.isActivity(column) ? rows[Column.index(column)].scale : 1
  }

  /// The segment between the breakpoints that a basic column is taken to be above and below.
  mutating func refreshSegment(_ column: Int) {
    var segment = Segment()
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      if one.isRequired {
        if one.relation != .lessThanOrEqual { segment.low = max(segment.low, one.position) }
        if one.relation != .greaterThanOrEqual { segment.high = min(segment.high, one.position) }
      } else if one.side > 0 {
        segment.low = max(segment.low, one.position)
      } else {
        segment.high = min(segment.high, one.position)
      }
      next = one.next
    }
    segments[column] = segment
    motion += 1
  }

  /// Takes a basic column to be where its value is; on a breakpoint the side stays.
  mutating func assignSides(_ column: Int) {
    let value = values[column]
    var next = columns[column].first
    while next >= 0 {
      let distance = value - breakpoints[next].position
      let slack = tolerance(at: breakpoints[next].position, of: column)
      if distance > slack { breakpoints[next].side = 1 }
      if distance < -slack { breakpoints[next].side = -1 }
      next = breakpoints[next].next
    }
    refreshSegment(column)
  }

  /// The cost slope of a basic column at its sides, in `scratch.slope`. Required constraints cost
  /// nothing: they hold.
  mutating func computeSlope(_ column: Int) {
    clear(scratch.slope)
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      next = one.next
      if one.isRequired { continue }
      if one.side < 0 { addBelow(one, to: scratch.slope) } else { addAbove(one, to: scratch.slope) }
    }
  }

  /// The subgradient of a non-basic column at its value, in `scratch.low` and `scratch.high`.
  mutating func computeSubgradient(_ column: Int) {
    clear(scratch.low)
    clear(scratch.high)
    let value = values[column]
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      next = one.next
      let distance = value - one.position
      let slack = tolerance(at: one.position, of: column)
      if distance > slack { addAbove(one, to: scratch.low) } else { addBelow(one, to: scratch.low) }
      if distance < -slack {
        addBelow(one, to: scratch.high)
      } else {
        addAbove(one, to: scratch.high)
      }
    }
  }

  /// Adds the slope of the cost below the breakpoint.
  @inline(__always) func addBelow(_ one: Breakpoint, to vector: Slab<Double>) {
    add(one, one.slopeBelow * one.weight, one.slopeBelow * one.weight * one.rankBelow, to: vector)
  }

  /// Adds the slope of the cost above the breakpoint.
  @inline(__always) func addAbove(_ one: Breakpoint, to vector: Slab<Double>) {
    add(one, one.slopeAbove * one.weight, one.slopeAbove * one.weight * one.rankAbove, to: vector)
  }

  /// Adds what the slope grows by at the breakpoint, for a column that moves at `rate`.
  @inline(__always) func addJump(_ one: Breakpoint, rate: Double, to vector: Slab<Double>) {
    let weight = one.weight * rate
    add(
      one, (one.slopeAbove - one.slopeBelow) * weight,
      (one.slopeAbove * one.rankAbove - one.slopeBelow * one.rankBelow) * weight, to: vector)
  }

  @inline(__always)
  private func add(_ one: Breakpoint, _ cost: Double, _ tie: Double, to vector: Slab<Double>) {
    if !one.isStay { vector[one.level] += cost }
    if !one.isRequired { vector[one.tieLevel] += tie }
  }

  @inline(__always) func clear(_ vector: Slab<Double>) {
    for level in stride(from: 0, to: levels.count, by: 8) { vector.setEight(at: level, .zero) }
  }

  /// The duals times the column, in `scratch.dot`, and the sizes of what was summed in
  /// `scratch.size`.
  mutating func computeDot(_ column: Int) {
    for level in stride(from: 0, to: levels.count, by: 8) { computeDot(column, from: level) }
    if !Column.isActivity(column) { effort += matrix.columns[Column.index(column)].count }
  }

  @inline(__always) private func computeDot(_ column: Int, from level: Int) {
    var (dot, size) = (Eight.zero, Eight.zero)
    if Column.isActivity(column) {
      let row = Column.index(column)
      if hasDual[row] { dot -= duals.eight(at: row * levels.stride + level) }
      size = dot.sizes
    } else {
      let extent = matrix.columns[Column.index(column)]
      for position in extent.start..<(extent.start + extent.count) {
        let entry = matrix.entries[position]
        guard hasDual[Int(entry.other)] else { continue }
        let part = duals.eight(at: Int(entry.other) * levels.stride + level) * entry.coefficient
        dot += part
        size += part.sizes
      }
    }
    scratch.dot.setEight(at: level, dot)
    scratch.size.setEight(at: level, size)
  }

  /// The sign of a − b, by the highest level where they differ.
  @inline(__always)
  mutating func compare(_ a: Slab<Double>, _ b: Slab<Double>, from first: Int = 0) -> Int {
    for place in first..<levels.order.count {
      let level = levels.order[place]
      let difference = a[level] - b[level]
      let slack =
        Tolerance.cost + Tolerance.relativeCost * (scratch.size[level] + abs(a[level]))
      if abs(difference) > slack { return difference > 0 ? 1 : -1 }
    }
    return 0
  }

  /// In which direction moving a non-basic column improves the cost: 1, -1, or 0 for neither.
  /// Leaves its subgradient and its product with the duals in `scratch`.
  mutating func improvingDirection(_ column: Int) -> Int {
    computeDot(column)
    computeSubgradient(column)
    if compare(scratch.dot, scratch.high) > 0 { return 1 }
    if compare(scratch.dot, scratch.low) < 0 { return -1 }
    return 0
  }
}
