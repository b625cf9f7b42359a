/// Refuses documents with many aliases that have keys other than plain text. Yams hashes keys to
/// find duplicates, and hashing a key made of aliases of aliases takes time that doubles with each
/// level, before the number of values can be checked.
///
/// A few aliases are harmless, and documents need no keys that are not plain text. It is therefore
/// enough to look for both in the text, without parsing.
enum AliasGuard {
  private static let harmless = 24

  static func passes(_ source: SourceText, _ problems: Problems) -> Bool {
    let bytes = Array(source.text.utf8)
    var aliases = 0
    var composedKey: Int?
    // The end of the word with the last alias, so that a word with many stars is only scanned once.
    var wordEnd = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "*"):
        guard index + 1 < bytes.count, isWord(bytes[index + 1]) else { continue }
        aliases += 1
        if index + 1 >= wordEnd { wordEnd = end(ofWordAt: index + 1, in: bytes) }
        if isFollowedByColon(bytes, at: wordEnd) { composedKey = composedKey ?? index }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if isFollowedByColon(bytes, at: index + 1) { composedKey = composedKey ?? index }
      case UInt8(ascii: "?"):
        if index + 1 < bytes.count, isSpace(bytes[index + 1]) { composedKey = composedKey ?? index }
      default: break
      }
    }
    guard aliases > harmless, let composedKey else { return true }
    problems.report(
      .tooManyAliases(limit: harmless), at: source.mark(atUTF8: composedKey), in: source)
    return false
  }

  private static func end(ofWordAt start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    return index
  }

  private static func isFollowedByColon(_ bytes: [UInt8], at start: Int) -> Bool {
    var index = start
    while index < bytes.count, isSpace(bytes[index]), index - start < 64 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    !isSpace(byte) && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ":")
      && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }
}
