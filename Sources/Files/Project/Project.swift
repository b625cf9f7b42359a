import Foundation

/// The files that a document may name: those in the nearest folder above it that has a `plumb.yaml` or a
/// `.git`, or else in its own, and nothing in `.git`. Links are followed one by one, and what lies behind a link that
/// leads out is never looked at, so that nothing tells whether it is there.
package struct Project: Sendable {
  /// The path of the document, or of another file that names files.
  let document: String
  /// Whether files outside may be named, too.
  package let allowsOutside: Bool

  package init(document: String, allowsOutside: Bool = false) {
    self.document = document
    self.allowsOutside = allowsOutside
  }

  /// A file that a document may name. It need not exist.
  package struct File {
    /// The path as a person would write it, relative to the program's working directory.
    package var path: String
    /// The path from the document's folder to that of the file, with a slash at the end; empty for
    /// none.
    package var base: String
    /// The path without links.
    package var real: String
    /// Whether the file is outside of the project, which is allowed.
    package var isOutside: Bool
  }

  /// The path of the document's folder as it was given, with a slash at the end; empty for none.
  private var prefix: String { document.lastIndex(of: "/").map { String(document[...$0]) } ?? "" }

  /// The file that `path` names when it is written in a file whose folder is `base`, relative to
  /// the document's folder.
  package func file(_ path: String, from base: String = "") throws(Fact.Escape) -> File {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .absolute }
    let isAbsolute = path.hasPrefix("/")
    let way = isAbsolute ? path : PathParts.normalized(base + path)
    let place = isAbsolute ? path : way.isEmpty ? folder : place(of: way)
    let inner = way.lastIndex(of: "/").map { String(way[...$0]) } ?? ""
    do throws(Fact.Escape) {
      let real = try real(way, isAbsolute: isAbsolute)
      SoughtFiles.listener?.note(place)
      return File(path: place, base: inner, real: real, isOutside: false)
    } catch {
      guard allowsOutside, error != .loop else { throw error }
      let real = PathParts.real(place) ?? place
      return File(path: place, base: inner, real: real, isOutside: true)
    }
  }

  /// The document's folder itself, as a person would write it.
  private var folder: String {
    prefix.isEmpty ? "." : prefix == "/" ? "/." : String(prefix.dropLast())
  }

  /// The path of a way that begins at the document's folder: `parts.yaml` for `../parts.yaml` from `Screens`, so that a
  /// file has the same path in all documents that name it. Behind a link `..` is another folder, and stays.
  private func place(of way: String) -> String {
    var folders = prefix.split(separator: "/")
    var parts = way.split(separator: "/")
    while parts.first == "..", let last = folders.last, last != "..", last != "." {
      let folder = (prefix.hasPrefix("/") ? "/" : "") + folders.joined(separator: "/")
      guard PathParts.target(ofLink: folder) == nil else { break }
      folders.removeLast()
      parts.removeFirst()
    }
    let place = (folders + parts).joined(separator: "/")
    return prefix.hasPrefix("/") ? "/" + place : place.isEmpty ? "." : place
  }

  /// The same for a path as those of `File` are.
  package func file(at place: String) throws(Fact.Escape) -> File {
    if place == folder { return try file(".") }
    guard place.hasPrefix("/") == prefix.hasPrefix("/") else { return try file(place) }
    let (own, other) = (prefix.split(separator: "/"), place.split(separator: "/"))
    let common = zip(own, other).prefix { $0 == $1 }.count
    let up = own.dropFirst(common)
    guard !up.contains("..") else { return try file(place) }
    let rest = other.dropFirst(common).filter { $0 != "." }
    return try file((up.map { _ in ".." } + rest).joined(separator: "/"))
  }

  /// Whether there is a file at such a path, or something that must not be looked at.
  package func isThere(at place: String) -> Bool {
    guard let file = try? file(at: place) else { return true }
    return access(file.real, F_OK) == 0
  }

  private func real(_ way: String, isAbsolute: Bool) throws(Fact.Escape) -> String {
    guard let folder = PathParts.real(prefix.isEmpty ? "." : prefix) else {
      if isAbsolute { throw .absolute }
      return prefix + way
    }
    let root = Self.home(of: folder)
    let written = isAbsolute ? way : "/" + PathParts.normalized(folder + "/" + way)
    guard PathParts.isInside(written, root) else { throw isAbsolute ? .absolute : .outside }
    return try PathParts.followed(written, from: root, in: root)
  }

  /// The project's folder without links; nil where the document's own is not there.
  package var home: String? { PathParts.real(prefix.isEmpty ? "." : prefix).map(Self.home) }

  /// Whether a folder without links is in the project.
  package func contains(_ folder: String) -> Bool {
    guard let own = PathParts.real(prefix.isEmpty ? "." : prefix) else { return false }
    return PathParts.isInside(folder, Self.home(of: own))
  }

  /// The folder of the project of a document in `folder`. The folders of languages, such as `de.lproj`, belong
  /// together.
  package static func home(of folder: String) -> String {
    root(above: folder)
      ?? (LanguageFolder.language(of: folder) == nil ? folder : PathParts.folder(of: folder))
  }

  /// The file that says how the documents beside it are tested.
  package static let planName = "plumb.yaml"

  /// The nearest folder of a project; nil where there is none.
  private static func root(above folder: String) -> String? {
    var above = folder
    while true {
      for name in [planName, ".git"] where access("\(above)/\(name)", F_OK) == 0 {
        return above
      }
      guard above != "/" else { return nil }
      above = PathParts.folder(of: above)
    }
  }
}

extension Project {
  /// Refuses a path that a person gave, or that was put together from one, where a link on it leads out of the
  /// project in which the link lies: the person chose the path, and a stranger may have made the link.
  ///
  /// - Parameters:
  ///   - given: the part of the path that was given. A link in a folder above it is somebody's own where
  ///     it is in no project, such as a home folder on another disk.
  ///   - isResult: whether something is to be written there. The working directory is then a project of its own
  ///     where it is in none, as its documents are.
  package static func require(
    _ path: String, given: String? = nil, isResult: Bool = false
  ) throws(Fact.Escape) {
    // The devices are links where there are none of a stranger.
    guard path != "-", !path.isEmpty, !path.hasPrefix("/dev/"),
      let start = path.hasPrefix("/") ? "/" : PathParts.real(".")
    else { return }
    let parts = path.split(separator: "/")
    let free = (given ?? path).split(separator: "/").count - 1
    var place = start
    for (index, part) in parts.enumerated() {
      let next = PathParts.joined(place, String(part))
      guard part != "..", let target = PathParts.target(ofLink: next) else {
        place = part == ".." ? PathParts.folder(of: place) : part == "." ? place : next
        continue
      }
      let own = isResult && start != "/" && PathParts.isInside(place, start) ? start : nil
      if let root = root(above: place) ?? own ?? (index < free ? nil : place) {
        place = try PathParts.followed(target, from: place, in: root)
      } else {
        guard let real = PathParts.real(next) else { return }
        place = real
      }
    }
  }
}

extension SourceText {
  /// The files that the text may name.
  package var project: Project { Project(document: file, allowsOutside: allowsOutside) }
}
