/// An element of an XML file, with the places of its tags.
final class XMLElement {
  enum Piece {
    case text(String)
    case element(XMLElement)
  }

  /// With its prefix, if it has one.
  let name: String
  let attributes: [String: String]
  /// What is between its tags, in order.
  private(set) var pieces: [Piece] = []
  /// Where its start tag is.
  let mark: SourceText.Mark
  /// Where its end tag is; the start tag for one that is both.
  private(set) var end: SourceText.Mark
  /// Where text that is not white space begins, outside its children.
  private(set) var firstText: SourceText.Mark?

  init(name: String, attributes: [String: String], mark: SourceText.Mark) {
    self.name = name
    self.attributes = attributes
    self.mark = mark
    end = mark
  }

  var children: [XMLElement] {
    pieces.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text without that of its children.
  var text: String {
    pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  func add(_ child: XMLElement) { pieces.append(.element(child)) }

  func add(_ text: String, at mark: SourceText.Mark?) {
    pieces.append(.text(text))
    if firstText == nil { firstText = mark }
  }

  func close(at mark: SourceText.Mark) { end = mark }
}
