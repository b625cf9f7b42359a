extension String {
  /// The text without spaces at its ends.
  package var withoutOuterSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Whether a byte of the text in UTF-8 fulfils a condition. The bytes are read from contiguous
  /// memory, which takes a fraction of the time of `utf8.contains`.
  package func hasByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isWanted) }
      ?? utf8.contains(where: isWanted)
  }
}
