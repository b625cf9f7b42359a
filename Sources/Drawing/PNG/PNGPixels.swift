/// Turns a PNG's rows into words: filters undone, samples of any kind made 8 bits of red, green,
/// blue and alpha.
struct PNGPixels {
  private let header: PNGHeader
  /// The words of a palette's colours; always 256, those that the file lacks are opaque black.
  private let palette: [UInt32]
  /// The samples of the one colour that is transparent, in a file without an alpha channel.
  private let transparent: [Int]?

  init(header: PNGHeader, chunks: PNGChunks) {
    self.header = header
    palette = Self.words(chunks)
    if let bytes = chunks.transparency, header.color != .palette {
      transparent = stride(from: 0, to: bytes.count - 1, by: 2).map {
        Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])
      }
    } else {
      transparent = nil
    }
  }

  private static func words(_ chunks: PNGChunks) -> [UInt32] {
    var words = [UInt32](repeating: 0xFF00_0000, count: 256)
    for index in 0..<chunks.palette.count / 3 {
      let alpha =
        chunks.transparency.map { index < $0.count ? UInt32($0[index]) : 255 } ?? 255
      let rgb = chunks.palette[index * 3..<index * 3 + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      words[index] = alpha << 24 | rgb
    }
    return words
  }

  /// - Parameter rows: exactly `header.rawCount` bytes; the filters are undone in place.
  func read(_ rows: inout [UInt8]) throws(PNG.Fault) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: header.width * header.height)
    var start = 0
    for pass in header.passes {
      let rowBytes = header.rowBytes(width: pass.width)
      var above: Int?
      for y in 0..<pass.height {
        try unfilter(&rows, at: start, count: rowBytes, above: above)
        above = start + 1
        let target = (pass.y + y * pass.stepY) * header.width + pass.x
        convert(rows, at: start + 1, count: pass.width, to: &pixels, at: target, step: pass.stepX)
        start += rowBytes + 1
      }
    }
    return pixels
  }

  /// Undoes one row's filter.
  ///
  /// - Parameters:
  ///   - start: where the row's filter byte is.
  ///   - above: where the samples of the row above begin, nil in a pass's first row.
  private func unfilter(
    _ rows: inout [UInt8], at start: Int, count: Int, above: Int?
  ) throws(PNG.Fault) {
    let filter = rows[start]
    guard filter <= 4 else { throw .data }
    if filter == 0 { return }
    let step = header.stride
    rows.withUnsafeMutableBufferPointer { bytes in
      let row = UnsafeMutableBufferPointer(rebasing: bytes[start + 1..<start + 1 + count])
      for index in 0..<count {
        let left = index >= step ? Int(row[index - step]) : 0
        let up = above.map { Int(bytes[$0 + index]) } ?? 0
        let prediction: Int
        switch filter {
        case 1: prediction = left
        case 2: prediction = up
        case 3: prediction = (left + up) / 2
        default:
          let corner = index >= step ? above.map { Int(bytes[$0 + index - step]) } ?? 0 : 0
          prediction = Self.paeth(left, up, corner)
        }
        row[index] &+= UInt8(truncatingIfNeeded: prediction)
      }
    }
  }

  /// The neighbour closest to the plane through all three; left before up before corner.
  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  private func convert(
    _ rows: [UInt8], at start: Int, count: Int, to pixels: inout [UInt32], at target: Int, step: Int
  ) {
    for x in 0..<count {
      let first = x * header.color.channels
      pixels[target + x * step] =
        switch header.color {
        case .palette: palette[sample(rows, at: start, first)]
        case .gray: gray(sample(rows, at: start, first), alpha: nil)
        case .grayAlpha:
          gray(sample(rows, at: start, first), alpha: sample(rows, at: start, first + 1))
        case .rgb: rgb(rows, at: start, first, alpha: nil)
        case .rgba: rgb(rows, at: start, first, alpha: sample(rows, at: start, first + 3))
        }
    }
  }

  /// A sample of a row as it is stored, 0 … 2^depth − 1.
  @inline(__always)
  private func sample(_ rows: [UInt8], at start: Int, _ index: Int) -> Int {
    switch header.depth {
    case 8: return Int(rows[start + index])
    case 16: return Int(rows[start + index * 2]) << 8 | Int(rows[start + index * 2 + 1])
    default:
      let bit = index * header.depth
      let shift = 8 - header.depth - bit % 8
      return Int(rows[start + bit / 8]) >> shift & ((1 << header.depth) - 1)
    }
  }

  /// A stored sample as 8 bits, rounded to the nearest.
  @inline(__always)
  private func byte(_ sample: Int) -> UInt32 {
    if header.depth == 8 { return UInt32(sample) }
    let most = (1 << header.depth) - 1
    return UInt32((sample * 255 + most / 2) / most)
  }

  private func gray(_ value: Int, alpha: Int?) -> UInt32 {
    let opacity = alpha.map(byte) ?? (transparent == [value] ? 0 : 255)
    return opacity << 24 | byte(value) * 0x010101
  }

  private func rgb(_ rows: [UInt8], at start: Int, _ first: Int, alpha: Int?) -> UInt32 {
    let red = sample(rows, at: start, first)
    let green = sample(rows, at: start, first + 1)
    let blue = sample(rows, at: start, first + 2)
    let isTransparent =
      transparent.map { $0[0] == red && $0[1] == green && $0[2] == blue } ?? false
    let opacity = alpha.map(byte) ?? (isTransparent ? 0 : 255)
    return opacity << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
