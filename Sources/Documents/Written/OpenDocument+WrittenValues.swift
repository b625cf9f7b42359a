import Files
import LayoutScene
import Localization
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
  /// Why it cannot be edited where it stands; nil where it can.
  package var refusal: WrittenStrings.Refusal?
}

/// A constraint as it stands in a file.
package struct WrittenParts: Sendable {
  package var origin: SourceLocation
  package var values: [WrittenValue]

  /// Whether a constraint that begins at a place is one of these. A line of Visual Format stands for several, which
  /// begin in it.
  package func has(_ place: SourceLocation) -> Bool {
    place == origin
      || values.contains { value in
        place.file == value.origin.file && place.line == value.origin.line
          && place.column >= value.origin.column
          && place.column <= value.origin.column + value.text.count + 2
      }
  }
}

extension WrittenValue {
  /// A scalar as it stands in its file; nil for one that cannot be replaced there.
  init?(
    _ node: Node, path: [String], in places: NodePlaces, definition: String?, uses: Int = 1
  ) {
    let source = places[node.mark].source
    guard let scalar = node.scalar, !node.isNull, source.span(of: node) != nil else { return nil }
    self.init(
      path: path, text: scalar.text, origin: source.location(of: node.mark),
      column: node.mark.column, definition: definition, uses: uses)
  }
}

extension OpenDocument {
  /// The file of a location that a value of this document has, or a file of its strings; nil for any other.
  package func source(ofFile path: String, _ options: DocumentOptions) -> SourceText? {
    guard isChosen else {
      return choosing(options).source(ofFile: path, options)
    }
    return places.all.first { $0.source.file == path }?.source ?? stringsSource(ofFile: path)
  }

  /// The values of a view that can be edited where they stand, with those that it has from its styles and
  /// its component, and the metrics, colours and texts that it names.
  ///
  /// - Parameter view: the view's full name, such as `card/title`; `root` for the root view.
  package func writtenValues(ofView view: String, _ options: DocumentOptions) -> [WrittenValue] {
    guard isChosen else {
      return choosing(options).writtenValues(ofView: view, options)
    }
    let document = inCell(options)
    var lister = WrittenValueLister(document)
    if let root = document.root["root"] { lister.add(root.value, of: document.header.rootName) }
    lister.addViews(document.root["views"]?.value)
    let named = NamedValues(document)
    var texts = WrittenTexts(document, options)
    return (lister.values[view].map(lister.counted) ?? []).flatMap { value in
      [value] + named.values(in: value.text, at: value.path) + texts.texts(of: value)
    }
  }

  /// The constraints with their parts that can be edited, and with the metrics that these name.
  package func writtenConstraints(_ options: DocumentOptions) -> [WrittenParts] {
    guard isChosen else { return choosing(options).writtenConstraints(options) }
    let document = inCell(options)
    var lister = WrittenValueLister(document)
    let named = NamedValues(document)
    return lister.constraints(in: document.root).map { parts in
      var parts = parts
      parts.values =
        lister.counted(parts.values) + parts.values.flatMap { named.values(in: $0.text, at: []) }
      return parts
    }
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
    let definition = names.definition(at: places.location(of: node.mark))
    let value = WrittenValue(node, path: path, in: places, definition: definition)
    if let value { uses[value.origin, default: 0] += 1 }
    return value
  }

  /// The constraints of the document and of its views, each with the parts that can be edited.
  mutating func constraints(in node: Node) -> [WrittenParts] {
    var found: [WrittenParts] = []
    for entry in node.mapping ?? [] where entry.value.scalar == nil {
      guard entry.name == "constraints" else {
        found += constraints(in: entry.value)
        continue
      }
      for written in entry.value.sequence ?? [] {
        let values =
          written.scalar == nil
          ? scalars(of: written, []) : value(written, ["is"]).map { [$0] } ?? []
        let origin = places.location(of: written.mark)
        if !values.isEmpty { found.append(WrittenParts(origin: origin, values: values)) }
      }
    }
    return found
  }
}
