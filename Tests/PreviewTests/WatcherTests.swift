import Foundation
import Synchronization
import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(20))) struct WatcherTests {
  /// Collects what a watcher tells.
  private final class Log: Sendable {
    let told = Mutex<[Watcher.Changes]>([])

    var files: Set<String> {
      told.withLock { $0.reduce(into: []) { $0.formUnion($1.files) } }
    }
  }

  @Test func filesThatAreWrittenReplacedAndRemovedAreTold() async throws {
    let folder = try TemporaryFolder()
    let log = Log()
    let watcher = try Watcher { changes in log.told.withLock { $0.append(changes) } }
    watcher.watch([folder.path])
    let (a, b) = (folder.path + "/a.yaml", folder.path + "/b.yaml")
    try Data("1".utf8).write(to: URL(fileURLWithPath: a))
    try await waitUntil { log.files.contains(a) }
    try Data("2".utf8).write(to: URL(fileURLWithPath: b), options: .atomic)
    try await waitUntil { log.files.contains(b) }
    log.told.withLock { $0 = [] }
    try FileManager.default.removeItem(atPath: a)
    try await waitUntil { log.files.contains(a) }
  }

  @Test func manyChangesAtOnceAreToldTogether() async throws {
    let (folder, source) = (try TemporaryFolder(), try TemporaryFolder())
    for number in 0..<200 { try source.write("x", to: "\(number).yaml") }
    let log = Log()
    let watcher = try Watcher { changes in log.told.withLock { $0.append(changes) } }
    watcher.watch([folder.path])
    for number in 0..<200 {
      try FileManager.default.moveItem(
        atPath: source.path + "/\(number).yaml", toPath: folder.path + "/\(number).yaml")
    }
    try await waitUntil { log.files.count >= 200 }
    #expect(log.told.withLock { $0.count } < 200)
  }

  @Test func foldersThatAreNoLongerWantedAreNotWatched() async throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    let log = Log()
    let watcher = try Watcher { changes in log.told.withLock { $0.append(changes) } }
    watcher.watch([first.path, second.path, "/there/is/no/such/folder"])
    #expect(watcher.count == 2)
    watcher.watch([second.path])
    #expect(watcher.count == 1)
    try Data("1".utf8).write(to: URL(fileURLWithPath: first.path + "/a.yaml"))
    try Data("1".utf8).write(to: URL(fileURLWithPath: second.path + "/b.yaml"))
    try await waitUntil { log.files.contains(second.path + "/b.yaml") }
    #expect(!log.files.contains(first.path + "/a.yaml"))
  }

  /// Git does so where it goes from one branch to another.
  @Test func aFolderThatWasRemovedOrMovedAndMadeAgainCanBeWatchedAgain() async throws {
    let folder = try TemporaryFolder()
    let (inner, other) = (folder.path + "/inner.v2", folder.path + "/other")
    let log = Log()
    let watcher = try Watcher { changes in log.told.withLock { $0.append(changes) } }
    let removals: [() throws -> Void] = [
      { try FileManager.default.removeItem(atPath: inner) },
      { try FileManager.default.moveItem(atPath: inner, toPath: other) },
    ]
    for remove in removals {
      try folder.write("1", to: "inner.v2/deep/a.yaml")
      watcher.watch([folder.path, inner, inner + "/deep"])
      try remove()
      try folder.write("1", to: "inner.v2/deep/a.yaml")
      try await waitUntil { log.told.withLock { $0.contains { $0.folders.contains(inner) } } }
      #expect(watcher.watch([folder.path, inner, inner + "/deep"]) == [inner, inner + "/deep"])
      log.told.withLock { $0 = [] }
      try folder.write("2", to: "inner.v2/deep/a.yaml")
      try await waitUntil { log.files.contains(inner + "/deep/a.yaml") }
      try FileManager.default.removeItem(atPath: inner)
    }
  }

  @Test func aWatcherThatIsGivenUpKeepsNoHandle() async throws {
    let folder = try TemporaryFolder()
    var watchers = try (0..<50).map { _ in try Watcher { _ in } }
    for watcher in watchers { watcher.watch([folder.path]) }
    #expect(try handles(of: folder.path) == 50)
    watchers = []
    try await waitUntil { (try? handles(of: folder.path)) == 0 }
  }

  /// How many descriptors of this process watch a folder. Other tests have descriptors for folders of theirs.
  private func handles(of folder: String) throws -> Int {
    let number = try #require(
      FileManager.default.attributesOfItem(atPath: folder)[.systemFileNumber] as? Int)
    let mark = "ino:\(String(number, radix: 16)) "
    return try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fdinfo").filter { name in
      let text = try? String(contentsOfFile: "/proc/self/fdinfo/\(name)", encoding: .utf8)
      return text?.contains(mark) == true
    }.count
  }

  /// Each folder on the way may be another one, and each link may lead somewhere else.
  @Test func aFileIsKnownByAllThatLeadsToIt() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try folder.write("1", to: "real/deep/a.yaml")
    for (link, target) in [("one", "two"), ("two", path + "/real/deep/.."), ("loop", "loop")] {
      try FileManager.default.createSymbolicLink(
        atPath: path + "/" + link, withDestinationPath: target)
    }
    let files = WatchedFiles([
      path + "/one/deep/a.yaml", path + "/loop/a.yaml", path + "/none/b/c.yaml",
    ])
    let cases = [
      ("one", "one/deep/a.yaml"), ("two", "one/deep/a.yaml"), ("real", "one/deep/a.yaml"),
      ("real/deep", "one/deep/a.yaml"), ("real/deep/a.yaml", "one/deep/a.yaml"),
      ("loop", "loop/a.yaml"), ("none", "none/b/c.yaml"),
    ]
    for (place, given) in cases {
      let found = files.changes(among: .init(files: [path + "/" + place])).files
      #expect(found == [path + "/" + given], "\(place)")
    }
    #expect(files.folders == [path + "/real/deep"])
    #expect(files.watched.isSuperset(of: [path, path + "/real", path + "/real/deep", "/"]))
    #expect(!files.areConcerned(by: path + "/other") && !files.areConcerned(by: "/other.yaml"))
  }

  @Test func aFileIsKnownByItsLinkAndByWhatThatLeadsTo() throws {
    let folder = try TemporaryFolder()
    let (file, link) = (folder.path + "/real/a.yaml", folder.path + "/a.yaml")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/real", withIntermediateDirectories: false)
    try Data("1".utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let files = WatchedFiles([link])
    #expect(files.folders == [folder.path, folder.path + "/real"])
    for changed in [file, link] {
      #expect(files.changes(among: .init(files: [changed])).files == [link])
    }
    let made = folder.path + "/texts.v2"
    #expect(files.changes(among: .init(files: [made], folders: [made])).areOthers)
    let other = files.changes(among: .init(files: [folder.path + "/a.yaml.swp"]))
    #expect(other.files.isEmpty && !other.areOthers)
    for name in ["new.png", "photo.JPG", "logo.svg", "page.pdf", "texts.xliff", "part.yml"] {
      #expect(files.changes(among: .init(files: [folder.path + "/" + name])).areOthers, "\(name)")
    }
  }
}

/// A folder that is removed with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file as a whole, as editors do: a page that reads half of one would be told of a mistake.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}
