import Foundation
import TestSupport
import Testing

@testable import Pixels

@Suite struct PNGReading {
  /// Each row: what the file holds, and the words that it should be read as.
  static let formats: [(String, PNGMaker, [UInt32])] = [
    (
      "RGB", PNGMaker(rows: [0, 1, 2, 3, 4, 5, 6, 0, 255, 0, 0, 0, 0, 255]),
      [0xFF01_0203, 0xFF04_0506, 0xFFFF_0000, 0xFF00_00FF]
    ),
    (
      "RGB with a transparent colour",
      PNGMaker(
        height: 1, before: [("tRNS", [0, 4, 0, 5, 0, 6])], rows: [0, 1, 2, 3, 4, 5, 6]),
      [0xFF01_0203, 0x0004_0506]
    ),
    (
      "RGBA", PNGMaker(height: 1, color: 6, rows: [0, 1, 2, 3, 4, 5, 6, 7, 8]),
      [0x0401_0203, 0x0805_0607]
    ),
    (
      "RGB of 16 bits, rounded",
      PNGMaker(
        height: 1, depth: 16, rows: [0, 0x01, 0x7F, 0, 0x80, 0xFF, 0xFF, 0, 0, 0, 1, 0x80, 0]),
      [0xFF01_00FF, 0xFF00_0080]
    ),
    ("gray", PNGMaker(height: 1, color: 0, rows: [0, 0x10, 0xF0]), [0xFF10_1010, 0xFFF0_F0F0]),
    (
      "gray with alpha", PNGMaker(height: 1, color: 4, rows: [0, 0x10, 0x20, 0xF0, 0]),
      [0x2010_1010, 0x00F0_F0F0]
    ),
    (
      "gray of one bit",
      PNGMaker(width: 9, height: 1, depth: 1, color: 0, rows: [0, 0b1010_0000, 0x80]),
      [1, 0, 1, 0, 0, 0, 0, 0, 1].map { $0 == 1 ? 0xFFFF_FFFF : 0xFF00_0000 }
    ),
    (
      "gray of two bits", PNGMaker(height: 1, depth: 2, color: 0, rows: [0, 0b0110_0000]),
      [0xFF55_5555, 0xFFAA_AAAA]
    ),
    (
      "gray of four bits", PNGMaker(height: 1, depth: 4, color: 0, rows: [0, 0x3F]),
      [0xFF33_3333, 0xFFFF_FFFF]
    ),
    (
      "a palette with transparency, and an index that it lacks",
      PNGMaker(
        width: 3, height: 1, color: 3, before: [("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [9])],
        rows: [0, 1, 0, 7]),
      [0xFF04_0506, 0x0901_0203, 0xFF00_0000]
    ),
    (
      "every filter",
      PNGMaker(
        width: 2, height: 5, color: 0, rows: [0, 10, 20, 1, 5, 5, 2, 1, 1, 3, 2, 2, 4, 1, 1]),
      [10, 20, 5, 10, 6, 11, 5, 10, 6, 11].map { 0xFF00_0000 | $0 * 0x010101 }
    ),
  ]

  @Test(arguments: formats.indices)
  func everyFormatIsRead(_ row: Int) throws {
    let (name, maker, words) = Self.formats[row]
    #expect(try PNG.decode(maker.file).pixels == words, "\(name)")
  }

  @Test func interlacedFilesReadAsThoseThatAreNot() throws {
    let (width, height) = (11, 9)
    func sample(_ x: Int, _ y: Int) -> UInt8 { UInt8(x * 20 + y) }
    var plain: [UInt8] = []
    for y in 0..<height { plain += [0] + (0..<width).map { sample($0, y) } }
    var passes: [UInt8] = []
    let starts = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4)]
    for (x0, y0, dx, dy) in starts + [(1, 0, 2, 2), (0, 1, 1, 2)] {
      for y in stride(from: y0, to: height, by: dy) {
        passes += [0] + stride(from: x0, to: width, by: dx).map { sample($0, y) }
      }
    }
    var maker = PNGMaker(width: width, height: height, color: 0, rows: plain)
    let expected = try PNG.decode(maker.file)
    maker.interlace = 1
    maker.rows = passes
    #expect(try PNG.decode(maker.file) == expected)
    // A picture so small that most passes are empty.
    maker = PNGMaker(width: 1, height: 1, color: 0, interlace: 1, rows: [0, 7])
    #expect(try PNG.decode(maker.file).pixels == [0xFF07_0707])
  }
}

