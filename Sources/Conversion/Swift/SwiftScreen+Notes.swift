import Files
import LayoutScene

// What the code leaves out.
extension SwiftScreen {
  /// What the code leaves out, with its place in the document.
  package struct Note: Sendable, Hashable {
    package var origin: SourceLocation?
    /// The view that it is about; nil for none.
    package var view: String?
    package var message: String
  }

  mutating func leave(_ pairs: [Node.Pair], of id: String, at origin: SourceLocation?) {
    for pair in pairs {
      note("\(pair.written) of \(id) is not converted", of: id, at: Self.place(of: pair, origin))
      body.append("// \(pair.written.oneLine) of \(id.oneLine) is left out")
    }
  }

  /// Texts that are made of values are those of one language.
  mutating func noteFormats(of node: Node, _ id: String, at origin: SourceLocation?) {
    for pair in node.mapping ?? [] where SwiftValues.isFormatted(pair.value) {
      note(
        "\(pair.written) of \(id) is written as it is shown here, without its format", of: id,
        at: Self.place(of: pair, origin))
    }
  }

  /// The place of a key in the file of its view.
  static func place(of pair: Node.Pair, _ origin: SourceLocation?) -> SourceLocation? {
    var place = origin
    place?.line = pair.key.mark.line
    place?.column = pair.key.mark.column
    return place
  }

  mutating func note(_ message: String, of view: String?, at origin: SourceLocation?) {
    notes.append(Note(origin: origin, view: view, message: message))
  }
}
