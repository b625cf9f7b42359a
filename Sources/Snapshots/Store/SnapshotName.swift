import Checksums
import Foundation
import LayoutScene

/// The name of a snapshot's files, without their endings: `profile.de.iphone-se`, or
/// `Settings/profile.de.iphone-se` within a suite.
///
/// A name does not depend on other snapshots: adding a language to a run renames no file. It
/// contains the text size if it is not `large`, the appearance if it is dark, and the direction if
/// it is not the language's own.
package struct SnapshotName: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The whole name, with `/` between the suite's parts and the case.
  package let description: String

  /// The longest file name in bytes on the file systems of Linux, macOS and Windows.
  private static let fileLimit = 255
  /// The longest ending of a snapshot's files. The names of temporary files have a fixed length
  /// below the limit.
  private static let longestEnding = ".new.frames.json"
  /// The number of hexadecimal digits of the hash at the end of changed names.
  private static let digits = 10

  /// The name for a case of a suite.
  ///
  /// Characters that a file system may refuse become hyphens, and so does the dot of a part `.new`,
  /// which marks pending files. A name that is too long is cut. Each changed name ends in a hash of
  /// the original.
  ///
  /// - Parameters:
  ///   - suite: folders with `/` between them; empty for none.
  ///   - words: the case and the traits, in order; the name joins them with dots.
  /// - Throws: an error for a part that is empty, `.` or `..`.
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

  /// The name of an existing file, taken without changes.
  init(verbatim name: String) { description = name }

  package static func < (a: Self, b: Self) -> Bool { a.description < b.description }

  /// A form of the name that is equal for names of the same file on any file system: some ignore
  /// letter case and the composition of accents.
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
    // A leading dot would hide the file, and a leading hyphen would make it look like an option.
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

  /// A fast test in ASCII for names that need no change; false if a closer look is needed.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "-") else {
      return false
    }
    // A part that may be `.new` needs the closer look.
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

  /// Replaces the dot of a part `.new`: `x-new.en` for `x.new.en`. Git ignores `*.new.*`, the files
  /// of pending snapshots.
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
  /// - Parameter direction: the language's own direction.
  package static func words(of cell: Cell, direction: LayoutDirection) -> [String] {
    var words = [cell.screen, cell.variant].compactMap { $0 } + [cell.locale, cell.device]
    if cell.textSize != .large { words.append(cell.textSize.rawValue) }
    if cell.appearance != .light { words.append(cell.appearance.rawValue) }
    if cell.direction != direction { words.append(cell.direction.rawValue) }
    return words
  }
}
