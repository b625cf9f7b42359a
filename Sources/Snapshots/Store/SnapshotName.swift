import Checksums
import Foundation
import LayoutScene

/// The name of a snapshot's files, without their endings: `profile.de.iphone-se`, or
/// `Settings/profile.de.iphone-se` within a suite.
///
/// A name says which snapshot it is, whatever others there are: adding a language to a run renames no
/// file. The text size is named where it is not `large`, the appearance where it is dark, and the
/// direction where it is not the language's own.
package struct SnapshotName: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The whole name, with `/` between the suite's parts and the case.
  package let description: String

  /// The longest name of a file, in bytes, on the file systems of Linux, macOS and Windows.
  private static let fileLimit = 255
  /// The longest ending, and of temporary files nothing more.
  private static let longestEnding = ".new.frames.json"
  /// How many hexadecimal digits of a hash tell names apart that had to be changed.
  private static let digits = 10

  /// The name for a case of a suite.
  ///
  /// Characters that a file system may refuse become hyphens, as does the dot of a part `.new`, by which
  /// what is pending is told, and what is too long is cut. Such a name ends in a hash of the original.
  ///
  /// - Parameters:
  ///   - suite: folders with `/` between them; empty for none.
  ///   - words: the case and the traits, in order, which dots join.
  /// - Throws: a part that is empty, `.` or `..`.
  package init(suite: String, words: [String]) throws(SnapshotError) {
    let file = words.joined(separator: ".")
    let folders = suite.isEmpty ? [] : suite.split(separator: "/", omittingEmptySubsequences: false)
    let parts = folders.map(String.init) + [words.first ?? ""]
    guard !parts.contains(where: Self.leaves) else {
      throw SnapshotError(
        suite, .leavesFolder(name: (folders + [file[...]]).joined(separator: "/")))
    }
    let room = Self.fileLimit - Self.longestEnding.utf8.count
    description =
      (folders.map { Self.slug(String($0), room: Self.fileLimit) } + [Self.slug(file, room: room)])
      .joined(separator: "/")
  }

  /// A name that is already one, of a file that exists.
  init(verbatim name: String) { description = name }

  package static func < (a: Self, b: Self) -> Bool { a.description < b.description }

  /// What is the same for two names that one file could have: letter case, and how accents are
  /// written, make no difference to some file systems.
  package static func folded(_ name: String) -> String {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    return (isASCII ? name : name.precomposedStringWithCanonicalMapping).lowercased()
  }

  private static func leaves(_ part: String) -> Bool {
    part.isEmpty || part == "." || part == ".."
  }

  private static func slug(_ text: String, room: Int) -> String {
    if text.utf8.count <= room, isPlain(text) { return text }
    var slug = String.UnicodeScalarView()
    for scalar in withoutPendingMark(text.precomposedStringWithCanonicalMapping).unicodeScalars {
      slug.append(isPlain(scalar) ? scalar : "-")
    }
    // Hidden files, and those that look like options.
    if slug.first == "." || slug.first == "-" {
      slug.replaceSubrange(..<slug.index(after: slug.startIndex), with: ["_"])
    }
    let plain = String(slug)
    if plain == text, plain.utf8.count <= room { return plain }
    let hash = SHA256.hex(of: Array(text.utf8)).prefix(digits)
    var start = plain
    while start.utf8.count + 1 + digits > room { start.removeLast() }
    return start + "-" + hash
  }

  /// Whether a name stays as it is, of those that need no table of Unicode to tell.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "-") else {
      return false
    }
    // What may be a part `.new` is looked at more closely.
    var last: UInt8 = 0
    return text.utf8.allSatisfy { byte in
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): return last != UInt8(ascii: ".")
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "+"):
        return true
      default: return false
      }
    }
  }

  /// `x-new.en` for `x.new.en`: Git is told to ignore `*.new.*`, which is what waits to be accepted.
  private static func withoutPendingMark(_ text: String) -> String {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(parts.first.map(String.init) ?? "") { name, part in
      name + (part.lowercased() == "new" ? "-" : ".") + part
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "_", ".", "+": true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
    }
  }
}

extension SnapshotName {
  /// The words that name a cell.
  ///
  /// - Parameter direction: the language's own.
  package static func words(of cell: Cell, direction: LayoutDirection) -> [String] {
    var words = [cell.screen, cell.variant].compactMap { $0 } + [cell.locale, cell.device]
    if cell.textSize != .large { words.append(cell.textSize.rawValue) }
    if cell.appearance != .light { words.append(cell.appearance.rawValue) }
    if cell.direction != direction { words.append(cell.direction.rawValue) }
    return words
  }
}
