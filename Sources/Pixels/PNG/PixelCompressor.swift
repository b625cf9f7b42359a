import CIgzip
import Checksums
import Glibc

/// Compresses a picture as the zlib stream of a PNG's rows (RFC 1950).
///
/// The stream's header and checksum are written here. igzip would compute its checksum over all
/// rows; but most rows of a drawing repeat the one above, whose sums are already known.
struct PixelCompressor: ~Copyable {
  private var stream = Deflater()
  private var checksum = Adler32()

  /// The most bytes of rows that are compressed in one call, so that they stay in the processor's
  /// cache. Where a call ends changes which repetitions igzip finds, and with them the file's bytes.
  private static var inputLimit: Int { 1 << 17 }

  /// Compresses the rows of `bitmap` without PNG's filters. Filters make photographs smaller, but
  /// drawings larger, because their rows repeat.
  ///
  /// - Returns: the parts of the stream.
  static func compress<Format: PixelFormat>(
    _ bitmap: Bitmap, as format: Format
  ) throws(PNG.Fault) -> [[UInt8]] {
    guard igzip_is_uniform() else { throw .processor }
    var compressor = PixelCompressor()
    compressor.compress(bitmap, format)
    // The header says: deflate, a window of 32 KB, and the quickest of four levels.
    return [[0x78, 0x01], compressor.stream.bytes, compressor.checksum.bytes]
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
        if y > first, bitmap.row(y, equals: y - 1) {
          memcpy(row, row - rowBytes, rowBytes)
          checksum.addLastRow()
        } else {
          row.storeBytes(of: 0, as: UInt8.self)
          bitmap.withRow(y) { format.store($0, at: row + 1) }
          checksum.add(row: row, count: rowBytes)
        }
      }
      let rows = UnsafeRawBufferPointer(start: input, count: (end - first) * rowBytes)
      stream.add(rows, isLast: end == bitmap.height)
    }
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
    row = (igzip_adler32(1, bytes.assumingMemoryBound(to: UInt8.self), count), count)
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
