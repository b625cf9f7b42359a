import Documents
import Typesetting

/// What `plumb --version` prints.
enum Version {
  /// The version in the sense of Semantic Versioning 2.0; `docs/versions.md` says what it promises.
  static let number = "0.1.0"

  /// The version, the commit, and the libraries that decide frames and pixels.
  static var text: String {
    let commit = BuiltFrom.commit.map { "commit \($0)" } ?? "a development build"
    let drawing = Fingerprint(files: []).libraries.map { ($0.name, $0.version) }
    let libraries = drawing + LocalizationLibraries.versions + FileLibraries.versions
    return (["plumb \(number), \(commit)"] + libraries.map { "\($0) \($1)" })
      .joined(separator: "\n")
  }
}
