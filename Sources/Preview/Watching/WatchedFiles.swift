import Files
import Foundation

/// Files under the paths by which they were given, with the places in the file system that decide what they are.
///
/// A place is the path of a file, a link or a folder, with no link among the folders before it. All places on the way to
/// a file count, also those on the way that a link leads: where a folder comes, goes or is replaced, so is what it holds.
struct WatchedFiles: Sendable, Equatable {
  /// The given paths by the places on the way to them, as far as they are there, with the first that is not.
  private var given: [String: Set<String>] = [:]
  /// The folders in which new files may matter.
  private(set) var folders: Set<String> = []
  /// The folders in which changes are to be looked for.
  private(set) var watched: Set<String> = []

  /// - Parameter others: further folders without links, in which files may come.
  init(_ paths: some Sequence<String>, in others: Set<String> = []) {
    (folders, watched) = (others, others)
    var known: [String: PlaceKind] = [:]
    for path in paths { walk(to: path, &known) }
  }

  /// The given paths.
  var paths: Set<String> { given.values.reduce(into: []) { $0.formUnion($1) } }

  private enum PlaceKind {
    case nothing, file, folder
    case link(to: String)
  }

  /// As many as Linux follows.
  private static let mostLinks = 40

  /// - Parameter known: what is at the places that were looked at.
  private mutating func walk(to path: String, _ known: inout [String: PlaceKind]) {
    let names = { (path: String) in path.split(separator: "/").reversed().map(String.init) }
    var rest = names(
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
    var (folder, links) = ("", 0)
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
        continue
      }
      let place = folder + "/" + name
      given[place, default: []].insert(path)
      watched.insert(folder.isEmpty ? "/" : folder)
      if rest.isEmpty { folders.insert(folder.isEmpty ? "/" : folder) }
      let kind = known[place] ?? Self.kind(of: place)
      known[place] = kind
      switch kind {
      case .folder:
        folder = place
        if rest.isEmpty { addContent(of: place) }
      case .link(let target) where links < Self.mostLinks:
        links += 1
        if target.hasPrefix("/") { folder = "" }
        rest += names(target)
      case .link, .file, .nothing: return
      }
    }
  }

  /// Adds a folder that was given itself: new files in it may be strings, also those in the folders of languages.
  private mutating func addContent(of folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let languages = names.filter { LanguageFolder.language(of: $0) != nil }
    for place in [folder] + languages.map({ folder + "/" + $0 }) {
      folders.insert(place)
      watched.insert(place)
    }
  }

  private static func kind(of place: String) -> PlaceKind {
    if let target = PathParts.target(ofLink: place) { return .link(to: target) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      return .nothing
    }
    return isFolder.boolValue ? .folder : .file
  }

  /// Whether what happened at a place may have to do with these files.
  func areConcerned(by place: String) -> Bool {
    given[place] != nil || folders.contains(place)
      || folders.contains((place as NSString).deletingLastPathComponent)
  }

  /// What the changes are to these files: the given paths, and whether a file was made or removed that
  /// may have to do with them.
  func changes(among changes: Watcher.Changes) -> (files: Set<String>, areOthers: Bool) {
    let own = changes.files.reduce(into: Set<String>()) { $0.formUnion(given[$1] ?? []) }
    let others = changes.files.contains { file in
      given[file] == nil && areConcerned(by: file)
        && (changes.folders.contains(file) || Self.endings.contains(FileEndings.ending(of: file)))
    }
    return (own, others || changes.isEverything)
  }

  /// The endings of files that documents name. Editors write files of other endings beside them, which mean nothing.
  private static let endings = Set(
    FileEndings.documents + FileEndings.interfaceBuilder + FileEndings.strings
      + FileEndings.pictures)
}
