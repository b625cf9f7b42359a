import Checksums
import Foundation
import LayoutScene

/// Identifies a snapshot's picture by its size in pixels, its length and a checksum.
///
/// CRC-32 is enough to detect accidental changes, and takes 20 µs for a screen, a twentieth of the
/// time of SHA-256.
package struct PictureStamp: Sendable, Hashable {
  /// The size in pixels in the PNG's header; 0 for a file that is too short for one.
  var width, height: Int
  /// The file's length in bytes.
  var length: Int
  /// The CRC-32 in eight hexadecimal digits.
  var checksum: String

  /// The stamp of a PNG file.
  init(_ file: [UInt8]) {
    // The header's length and name come before the size (PNG, 11.2.1).
    let isLong = file.count >= 24
    width = isLong ? Self.word(file[16..<20]) : 0
    height = isLong ? Self.word(file[20..<24]) : 0
    length = file.count
    checksum = CRC32.text(of: file[...])
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  var json: JSON {
    [
      "size": [.number(Double(width)), .number(Double(height))],
      "bytes": .number(Double(length)), "crc32": .string(checksum),
    ]
  }

  /// The stamp as JSON on one line.
  var line: String { json.text(indent: 0, width: .max) }

  init(_ members: Members) throws(SnapshotError) {
    let size = try members.integers("size", count: 2)
    (width, height) = (size[0], size[1])
    length = try members.integer("bytes")
    checksum = try members.text("crc32")
  }
}

extension CRC32 {
  /// The CRC-32 in eight hexadecimal digits.
  static func text(of bytes: some ContiguousBytes) -> String {
    sum(of: bytes).hex(digits: 8)
  }
}
