import CIgzip
import CSpng
import Checksums
import Glibc

/// Reads a PNG with libspng, and names the chunk that is wrong.
///
/// Nothing is allocated for the pixels before the header has been checked.
final class PNGReader {
  private(set) var width = 0
  private(set) var height = 0
  private var depth = 0
  private var isInterlaced = false
  private var bitsPerPixel = 0
  private let bytes: [UInt8]
  /// How far libspng has read.
  private var position = 0
  private let context: OpaquePointer
  private let pixelLimit: Int

  /// The most bytes that other chunks, such as texts and profiles, may take after decompression.
  private static var chunkMemory: Int { 64 << 20 }

  /// Reads the header.
  init(_ bytes: [UInt8], pixelLimit: Int) throws(PNG.Fault) {
    guard let first = bytes.first, first == PNG.signature[0],
      PNG.signature.starts(with: bytes.prefix(PNG.signature.count))
    else { throw .notPNG }
    guard let context = spng_ctx_new(0) else { throw .memory }
    self.bytes = bytes
    self.context = context
    self.pixelLimit = pixelLimit
    try check(
      spng_set_png_stream(
        context,
        { _, reader, target, count in
          guard let reader, let target else { return SPNG_IO_ERROR.rawValue }
          return Unmanaged<PNGReader>.fromOpaque(reader).takeUnretainedValue()
            .read(count, to: target)
        }, Unmanaged.passUnretained(self).toOpaque()))
    try check(
      spng_set_crc_action(context, Int32(SPNG_CRC_ERROR.rawValue), Int32(SPNG_CRC_ERROR.rawValue)))
    try check(spng_set_image_limits(context, UInt32(PNG.sideLimit), UInt32(PNG.sideLimit)))
    try check(spng_set_chunk_limits(context, bytes.count, max(bytes.count, Self.chunkMemory)))
    var header = spng_ihdr()
    try check(spng_get_ihdr(context, &header))
    (width, height) = (Int(header.width), Int(header.height))
    guard width * height <= pixelLimit else {
      throw .tooLarge(width: width, height: height, limit: pixelLimit)
    }
    depth = Int(header.bit_depth)
    isInterlaced = header.interlace_method != 0
    bitsPerPixel = depth * Self.channels(ofColorType: Int(header.color_type))
  }

  deinit {
    spng_ctx_free(context)
  }

