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
    rows.withUnsafeMutableBufferPointer { bytes in
      let row = UnsafeMutableBufferPointer(rebasing: bytes[start + 1..<start + 1 + count])
      let up = above.map { UnsafeMutableBufferPointer(rebasing: bytes[$0..<$0 + count]) }
      switch filter {
      case 1: undoLeft(row)
      case 2: if let up { for index in 0..<count { row[index] &+= up[index] } }
      case 3: undoAverage(row, up)
      case 4: undoPaeth(row, up)
      default: break
      }
    }
  }

  private func undoLeft(_ row: UnsafeMutableBufferPointer<UInt8>) {
    let step = header.stride
    guard row.count > step else { return }
    for index in step..<row.count { row[index] &+= row[index - step] }
  }

  private func undoAverage(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ up: UnsafeMutableBufferPointer<UInt8>?
  ) {
    let step = header.stride
    for index in row.indices {
      let left = index >= step ? Int(row[index - step]) : 0
      row[index] &+= UInt8((left + Int(up?[index] ?? 0)) / 2)
    }
  }

  private func undoPaeth(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ up: UnsafeMutableBufferPointer<UInt8>?
  ) {
    // Without a row above, the prediction is always the left neighbour.
    guard let up else { return undoLeft(row) }
    let step = header.stride
    for index in row.indices {
      let isFirst = index < step
      let left = isFirst ? 0 : Int(row[index - step])
      let corner = isFirst ? 0 : Int(up[index - step])
      row[index] &+= UInt8(Self.paeth(left, Int(up[index]), corner))
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
    rows.withUnsafeBufferPointer { bytes in
      let row = UnsafeBufferPointer(
        rebasing: bytes[start..<start + header.rowBytes(width: count)])
      // Nearly every file is of one of the first three kinds.
      switch (header.color, header.depth) {
      case (.rgb, 8) where transparent == nil:
        for x in 0..<count {
          pixels[target + x * step] = 0xFF00_0000 | Self.rgb(row, x * 3)
        }
      case (.rgba, 8):
        for x in 0..<count {
          pixels[target + x * step] = UInt32(row[x * 4 + 3]) << 24 | Self.rgb(row, x * 4)
        }
      case (.palette, 8):
        for x in 0..<count { pixels[target + x * step] = palette[Int(row[x])] }
      default:
        for x in 0..<count { pixels[target + x * step] = word(row, x) }
      }
    }
  }

  @inline(__always)
  private static func rgb(_ row: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
    UInt32(row[index]) << 16 | UInt32(row[index + 1]) << 8 | UInt32(row[index + 2])
  }

  /// A pixel of any format.
  private func word(_ row: UnsafeBufferPointer<UInt8>, _ x: Int) -> UInt32 {
    let first = x * header.color.channels
    switch header.color {
    case .palette: return palette[sample(row, first)]
    case .gray: return gray(sample(row, first), alpha: nil)
    case .grayAlpha: return gray(sample(row, first), alpha: sample(row, first + 1))
    case .rgb: return rgb(row, first, alpha: nil)
    case .rgba: return rgb(row, first, alpha: sample(row, first + 3))
    }
  }

  /// A sample of a row as it is stored, 0 … 2^depth − 1.
  private func sample(_ row: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    switch header.depth {
    case 8: return Int(row[index])
    case 16: return Int(row[index * 2]) << 8 | Int(row[index * 2 + 1])
    default:
      let bit = index * header.depth
      let shift = 8 - header.depth - bit % 8
      return Int(row[bit / 8]) >> shift & ((1 << header.depth) - 1)
    }
  }

  /// A stored sample as 8 bits, rounded to the nearest.
  private func byte(_ sample: Int) -> UInt32 {
    if header.depth == 8 { return UInt32(sample) }
    let most = (1 << header.depth) - 1
    return UInt32((sample * 255 + most / 2) / most)
  }

  private func gray(_ value: Int, alpha: Int?) -> UInt32 {
    let opacity = alpha.map(byte) ?? (transparent == [value] ? 0 : 255)
    return opacity << 24 | byte(value) * 0x010101
  }

  private func rgb(_ row: UnsafeBufferPointer<UInt8>, _ first: Int, alpha: Int?) -> UInt32 {
    let red = sample(row, first)
    let green = sample(row, first + 1)
    let blue = sample(row, first + 2)
    let isTransparent =
      transparent.map { $0[0] == red && $0[1] == green && $0[2] == blue } ?? false
    let opacity = alpha.map(byte) ?? (isTransparent ? 0 : 255)
    return opacity << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
