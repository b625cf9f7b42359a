extension JSON {
  /// Appends a text in UTF-8 as the contents of a JSON string that may stand in a script element: with a code for `<`,
  /// no text can end the element (`</script>`) or begin a comment (`<!--`).
  ///
  /// A picture has up to a megabyte and few characters to escape; what lies between these is copied as a whole. A
  /// string of `JSON` is written character by character, which would take a hundred times as long.
  package static func append(_ text: ArraySlice<UInt8>, toScriptString bytes: inout [UInt8]) {
    var valid = String(decoding: text, as: UTF8.self)
    bytes.reserveCapacity(bytes.count + text.count + text.count / 4)
    valid.withUTF8 { text in
      var start = 0
      for index in 0..<text.count {
        let byte = text[index]
        guard byte < 0x20 || byte == 0x22 || byte == 0x3C || byte == 0x5C else { continue }
        bytes.append(contentsOf: text[start..<index])
        start = index + 1
        appendEscape(of: byte, to: &bytes)
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  private static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    default: bytes += Array(("u" + byte.hex(digits: 4)).utf8)
    }
  }
}
