import Foundation

/// The sources of packages as the compiler is to read them.
package struct RewrittenPackages: Sendable {
  /// The sources that differ from their files, by path.
  package private(set) var sources: [String: RewrittenSource] = [:]
  /// The bytes of the files, for messages.
  package private(set) var originals: [String: [UInt8]] = [:]
  /// The modules that sources import, each with the places of its imports.
  package private(set) var imports: [String: [String]] = [:]

  package init() {}

  /// Rewrites the sources of a package that uses UIKit; others are left as they are.
  package mutating func add(_ package: PackageSources, kit: PlatformSymbols) {
    let contents = package.files.compactMap { file in
      FileManager.default.contents(atPath: file.path).map { (file, Array($0)) }
    }
    guard contents.contains(where: { Self.importsUIKit($0.1) }) else { return }
    var values = ConditionValues()
    values.flags.formUnion(package.flags)
    values.modules.formUnion(package.modules)
    let entries = contents.map { file, bytes in
      ModuleIndex.Entry(
        source: SourceText(path: file.path, bytes: bytes), module: file.module, values: values)
    }
    let index = ModuleIndex(entries, kit: kit)
    for entry in entries {
      addImports(of: entry)
      let edits = SourceRewriter.edits(of: entry, index: index)
      guard !edits.isEmpty else { continue }
      sources[entry.source.path] = RewrittenSource(entry.source, edits: edits)
      originals[entry.source.path] = entry.source.bytes
    }
  }

  /// Gives the compiler another text in the place of a file.
  package mutating func replace(_ path: String, by text: String) {
    let empty = SourceText(path: path, bytes: [])
    sources[path] = RewrittenSource(empty, edits: [Edit(range: 0..<0, text: text)])
    originals[path] = nil
  }

  private static func importsUIKit(_ bytes: [UInt8]) -> Bool {
    Data(bytes).range(of: Data("import UIKit".utf8)) != nil
  }

  private mutating func addImports(of entry: ModuleIndex.Entry) {
    let source = entry.source
    for index in source.tokens.indices
    where source.has(index, "import") && source.isWord(index + 1) && entry.isActive(index) {
      let name = source.module(behindImport: index)
      let place = source.place(of: source.tokens[index].range.lowerBound)
      imports[source.text(name), default: []].append("\(source.path):\(place.line)")
    }
  }
}
