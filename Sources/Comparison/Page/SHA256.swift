import CGLib

/// SHA-256 as GLib has it, which Pango brings anyway. The page's Content-Security-Policy names the style
/// and the script by their hashes.
enum SHA256 {
  /// The 32 bytes of the hash of `message`.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, message, gssize(message.count))
    return [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      var length = gsize(buffer.count)
      g_checksum_get_digest(checksum, buffer.baseAddress, &length)
      count = Int(length)
    }
  }
}
