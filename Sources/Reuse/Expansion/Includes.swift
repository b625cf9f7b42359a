import Files
import Foundation

/// The files that a document includes: definitions that several documents share.
package struct Includes {
  private let expansion: Expansion
  /// The contents of the files. A file comes after those that it includes.
  private(set) var definitions: [Node] = []
  /// The paths of the files, sorted.
  var files: [String] { paths.sorted() }
  private var paths: [String] = []
  /// The files by their real paths; true for those that are still being read.
  private var known: [String: Bool] = [:]
  private var size = 0

  /// The most files of one document, and the most bytes in all of them.
  private static let fileLimit = 100
  private static let sizeLimit = 4 * FileText.sizeLimit
  private static let values = DefinitionKey.allCases.filter(\.definesValues).map(\.rawValue)
  /// The keys that an included file may have.
  package static let keys = Expansion.topKeys + values

  /// Whether a file that is included could not be read.
  private(set) var lacksFile = false

  init(_ expansion: Expansion) { self.expansion = expansion }

  /// Reads the files that `root` includes, directly or through others.
  mutating func read(_ root: Node) {
    guard let entry = root["include"] else { return }
    for node in entry.value.sequence ?? [entry.value] {
      guard let path = node.scalar?.text, !node.isNull else {
        lacksFile = true
        expansion.report(
          .wrongKind(key: "include", expected: "the path of a file", found: node.kind), node)
        continue
      }
      do throws(Fact) {
        try read(path, at: node)
      } catch {
        lacksFile = true
        expansion.report(error, node)
      }
    }
  }

  private mutating func read(_ path: String, at node: Node) throws(Fact) {
    let base = expansion.places[node.mark].base
    let source = expansion.places.all[0].source
    if known.isEmpty, let own = PathParts.real(source.file) { known[own] = true }
    let file: Project.File
    do throws(Fact.Escape) {
      file = try source.project.file(path, from: base)
    } catch {
      throw .include(path: path, .unreadable(.escape(error)))
    }
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
    guard let root = contents(bytes, file) else {
      lacksFile = true
      return
    }
    read(root)
    definitions.append(root)
  }

  /// The contents of a file; nil after reporting why there are none.
  private func contents(_ bytes: [UInt8], _ file: Project.File) -> Node? {
    let problems = expansion.problems
    guard
      let source = FileText.decode(bytes, file: file.path, isOutside: file.isOutside, problems)
    else { return nil }
    let place = expansion.places.add(NodePlaces.Place(source: source, base: file.base))
    let root = NodeReader.readFile(source, place: place, problems)
    let report = { (fact: Fact, node: Node) in expansion.report(fact, node) }
    guard let root = root.map(expansion.canonical),
      let entries = root.entries(of: nil, expected: "a mapping", report)
    else { return nil }
    for entry in entries where !Self.keys.contains(entry.name) {
      // A key that documents have is none of theirs; any other is told as it is of the file itself.
      let isOfDocuments = expansion.rules.isOfDocument(entry.name)
      let owner = isOfDocuments ? "an included file" : "the document"
      report(.unknownKey(entry.name, owner: owner, known: Self.keys), entry.key)
    }
    // A file without anything to include is probably another one than was meant.
    if !entries.isEmpty, !entries.contains(where: { Self.keys.contains($0.name) }) { return nil }
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
