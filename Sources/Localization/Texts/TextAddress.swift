import Foundation

/// Finds addresses in texts: with a scheme (`https://example.org`, `tel:+491234`), or as people write them, of mail
/// (`ann@example.org`) and of the web (`example.org/path`, `example.org`).
enum TextAddress {
  /// The most characters of a host's name and of the part before `@`.
  private static let reach = 254
  /// The most characters of a scheme with the signs behind it.
  private static let schemeReach = 24
  /// What addresses begin with besides a scheme and `://`.
  private static let beginnings = ["www.", "mailto:", "tel:"].map { Array($0.unicodeScalars) }

  /// The index after the address that begins at `start`; nil where none begins there.
  static func end(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    withScheme(scalars, at: start) ?? withoutScheme(scalars, at: start)
  }

  /// A scheme is plain to see, so that any sign may stand before it.
  private static func withScheme(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    guard isLetter(scalars[start]), start == 0 || !isLetter(scalars[start - 1]) else { return nil }
    let head = scalars[start...].prefix(schemeReach)
    let scheme = head.prefix { isLetter($0) || "+-.".unicodeScalars.contains($0) }
    let path =
      scalars[scheme.endIndex...].starts(with: "://".unicodeScalars)
      ? scheme.endIndex + 3
      : beginnings.first { head.starts(with: $0) }.map { start + $0.count }
    return path.flatMap { path in
      let end = pathEnd(scalars, at: path)
      return end > path ? end : nil
    }
  }

  private static func withoutScheme(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    guard isLetterOrDigit(scalars[start]), start == 0 || !isInWord(scalars[start - 1]) else {
      return nil
    }
    let word = scalars[start...].prefix(reach).prefix { isInWord($0) && $0 != "@" }
    let next = word.endIndex
    if next < scalars.count, scalars[next] == "@", let end = hostEnd(scalars, at: next + 1) {
      return end
    }
    guard let end = hostEnd(scalars, at: start) else { return nil }
    if end < scalars.count, scalars[end] == "/" { return pathEnd(scalars, at: end) }
    // A name with capitals is no address but two sentences: “Fine.Thanks”.
    return scalars[start..<end].contains { $0.properties.isUppercase } ? nil : end
  }

  /// The index after a host's name: labels with points between them, the last of two letters or
  /// more.
  private static func hostEnd(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    let name = scalars[min(start, scalars.count)...].prefix(reach)
      .prefix { isLetterOrDigit($0) || $0 == "-" || $0 == "." }
    let end = name.lastIndex { isLetterOrDigit($0) }.map { $0 + 1 } ?? start
    // Letters of another script may follow directly; they are a word of its own.
    if end < scalars.count, scalars[end].properties.isAlphabetic, scalars[end].isASCII {
      return nil
    }
    let labels = scalars[start..<max(start, end)].split(
      separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last,
      last.count > 1, last.allSatisfy({ $0.properties.isAlphabetic })
    else { return nil }
    return end
  }

  /// The index after a path: at a space, a bracket or a quotation mark, and before the mark that
  /// ends a sentence.
  private static func pathEnd(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    let path = scalars[start...].prefix { scalar in
      scalar.isASCII && !scalar.properties.isWhitespace
        && !"<>\"'()[]{}%".unicodeScalars.contains(scalar)
    }
    let end = path.lastIndex { !".,;:!?".unicodeScalars.contains($0) }
    return end.map { $0 + 1 } ?? start
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar)
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || "._+-@".unicodeScalars.contains(scalar)
  }
}
