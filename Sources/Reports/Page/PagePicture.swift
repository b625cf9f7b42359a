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
  private static func list(
    of text: ArraySlice<UInt8>, sharing parts: inout SharedParts
  ) -> [UInt8] {
    var elements: [[UInt8]] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      guard let (end, isNested) = sharedPart(at: index, in: text), end - index >= leastShared else {
        index += 1
        continue
      }
      if start < index { elements.append(quoted(text[start..<index])) }
      let part = text[index..<end]
      let content = isNested ? list(of: part, sharing: &parts) : quoted(part)
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

  /// The end of the part that may be shared and begins at this index, and whether it has such parts
  /// in itself; nil where none begins.
  private static func sharedPart(
    at index: Int, in text: ArraySlice<UInt8>
  ) -> (end: Int, isNested: Bool)? {
    guard index > text.startIndex else { return nil }
    let rest = text[index...]
    switch text[index - 1] {
    case UInt8(ascii: "\"")
    where values.contains { text[..<index].suffix($0.count).elementsEqual($0) }:
      return (rest.firstIndex(of: UInt8(ascii: "\"")) ?? index, false)
    case UInt8(ascii: ">") where rest.starts(with: glyph):
      return (rest.firstIndex(of: UInt8(ascii: "\n")) ?? index, false)
    case UInt8(ascii: "\n") where rest.starts(with: definition):
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
      end = (text[end...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex - 1) + 1
    }
    return end
  }

  private static func quoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = [UInt8(ascii: "\"")]
    JSON.append(text, toScriptString: &bytes)
    return bytes + [UInt8(ascii: "\"")]
  }
}
