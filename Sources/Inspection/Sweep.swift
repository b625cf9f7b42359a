import Foundation

/// Finds the rectangles that overlap without comparing each with every other: a line sweeps over them
/// and only those that it crosses at the same time are compared.
enum Sweep {
  /// Calls `body` with the indices of each pair that overlaps by more than `least` both ways, the
  /// smaller index first, until it returns false. The order of the pairs is the sweep's.
  ///
  /// - Parameter limit: the most pairs that are compared.
  /// - Returns: whether there were no more pairs to compare.
  @discardableResult static func forEachOverlap(
    of rects: [CGRect], by least: CGFloat, limit: Int = .max, _ body: (Int, Int) -> Bool
  ) -> Bool {
    var left = limit
    let (columns, rows) = (rects.map { ($0.minX, $0.maxX) }, rects.map { ($0.minY, $0.maxY) })
    let (along, across) =
      density(of: rows) <= density(of: columns) ? (rows, columns) : (columns, rows)
    let order = rects.indices.sorted { (along[$0].0, $0) < (along[$1].0, $1) }
    var crossed: [Int] = []
    for index in order {
      let start = along[index].0
      crossed.removeAll { along[$0].1 - start <= least }
      left -= crossed.count
      if left < 0 { return false }
      for other in crossed {
        let common = min(along[index].1, along[other].1) - start
        let width =
          min(across[index].1, across[other].1) - max(across[index].0, across[other].0)
        guard common > least, width > least else { continue }
        if !body(min(index, other), max(index, other)) { return false }
      }
      crossed.append(index)
    }
    return true
  }

  /// How many rectangles a line crosses on average, given the two ends of each along an axis. The
  /// sweep goes along the axis with fewer.
  private static func density(of ends: [(low: CGFloat, high: CGFloat)]) -> CGFloat {
    var (least, most, sum) = (CGFloat.infinity, -CGFloat.infinity, CGFloat(0))
    for (low, high) in ends {
      least = min(least, low)
      most = max(most, high)
      sum += high - low
    }
    return most > least ? sum / (most - least) : 0
  }
}
