/// Reduced costs: the price `yᵀA_j` of a column against its subgradient.
extension Engine {
  /// Computes the duals times the column, into `scratch.dot`, and the sizes of the terms, into
  /// `scratch.size`.
  mutating func computeDot(_ column: Int) {
    for level in stride(from: 0, to: levels.count, by: 8) { computeDot(column, from: level) }
    let length = Column.isActivity(column) ? 1 : matrix.columns[Column.index(column)].count
    effort += length * levels.parts
  }

  /// Computes eight levels from `level` on.
  @inline(__always) private func computeDot(_ column: Int, from level: Int) {
    var (dot, size) = (Eight.zero, Eight.zero)
    if Column.isActivity(column) {
      let row = Column.index(column)
      if hasDual[row] { dot -= duals.eight(at: row * levels.stride + level) }
      size = dot.sizes
    } else {
      for entry in matrix.column(Column.index(column)) {
        guard hasDual[Int(entry.other)] else { continue }
        let part = duals.eight(at: Int(entry.other) * levels.stride + level) * entry.coefficient
        dot += part
        size += part.sizes
      }
    }
    scratch.dot.setEight(at: level, dot)
    scratch.size.setEight(at: level, size)
  }

  /// The sign of a − b at the highest level at which they differ by more than rounding, 0 if there
  /// is none. `scratch.size` has the sizes of their terms.
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

  /// The direction in which moving a non-basic column improves the cost: 1, -1, or 0 for neither.
  /// Leaves the column's subgradient and its product with the duals in `scratch`.
  mutating func improvingDirection(_ column: Int) -> Int {
    computeDot(column)
    computeSubgradient(column)
    if compare(scratch.dot, scratch.high) > 0 { return 1 }
    if compare(scratch.dot, scratch.low) < 0 { return -1 }
    return 0
  }
}
