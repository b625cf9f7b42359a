import Files
import LayoutScene
import Reuse

/// A value of a document as it stands in a file, where an editor can change it.
package struct WrittenValue: Sendable, Hashable {
  /// The keys that lead to it from its view, such as `font` and `size`; for a constraint what it is, such
  /// as `is` or `priority`.
  package var path: [String]
  package var text: String
  package var origin: SourceLocation
  /// The column in Unicode scalars, from 1; that of `origin` counts characters.
  package var column: Int
  /// The key of a style or component in which it stands, such as `styles.detail.font`; nil for the
  /// view's own.
  package var definition: String?
  /// How many views or constraints of the screen have the value.
  package var uses: Int
}

extension OpenDocument {
  /// The file of a location that a value of this document has; nil for any other.
  package func source(ofFile path: String, _ options: DocumentOptions) -> SourceText? {
    guard isChosen else {
      return choosing(options).source(ofFile: path, options)
    }
    return places.all.first { $0.source.file == path }?.source
  }

  /// The values of a view that can be edited where they stand, with those that it has from its styles and
  /// its component.
  ///
  /// - Parameter view: the view's full name, such as `card/title`; `root` for the root view.
  package func writtenValues(ofView view: String, _ options: DocumentOptions) -> [WrittenValue] {
    guard isChosen else {
      return choosing(options).writtenValues(ofView: view, options)
    }
    let document = inCell(options)
    var lister = WrittenValueLister(document)
    if let root = document.root["root"] { lister.add(root.value, of: DocumentReader.rootName) }
    lister.addViews(document.root["views"]?.value)
    return lister.values[view].map(lister.counted) ?? []
  }

  /// The parts of the constraints that can be edited, by the places of the constraints.
  package func writtenConstraints(_ options: DocumentOptions) -> [[WrittenValue]] {
    guard isChosen else { return choosing(options).writtenConstraints(options) }
    let document = inCell(options)
    var lister = WrittenValueLister(document)
    return lister.constraints(in: document.root).map { lister.counted($0) }
  }
}

private struct WrittenValueLister {
  private let places: NodePlaces
  private let names: DefinitionNames
  private(set) var values: [String: [WrittenValue]] = [:]
  /// How often each place in a file is used.
  private var uses: [SourceLocation: Int] = [:]

  init(_ document: OpenDocument) {
    places = document.places
    names = DefinitionNames(of: document)
  }

  func counted(_ values: [WrittenValue]) -> [WrittenValue] {
    values.map { value in
      var value = value
      value.uses = uses[value.origin] ?? 1
      return value
    }
  }

  mutating func addViews(_ node: Node?) {
    for entry in node?.mapping ?? [] {
      add(entry.value, of: entry.name)
      addViews(entry.value["views"]?.value)
    }
  }

  mutating func add(_ node: Node, of view: String) {
    for entry in node.mapping ?? []
    where !["class", "views", "constraints", "allow", "guides"].contains(entry.name) {
      values[view, default: []] += scalars(of: entry.value, [entry.name])
    }
  }

  private mutating func scalars(of node: Node, _ path: [String]) -> [WrittenValue] {
    switch node.content {
    case .scalar: return value(node, path).map { [$0] } ?? []
    case .sequence(let nodes):
      return nodes.enumerated().flatMap { scalars(of: $1, path + ["\($0 + 1)"]) }
    case .mapping(let entries): return entries.flatMap { scalars(of: $0.value, path + [$0.name]) }
    }
  }

  private mutating func value(_ node: Node, _ path: [String]) -> WrittenValue? {
    let place = places[node.mark]
    guard let scalar = node.scalar, !node.isNull, place.source.span(of: node) != nil else {
      return nil
    }
    let origin = place.source.location(of: node.mark)
    uses[origin, default: 0] += 1
    return WrittenValue(
      path: path, text: scalar.text, origin: origin, column: node.mark.column,
      definition: names.definition(at: origin), uses: 1)
  }

  /// The constraints of the document and of its views, each with the parts that can be edited.
  mutating func constraints(in node: Node) -> [[WrittenValue]] {
    var found: [[WrittenValue]] = []
    for entry in node.mapping ?? [] where entry.value.scalar == nil {
      guard entry.name == "constraints" else {
        found += constraints(in: entry.value)
        continue
      }
      for written in entry.value.sequence ?? [] {
        found.append(
          written.scalar == nil
            ? scalars(of: written, []) : value(written, ["is"]).map { [$0] } ?? [])
      }
    }
    return found.filter { !$0.isEmpty }
  }
}
