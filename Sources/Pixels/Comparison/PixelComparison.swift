/// The differences between the pixels of two pictures.
package struct PixelComparison: Sendable, Hashable {
  /// A rectangle of pixels, from the top left corner.
  package struct Region: Sendable, Hashable {
    package var x, y, width, height: Int
  }

  /// The number of pixels of the larger picture. Pixels that only one picture has count as
  /// different.
  package let total: Int
  /// The number of unequal pixels.
  package private(set) var unequal = 0
  /// The number of pixels that differ by more than the tolerance for colours; without one, of all unequal pixels.
  package private(set) var different = 0
  /// The largest ΔE of two pixels; see `ColorDifference`.
  package private(set) var largestColor: Double = 0
  /// Rectangles around the pixels that differ by more than the tolerance for colours, from top to
  /// bottom.
  package private(set) var regions: [Region] = []
  package let isSameSize: Bool
  /// The share of the pixels that may differ, 0 … 1.
  private let tolerance: Double

  /// Whether the differences are within the tolerance.
  package var isPassed: Bool {
    isSameSize && (different == 0 || Double(different) <= tolerance * Double(total))
  }

  /// The share of the pixels that differ by more than the tolerance for colours, 0 … 1.
  package var share: Double { total == 0 ? 0 : Double(different) / Double(total) }

  /// - Parameters:
  ///   - share: the largest share of the pixels that may differ, 0 … 1.
  ///   - color: the largest ΔE of two colours that count as equal.
  package init(_ before: Bitmap, _ after: Bitmap, share: Double = 0, color: Double = 0) {
    tolerance = share
    isSameSize = before.width == after.width && before.height == after.height
    total = max(before.width, after.width) * max(before.height, after.height)
    var tiles = TileMap(
      width: max(before.width, after.width), height: max(before.height, after.height))
    var known: [UInt64: Double] = [:]
    for y in 0..<max(before.height, after.height) {
      let (old, new) = (before.row(y), after.row(y))
      if old.elementsEqual(new) { continue }
      for x in 0..<max(old.count, new.count) {
        let isBoth = x < old.count && x < new.count
        if isBoth, old[old.startIndex + x] == new[new.startIndex + x] { continue }
        unequal += 1
        if isBoth {
          let (first, second) = (old[old.startIndex + x], new[new.startIndex + x])
          let key = UInt64(first) << 32 | UInt64(second)
          let distance = known[key] ?? ColorDifference.between(first, second)
          known[key] = distance
          largestColor = max(largestColor, distance)
          // Fully transparent pixels may have different words and equal colours.
          if distance <= color, color > 0 { continue }
        }
        different += 1
        tiles.add(x: x, y: y)
      }
    }
    regions = tiles.regions()
  }
}

extension Bitmap {
  /// The pixels of a row; empty below the picture.
  fileprivate func row(_ y: Int) -> ArraySlice<UInt32> {
    y < height ? pixels[y * width..<(y + 1) * width] : []
  }
}

/// The differing parts of a picture, in tiles of 16 × 16 pixels, so that the letters of a word form
/// one region and two distant words form two.
private struct TileMap {
  private static let side = 16

  private struct Bounds {
    var minX, minY, maxX, maxY: Int

    func union(_ other: Self) -> Self {
      Self(
        minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
        maxY: max(maxY, other.maxY))
    }

    var region: PixelComparison.Region {
      .init(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
    }
  }

  private let columns, rows: Int
  private var tiles: [Bounds?]

  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    tiles = Array(repeating: nil, count: columns * rows)
  }

  mutating func add(x: Int, y: Int) {
    let index = y / Self.side * columns + x / Self.side
    let point = Bounds(minX: x, minY: y, maxX: x, maxY: y)
    tiles[index] = tiles[index]?.union(point) ?? point
  }

  /// A rectangle around each group of differing tiles that touch at an edge or corner.
  func regions() -> [PixelComparison.Region] {
    var seen = Array(repeating: false, count: tiles.count)
    var regions: [PixelComparison.Region] = []
    for start in tiles.indices where tiles[start] != nil && !seen[start] {
      var (stack, group): ([Int], Bounds?) = ([start], nil)
      seen[start] = true
      while let index = stack.popLast() {
        guard let bounds = tiles[index] else { continue }
        group = group.map { $0.union(bounds) } ?? bounds
        for next in neighbours(of: index) where tiles[next] != nil && !seen[next] {
          seen[next] = true
          stack.append(next)
        }
      }
      if let group { regions.append(group.region) }
    }
    return regions.sorted { ($0.y, $0.x, $0.height) < ($1.y, $1.x, $1.height) }
  }

  private func neighbours(of index: Int) -> [Int] {
    let (column, row) = (index % columns, index / columns)
    return (max(0, row - 1)...min(rows - 1, row + 1)).flatMap { row in
      (max(0, column - 1)...min(columns - 1, column + 1)).map { row * columns + $0 }
    }
  }
}
