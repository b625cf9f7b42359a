import Files
import LayoutScene

/// Findings in the form that editors mark.
struct Diagnostics {
  let encoding: PositionEncoding
  /// The file at a path, open or on the disk; nil where it cannot be read.
  let file: (String) -> ParsedFile?
  /// The address of the file at a path.
  let address: (String) -> String

  /// The diagnostics of each file, by its path.
  func diagnostics(of outcome: CheckOutcome) -> [String: [JSON]] {
    var found: [String: [JSON]] = [:]
    for (finding, remarks) in outcome.findings {
      let path = finding.origin?.file ?? outcome.task.path
      found[path, default: []].append(diagnostic(finding, remarks, in: path))
    }
    return found
  }

  private func diagnostic(_ finding: Finding, _ remarks: [String], in path: String) -> JSON {
    let lines = [finding.message] + remarks.map(\.withoutOuterSpaces)
    let related = finding.parts.compactMap { part in
      part.origin.map { origin -> JSON in
        ["location": location(of: origin), "message": .string(part.description)]
      }
    }
    return JSON(present: [
      "range": range(of: finding.origin, in: path), "severity": .number(finding.severity.number),
      "code": .string(finding.rule.rawValue), "source": "plumb",
      "message": .string(lines.joined(separator: "\n")),
      "data": finding.correction.map {
        ["written": .string($0.written), "meant": .string($0.meant)]
      },
      "relatedInformation": related.isEmpty ? nil : .array(related),
    ])
  }

  private func location(of origin: SourceLocation) -> JSON {
    ["uri": .string(address(origin.file)), "range": range(of: origin, in: origin.file)]
  }

  /// The range of the thing at a place: a whole key or value where one begins there, otherwise the word. The first
  /// character where nothing is known.
  func range(of origin: SourceLocation?, in path: String) -> JSON {
    guard let file = file(path) else {
      let line = max(0, (origin?.line ?? 1) - 1)
      let start = Position(line: line, character: max(0, (origin?.column ?? 1) - 1))
      return ["start": start.json, "end": start.json]
    }
    guard let origin else { return file.text.range(0..<0, encoding) }
    return file.text.range(file.range(at: origin), encoding)
  }
}

extension ParsedFile {
  /// The bytes of what is at a place.
  func range(at origin: SourceLocation) -> Range<Int> {
    let start = whole.offset(of: origin)
    let mark = source.mark(atUTF8: start)
    if let end = spans.end(at: mark).map(offset), end > start {
      // Of a text of several lines the first is enough: an editor would underline them all.
      let line = text.line(text.position(of: start, .utf8).line)
      return start..<max(start + 1, min(end, line.upperBound))
    }
    let bytes = text.bytes
    let word = bytes[min(start, bytes.count)...].prefix { Self.isWord($0) }
    let length = max(word.count, start < bytes.count && bytes[start] >= 0x20 ? 1 : 0)
    return start..<(start + length)
  }

  /// Whether a byte is part of a word: a letter of any script, a digit, or what joins parts of names.
  static func isWord(_ byte: UInt8) -> Bool {
    byte.isOfName || byte == UInt8(ascii: "/")
  }
}

extension Finding.Severity {
  /// The number that the protocol has for it.
  fileprivate var number: Double {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
