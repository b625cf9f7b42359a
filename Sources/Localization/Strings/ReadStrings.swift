import Files
import Foundation
import Synchronization

/// The strings that a run has read without mistakes, so that a thousand documents with the same catalog read it once.
///
/// They are a value of the running task, as `UnsavedFiles` are: code that opens many documents, or one again and again,
/// sets `shared`.
package final class ReadStrings: Sendable {
  @TaskLocal package static var shared: ReadStrings?

  /// What decides how strings are read: where they are, the source language, and which files their reader may see.
  private struct Key: Hashable {
    var path: String
    var language: String?
    var home: String?
    var allowsOutside: Bool
  }

  private struct Entry {
    var table: StringTable
    /// The files that were noted while the strings were read; nil where nobody listened.
    var sought: SoughtFiles?
    /// The files as they were before they were read.
    var state: [FileState]
  }

  private let entries = Mutex<[Key: Entry]>([:])

  package init() {}

  /// The strings at a path: those that were read before, where no file of them has changed.
  ///
  /// - Parameter load: reads them.
  static func table(
    at path: String, _ language: String?, of project: Project, _ problems: Problems,
    _ load: () -> StringTable?
  ) -> StringTable? {
    // What an editor has is not what the files say.
    guard let shared, UnsavedFiles.texts.isEmpty,
      let state = FileState.all(at: path, of: project)
    else { return load() }
    let key = Key(
      path: path, language: language, home: project.home, allowsOutside: project.allowsOutside)
    if let known = shared.entries.withLock({ $0[key] }), known.state == state {
      known.sought.map { SoughtFiles.listener?.note($0) }
      return known.table
    }
    let mistakes = problems.count
    let sought = SoughtFiles.listener.map { _ in SoughtFiles() }
    let read = SoughtFiles.$listener.withValue(sought, operation: load)
    sought.map { SoughtFiles.listener?.note($0) }
    guard let table = read else { return nil }
    if problems.count == mistakes, state.allSatisfy(\.isSettled) {
      shared.entries.withLock { $0[key] = Entry(table: table, sought: sought, state: state) }
    }
    return table
  }
}

extension FileState {
  /// The files of strings at a path, with the folders in which others may come; nil where one is not there any more, or
  /// where others may come further below.
  fileprivate static func all(at path: String, of project: Project) -> [FileState]? {
    let inner = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    guard !inner.contains(where: { $0.hasSuffix(".xcloc") || $0 == "Localized Contents" }) else {
      return nil
    }
    let folders = inner.filter { LanguageFolder.language(of: $0) != nil }.map { path + "/" + $0 }
    let files = StringTable.files(at: path, of: project).values.joined().sorted()
    let states = ([path] + folders + files).map(FileState.init)
    return states.contains { $0 == nil } ? nil : states.compactMap(\.self)
  }
}
