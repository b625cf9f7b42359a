/// Finds embeddings, overrides and isolates of the Unicode bidirectional algorithm that do not end
/// within their paragraph, and ends of these without a beginning.
package enum BidiControls {
  package enum Fault: Hashable {
    case unclosed(Unicode.Scalar, by: Unicode.Scalar)
    case stray(Unicode.Scalar)
  }

  /// The first fault; nil where all beginnings have their ends.
  package static func fault(in text: String) -> Fault? {
    // The controls in UTF-8 begin with E2, and most texts have no such byte.
    guard text.hasByte({ $0 == 0xE2 }) else { return nil }
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}":
        open.append(scalar)
      case embeddingEnd:
        guard let last = open.last, end(of: last) == embeddingEnd else { return .stray(scalar) }
        open.removeLast()
      case isolateEnd:
        // The end of an isolate also ends every embedding inside it.
        guard let start = open.lastIndex(where: { end(of: $0) == isolateEnd }) else {
          return .stray(scalar)
        }
        open.removeSubrange(start...)
      case "\n", "\r", "\u{85}", "\u{2029}":
        if let first = open.first { return .unclosed(first, by: end(of: first)) }
      default: break
      }
    }
    return open.first.map { .unclosed($0, by: end(of: $0)) }
  }

  private static let embeddingEnd: Unicode.Scalar = "\u{202C}"
  private static let isolateEnd: Unicode.Scalar = "\u{2069}"

  private static func end(of start: Unicode.Scalar) -> Unicode.Scalar {
    start.value >= 0x2066 ? isolateEnd : embeddingEnd
  }
}

extension BidiControls.Fault {
  /// One sentence about `subject`, such as “title” in quotation marks.
  package func message(of subject: String) -> String {
    switch self {
    case .unclosed(let start, _):
      "\(subject) changes the reading direction with \(Self.name(start)) and never changes it back"
    case .stray(let end):
      "\(subject) has \(Self.name(end)), which closes no change of direction before it"
    }
  }

  package var hint: String {
    switch self {
    case .unclosed(let start, let end):
      "Add \(Self.name(end)) after the text that \(Self.name(start)) is for."
    case .stray(let end): "Remove \(Self.name(end))."
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  }
}
