/// Assigns components of the cost vectors to priorities.
extension Engine {
  /// The level of a priority. If no level has it, a new one is made, or an unused one is reused if
  /// there are many.
  mutating func level(_ priority: Double) -> Int {
    if priority >= 1000 { return Levels.required }
    if let level = levels.find(priority) { return level }
    if isSettled, levels.count > 24, let unused = levels.unused() {
      for row in 0..<rows.count { duals[row * levels.stride + unused] = 0 }
      levels.reuse(unused, for: priority)
      return unused
    }
    let before = levels.stride
    let level = levels.makeLevel(priority)
    if levels.stride != before { widen(from: before) }
    return level
  }

  /// Enlarges all storage that has one component for each level.
  private mutating func widen(from before: Int) {
    duals = widened(duals, from: before)
    vectorWork = widened(vectorWork, from: before)
    scratch.free()
    scratch = CostVectors(stride: levels.stride)
  }

  /// A copy with longer vectors; the old memory is returned.
  private func widened(_ old: Slab<Double>, from before: Int) -> Slab<Double> {
    var new = Slab<Double>(capacity: rows.count * levels.stride + 1)
    new.extend(to: rows.count * levels.stride, with: 0)
    for row in 0..<rows.count {
      for level in 0..<before { new[row * levels.stride + level] = old[row * before + level] }
    }
    old.free()
    return new
  }
}
