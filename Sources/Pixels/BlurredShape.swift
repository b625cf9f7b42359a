import Foundation
import LayoutScene

/// The shadow of a rounded rectangle as pixels.
///
/// A Gaussian blur is smooth over distances of its standard deviation, so that its image needs few
/// pixels. The size of a pixel is chosen so that three box blurs of 5, 7 and 7 pixels together have
/// the wanted deviation: a box of n pixels has a variance of (n² − 1) / 12, and these three have 10
/// together. Sums of whole numbers are the same on every machine. Far from the corners all pixels
/// along an edge are equal; one is computed and copied.
package struct BlurredShape {
  /// The rectangle that the pixels fill, in points from the shape's top left corner.
  package let rect: CGRect
  package let image: EmbeddedImage

  package static let boxes = [5, 7, 7]
  /// The zeros at each end of a line of pixels that is blurred: as many as the largest box reaches beyond it.
  private static let margin = 4
  private static let variance = 10.0
  /// How far the three blurs together spread a pixel, in pixels.
  package static let reach = 9
  /// The most pixels along a side, besides those that the blur adds.
  private static let sideLimit: CGFloat = 1024

  /// Makes the shadow; nil where the shape is empty, or the blur too small for a shadow of pixels.
  ///
  /// - Parameters:
  ///   - size: the shape's size, points.
  ///   - corners: the corners that are round.
  ///   - radius: the standard deviation, points.
  ///   - scale: the picture's scale, device pixels per point.
  package init?(
    size: CGSize, cornerRadius: CGFloat, corners: CornerMask = .all, radius: CGFloat, color: Color,
    scale: CGFloat
  ) {
    guard let grid = Grid(size, cornerRadius: cornerRadius, radius: radius, scale: scale) else {
      return nil
    }
    let (step, corner, columns, rows) = (grid.step, grid.corner, grid.columns, grid.rows)
    var values = Self.coverage(columns, rows, corner: corner, corners)
    Self.blur(&values, columns.kept, rows.kept)
    let most = Self.boxes.reduce(16) { $0 * $1 * $1 }
    image = EmbeddedImage(
      Bitmap(
        width: columns.count, height: rows.count,
        pixels: Self.pixels(values, columns, rows, most: most, color)))
    rect = CGRect(
      x: columns.start, y: rows.start, width: CGFloat(columns.count) * step,
      height: CGFloat(rows.count) * step)
  }

  /// How many pixels a shadow takes: those that are computed, and all. None where there is no shadow of pixels.
  package static func pixels(
    size: CGSize, cornerRadius: CGFloat, radius: CGFloat, scale: CGFloat
  ) -> (computed: Int, all: Int) {
    guard let grid = Grid(size, cornerRadius: cornerRadius, radius: radius, scale: scale) else {
      return (0, 0)
    }
    return (grid.columns.kept * grid.rows.kept, grid.columns.count * grid.rows.count)
  }

  /// The pixels of a shape's shadow.
  private struct Grid {
    /// The side of a pixel and the radius of the corners, in points.
    let step, corner: CGFloat
    let columns, rows: BlurredAxis

    init?(_ size: CGSize, cornerRadius: CGFloat, radius: CGFloat, scale: CGFloat) {
      guard size.width > 0, size.height > 0, radius * scale > 0.4 else { return nil }
      step = BlurredShape.step(of: size, radius: radius)
      corner = min(max(cornerRadius, 0), min(size.width, size.height) / 2)
      columns = BlurredAxis(
        length: size.width, step: step, corner: corner, reach: BlurredShape.reach)
      rows = BlurredAxis(
        length: size.height, step: step, corner: corner, reach: BlurredShape.reach)
    }
  }

  /// The side of a pixel of a shadow that is blurred, in points.
  package static func step(of size: CGSize, radius: CGFloat) -> CGFloat {
    max(radius / variance.squareRoot(), max(size.width, size.height) / sideLimit)
  }

  /// How much of each pixel is inside the shape, in sixteenths.
  private static func coverage(
    _ columns: BlurredAxis, _ rows: BlurredAxis, corner: CGFloat, _ corners: CornerMask
  ) -> [Int] {
    var values: [Int] = []
    values.reserveCapacity(columns.kept * rows.kept)
    let across = columns.distances(corner)
    for (y, down) in rows.distances(corner).enumerated() {
      for x in 0..<columns.kept {
        let isRound = corners.isRound(atEnd: columns.isEnd(x), bottom: rows.isEnd(y))
        values.append(inside(across[x], down, corner: corner, isRound: isRound))
      }
    }
    return values
  }

  /// How many of a pixel's samples are inside the shape.
  ///
  /// - Parameters:
  ///   - across: how far each of its columns of samples is beyond the straight part of the edge.
  ///   - down: the same for its rows.
  private static func inside(
    _ across: SIMD4<Double>, _ down: SIMD4<Double>, corner: CGFloat, isRound: Bool
  ) -> Int {
    let corner = Double(corner)
    let square = within(corner, across) * within(corner, down)
    guard isRound, square > 0, across.max() > 0, down.max() > 0 else { return square }
    var count = 0
    for row in down.indices {
      for column in across.indices {
        let (x, y) = (across[column], down[row])
        let isInside = x > 0 && y > 0 ? x * x + y * y <= corner * corner : max(x, y) <= corner
        if isInside { count += 1 }
      }
    }
    return count
  }

  private static func within(_ limit: Double, _ distances: SIMD4<Double>) -> Int {
    var count = 0
    for index in distances.indices where distances[index] <= limit { count += 1 }
    return count
  }

  /// Replaces each value by the sum over a box of pixels, for each of the boxes in turn.
  ///
  /// All boxes go along rows first and then along columns. The order does not matter, because sums of
  /// whole numbers are exact.
  package static func blur(_ values: inout [Int], _ width: Int, _ height: Int) {
    values.withUnsafeMutableBufferPointer { values in
      for y in 0..<height { blur(values, from: y * width, by: 1, count: width) }
      for x in 0..<width { blur(values, from: x, by: width, count: height) }
    }
  }

  /// Blurs `count` values that are `stride` apart. The sums are too small to overflow, so that the operators
  /// do not check for it.
  private static func blur(
    _ values: UnsafeMutableBufferPointer<Int>, from start: Int, by stride: Int, count: Int
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count + margin * 2) { line in
      line.initialize(repeating: 0)
      for box in boxes {
        var place = start
        for index in margin..<margin + count {
          line[index] = values[place]
          place &+= stride
        }
        let half = box / 2
        var total = line[margin..<margin + half].reduce(0, +)
        place = start
        for index in margin..<margin + count {
          total &+= line[index &+ half] &- line[index &- half &- 1]
          values[place] = total
          place &+= stride
        }
      }
    }
  }

  private static func pixels(
    _ values: [Int], _ columns: BlurredAxis, _ rows: BlurredAxis, most: Int, _ color: Color
  ) -> [UInt32] {
    let words = words(of: values, most: most, color)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns.count * rows.count)
    let kept = (0..<columns.count).map(columns.keptIndex)
    for y in 0..<rows.count {
      let row = rows.keptIndex(of: y) * columns.kept
      for x in kept { pixels.append(words[row + x]) }
    }
    return pixels
  }

  /// Pixels of `color`. The opacity of each is its value as a share of `most`, times the colour's
  /// own opacity.
  package static func words(of values: [Int], most: Int, _ color: Color) -> [UInt32] {
    let own = color.word & 0x00FF_FFFF
    let alpha = min(max(color.alpha, 0), 1) * 255
    return values.map { value in
      UInt32((Double(value) / Double(most) * alpha).rounded()) << 24 | own
    }
  }
}

