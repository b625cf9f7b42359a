import Documents

extension OpenDocument {
  /// The options for the screen with which a cell is compared: in the source language, in that
  /// language's direction and at the cell's own text size. The comparison thus shows the changes of
  /// the translation, and not those of larger text.
  package func comparedOptions(for options: DocumentOptions) -> DocumentOptions {
    var compared = referenceOptions(for: options)
    compared.textSize = options.textSize
    return compared
  }
}
