import Testing

@testable import Drawing

@Suite struct PixelCompressing {
  /// Sizes at the edges of what is special: rows too short to repeat, longer than a match can be,
  /// and longer than Deflate can reach back.
  static let sizes = [(1, 1), (1, 40), (2, 40), (3, 40), (4, 7), (7, 1), (300, 40), (32_767, 3)]

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

  /// More tokens than go into a block, and matches on both sides of its end.
  @Test func picturesOfSeveralBlocksAreReadBack() throws {
    var random = SystemlessRandom(seed: 3)
    try check((301, 300)) { x, _ in x < 270 ? 0xFF00_0000 | UInt32(random.next(1 << 24)) : 0 }
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

@Suite struct HuffmanCodes {
  /// Counts like Fibonacci's numbers make the deepest tree that there is.
  static let fibonacci = (0..<30).reduce(into: [UInt32]()) { counts, index in
    counts.append(index < 2 ? 1 : counts[index - 1] + counts[index - 2])
  }

  static let counts: [[UInt32]] = [
    [0, 0, 0], [0, 9, 0], [5, 0, 0, 1], [1, 1, 1, 1, 1, 1, 1], fibonacci,
    Array(fibonacci.prefix(19).reversed()), [1, 1, 2, 4, 0, 0, 8, 16, 32, 64, 128, 256, 512, 1024],
  ]

  @Test(arguments: counts, [7, 15])
  func everyUsedSymbolHasACodeOfItsOwn(_ counts: [UInt32], _ limit: Int) {
    let code = HuffmanCode(counts: counts, limit: limit)
    #expect(code.lengths.allSatisfy { $0 <= limit })
    #expect(zip(counts, code.lengths).allSatisfy { $0 == 0 || $1 > 0 })
    // A complete code: every sequence of bits means something, and only one thing.
    #expect(code.lengths.reduce(0) { $1 > 0 ? $0 + 32_768 >> Int($1) : $0 } == 32_768)
    let used = zip(code.codes, code.lengths).filter { $1 > 0 }
    for (index, (a, lengthOfA)) in used.enumerated() {
      for (b, lengthOfB) in used[(index + 1)...] {
        let shared = min(lengthOfA, lengthOfB)
        #expect(a & ((1 << UInt32(shared)) - 1) != b & ((1 << UInt32(shared)) - 1))
      }
    }
  }

  @Test func whatIsUsedMoreIsNeverLonger() {
    let code = HuffmanCode(counts: Self.fibonacci, limit: 15)
    for (a, b) in zip(Self.fibonacci.indices, Self.fibonacci.indices.dropFirst()) {
      #expect(code.lengths[a] >= code.lengths[b])
    }
  }
}