@Suite struct PNGRefusing {
  static let good = PNGMaker(rows: [0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6])
  static let data = PNGMaker.stored(good.rows)

  /// Files with one thing wrong each, and the fault that should be named.
  static let files: [(String, [UInt8], PNG.Fault)] = [
    ("nothing", [], .notPNG),
    ("a JPEG", [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0, count: 99), .notPNG),
    ("a signature spoilt by a text transfer", [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x0A], .notPNG),
    ("half a signature", Array(good.file[..<5]), .truncated),
    ("half a header", Array(good.file[..<20]), .truncated),
    ("half its pixels", Array(good.file[..<50]), .truncated),
    ("no end", Array(good.file.dropLast(12)), .truncated),
    ("a wrong checksum", good.file.replacing(60, with: 0x5A), .checksum(chunk: "IDAT")),
    ("a wrong header checksum", good.file.replacing(30, with: 0), .checksum(chunk: "IHDR")),
    ("a chunk longer than the file", good.file.replacing(33, with: 0x7F), .truncated),
    ("a chunk longer than 2 GiB", good.file.replacing(33, with: 0xFF), .truncated),
    ("no width", PNGMaker(width: 0, rows: []).file, .header),
    ("a negative height", PNGMaker(height: -1, rows: []).file, .header),
    ("a depth of three", PNGMaker(depth: 3, rows: []).file, .header),
    ("colours of four bits", PNGMaker(depth: 4, rows: []).file, .header),
    ("colour type one", PNGMaker(color: 1, rows: []).file, .header),
    ("interlace method two", PNGMaker(interlace: 2, rows: []).file, .header),
    (
      "an absurd size", PNGMaker(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, rows: []).file,
      .tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, limit: PNG.pixelLimit)
    ),
    (
      "a thin absurd size", PNGMaker(width: 1, height: 40_000, rows: []).file,
      .tooLarge(width: 1, height: 40_000, limit: PNG.pixelLimit)
    ),
    (
      "a promise that its bytes cannot keep", PNGMaker(width: 5000, height: 5000, rows: []).file,
      .data
    ),
    ("too few pixels", PNGMaker(rows: [0, 1, 2, 3]).file, .data),
    ("too many pixels", PNGMaker(rows: good.rows + [0]).file, .data),
    (
      "too many interlaced pixels",
      PNGMaker(width: 1, height: 1, color: 0, interlace: 1, rows: [0, 7, 0]).file, .data
    ),
    (
      "pixels without their checksum",
      good.file(chunks: [
        ("IHDR", good.header), ("IDAT", PNGMaker.stored(good.rows).dropLast(4)), ("IEND", []),
      ]), .data
    ),
    (
      "pixels with half their checksum",
      good.file(chunks: [
        ("IHDR", good.header), ("IDAT", PNGMaker.stored(good.rows).dropLast(2)), ("IEND", []),
      ]), .data
    ),
    ("half an end", Array(good.file.dropLast(2)), .truncated),
    (
      "a wrong checksum of the end", good.file.replacing(good.file.count - 1, with: 0),
      .checksum(chunk: "IEND")
    ),
    ("an unknown filter", PNGMaker(rows: [9] + good.rows.dropFirst()).file, .data),
    (
      "pixels that are not compressed",
      good.file(chunks: [("IHDR", good.header), ("IDAT", good.rows), ("IEND", [])]), .data
    ),
    ("no pixels", good.file(chunks: [("IHDR", good.header), ("IEND", [])]), .chunk("IDAT")),
    ("no header", good.file(chunks: [("IDAT", data), ("IEND", []), ("tEXt", [])]), .chunk("IHDR")),
    (
      "two headers",
      good.file(chunks: [("IHDR", good.header), ("IHDR", good.header), ("IEND", [])]),
      .chunk("IHDR")
    ),
    (
      "pixels in two places",
      good.file(chunks: [
        ("IHDR", good.header), ("IDAT", data), ("tEXt", [65]), ("IDAT", data), ("IEND", []),
      ]), .chunk("IDAT")
    ),
    (
      "an unknown critical chunk",
      good.file(chunks: [("IHDR", good.header), ("QUUX", []), ("IDAT", data), ("IEND", [])]),
      .chunk("QUUX")
    ),
    (
      "indices without a palette", PNGMaker(color: 3, rows: [0, 0, 0, 0, 0, 0]).file, .chunk("PLTE")
    ),
    (
      "a palette of half a colour", PNGMaker(color: 3, before: [("PLTE", [1, 2])], rows: []).file,
      .chunk("PLTE")
    ),
    (
      "transparency for more colours than there are",
      PNGMaker(color: 3, before: [("PLTE", [1, 2, 3]), ("tRNS", [1, 2])], rows: []).file,
      .chunk("tRNS")
    ),
    (
      "transparency beside alpha", PNGMaker(color: 6, before: [("tRNS", [0, 0])], rows: []).file,
      .chunk("tRNS")
    ),
  ]

  @Test(arguments: files.indices)
  func damageIsNamed(_ row: Int) {
    let (name, file, fault) = Self.files[row]
    #expect(throws: fault, "\(name)") { try PNG.decode(file) }
  }

  @Test func unknownChunksThatMayBeIgnoredAre() throws {
    let maker = PNGMaker(before: [("tEXt", [65, 0, 66]), ("quUx", [])], rows: Self.good.rows)
    #expect(try PNG.decode(maker.file) == PNG.decode(Self.good.file))
  }

  /// Whatever happens to a file's bytes, reading it ends, with a picture or with a fault.
  @Test func damageOfAnyKindEndsInAPictureOrAFault() {
    var random = SystemlessRandom(seed: 7)
    for _ in 0..<2000 {
      var file = Self.good.file
      for _ in 0...random.next(3) {
        switch random.next(3) {
        case 0: file[random.next(file.count)] = UInt8(random.next(256))
        case 1: file.removeSubrange(random.next(file.count)..<file.count)
        default: file.insert(UInt8(random.next(256)), at: random.next(file.count))
        }
        if file.isEmpty { break }
      }
      if let bitmap = try? PNG.decode(file) {
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      }
    }
  }
}

