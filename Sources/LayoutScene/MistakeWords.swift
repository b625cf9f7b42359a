/// What is said of a mistake in a file that documents include: what all of them say, and the places of its uses, in which
/// they differ.
package struct MistakeWords: Sendable, Hashable, CustomStringConvertible {
  /// What all documents say.
  package let statement: String
  /// The places in words, such as `used at chat.yaml:40:5`. Empty where all documents say the same.
  package private(set) var uses: [String]

  package init(_ statement: String, uses: [String] = []) {
    (self.statement, self.uses) = (statement, uses)
  }

  package var description: String {
    uses.isEmpty ? statement : "\(statement) (\(uses.joined(separator: ", ")))"
  }

  /// The words with the number of other documents that have the mistake. Without places they are the same in all
  /// documents.
  package func andOthers(_ count: Int) -> MistakeWords {
    guard count > 0, !uses.isEmpty else { return self }
    var words = self
    words.uses.append("and \(count) more document\(count == 1 ? "" : "s")")
    return words
  }
}

extension Finding {
  /// What a mistake in a document is known by in all documents and cells that have it; nil for other findings.
  package var mistake: String? {
    guard rule == .invalid, let origin else { return nil }
    return "\(origin): \(mistakeWords?.statement ?? message)"
  }
}
