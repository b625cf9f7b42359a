import Documents
import Files
import Foundation
import LayoutScene

/// The documents that can be shown.
actor Library {
  private let setting: PageRequests.Setting
  private var documents: [String]
  private var known: Set<String>
  /// What was read of the documents, with the state of their files.
  private var summaries: [String: (state: FileState, summary: DocumentSummary)] = [:]
  /// The documents and the given folders, with the folders in which documents are looked for.
  private(set) var files: WatchedFiles

  /// The most folders that are watched for new documents.
  private static let folderLimit = 2_000

  init(_ setting: PageRequests.Setting) {
    self.setting = setting
    documents = setting.documents()
    known = Set(documents)
    files = Self.files(documents, setting.folders)
  }

  func has(_ path: String) -> Bool { known.contains(path) }

  /// Looks for documents again: while no page is open, nobody hears of new ones.
  func renew() { _ = finds() }

  /// Whether other documents are in the folders than before.
  private func finds() -> Bool {
    guard !setting.folders.isEmpty else { return false }
    let found = setting.documents()
    files = Self.files(found, setting.folders)
    guard found != documents else { return false }
    documents = found
    known = Set(found)
    return true
  }

  var paths: [String] { documents }

  /// The documents with their names and screens.
  func json() -> JSON {
    summaries = summaries.filter { known.contains($0.key) }
    return [
      "documents": .array(documents.map { json(of: $0) }),
      "folders": .array(setting.folders.map(JSON.string)),
    ]
  }

  private func json(of path: String) -> JSON {
    let summary = summary(of: path)
    return JSON(present: [
      "path": .string(path), "name": summary.name.map(JSON.string),
      "screens": .array(
        summary.screens.map { screen in
          JSON(present: ["id": .string(screen.id), "name": screen.name.map(JSON.string)])
        }),
    ])
  }

  private func summary(of path: String) -> DocumentSummary {
    let state = FileState(path)
    if let known = summaries[path], known.state == state { return known.summary }
    let summary = DocumentSummary(path: path, allowsOutside: setting.allowsOutside)
    if let state, state.isSettled { summaries[path] = (state, summary) }
    return summary
  }

  /// The event about documents that have come, gone or changed; nil where none has.
  func event(_ changes: Watcher.Changes) -> [UInt8]? {
    let (found, areOthers) = files.changes(among: changes)
    let changed = found.intersection(documents)
    if areOthers || found != changed, finds() { return EventStream.event("documents") }
    files = Self.files(documents, setting.folders)
    guard !changed.isEmpty else { return nil }
    let json: JSON = ["changed": .array(changed.sorted().map(JSON.string))]
    return EventStream.event("written", Array(json.oneLine.utf8))
  }

  private static func files(_ documents: [String], _ folders: [String]) -> WatchedFiles {
    WatchedFiles(documents + folders, in: self.folders(below: folders))
  }

  /// The folders and all that are in them, but hidden ones. Links are not followed, as they may lead
  /// back.
  private static func folders(below given: [String]) -> Set<String> {
    var found: Set<String> = []
    var waiting = given.compactMap(PathParts.real)
    while let folder = waiting.popLast(), found.count < folderLimit {
      guard found.insert(folder).inserted else { continue }
      let keys: Set<URLResourceKey> = [.isDirectoryKey, .isSymbolicLinkKey]
      let entries =
        (try? FileManager.default.contentsOfDirectory(
          at: URL(fileURLWithPath: folder), includingPropertiesForKeys: Array(keys),
          options: .skipsHiddenFiles)) ?? []
      for entry in entries {
        let values = try? entry.resourceValues(forKeys: keys)
        guard values?.isDirectory == true, values?.isSymbolicLink != true else { continue }
        waiting.append(folder + "/" + entry.lastPathComponent)
      }
    }
    return found
  }
}
