import Files
import InterfaceBuilder
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
  /// The strings and the key of a text that is looked up; nil for any other value.
  var shared: ValuePlace?

  /// What all uses of the value have in common, in whichever document they are.
  package var place: ValuePlace {
    shared ?? ValuePlace(file: origin.file, line: origin.line, column: column)
  }
}

/// Where a value stands that may have several uses: a place in a file, or a key of strings, whose texts stand in several
/// files.
package struct ValuePlace: Sendable, Hashable {
  var file: String
  var line = 0
  /// In Unicode scalars, from 1.
  var column = 0
  var key = ""
}

/// A constraint as it stands in a file.
package struct WrittenParts: Sendable {
  package var origin: SourceLocation
  package var values: [WrittenValue]
  /// The view in which it stands, whose subviews it names; empty for the document.
  var scope = ""

  /// The full names of the views that it seems to name, of which not all need to exist.
  package var names: [String] {
    values.flatMap { value in
      value.text.matches(of: /(?:^|[^.\w\/])([\p{L}_][\w\/-]*)(?=[.\]\(])/).flatMap { match in
        let name = String(match.output.1)
        return name == "self" ? [scope] : scope.isEmpty ? [name] : [name, "\(scope)/\(name)"]
      }
    }
  }

  /// Whether a constraint that begins at a place is one of these. A line of Visual Format stands for several, which
  /// begin in it.
  package func has(_ place: SourceLocation) -> Bool {
    place == origin || values.contains { $0.has(place) }
  }
}

extension WrittenValue {
  /// Whether a place is in the value's text, or in its quotes.
  package func has(_ place: SourceLocation) -> Bool {
    place.file == origin.file && place.line == origin.line && place.column >= origin.column
      && place.column <= origin.column + text.count + 2
  }

  /// A scalar as it stands in its file; nil for one that is none.
  ///
  /// - Parameter isWhole: whether the file has this text at that place, and no variables that it was put together from.
  init?(
    _ node: Node, path: [String], in places: NodePlaces, definition: String?, uses: Int = 1,
    isWhole: Bool = true
  ) {
    let source = places[node.mark].source
    guard let scalar = node.scalar, !node.isNull else { return nil }
    var refusal: WrittenStrings.Refusal?
    if BuilderFile.isNamed(source.file) {
      refusal = .interfaceBuilder
    } else if !isWhole || source.span(of: node) == nil {
      refusal = .variables
    }
    self.init(
      path: path, text: scalar.text, origin: source.location(of: node.mark),
      column: node.mark.column, definition: definition, uses: uses, refusal: refusal)
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
    let document = inCell(options)
    var lister = WrittenValueLister(document)
    lister.addViews(in: document.root)
    let named = NamedValues(document)
    var texts = WrittenTexts(document, options)
    return (lister.values[view].map(lister.counted) ?? []).flatMap { value in
      [value] + named.values(in: value.text, at: value.path) + texts.texts(of: value)
    }
  }

  /// The constraints with their parts that can be edited, and with the metrics that these name.
  package func writtenConstraints(_ options: DocumentOptions) -> [WrittenParts] {
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

extension OpenDocument {
  /// How often each value is used in a screen, by its place.
  package func uses(_ options: DocumentOptions) -> [ValuePlace: Int] {
    let document = inCell(options)
    var lister = WrittenValueLister(document)
    lister.addViews(in: document.root)
    _ = lister.constraints(in: document.root)
    return lister.uses.merging(NamedValues(document).places) { $1 }
      .merging(WrittenTexts(document, options).places) { $1 }
  }
}

private struct WrittenValueLister {
  private let places: NodePlaces
  private let names: WrittenNames
  private let rootName: String
  private(set) var values: [String: [WrittenValue]] = [:]
  /// How often each place in a file is used.
  private(set) var uses: [ValuePlace: Int] = [:]
  /// The texts of the files that have variables, by their places.
  private var written: [String: [SourceText.Mark: String]] = [:]

  init(_ document: OpenDocument) {
    places = document.places
    names = WrittenNames(of: document)
    rootName = document.header.rootName
  }

  func counted(_ values: [WrittenValue]) -> [WrittenValue] {
    values.map { value in
      var value = value
      value.uses = uses[value.place] ?? 1
      return value
    }
  }

  /// Adds all views of a document.
  mutating func addViews(in root: Node) {
    if let entry = root["root"] { add(entry.value, of: rootName) }
    addViews(root["views"]?.value)
  }

  private mutating func addViews(_ node: Node?) {
    for entry in node?.mapping ?? [] {
      add(entry.value, of: entry.name)
      addViews(entry.value["views"]?.value)
    }
  }

  private mutating func add(_ node: Node, of view: String) {
    for entry in node.mapping ?? []
    where !KeyRules.ofKeys.withoutValues.contains(entry.name) {
      values[view, default: []] += scalars(of: entry.value, [entry.written])
    }
  }

  private mutating func scalars(of node: Node, _ path: [String]) -> [WrittenValue] {
    switch node.content {
    case .scalar: return value(node, path).map { [$0] } ?? []
    case .sequence(let nodes):
      return nodes.enumerated().flatMap { scalars(of: $1, path + ["\($0 + 1)"]) }
    case .mapping(let entries):
      return entries.flatMap { scalars(of: $0.value, path + [$0.written]) }
    }
  }

  private mutating func value(_ node: Node, _ path: [String]) -> WrittenValue? {
    let definition = names.value(at: places.location(of: node.mark)).flatMap { name -> String? in
      let key = name.firstIndex(of: ".").flatMap { DefinitionKey(rawValue: String(name[..<$0])) }
      return key?.definesValues == false ? name : nil
    }
    let value = WrittenValue(
      node, path: path, in: places, definition: definition, isWhole: isWhole(node))
    if let value { uses[value.place, default: 0] += 1 }
    return value
  }

  /// Whether a file has a scalar's text at its place, and not the names of variables that it was put together from.
  private mutating func isWhole(_ node: Node) -> Bool {
    let source = places[node.mark].source
    guard source.text.contains("$"), !BuilderFile.isNamed(source.file) else { return true }
    if written[source.file] == nil {
      written[source.file] = Dictionary(
        ScalarEdit.scalars(of: source).compactMap { node, _ in
          node.scalar.map {
            (SourceText.Mark(line: node.mark.line, column: node.mark.column), $0.text)
          }
        }
      ) { first, _ in first }
    }
    let place = SourceText.Mark(line: node.mark.line, column: node.mark.column)
    return written[source.file]?[place] == node.scalar?.text
  }

  /// The constraints of the document and of its views, each with the parts that can be edited.
  ///
  /// - Parameters:
  ///   - key: the key whose value the node is.
  ///   - scope: the view in which the node stands.
  mutating func constraints(
    in node: Node, of key: String = "", _ scope: String = ""
  ) -> [WrittenParts] {
    var found: [WrittenParts] = []
    for entry in node.mapping ?? [] where entry.value.scalar == nil {
      guard entry.name == "constraints" else {
        found += constraints(
          in: entry.value, of: entry.name, key == "views" ? entry.name : scope)
        continue
      }
      for written in entry.value.sequence ?? [] {
        let values =
          written.scalar == nil
          ? scalars(of: written, []) : value(written, ["is"]).map { [$0] } ?? []
        let origin = places.location(of: written.mark)
        if !values.isEmpty {
          found.append(WrittenParts(origin: origin, values: values, scope: scope))
        }
      }
    }
    return found
  }
}
