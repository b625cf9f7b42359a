import CIgzip
import Glibc

/// Compresses a picture as the zlib stream of a PNG's rows, with igzip.
///
/// The stream's header and checksum are written here. igzip would compute its checksum over all
/// rows; but most rows of a drawing repeat the one above, whose sums are already known.
///
/// igzip chooses its code by the processor. At levels 0 to 2 the bytes are the same with SSE4.2, AVX,
/// AVX2 and AVX-512; at level 3 they are not, nor without SSE4.2, where it hashes otherwise.
struct PixelCompressor: ~Copyable {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(igzip_level_1_memory))
  private let output = UnsafeMutablePointer<UInt8>.allocate(capacity: outputLimit)
  /// A zlib header: deflate, a window of 32 KB, and the quickest of four levels (RFC 1950).
  private var bytes: [UInt8] = [0x78, 0x01]
  private var checksum = Adler32()

  /// The most bytes of rows that are compressed in one call, so that they stay in the processor's
  /// cache.
  private static var inputLimit: Int { 1 << 17 }
  private static var outputLimit: Int { 1 << 17 }
  /// The length of the first block in bytes. igzip compresses so few bytes with its code for the
  /// end of an input.
  private static var firstBlockLimit: Int { 16 }

  /// Compresses the rows of `bitmap` without PNG's filters. Filters make photographs smaller, but
  /// drawings larger, because their rows repeat.
  static func compress<Format: PixelFormat>(
    _ bitmap: Bitmap, as format: Format
  ) throws(PNG.Fault) -> [UInt8] {
    let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    defer { stream.deallocate() }
    return try compress(bitmap, as: format, stream: stream)
  }

  /// - Parameter stream: memory for igzip's state. The bytes do not depend on its address.
  static func compress<Format: PixelFormat>(
    _ bitmap: Bitmap, as format: Format, stream: UnsafeMutablePointer<isal_zstream>
  ) throws(PNG.Fault) -> [UInt8] {
    guard igzip_is_uniform() else { throw .processor }
    var compressor = PixelCompressor(stream)
    compressor.compress(bitmap, format)
    return compressor.bytes + compressor.checksum.bytes
  }

  private init(_ stream: UnsafeMutablePointer<isal_zstream>) {
    self.stream = stream
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = memory
    stream.pointee.level_buf_size = igzip_level_1_memory
    stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
  }

  deinit {
    memory.deallocate()
    output.deallocate()
  }

  private mutating func compress<Format: PixelFormat>(_ bitmap: Bitmap, _ format: Format) {
    // The number of the filter, 0 for none, precedes each row's pixels.
    let rowBytes = bitmap.width * Format.bytesPerPixel + 1
    let rowLimit = max(1, Self.inputLimit / rowBytes)
    let input = UnsafeMutableRawPointer.allocate(byteCount: rowLimit * rowBytes + 4, alignment: 16)
    defer { input.deallocate() }
    for first in stride(from: 0, to: bitmap.height, by: rowLimit) {
      let end = min(bitmap.height, first + rowLimit)
      for y in first..<end {
        let row = input + (y - first) * rowBytes
        if y > first, bitmap.repeatsRow(above: y) {
          memcpy(row, row - rowBytes, rowBytes)
          checksum.addLastRow()
        } else {
          row.storeBytes(of: 0, as: UInt8.self)
          bitmap.withRow(y) { format.store($0, at: row + 1) }
          checksum.add(row: row, count: rowBytes)
        }
      }
      append(input, count: (end - first) * rowBytes, isLast: end == bitmap.height)
    }
  }

  /// Compresses bytes; the first bytes of the stream become a block of their own. Otherwise igzip
  /// 2.30 takes the third byte's hash from a register that still holds the stream's address
  /// (`isal_deflate_icf_body_hash_hist`, where nothing has been read before), and finds other
  /// repetitions in each run.
  private mutating func append(_ input: UnsafeMutableRawPointer, count: Int, isLast: Bool) {
    let first = stream.pointee.total_in == 0 ? min(count, Self.firstBlockLimit) : 0
    if first > 0 {
      deflate(input, count: first, flush: SYNC_FLUSH, isLast: isLast && first == count)
    }
    if first < count {
      deflate(input + first, count: count - first, flush: NO_FLUSH, isLast: isLast)
    }
  }

  private mutating func deflate(
    _ input: UnsafeMutableRawPointer, count: Int, flush: Int32, isLast: Bool
  ) {
    stream.pointee.next_in = input.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(count)
    stream.pointee.flush = UInt16(flush)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      stream.pointee.next_out = output
      stream.pointee.avail_out = UInt32(Self.outputLimit)
      // The only error is that of a level which does not exist or lacks memory.
      isal_deflate(stream)
      let written = Self.outputLimit - Int(stream.pointee.avail_out)
      bytes += UnsafeBufferPointer(start: output, count: written)
    } while stream.pointee.avail_out == 0
  }
}

/// The checksum at the end of a zlib stream (RFC 1950), added up row by row.
private struct Adler32 {
  private static let modulus: UInt64 = 65521

  /// The sum of the bytes plus 1 in the low half, the sum of those sums in the high half; 1 for no
  /// bytes.
  private var value: UInt32 = 1
  /// The checksum of the last row alone and its length in bytes.
  private var row: (value: UInt32, count: Int) = (1, 0)

  /// The checksum's bytes in the order of a zlib stream.
  var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  mutating func add(row bytes: UnsafeRawPointer, count: Int) {
    row = (isal_adler32(1, bytes.assumingMemoryBound(to: UInt8.self), UInt64(count)), count)
    addLastRow()
  }

  /// Adds the last row once more.
  ///
  /// In the sum of sums each byte counts once for each byte from it to the end. All bytes before
  /// the row therefore count once more for each byte of the row.
  mutating func addLastRow() {
    let (sum, sums) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    let count = UInt64(row.count) % Self.modulus
    // The row's own checksum starts at 1 instead of 0, and its sum of sums contains that 1 once per
    // byte.
    let own = UInt64(row.value & 0xFFFF) + Self.modulus - 1
    let owns = UInt64(row.value >> 16) + Self.modulus - count
    let low = (sum + own) % Self.modulus
    let high = (sums + sum * count + owns) % Self.modulus
    value = UInt32(high << 16 | low)
  }
}

extension Bitmap {
  /// Whether the row equals the one above it; `y` is at least 1.
  @inline(__always)
  fileprivate func repeatsRow(above y: Int) -> Bool {
    withRow(y) { row in
      withRow(y - 1) { memcmp(row.baseAddress!, $0.baseAddress!, row.count * 4) == 0 }
    }
  }
}
