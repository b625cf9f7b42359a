import Checksums
import Foundation
import LayoutScene

/// Long parts that many items of a page have in common, such as the outlines of letters. Each is in
/// the page once, in a line of its own behind the items, and items refer to it by its hash.
///
/// A reference is `{"use": "KEY"}`. No text can be mistaken for one, because JSON escapes the
/// quotation marks of texts.
package struct SharedParts: Sendable {
  /// The parts by their keys: JSON on one line, escaped for a script element.
  private var parts: [String: [UInt8]] = [:]

  package init() {}

  static let referenceOpening = Array("{\"use\": \"".utf8)

  /// Takes a value, and returns the reference to it.
  package mutating func reference(to value: JSON) -> JSON {
    ["use": .string(share(PageKind.escaped(value.oneLine.utf8)))]
  }

  /// Takes JSON on one line, escaped for a script element, and returns the reference to it.
  mutating func reference(to json: [UInt8]) -> [UInt8] {
    Self.referenceOpening + Array("\(share(json))\"}".utf8)
  }

  private mutating func share(_ json: [UInt8]) -> String {
    let key = Self.key(of: json)
    parts[key] = json
    return key
  }

  /// 120 bits of a part's checksum: nobody makes two parts with the same key.
  private static func key(of json: [UInt8]) -> String {
    Data(SHA256.hash(json).prefix(15)).base64EncodedString()
  }

  /// The lines of the parts, in no particular order.
  var lines: [[UInt8]] {
    parts.map { key, json in
      Array("\(PageKind.sharedOpening)\(key)\">".utf8) + json + Array(PageKind.blockClosing.utf8)
    }
  }

  // MARK: Merging

  /// The line of a part of another page, written anew; nil where it is none, or where its key is not its
  /// own, as nobody else's part may take its place.
  ///
  /// - Parameter line: the line without its opening.
  static func written(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let key = line.prefix { $0 != UInt8(ascii: "\"") }
    let rest = line.dropFirst(key.count)
    guard rest.starts(with: "\">".utf8),
      let json = JSONLine.written(rest.dropFirst(2).dropLast(PageKind.blockClosing.utf8.count)),
      Self.key(of: json).utf8.elementsEqual(key)
    else { return nil }
    return
      (Array("\(PageKind.sharedOpening)".utf8) + key + Array("\">".utf8) + json
      + Array(PageKind.blockClosing.utf8))[...]
  }

  /// The lines that items refer to, directly or through other lines. A merged page lacks the items of
  /// documents that another shard could not lay out, and with them what only those had.
  static func used(_ lines: [ArraySlice<UInt8>], by items: [ArraySlice<UInt8>]) -> [ArraySlice<
    UInt8
  >] {
    var byKey: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
    for line in lines {
      let start = line.dropFirst(PageKind.sharedOpening.utf8.count)
      byKey[start.prefix { $0 != UInt8(ascii: "\"") }] = line
    }
    var used: [ArraySlice<UInt8>] = []
    var waiting = items
    while let next = waiting.popLast() {
      for key in references(in: next) {
        guard let line = byKey.removeValue(forKey: key) else { continue }
        used.append(line)
        waiting.append(line)
      }
    }
    return used
  }

  private static func references(in bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var keys: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[start...]
      guard rest.starts(with: referenceOpening) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(referenceOpening.count)
      keys.append(rest.prefix { $0 != UInt8(ascii: "\"") })
    }
    return keys
  }
}
