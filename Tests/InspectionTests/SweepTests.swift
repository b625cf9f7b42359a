import Foundation
import LayoutScene
import Testing

@testable import Inspection

/// Rectangles in a window, among them thin and empty ones; the same for a seed on every machine.
private func rectangles(seed: UInt64, along vertical: Bool) -> [CGRect] {
  var state = seed
  func next(_ limit: UInt64) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat((state >> 33) % limit) / 4
  }
  return (0..<40).map { _ in
    let (near, far, long, short) = (next(1600), next(400), next(160), next(24))
    return vertical
      ? CGRect(x: far, y: near, width: long, height: short)
      : CGRect(x: near, y: far, width: short, height: long)
  }
}

/// As many as comparing each with every other finds.
@Test(arguments: 1...20, [0, 0.5, 3] as [CGFloat])
func theSweepFindsEveryPairThatOverlapsByMoreThanTheLeast(seed: Int, least: CGFloat) {
  for vertical in [true, false] {
    let rects = rectangles(seed: UInt64(seed), along: vertical)
    var (found, expected): ([[Int]], [[Int]]) = ([], [])
    Sweep.forEachOverlap(of: rects, by: least) {
      found.append([$0, $1])
      return true
    }
    for (i, a) in rects.enumerated() {
      for (j, b) in rects.enumerated() where i < j {
        let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
        let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
        if width > least, height > least { expected.append([i, j]) }
      }
    }
    #expect(found.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) } == expected)
  }
}

@Test func theSweepEndsWhereItIsTold() {
  var count = 0
  Sweep.forEachOverlap(
    of: [CGRect](repeating: CGRect(x: 0, y: 0, width: 9, height: 9), count: 5), by: 0
  ) { _, _ in
    count += 1
    return count < 3
  }
  #expect(count == 3)
}

/// Three rectangles in the same place are three pairs.
@Test(arguments: [(2, false), (3, true)])
func theSweepComparesNoMorePairsThanAllowed(limit: Int, isWhole: Bool) {
  let rects = [CGRect](repeating: CGRect(x: 0, y: 0, width: 9, height: 9), count: 3)
  #expect(Sweep.forEachOverlap(of: rects, by: 0, limit: limit) { _, _ in true } == isWhole)
}
