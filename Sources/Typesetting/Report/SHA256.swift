import CPango
import Foundation

/// SHA-256 as GLib has it: Pango brings GLib anyway, and a Swift library would double the build.
enum SHA256 {
  /// Of a file, 64 hexadecimal digits; nil if it cannot be read.
  static func hex(ofFile path: String) -> String? {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    return hex(of: file)
  }

  static func hex(of data: Data) -> String? {
    data.withUnsafeBytes { bytes in
      guard
        let digest = g_compute_checksum_for_data(
          G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
      else { return nil }
      defer { g_free(digest) }
      return String(cString: digest)
    }
  }
}
