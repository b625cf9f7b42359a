/// Work space for cost vectors, which have one component for each level.
struct CostVectors {
  /// The lower end of a column's subgradient, or a ratio.
  var low: Slab<Double>
  /// The upper end of a column's subgradient, or a slope that is being summed up.
  var high: Slab<Double>
  /// The product of the duals and a column.
  var dot: Slab<Double>
  /// The sum of the magnitudes of the terms of `dot`, to which rounding is compared.
  var size: Slab<Double>
  /// The slope of a column's cost, or the best ratio so far.
  var slope: Slab<Double>

  /// Vectors of `stride` zeros.
  init(stride: Int) {
    func zeros() -> Slab<Double> {
      var slab = Slab<Double>(capacity: stride)
      slab.extend(to: stride, with: 0)
      return slab
    }
    (low, high, dot, size, slope) = (zeros(), zeros(), zeros(), zeros(), zeros())
  }

  /// Frees the memory.
  func free() {
    for slab in [low, high, dot, size, slope] { slab.free() }
  }
}
