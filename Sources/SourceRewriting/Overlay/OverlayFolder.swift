import Foundation

/// The folder with the rewritten copies of sources, and with the list that tells the compiler to read a copy in
/// the place of each file.
package struct OverlayFolder {
  private let folder: String
  private var copies: String { folder + "/sources" }
  private var counter: String { folder + "/generation" }

  package init(_ folder: String) { self.folder = folder }

  /// Writes what has changed.
  ///
  /// SwiftPM compiles a source again when its file has changed, but not when its copy alone has, as happens when an
  /// override moves into the class of an unchanged file. Then the list gets another name. SwiftPM sees other flags,
  /// and compiles all sources again.
  /// - Parameter stamp: what else all sources are to be compiled again for, when it changes.
  /// - Returns: the path of the list.
  package func write(_ packages: RewrittenPackages, stamp: String) throws -> String {
    let files = FileManager.default
    try files.createDirectory(atPath: copies, withIntermediateDirectories: true)
    let old = Set(PackageSources.swiftFiles(in: copies).map { String($0.dropFirst(copies.count)) })
    var isOutdated = false
    for (path, source) in packages.sources.sorted(by: { $0.key < $1.key }) {
      let copy = copies + path
      let bytes = Data(source.bytes)
      if old.contains(path), files.contents(atPath: copy) == bytes { continue }
      isOutdated = isOutdated || isOlder(path, than: old.contains(path) ? copy : counter)
      try files.createDirectory(
        atPath: (copy as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try bytes.write(to: URL(fileURLWithPath: copy), options: .atomic)
    }
    for path in old.subtracting(packages.sources.keys).sorted() {
      isOutdated = isOutdated || isOlder(path, than: copies + path)
      try files.removeItem(atPath: copies + path)
    }
    let generation = try nextGeneration(isOutdated: isOutdated)
    let list = "\(folder)/overlay-\(generation)-\(stamp).yaml"
    try Data(try Self.list(of: packages.sources.keys.sorted(), copies: copies).utf8)
      .write(to: URL(fileURLWithPath: list), options: .atomic)
    return list
  }

  /// Whether a source has not changed since a file of this folder was written, so that SwiftPM does not compile it.
  private func isOlder(_ path: String, than other: String) -> Bool {
    guard let time = changed(path), let written = changed(other) else { return false }
    return time <= written
  }

  private func changed(_ path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  private func nextGeneration(isOutdated: Bool) throws -> Int {
    let written = FileManager.default.contents(atPath: counter)
    let number = written.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    let next = isOutdated ? number + 1 : number
    try Data("\(next)".utf8).write(to: URL(fileURLWithPath: counter), options: .atomic)
    return next
  }

  /// The list in the form of Clang's virtual file systems; JSON is YAML.
  private static func list(of paths: [String], copies: String) throws -> String {
    var folders: [String: [[String: String]]] = [:]
    for path in paths {
      let folder = (path as NSString).deletingLastPathComponent
      let name = (path as NSString).lastPathComponent
      folders[folder, default: []].append([
        "name": name, "type": "file", "external-contents": copies + path,
      ])
    }
    let roots = folders.keys.sorted().map { folder in
      Root(name: folder, contents: folders[folder] ?? [])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(List(roots: roots)), as: UTF8.self)
  }

  private struct List: Encodable {
    var version = 0
    var useExternalNames = false
    var roots: [Root]
    enum CodingKeys: String, CodingKey {
      case version
      case useExternalNames = "use-external-names"
      case roots
    }
  }

  private struct Root: Encodable {
    var name: String
    var type = "directory"
    var contents: [[String: String]]
  }
}
