import CGLib
import Foundation

/// SHA-256 (FIPS 180-4), computed by GLib, which Pango needs anyway.
package enum SHA256 {
  /// The 32 bytes of the hash of `message`.
  package static func hash(_ message: [UInt8]) -> [UInt8] {
    message.withUnsafeBytes(hash)
  }

  /// The hash of a message in 64 hexadecimal digits.
  package static func hex(of message: [UInt8]) -> String { hex(hash(message)) }

  /// The hash of a file in 64 hexadecimal digits; nil if it cannot be read.
  package static func hex(ofFile path: String) -> String? {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    return hex(file.withUnsafeBytes(hash))
  }

  private static func hex(_ digest: [UInt8]) -> String {
    digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  private static func hash(_ message: UnsafeRawBufferPointer) -> [UInt8] {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(checksum) }
    g_checksum_update(
      checksum, message.bindMemory(to: UInt8.self).baseAddress, gssize(message.count))
    var length = gsize(g_checksum_type_get_length(G_CHECKSUM_SHA256))
    var digest = [UInt8](repeating: 0, count: Int(length))
    g_checksum_get_digest(checksum, &digest, &length)
    return digest
  }
}
