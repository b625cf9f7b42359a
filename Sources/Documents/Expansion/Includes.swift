import Foundation

/// The files that a document includes: definitions that several documents share.
struct Includes {
  private let expansion: Expansion
  /// The contents of the files. A file comes after those that it includes.
  private(set) var definitions: [Node] = []
  /// The paths of the files, sorted.
  var files: [String] { paths.sorted() }
  private var paths: [String] = []
  /// The files by their real paths; true for those that are still being read.
  private var known: [String: Bool] = [:]
  private var size = 0
  private lazy var project = Project(document: expansion.places.all[0].source.file)

  /// The most files of one document, and the most bytes in all of them.
  private static let fileLimit = 100
  private static let sizeLimit = 4 * FileText.sizeLimit
  private static let values = ["metrics", "colors"]
  /// The keys that an included file may have.
  static let keys = Expansion.topKeys + values

  init(_ expansion: Expansion) { self.expansion = expansion }

  /// Reads the files that `root` includes, directly or through others.
  mutating func read(_ root: Node) {
    guard let entry = root["include"], !entry.value.isNull else { return }
    for node in entry.value.sequence ?? [entry.value] {
      guard let path = node.scalar?.text, !node.isNull else {
        expansion.report(
          .wrongKind(key: "include", expected: "the path of a file", found: node.kind), node)
        continue
      }
      do throws(Fact) {
        try read(path, at: node)
      } catch {
        expansion.report(error, node)
      }
    }
  }

  private mutating func read(_ path: String, at node: Node) throws(Fact) {
    let base = expansion.places[node.mark].base
    if known.isEmpty, let own = project.document { known[own] = true }
    let file = try project.file(path, from: base)
    if let isOpen = known[file.real] {
      if isOpen { throw .include(path: path, .cycle) }
      return
    }
    guard known.count < Self.fileLimit else { throw .include(path: path, .tooMany(Self.fileLimit)) }
    known[file.real] = true
    defer { known[file.real] = false }
    let bytes: [UInt8]
    do throws(Fact) {
      bytes = try FileText.bytes(atPath: file.path)
    } catch {
      guard case .unreadable(_, let reason) = error else { throw error }
      throw .include(path: path, .unreadable(reason))
    }
    size += bytes.count
    guard size <= Self.sizeLimit else { throw .tooLarge(limit: Self.sizeLimit) }
    paths.append(file.path)
    guard let root = contents(bytes, file) else { return }
    read(root)
    definitions.append(root)
  }

  /// The contents of a file; nil after reporting why there are none.
  private func contents(_ bytes: [UInt8], _ file: Project.File) -> Node? {
    let problems = expansion.problems
    guard let source = FileText.decode(bytes, file: file.path, problems) else { return nil }
    let place = expansion.places.add(NodePlaces.Place(source: source, base: file.base))
    let isJSON = file.path.lowercased().hasSuffix(".json")
    let root =
      isJSON
      ? JSONReader.read(source, place: place, problems)
      : NodeReader.read(source, place: place, problems)
    let report = { (fact: Fact, node: Node) in expansion.report(fact, node) }
    guard let root = root.map(expansion.canonical),
      let entries = root.entries(of: nil, expected: "a mapping", report)
    else { return nil }
    for entry in entries where !Self.keys.contains(entry.name) {
      report(.unknownKey(entry.name, owner: "an included file", known: Self.keys), entry.key)
    }
    return root
  }

  // MARK: Values

  /// The entries with values, such as metrics, that included files have and the document lacks.
  func values(besides root: Node) -> [Node.Pair] {
    Self.values.compactMap { key in
      guard root[key] == nil, let first = definitions.lazy.compactMap({ $0[key] }).first else {
        return nil
      }
      return merged(first.with(value: first.value.with(entries: [])))
    }
  }

  /// An entry of the document, with the values of included files before its own. Of two values with
  /// the same name the later one counts.
  func merged(_ entry: Node.Pair) -> Node.Pair {
    guard Self.values.contains(entry.name), !definitions.isEmpty,
      let own = entry.value.isNull ? [] : entry.value.mapping
    else { return entry }
    var values: [Node.Pair] = []
    for list in definitions.compactMap({ $0[entry.name]?.value.mapping }) + [own] {
      for value in list {
        if let index = values.firstIndex(where: { $0.name == value.name }) {
          values[index] = value
        } else {
          values.append(value)
        }
      }
    }
    return entry.with(value: entry.value.with(entries: values))
  }
}

/// The folder from which a document may include files: the nearest one above the document that has
/// a `plumb.yaml` or a `.git`, or else the document's own.
private struct Project {
  /// The path of the document's folder as it was given, with a slash at the end; empty for none.
  private let prefix: String
  /// The real paths of the document's folder and of the project's folder; nil where there is no
  /// such folder.
  private let folder: String?
  private let root: String?
  /// The real path of the document; nil where it is no file.
  let document: String?

  struct File {
    /// The path as a person would write it, relative to the program's working directory.
    var path: String
    /// The path from the document's folder to that of the file, with a slash at the end; empty for
    /// none.
    var base: String
    var real: String
  }

  init(document: String) {
    prefix = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
    folder = Self.real(prefix.isEmpty ? "." : prefix)
    root = folder.map(Self.project)
    self.document = Self.real(document)
  }

  private static func project(of folder: String) -> String {
    var above = folder
    while true {
      for name in ["plumb.yaml", ".git"] where access("\(above)/\(name)", F_OK) == 0 {
        return above
      }
      guard above != "/", let slash = above.lastIndex(of: "/") else { return folder }
      above = slash == above.startIndex ? "/" : String(above[..<slash])
    }
  }

  /// The file that `path` names when it is written in a file whose folder is `base`, relative to
  /// the document's folder.
  func file(_ path: String, from base: String) throws(Fact) -> File {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw .include(path: path, .notRelative)
    }
    guard let folder, let root else { throw .include(path: path, .unreadable(.missing)) }
    let way = Self.normalized(base + path)
    let written = Self.normalized(String(folder.dropFirst()) + "/" + base + path)
    guard Self.isInside("/" + written, root) else { throw .include(path: path, .outside) }
    let place = prefix + way
    guard let real = Self.real(place) else { throw .include(path: path, .unreadable(.missing)) }
    guard Self.isInside(real, root) else { throw .include(path: path, .link) }
    let inner = way.lastIndex(of: "/").map { String(way[...$0]) } ?? ""
    return File(path: place, base: inner, real: real)
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The path without `.`, and without `..` wherever a folder before it can be removed with it.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
