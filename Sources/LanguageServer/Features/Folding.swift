import Files
import LayoutScene

/// The parts of a file that an editor can fold: keys with values of several lines.
struct Folding {
  let file: ParsedFile

  var ranges: [JSON] { file.root.map(ranges) ?? [] }

  private func ranges(in node: Node) -> [JSON] {
    switch node.content {
    case .scalar: []
    case .sequence(let nodes): nodes.flatMap { range(file.range(of: $0)) + ranges(in: $0) }
    case .mapping(let entries):
      entries.flatMap { range(file.range(of: $0)) + ranges(in: $0.value) }
    }
  }

  private func range(_ bytes: Range<Int>) -> [JSON] {
    let text = file.text
    let start = text.position(of: bytes.lowerBound, .utf8).line
    // What is behind the last letter belongs to what follows.
    let end = text.bytes[bytes].lastIndex { $0 > 0x20 } ?? bytes.lowerBound
    let last = text.position(of: end, .utf8).line
    guard last > start else { return [] }
    return [["startLine": .number(Double(start)), "endLine": .number(Double(last))]]
  }
}