/// The pixels of a blurred shape along one axis. The pixels in the middle are equal; only one of
/// them is computed.
private struct BlurredAxis {
  /// The number of pixels.
  let count: Int
  /// The number of pixels that are computed.
  let kept: Int
  /// The start of the first pixel, in points from the shape's edge.
  let start: CGFloat
  private let step: CGFloat
  /// The number of pixels at each end that may differ from each other.
  private let end: Int
  /// The length of the shape without the middle pixels that are not computed, in points.
  private let length: CGFloat

  init(length: CGFloat, step: CGFloat, corner: CGFloat, reach: Int) {
    self.step = step
    count = Int((length / step).rounded(.up)) + reach * 2 + 2
    start = (length - CGFloat(count) * step) / 2
    end = Int((corner / step).rounded(.up)) + reach * 2 + 3
    kept = min(count, end * 2 + 1)
    self.length = length - CGFloat(count - kept) * step
  }

  func keptIndex(of index: Int) -> Int {
    if kept == count || index < end { return index }
    return index >= count - end ? index - (count - kept) : end
  }

  /// Whether a pixel that is computed is in the second half.
  func isEnd(_ index: Int) -> Bool { index * 2 >= kept }

  /// How far each of a pixel's four samples is beyond the straight part of the edge, in points: `corner`
  /// at the shape's end, and negative between the corners. One element for each pixel that is computed.
  func distances(_ corner: CGFloat) -> [SIMD4<Double>] {
    (0..<kept).map { index in
      var distances = SIMD4<Double>()
      for sample in distances.indices {
        let place = start + (CGFloat(index) + (CGFloat(sample) + 0.5) / 4) * step
        distances[sample] = Double(max(corner - place, place - (length - corner)))
      }
      return distances
    }
  }
}

extension CornerMask {
  /// Whether the corner at the left or right, and at the top or bottom, is round.
  fileprivate func isRound(atEnd isRight: Bool, bottom isBottom: Bool) -> Bool {
    switch (isRight, isBottom) {
    case (false, false): contains(.layerMinXMinYCorner)
    case (true, false): contains(.layerMaxXMinYCorner)
    case (false, true): contains(.layerMinXMaxYCorner)
    case (true, true): contains(.layerMaxXMaxYCorner)
    }
  }
}
