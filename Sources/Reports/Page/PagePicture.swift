import Foundation
import LayoutScene

/// The bytes of a picture file.
package enum PagePicture: Sendable, Hashable {
  case svg([UInt8])
  case png([UInt8])

  /// The picture as JSON on one line, escaped for a script element.
  package var json: [UInt8] {
    switch self {
    case .svg(let file): return Self.svg(Self.quoted(file[...]))
    case .png(let file):
      let start = Array("{\"type\": \"image/png\", \"base64\": \"".utf8)
      return start + Array(Data(file).base64EncodedData()) + Array("\"}".utf8)
    }
  }

  /// The same, with references to the long parts that other pictures may have, too.
  package func json(sharing parts: inout SharedParts) -> [UInt8] {
    guard case .svg(let file) = self else { return json }
    return Self.svg(Self.list(of: file[...], sharing: &parts))
  }

  /// A text is a list of strings and of references to such lists.
  private static func svg(_ parts: [UInt8]) -> [UInt8] {
    Array("{\"type\": \"image/svg+xml\", \"parts\": [".utf8) + parts + Array("]}".utf8)
  }

  // MARK: Shared parts

  /// The least bytes of a part that is shared; a reference has 31.
  private static let leastShared = 48

  /// The elements of a list: the text, with references in the place of definitions, of outlines and
  /// images, of the glyphs of a line, and of several shapes.
  ///
  /// - Parameter isOfDefinitions: whether the text is nothing but definitions, of which the outlines are shared.
  private static func list(
    of text: ArraySlice<UInt8>, isOfDefinitions: Bool = false, sharing parts: inout SharedParts
  ) -> [UInt8] {
    var elements: [[UInt8]] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      guard let (end, areDefinitions) = sharedPart(at: index, in: text, isOfDefinitions),
        end - index >= leastShared
      else {
        index += 1
        continue
      }
      if start < index { elements.append(quoted(text[start..<index])) }
      let part = text[index..<end]
      let content =
        areDefinitions ? list(of: part, isOfDefinitions: true, sharing: &parts) : quoted(part)
      elements.append(parts.reference(to: Array("[".utf8) + content + Array("]".utf8)))
      (start, index) = (end, end)
    }
    if start < text.endIndex || elements.isEmpty { elements.append(quoted(text[start...])) }
    return Array(elements.joined(separator: Array(", ".utf8)))
  }

  private static let glyph = Array("<use ".utf8)
  private static let definition = Array("<path id=".utf8)
  /// The attributes with outlines and images.
  private static let values = ["d=\"", "href=\""].map { Array($0.utf8) }
  private static let shapes = ["<rect ", "<circle ", "<ellipse ", "<path d"].map { Array($0.utf8) }
  /// The least bytes of lines with shapes that are shared: in other languages they may be others.
  private static let leastShapes = 160

  /// The end of the part that may be shared and begins at this index, and whether it is one of definitions; nil where
  /// none begins.
  private static func sharedPart(
    at index: Int, in text: ArraySlice<UInt8>, _ isOfDefinitions: Bool
  ) -> (end: Int, areDefinitions: Bool)? {
    guard index > text.startIndex else { return nil }
    switch text[index - 1] {
    case UInt8(ascii: "\"")
    where values.contains { text[..<index].suffix($0.count).elementsEqual($0) }:
      return (text[index...].index(ofByte: UInt8(ascii: "\"")) ?? index, false)
    case UInt8(ascii: ">") where text[index...].starts(with: glyph):
      return (text[index...].index(ofByte: UInt8(ascii: "\n")) ?? index, false)
    case UInt8(ascii: "\n") where isOfDefinitions:
      return nil
    case UInt8(ascii: "\n") where text[index...].starts(with: definition):
      return (endOfLines([definition], from: index, in: text), true)
    case UInt8(ascii: "\n"):
      let end = endOfLines(shapes, from: index, in: text)
      return end - index >= leastShapes ? (end, false) : nil
    default: return nil
    }
  }

  /// The end of the lines from this index on that begin with one of these words.
  private static func endOfLines(
    _ words: [[UInt8]], from index: Int, in text: ArraySlice<UInt8>
  ) -> Int {
    var end = index
    while words.contains(where: { text[end...].starts(with: $0) }) {
      end = (text[end...].index(ofByte: UInt8(ascii: "\n")) ?? text.endIndex - 1) + 1
    }
    return end
  }

  private static func quoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    JSON.append(text, toScriptString: &bytes)
    return bytes + [UInt8(ascii: "\"")]
  }
}

extension ArraySlice<UInt8> {
  /// Where this byte stands first; nil where it does not. The bytes are searched in contiguous memory, which takes a
  /// fraction of the time of `firstIndex(of:)` in a module that is not optimised.
  fileprivate func index(ofByte byte: UInt8) -> Int? {
    withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(start))
    }
  }
}
