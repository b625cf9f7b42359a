import Documents
import Files
import LayoutScene
import Reuse
import Typesetting

/// Gives a view or another named thing a new name everywhere. What would break the document is refused: the changed
/// texts are read before they are handed over.
struct Rename {
  let index: Index
  /// A place of the name that is changed.
  let occurrence: Occurrence
  let unsaved: [String: [UInt8]]

  /// What has the name.
  var symbol: Symbol { index.symbols[occurrence.symbol] }

  /// Every place of the name.
  func edits(to name: String) throws(RPCError) -> [Occurrence] {
    let places = index.occurrences(of: occurrence.symbol)
    try requireLegal(name)
    for file in Set(places.map(\.file)).sorted() where !index.files[file].isWhole {
      throw .failed(
        "\(index.files[file].path) has lines that cannot be read, which may have the name, too")
    }
    if let taken = index.scopes.first(where: { scope in
      scope.names[symbol.name] == occurrence.symbol && scope.names[name] != nil
    }) {
      let path = index.files[taken.file].path
      throw .failed("there is a view or a guide called “\(name)” already in \(path)")
    }
    try requireFree(name, in: Set(places.map(\.file)))
    try requireSound(places, to: name)
    return places
  }

  /// Refuses the name of another metric, colour, style or component in the files that have this one, in those that they
  /// include and in those that include them: the two would become one. A parameter hides a metric of its name.
  private func requireFree(_ name: String, in files: Set<Int>) throws(RPCError) {
    let related = index.files.indices.filter { file in
      files.contains(file)
        || files.contains { index.includes[file].contains($0) || index.includes[$0].contains(file) }
    }
    let taken = index.symbols.first { other in
      guard other.name == name, related.contains(other.file) else { return false }
      switch (symbol.kind, other.kind) {
      case (.metric, .metric), (.color, .color), (.style, .style), (.component, .component),
        (.metric, .parameter), (.parameter, .metric):
        return true
      case (.parameter, .parameter):
        return other.file == symbol.file && other.component == symbol.component
      default: return false
      }
    }
    guard let taken else { return }
    throw .failed(
      "there is a \(taken.kind.words) called “\(name)” already in \(index.files[taken.file].path)")
  }

  private func requireLegal(_ name: String) throws(RPCError) {
    // Names of styles stand in no equation, where a hyphen would be a minus.
    let parts =
      symbol.kind == .style
      ? name.split(separator: "-", omittingEmptySubsequences: false).map { "_" + $0 } : [name]
    guard !name.isEmpty, parts.allSatisfy(Identifier.isLegal) else {
      throw .failed(
        "“\(name)” is no name: it has letters, digits and underscores, and begins with no digit")
    }
    if hasMeaning(name) { throw .failed("“\(name)” has a meaning of its own") }
  }

  /// Whether a name means something where no document defines it, which may be used.
  private func hasMeaning(_ name: String) -> Bool {
    switch symbol.kind {
    case .view, .guide:
      Identifier.reserved.contains(name.lowercased()) || name == Identifier.rootOfController
    case .color: SemanticColors.named(name) != nil
    case .metric: LayoutDocument.isKnownNumber(name)
    case .style, .component, .parameter, .constraint: false
    }
  }

  /// The texts of the files with the name changed.
  static func text(
    of file: ParsedFile, _ ranges: [Range<Int>], to name: String
  ) -> [UInt8] {
    var bytes = file.text.bytes
    for range in ranges.sorted(by: { $0.lowerBound > $1.lowerBound }) {
      bytes.replaceSubrange(range, with: name.utf8)
    }
    return bytes
  }

  /// Throws if any document has a mistake with the new name that it did not have before: then the name stands
  /// somewhere where it was not found, such as in the value of a variable.
  private func requireSound(_ edits: [Occurrence], to name: String) throws(RPCError) {
    var changed = unsaved
    for file in Set(edits.map(\.file)) {
      let ranges = edits.filter { $0.file == file }.map(\.range)
      changed[index.files[file].path] = Self.text(of: index.files[file], ranges, to: name)
    }
    // What is in no folder cannot be read with the new name.
    for file in index.files where !file.hasDefinitionsOnly && file.path.hasPrefix("/") {
      let before = Self.mistakes(in: file.path, unsaved)
      let after = Self.mistakes(in: file.path, changed)
      guard after.count > before.count else { continue }
      let known = Set(before.map(\.fact))
      let new = after.first { !known.contains($0.fact) } ?? after[0]
      throw .failed("the name stands in a place that cannot be changed: \(new.description)")
    }
  }

  private static func mistakes(in path: String, _ texts: [String: [UInt8]]) -> [Problem] {
    UnsavedFiles.$texts.withValue(texts) {
      do throws(DocumentErrors) {
        return try OpenDocument.open(path: path).mistakes
      } catch {
        return error.problems
      }
    }
  }
}

extension OpenDocument {
  /// The mistakes in the document, in any of its screens and variants, without those of which only a layout tells.
  fileprivate var mistakes: [Problem] {
    screenChoices.flatMap { screen in
      ([nil] + variants(ofScreen: screen)).flatMap { variant in
        var options = DocumentOptions()
        (options.screen, options.variant) = (screen, variant)
        // No text is measured before the layout.
        return inspect(options: options, measurer: FixedMeasurer()).problems
      }
    }
  }
}
