import Files
import LayoutScene
import Localization
import Reuse

/// The texts that a document's views look up, where they stand in the files of strings.
struct WrittenTexts {
  private let document: OpenDocument
  private let order: StringTable.SearchOrder?
  /// The path of the strings.
  private var path = ""
  /// How often each key is named.
  private var uses: [String: Int] = [:]
  /// The files that have been read.
  private var sources: [String: SourceText] = [:]

  init(_ document: OpenDocument, _ options: DocumentOptions) {
    self.document = document
    let reader = DocumentReader(document, options: options, problems: Problems())
    order = reader.searchOrder
    guard document.strings != nil else { return }
    if let node = document.header.strings, let name = node.scalar?.text {
      path = (try? reader.file(name, in: node).path) ?? name
    }
    for entry in document.root.allEntries where entry.name == "key" {
      if let key = entry.value.scalar?.text { uses[key, default: 0] += 1 }
    }
  }

  /// How often each key is named.
  var places: [ValuePlace: Int] {
    Dictionary(uses.map { (place(of: $0.key), $0.value) }) { $1 }
  }

  private func place(of key: String) -> ValuePlace { ValuePlace(file: path, key: key) }

  /// The texts of the key that a value is, in the language that the cell shows; none for a value that is no key.
  mutating func texts(of value: WrittenValue) -> [WrittenValue] {
    guard value.path.last == "key", let order, let strings = document.strings,
      let match = strings.text(for: value.text, in: order), let origin = match.text.origin,
      let source = source(ofFile: origin.file)
    else { return [] }
    let found = WrittenStrings.texts(of: value.text, language: match.language, in: source)
    return found.compactMap { text in
      let path = value.path.dropLast() + [match.language] + text.path
      return WrittenValue(
        text, path: Array(path), in: source, definition: "strings.\(value.text)",
        uses: uses[value.text] ?? 1, shared: place(of: value.text))
    }
  }

  private mutating func source(ofFile path: String) -> SourceText? {
    if let known = sources[path] { return known }
    sources[path] = document.stringsSource(ofFile: path)
    return sources[path]
  }
}

extension WrittenValue {
  /// A text of a file of strings; nil for one of YAML or JSON that does not stand in one piece.
  fileprivate init?(
    _ text: WrittenStrings.Text, path: [String], in source: SourceText, definition: String,
    uses: Int, shared: ValuePlace
  ) {
    guard let scalar = text.node.scalar else { return nil }
    guard WrittenStrings.isXML(source.file) || source.span(of: text.node) != nil else { return nil }
    self.init(
      path: path, text: scalar.text, origin: source.location(of: text.node.mark),
      column: text.node.mark.column, definition: definition, uses: uses, refusal: text.refusal,
      shared: shared)
  }
}

extension OpenDocument {
  /// A file of the document's strings as it is now; nil for any other file.
  func stringsSource(ofFile path: String) -> SourceText? {
    let reader = DocumentReader(self, options: DocumentOptions(), problems: Problems())
    guard let node = header.strings, let named = node.scalar?.text,
      let place = try? reader.file(named, in: node),
      StringTable.files(at: place.path, of: source.project).values.joined().contains(path),
      let bytes = try? FileText.bytes(atPath: path, limit: FileText.stringsLimit)
    else { return nil }
    return FileText.decode(bytes, file: path, limit: FileText.stringsLimit, Problems())
  }
}
