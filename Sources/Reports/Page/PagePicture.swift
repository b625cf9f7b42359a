import Foundation

/// The bytes of a picture file. Pages show it at the size of the scene, whatever its own size.
package enum PagePicture: Sendable, Hashable {
  case svg([UInt8])
  case png([UInt8])

  /// The picture as JSON on one line, escaped for a script element.
  package var json: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .svg(let file):
      bytes += Array("{\"type\": \"image/svg+xml\", \"text\": \"".utf8)
      Self.append(file, to: &bytes)
    case .png(let file):
      bytes += Array("{\"type\": \"image/png\", \"base64\": \"".utf8)
      bytes += Array(Data(file).base64EncodedData())
    }
    return bytes + Array("\"}".utf8)
  }

  /// Appends a file as the contents of a JSON string. A picture has up to a megabyte and few
  /// characters to escape; `JSON` looks at each character and would take a hundred times as long.
  private static func append(_ file: [UInt8], to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + file.count + file.count / 8)
    for byte in String(decoding: file, as: UTF8.self).utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      default: PageKind.appendEscaped(byte, to: &bytes)
      }
    }
  }
}
