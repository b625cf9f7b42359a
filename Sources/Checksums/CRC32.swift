import CIgzip
import Foundation

/// The checksum of gzip and PNG (ISO 3309), computed by igzip.
package enum CRC32 {
  package static func sum(of bytes: some ContiguousBytes) -> UInt32 {
    bytes.withUnsafeBytes {
      crc32_gzip_refl(0, $0.bindMemory(to: UInt8.self).baseAddress, UInt64($0.count))
    }
  }
}
