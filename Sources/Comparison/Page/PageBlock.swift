import Foundation
import LayoutScene

/// The two lines of a page that hold one cell: its data and its picture, each a script element of a
/// type that no browser runs. A document of which a cell cannot be laid out has one line instead of all
/// its cells, by which a merge tells them from cells of a shard that was forgotten.
///
/// A line is one element and an element one line, so that pages can be merged without reading HTML.
enum PageBlock {
  static let dataOpening = opening(of: "cell-data")
  static let pictureOpening = opening(of: "cell-picture")
  static let gapOpening = opening(of: "cells-absent")
  static let closing = "</script>\n"

  private static func opening(of kind: String) -> String {
    "<script type=\"application/json\" class=\"\(kind)\" data-cell=\""
  }

  static func bytes(of cell: PageCell) -> [UInt8] {
    let place = "\(cell.index)\" data-of=\"\(cell.count)\">"
    var bytes = Array((dataOpening + place).utf8)
    append(line(cell.json), to: &bytes)
    bytes += Array((closing + pictureOpening + place).utf8)
    append(cell.picture, to: &bytes)
    bytes += Array(closing.utf8)
    return bytes
  }

  /// The line for cells that no page will have.
  static func bytes(ofGap gap: PageGap) -> [UInt8] {
    let (first, last) = (gap.cells.lowerBound, gap.cells.upperBound - 1)
    let place = "\(first)\" data-to=\"\(last)\" data-of=\"\(gap.count)\">null"
    return Array((gapOpening + place + closing).utf8)
  }

  /// The value on one line, however long.
  private static func line(_ value: JSON) -> String { String(value.text(width: .max).dropLast()) }

  /// JSON has `<` in strings only, where `\u003c` says the same. Without it no text can end the
  /// element (`</script>`) or begin a comment (`<!--`).
  private static func append(_ json: String, to bytes: inout [UInt8]) {
    for byte in json.utf8 { appendEscaped(byte, to: &bytes) }
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
  }

  private static func append(_ picture: PagePicture, to bytes: inout [UInt8]) {
    switch picture {
    case .svg(let file):
      bytes += Array("{\"type\": \"image/svg+xml\", \"text\": \"".utf8)
      appendString(file, to: &bytes)
    case .png(let file):
      bytes += Array("{\"type\": \"image/png\", \"base64\": \"".utf8)
      bytes += Array(Data(file).base64EncodedData())
    }
    bytes += Array("\"}".utf8)
  }

  /// A picture is up to a megabyte, and most of it needs no escape: `JSON` would take a hundred times
  /// as long, because it looks at each character.
  private static func appendString(_ file: [UInt8], to bytes: inout [UInt8]) {
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
      default: appendEscaped(byte, to: &bytes)
      }
    }
  }
}
