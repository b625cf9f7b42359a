import Foundation

/// Addresses as people write them in a text, without a scheme: of mail (`ann@example.org`) and of the web
/// (`example.org/path`, `example.org`).
enum PlainAddress {
  /// No name of a host and no local part is longer.
  private static let reach = 254

  /// Where the address that begins at `start` ends; nil where none does.
  static func end(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
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
    // “Fine.Thanks” is no address.
    return scalars[start..<end].contains { $0.properties.isUppercase } ? nil : end
  }

  /// Where a host's name ends: labels with points between, the last of two letters or more.
  private static func hostEnd(_ scalars: [Unicode.Scalar], at start: Int) -> Int? {
    let name = scalars[min(start, scalars.count)...].prefix(reach)
      .prefix { isLetterOrDigit($0) || $0 == "-" || $0 == "." }
    let end = name.lastIndex { isLetterOrDigit($0) }.map { $0 + 1 } ?? start
    // What goes on in other letters is a word of its own.
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

  /// Where a path ends: at a space, a bracket or a quotation mark, without the mark that ends a sentence.
  private static func pathEnd(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    let path = scalars[start...].prefix { scalar in
      scalar.isASCII && !scalar.properties.isWhitespace
        && !"<>\"'()[]{}%".unicodeScalars.contains(scalar)
    }
    let end = path.lastIndex { !".,;:!?".unicodeScalars.contains($0) }
    return end.map { $0 + 1 } ?? start
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || "._+-@".unicodeScalars.contains(scalar)
  }
}
