import CDeflate

/// The chunks of a PNG that its pixels depend on, with checksums and order checked.
struct PNGChunks {
  /// Three bytes a colour.
  var palette: [UInt8] = []
  /// As the file has it; its meaning depends on the colour type.
  var transparency: [UInt8]?
  /// The pixels, compressed, in one piece.
  private var compressed: [UInt8] = []

  init(_ bytes: [UInt8], header: PNGHeader) throws(PNG.Fault) {
    try Self.verify(bytes, at: 8, length: 13)
    var position = PNGHeader.end
    var previous = "IHDR"
    while previous != "IEND" {
      guard bytes.count - position >= 12 else { throw .truncated }
      let length = bytes.word(at: position)
      let type = bytes.chunkType(at: position + 4)
      guard length <= bytes.count - position - 12 else { throw .truncated }
      try Self.verify(bytes, at: position, length: length)
      let content = bytes[position + 8..<position + 8 + length]
      try take(type, content, after: previous, header: header)
      previous = type
      position += 12 + length
    }
    if header.color == .palette, palette.isEmpty { throw .chunk("PLTE") }
    if compressed.isEmpty { throw .chunk("IDAT") }
  }

  private mutating func take(
    _ type: String, _ content: ArraySlice<UInt8>, after previous: String, header: PNGHeader
  ) throws(PNG.Fault) {
    switch type {
    case "PLTE":
      guard
        palette.isEmpty, compressed.isEmpty, !content.isEmpty, content.count % 3 == 0,
        content.count <= 768
      else { throw .chunk(type) }
      palette = Array(content)
    case "tRNS":
      guard transparency == nil, compressed.isEmpty else { throw .chunk(type) }
      transparency = Array(content)
      try checkTransparency(header: header)
    case "IDAT":
      guard compressed.isEmpty || previous == "IDAT" else { throw .chunk(type) }
      compressed += content
    case "IEND":
      break
    default:
      // A capital first letter says that the picture cannot be understood without the chunk.
      if type.utf8.first.map({ $0 & 0x20 == 0 }) ?? true { throw .chunk(type) }
    }
  }

  private func checkTransparency(header: PNGHeader) throws(PNG.Fault) {
    let count = transparency?.count ?? 0
    let isValid =
      switch header.color {
      case .gray: count == 2
      case .rgb: count == 6
      case .palette: count >= 1 && count <= palette.count / 3
      case .grayAlpha, .rgba: false
      }
    if !isValid { throw .chunk("tRNS") }
  }

  private static func verify(
    _ bytes: [UInt8], at position: Int, length: Int
  ) throws(PNG.Fault) {
    let covered = bytes[position + 4..<position + 8 + length]
    let computed = covered.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    guard bytes.word(at: position + 8 + length) == Int(computed) else {
      throw .checksum(chunk: bytes.chunkType(at: position + 4))
    }
  }

  /// The rows, filtered, exactly as many bytes as the header calls for.
  func inflated(header: PNGHeader) throws(PNG.Fault) -> [UInt8] {
    let count = header.rawCount
    // Deflate shrinks by no more than 1032:1, so a small file that promises a huge picture is
    // refused before there is memory for it.
    guard count / 1032 <= compressed.count else { throw .data }
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .memory }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let rows = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      // Without a place for the actual size, anything but an exact fit is an error.
      result = libdeflate_zlib_decompress(
        decompressor, compressed, compressed.count, buffer.baseAddress, count, nil)
      used = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    guard result == LIBDEFLATE_SUCCESS else { throw .data }
    return rows
  }
}
