/// The words of a mistake in a file that documents include. They end with the places of its uses in parentheses, in which
/// the documents differ.
package enum MistakeWords {
  /// The words without these places.
  package static func withoutUses(_ message: String) -> String {
    guard message.hasSuffix(")"),
      let start = [" (declared at ", " (used at "].compactMap({ message.ranges(of: $0).last })
        .map(\.lowerBound).min()
    else { return message }
    return String(message[..<start])
  }

  /// The words with the number of other documents that have the mistake, in the place of a number that they have. Without
  /// places they are the same in all documents.
  package static func message(_ message: String, andOthers count: Int) -> String {
    guard withoutUses(message) != message else { return message }
    let own = message.replacing(/, and \d+ more documents?\)$/, with: ")")
    return count < 1
      ? own : own.dropLast() + ", and \(count) more document\(count == 1 ? "" : "s"))"
  }
}

extension Finding {
  /// What a mistake in a document is known by in all documents and cells that have it; nil for other findings.
  package var mistake: String? {
    guard rule == .invalid, let origin else { return nil }
    return "\(origin): \(MistakeWords.withoutUses(message))"
  }
}
