import Files
import LayoutScene

/// The names in some files that belong together: where each is declared, and where it is used.
package struct Index: Sendable {
  package let files: [ParsedFile]
  /// For each file the indices of those that it includes, directly or through others.
  let includes: [[Int]]
  let symbols: [Symbol]
  let scopes: [NameScope]
  let occurrences: [Occurrence]
  /// Where constraints and other values with names stand, with the scope of their names.
  let regions: [Region]

  struct Region: Sendable {
    var file: Int
    var range: Range<Int>
    var scope: Int
  }

  /// - Parameter includes: for each file the indices of those that it includes, directly or through others, in the
  ///   order in which later ones win.
  package init(_ files: [ParsedFile], includes: [[Int]], schema: DocumentSchema) {
    self.files = files
    self.includes = includes + Array(repeating: [], count: max(0, files.count - includes.count))
    var builder = IndexBuilder(files: files, includes: self.includes, schema: schema)
    builder.build()
    symbols = builder.symbols
    scopes = builder.scopes
    regions = builder.regions
    // A mapping that YAML's merge keys bring to several places is walked several times.
    occurrences = builder.occurrences.distinct
  }

  /// The index of a file; nil for one that is not among them.
  func file(_ path: String) -> Int? { files.firstIndex { $0.path == path } }

  /// What the name at a byte of a file stands for.
  func occurrence(in file: Int, at offset: Int) -> Occurrence? {
    let found = occurrences.filter { $0.file == file && $0.range.touches(offset) }
    return found.first { $0.range.contains(offset) } ?? found.first
  }

  /// Every place where a symbol's name stands, its declaration included, in the order of the files.
  func occurrences(of symbol: Int) -> [Occurrence] {
    occurrences.filter { $0.symbol == symbol }.sorted {
      ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound)
    }
  }

  /// The symbols of a kind that can be named in a file, in the order of the document.
  func symbols(_ kind: Symbol.Kind) -> [Symbol] {
    var names: Set<String> = []
    return symbols.filter { $0.kind == kind && names.insert($0.name).inserted }
  }

  /// The names of views and guides that can be used at a byte, the nearest scope first. The views of a component
  /// are named with the view that uses it.
  func names(in file: Int, at offset: Int) -> [(name: String, symbol: Symbol)] {
    let region = regions.filter { $0.file == file && $0.range.touches(offset) }
      .min { $0.range.count < $1.range.count }
    var scope = region?.scope ?? scopes.indices.first { scopes[$0].file == file }
    var known: Set<String> = []
    var found: [(name: String, symbol: Symbol)] = []
    while let number = scope {
      for name in scopes[number].order {
        guard let index = scopes[number].names[name], known.insert(name).inserted else { continue }
        found.append((name, symbols[index]))
        found += innerNames(of: symbols[index], name, &known)
      }
      scope = scopes[number].parent
    }
    return found
  }

  private func innerNames(
    of symbol: Symbol, _ name: String, _ known: inout Set<String>
  ) -> [(name: String, symbol: Symbol)] {
    guard !symbol.isRepeated, let component = symbol.component,
      let inner = symbols.first(where: { $0.kind == .component && $0.name == component })?.inner
    else { return [] }
    return scopes[inner].order.compactMap { part in
      let full = "\(name)/\(part)"
      guard let index = scopes[inner].names[part], known.insert(full).inserted else { return nil }
      return (full, symbols[index])
    }
  }
}
