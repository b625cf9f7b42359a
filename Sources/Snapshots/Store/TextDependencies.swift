import Foundation
import LayoutScene
import Typesetting

/// The font files and libraries on which the letters of a snapshot depend. Empty for a snapshot
/// without letters.
package struct TextDependencies: Sendable, Hashable {
  package struct FontFile: Sendable, Hashable {
    package var path: String
    /// The file's length in bytes; 0 for a file that cannot be read.
    package var length: Int
    /// The CRC-32 in eight hexadecimal digits; empty for a file that cannot be read. SHA-256 of one
    /// Chinese font would take longer than a hundred screens.
    package var checksum: String
  }

  /// The libraries' names and versions, in a fixed order.
  package var libraries: [Fingerprint.Library]
  /// The font files, sorted by path.
  package var fonts: [FontFile]

  package static let none = TextDependencies(libraries: [], fonts: [])

  package var isEmpty: Bool { libraries.isEmpty && fonts.isEmpty }

  var json: JSON {
    [
      "libraries": .object(
        libraries.map { JSON.Member(key: $0.name, value: .string($0.version)) }),
      "fonts": .array(
        fonts.map { font in
          [
            "path": .string(font.path), "bytes": .number(Double(font.length)),
            "crc32": .string(font.checksum),
          ]
        }),
    ]
  }

  init(_ members: Members) throws(SnapshotError) {
    let versions = try members.object("libraries")
    libraries = []
    for member in versions.json.members {
      libraries.append(
        Fingerprint.Library(name: member.key, version: try versions.text(member.key)))
    }
    fonts = []
    for font in try members.objects("fonts") {
      fonts.append(
        FontFile(
          path: try font.text("path"), length: try font.integer("bytes"),
          checksum: try font.text("crc32")))
    }
  }

  init(libraries: [Fingerprint.Library], fonts: [FontFile]) {
    self.libraries = libraries
    self.fonts = fonts
  }

  /// The differences from `other` in words, such as `Pango 1.50.12 instead of 1.50.14`.
  package func differences(from other: TextDependencies) -> [String] {
    let libraries = libraries.compactMap { library -> String? in
      let old = other.libraries.first { $0.name == library.name }
      guard old?.version != library.version else { return nil }
      return "\(library.name) \(library.version) instead of \(old?.version ?? "none")"
    }
    let fonts = fonts.compactMap { font -> String? in
      let old = other.fonts.first { $0.path == font.path }
      guard old != font else { return nil }
      return "another \((font.path as NSString).lastPathComponent)"
    }
    return libraries + fonts
  }
}
