/// A PNG's first chunk: what the rest must look like.
struct PNGHeader {
  /// PNG's colour types, with PNG's numbers.
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  var width, height: Int
  /// Bits a sample.
  var depth: Int
  var color: ColorType
  var isInterlaced: Bool

  /// The signature and the header chunk together.
  static let end = 8 + 12 + 13

  init(_ bytes: [UInt8]) throws(PNG.Fault) {
    let known = min(bytes.count, PNG.signature.count)
    guard known > 0, bytes[..<known] == PNG.signature[..<known] else { throw .notPNG }
    guard bytes.count >= Self.end else { throw .truncated }
    guard bytes.word(at: 8) == 13, bytes.chunkType(at: 12) == "IHDR" else { throw .chunk("IHDR") }
    guard let color = ColorType(rawValue: bytes[25]) else { throw .header }
    width = bytes.word(at: 16)
    height = bytes.word(at: 20)
    depth = Int(bytes[24])
    self.color = color
    isInterlaced = bytes[28] == 1
    guard
      (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height),
      color.depths.contains(depth), bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1
    else { throw .header }
  }

  func check(pixelLimit: Int) throws(PNG.Fault) {
    guard
      width <= PNG.sideLimit, height <= PNG.sideLimit, width * height <= pixelLimit
    else { throw .tooLarge(width: width, height: height, limit: pixelLimit) }
  }

  /// Bytes from a sample of a pixel to the same sample of the next, at least 1, as filters count.
  var stride: Int { max(1, color.channels * depth / 8) }

  /// Bytes of a row of `width` pixels, without its filter byte.
  func rowBytes(width: Int) -> Int { (width * color.channels * depth + 7) / 8 }

  /// The pictures that the rows belong to, one after the other: the whole one, or the seven of an
  /// interlaced file that are not empty.
  var passes: [Pass] {
    guard isInterlaced else {
      return [Pass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)]
    }
    return Self.adam7.compactMap { x, y, stepX, stepY in
      let pass = Pass(
        x: x, y: y, stepX: stepX, stepY: stepY,
        width: (width - x + stepX - 1) / stepX, height: (height - y + stepY - 1) / stepY)
      return pass.width > 0 && pass.height > 0 ? pass : nil
    }
  }

  /// All rows of all passes with their filter bytes.
  var rawCount: Int {
    passes.reduce(0) { $0 + (rowBytes(width: $1.width) + 1) * $1.height }
  }

  struct Pass {
    var x, y, stepX, stepY, width, height: Int
  }

  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]
}

extension [UInt8] {
  /// The big-endian word of four bytes that starts at `index`, which must be inside.
  func word(at index: Int) -> Int {
    Int(self[index]) << 24 | Int(self[index + 1]) << 16 | Int(self[index + 2]) << 8
      | Int(self[index + 3])
  }

  /// A chunk's type, letters or not.
  func chunkType(at index: Int) -> String {
    String(decoding: self[index..<index + 4], as: UTF8.self)
  }

  mutating func append(word: Int) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
}
