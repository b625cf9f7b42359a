import Files

extension OpenDocument {
  /// The document's nodes under `options`: components, styles, repetition and conditions are replaced by what they
  /// stand for, and keys have their own names.
  package func nodes(_ options: DocumentOptions) -> Node {
    guard isChosen else { return choosing(options).nodes(options) }
    return inCell(options).root
  }
}
