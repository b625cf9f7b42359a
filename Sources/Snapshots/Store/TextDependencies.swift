import Foundation
import LayoutScene
import Typesetting

/// What the letters of a snapshot depend on besides its scene: the font files that they are from, and
/// the libraries that set and paint them. Empty for a snapshot without letters, which depends on
/// neither.
package struct TextDependencies: Sendable, Hashable {
  package struct FontFile: Sendable, Hashable {
    package var path: String
    /// Bytes; 0 for a file that cannot be read.
    package var length: Int
    /// The CRC-32, eight hexadecimal digits; empty for a file that cannot be read. SHA-256 would take longer
    /// for one font of Chinese than a hundred screens do.
    package var checksum: String
  }

  /// Names and versions, in a fixed order.
  package var libraries: [Fingerprint.Library]
  /// Sorted by path.
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

  /// What differs from `other`, such as `Pango 1.50.12 instead of 1.50.14`; empty for none.
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
