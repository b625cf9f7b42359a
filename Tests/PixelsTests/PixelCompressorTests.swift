import Testing

@testable import Pixels

@Suite struct PixelCompressing {
  /// Sizes at the edges of what is special: rows too short to repeat, longer than a match can be,
  /// as long as a half of what is compressed in one go, and the longest.
  static let sizes = [
    (1, 1), (1, 40), (2, 40), (3, 40), (4, 7), (7, 1), (300, 40), (21_845, 5),
    (32_767, 3),
  ]

  /// Colours for a pixel: few, many, and many of which some are translucent.
  static let colors: [@Sendable (inout SystemlessRandom) -> UInt32] = [
    { 0xFF00_0000 | UInt32($0.next(5)) * 0x123456 },
    { 0xFF00_0000 | UInt32($0.next(1 << 24)) },
    { UInt32($0.next(1 << 32)) },
  ]

  @Test(arguments: sizes.indices, colors.indices)
  func noiseIsReadBack(_ size: Int, _ color: Int) throws {
    var random = SystemlessRandom(seed: UInt64(size * 10 + color))
    try check(Self.sizes[size]) { _, _ in Self.colors[color](&random) }
  }

  /// Rectangles over each other, letters' worth of noise among them, and rows that repeat: what is
  /// flat to the left, above and further back.
  @Test(arguments: sizes.indices, colors.indices)
  func drawingsAreReadBack(_ size: Int, _ color: Int) throws {
    var random = SystemlessRandom(seed: UInt64(size * 10 + color))
    let letter = (0..<24).map { _ in Self.colors[color](&random) }
    let inks = (0..<6).map { _ in Self.colors[color](&random) }
    try check(Self.sizes[size]) { x, y in
      if y % 7 < 4, x % 11 < 6 { return letter[y % 7 * 6 + x % 11] }
      return inks[(x / 40 + y / 9) % 6]
    }
  }

  /// More than is compressed in one go, with rows that repeat on both sides of its end.
  @Test func picturesOfSeveralPartsAreReadBack() throws {
    var random = SystemlessRandom(seed: 3)
    let row = (0..<301).map { _ in 0xFF00_0000 | UInt32(random.next(1 << 24)) }
    try check((301, 900)) { x, y in
      y % 300 < 200 ? row[x] : 0xFF00_0000 | UInt32(random.next(1 << 24))
    }
  }

  private func check(
    _ size: (width: Int, height: Int), _ color: (Int, Int) -> UInt32
  ) throws {
    var pixels: [UInt32] = []
    for y in 0..<size.height { for x in 0..<size.width { pixels.append(color(x, y)) } }
    let bitmap = Bitmap(width: size.width, height: size.height, pixels: pixels)
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  @Test func flatAreasTakeNextToNothing() throws {
    let flat = Bitmap(width: 1000, height: 1000, pixels: Array(repeating: .max, count: 1_000_000))
    #expect(try PNG.encode(flat).count < 4000)
  }

  @Test func anEmptyPictureIsRefused() {
    #expect(throws: PNG.Fault.header) {
      try PNG.encode(Bitmap(width: 0, height: 3, pixels: []))
    }
  }
}