  /// The next `count` bytes for libspng.
  private func read(_ count: Int, to target: UnsafeMutableRawPointer) -> Int32 {
    guard count <= bytes.count - position else {
      position = bytes.count
      return SPNG_IO_EOF.rawValue
    }
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { memcpy(target, base + position, count) }
    }
    position += count
    return SPNG_OK.rawValue
  }

  /// Reads all pixels in the form of a bitmap, and checks the chunks after them.
  func pixels() throws(PNG.Fault) -> [UInt32] {
    try checkTransparency()
    let pixels = depth == 16 ? try deepPixels() : try plainPixels()
    try check(spng_decode_chunks(context))
    try checkData()
    try checkEnd()
    return pixels
  }

  /// Throws if the transparency chunk is damaged, which libspng would ignore.
  private func checkTransparency() throws(PNG.Fault) {
    guard chunks.contains(where: { $0.type == "tRNS" }) else { return }
    var transparency = spng_trns()
    if spng_get_trns(context, &transparency) != SPNG_OK.rawValue { throw .chunk("tRNS") }
  }

  private func plainPixels() throws(PNG.Fault) -> [UInt32] {
    var pixels: [UInt32] = try decode(SPNG_FMT_RGBA8)
    for index in pixels.indices {
      let word = UInt32(littleEndian: pixels[index])
      pixels[index] = (word & 0xFF00_FF00) | (word >> 16 & 0xFF) | (word & 0xFF) << 16
    }
    return pixels
  }

  /// The pixels of a picture with 16 bits per sample, rounded to 8; libspng would truncate them.
  private func deepPixels() throws(PNG.Fault) -> [UInt32] {
    let words: [SIMD4<UInt16>] = try decode(SPNG_FMT_RGBA16)
    return words.map { word in
      func byte(_ channel: Int) -> UInt32 { (UInt32(word[channel]) * 255 + 32_767) / 65_535 }
      return byte(3) << 24 | byte(0) << 16 | byte(1) << 8 | byte(2)
    }
  }

  private func decode<Pixel: BitwiseCopyable>(_ format: spng_format) throws(PNG.Fault) -> [Pixel] {
    let count = width * height
    var status: Int32 = 0
    let pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, used in
      status = spng_decode_image(
        context, buffer.baseAddress, count * MemoryLayout<Pixel>.size, Int32(format.rawValue),
        Int32(SPNG_DECODE_TRNS.rawValue))
      if status == 0 { used = count }
    }
    try check(status)
    return pixels
  }

  /// The samples of a pixel in the file, by the header's colour type (PNG, section 6.1).
  private static func channels(ofColorType type: Int) -> Int {
    switch type {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  /// The bytes of all rows before compression. Each row begins with the number of its filter. An interlaced
  /// picture has seven smaller ones (Adam7; PNG, section 8.2).
  private var rawCount: Int {
    func count(_ width: Int, _ height: Int) -> Int {
      width == 0 ? 0 : height * ((width * bitsPerPixel + 7) / 8 + 1)
    }
    guard isInterlaced else { return count(width, height) }
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.reduce(0) { sum, pass in
      let (x, y, dx, dy) = pass
      return sum + count(max(0, width - x + dx - 1) / dx, max(0, height - y + dy - 1) / dy)
    }
  }

  /// Throws unless the last chunk is whole; libspng does not read its checksum.
  private func checkEnd() throws(PNG.Fault) {
    guard let end = chunks.first(where: { $0.type == "IEND" }) else { throw .truncated }
    guard hasItsChecksum(end) else { throw .checksum(chunk: end.type) }
  }

  /// Throws if the file has more pixel data than its header says, or compressed data without its end and its
  /// checksum; libspng stops at the last pixel.
  private func checkData() throws(PNG.Fault) {
    let count = rawCount
    var status: Int32 = 0
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
    defer {
      state.deallocate()
      output.deallocate()
    }
    isal_inflate_init(state)
    state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    for chunk in chunks where chunk.type == "IDAT" {
      bytes[chunk.start + 8..<chunk.end - 4].withUnsafeBufferPointer { input in
        state.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        state.pointee.avail_in = UInt32(input.count)
        repeat {
          state.pointee.next_out = output.baseAddress
          state.pointee.avail_out = UInt32(output.count)
          status = min(status, isal_inflate(state))
        } while status == 0 && state.pointee.avail_out == 0 && Int(state.pointee.total_out) <= count
      }
    }
    guard status == 0, Int(state.pointee.total_out) == count,
      state.pointee.block_state == ISAL_BLOCK_FINISH
    else { throw .data }
  }

  private func check(_ status: Int32) throws(PNG.Fault) {
    let error = spng_errno(status)
    switch error {
    case SPNG_OK: return
    case SPNG_EMEM, SPNG_EZLIB_INIT: throw .memory
    case SPNG_IO_EOF, SPNG_ECHUNK_STDLEN: throw .truncated
    case SPNG_EWIDTH, SPNG_EHEIGHT, SPNG_EBIT_DEPTH, SPNG_ECOLOR_TYPE, SPNG_ECOMPRESSION_METHOD,
      SPNG_EFILTER_METHOD, SPNG_EINTERLACE_METHOD:
      throw .header
    case SPNG_EUSER_WIDTH, SPNG_EUSER_HEIGHT, SPNG_EOVERFLOW:
      throw .tooLarge(width: bytes.word(at: 16), height: bytes.word(at: 20), limit: pixelLimit)
    case SPNG_ENOIHDR: throw .chunk("IHDR")
    case SPNG_ENOPLTE: throw .chunk("PLTE")
    default: break
    }
    guard let chunk = chunks.first(where: { $0.end >= position }) else { throw .truncated }
    if !hasItsChecksum(chunk) { throw .checksum(chunk: chunk.type) }
    switch error {
    case SPNG_EIDAT_TOO_SHORT, SPNG_EIDAT_STREAM, SPNG_EZLIB, SPNG_EFILTER: throw .data
    // The file's end comes before any pixels.
    case SPNG_ECHUNK_POS where chunk.type == "IEND": throw .chunk("IDAT")
    default: throw .chunk(chunk.start == PNG.signature.count ? "IHDR" : chunk.type)
    }
  }

  private struct Chunk {
    var type: String
    /// The offsets of its first byte (of its length) and of the end of its checksum.
    var start, end: Int
  }

  /// The chunks that the file holds completely.
  private var chunks: [Chunk] {
    var chunks: [Chunk] = []
    var start = PNG.signature.count
    while start + 12 <= bytes.count {
      let end = start + 12 + bytes.word(at: start)
      guard end <= bytes.count else { break }
      chunks.append(Chunk(type: bytes.chunkType(at: start + 4), start: start, end: end))
      start = end
    }
    return chunks
  }

  private func hasItsChecksum(_ chunk: Chunk) -> Bool {
    let checksum = CRC32.sum(of: bytes[chunk.start + 4..<chunk.end - 4])
    return bytes.word(at: chunk.end - 4) == Int(checksum)
  }
}

extension [UInt8] {
  /// The big-endian number in the four bytes from `index` on, all of which must exist.
  fileprivate func word(at index: Int) -> Int {
    self[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The four bytes from `index` on as a chunk's type; they may be no letters.
  fileprivate func chunkType(at index: Int) -> String {
    String(decoding: self[index..<index + 4], as: UTF8.self)
  }
}