@Suite struct PNGWriting {
  /// Pictures that are written with a palette, as RGB and as RGBA.
  static let bitmaps: [Bitmap] = [
    Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000]),
    Bitmap(width: 2, height: 2, pixels: [0x8001_0203, 0, 0xFF00_00FF, 0x8001_0203]),
    Bitmap(width: 32, height: 32, pixels: (0..<1024).map { 0xFF00_0000 | $0 * 4099 }),
    Bitmap(width: 32, height: 32, pixels: (0..<1024).map { $0 * 4_190_001 }),
  ]

  @Test(arguments: bitmaps)
  func whatIsWrittenIsReadBack(_ bitmap: Bitmap) throws {
    #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap)
  }

  @Test func fewColoursMakeAPalette() throws {
    let kinds = try Self.bitmaps.map { try PNG.encode($0)[25] }
    #expect(kinds == [3, 3, 2, 6])
  }

  @Test func theScaleIsKeptAsADensity() throws {
    let file = try PNG.encode(Self.bitmaps[0], pixelsPerPoint: 2)
    #expect(file.firstRange(of: Array("pHYs".utf8) + [0, 0, 0x16, 0x25]) != nil)
    #expect(try PNG.decode(file) == Self.bitmaps[0])
  }
}

extension [UInt8] {
  fileprivate func replacing(_ index: Int, with byte: UInt8) -> [UInt8] {
    var copy = self
    copy[index] = byte
    return copy
  }
}

/// The same numbers in every run.
struct SystemlessRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
