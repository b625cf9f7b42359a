import Testing

@testable import Pixels

@Suite struct BlurringShapes {
  /// Pictures with fewer pixels along a side than a box has, and with more.
  @Test(arguments: [(1, 1), (2, 9), (4, 4), (23, 3), (20, 17)])
  func eachBoxIsSummedAroundEachPixel(_ width: Int, _ height: Int) {
    var random = SystemlessRandom(seed: UInt64(width * 100 + height))
    let values = (0..<width * height).map { _ in random.next(256) }
    var blurred = values
    BlurredShape.blur(&blurred, width, height)
    let expected = BlurredShape.boxes.reduce(values) { sums($0, width, height, box: $1) }
    #expect(blurred == expected)
  }

  /// The sums over boxes of `box` × `box` pixels, as far as they are in the picture.
  private func sums(_ values: [Int], _ width: Int, _ height: Int, box: Int) -> [Int] {
    let half = box / 2
    return values.indices.map { index in
      let (x, y) = (index % width, index / width)
      var sum = 0
      for row in max(0, y - half)...min(height - 1, y + half) {
        for column in max(0, x - half)...min(width - 1, x + half) {
          sum += values[row * width + column]
        }
      }
      return sum
    }
  }
}
