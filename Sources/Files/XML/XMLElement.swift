/// An element of an XML file, with the places of its tags.
package final class XMLElement {
  package enum Piece {
    case text(String)
    case element(XMLElement)
  }

  /// The element's name, with its prefix if it has one.
  package let name: String
  package let attributes: [String: String]
  /// The text and elements between its tags, in order.
  package private(set) var pieces: [Piece] = []
  /// The place of its start tag.
  package let mark: SourceText.Mark
  /// The place of its end tag, or of an empty-element tag.
  package private(set) var end: SourceText.Mark
  /// The place of its first own text that is not white space.
  private(set) var firstText: SourceText.Mark?

  init(name: String, attributes: [String: String], mark: SourceText.Mark) {
    self.name = name
    self.attributes = attributes
    self.mark = mark
    end = mark
  }

  /// The same element, at the same place, with other attributes and contents.
  package func with(attributes: [String: String], pieces: [Piece]) -> XMLElement {
    let element = XMLElement(name: name, attributes: attributes, mark: mark)
    (element.pieces, element.end, element.firstText) = (pieces, end, firstText)
    return element
  }

  /// Another element at the same place.
  package func made(
    _ name: String, _ attributes: [String: String], _ children: [XMLElement] = []
  ) -> XMLElement {
    XMLElement(name: name, attributes: attributes, mark: mark)
      .with(attributes: attributes, pieces: children.map(Piece.element))
  }

  package var children: [XMLElement] {
    pieces.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element's text without that of its children.
  package var text: String {
    pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  package func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  func add(_ child: XMLElement) { pieces.append(.element(child)) }

  func add(_ text: String, at mark: SourceText.Mark?) {
    pieces.append(.text(text))
    if firstText == nil { firstText = mark }
  }

  func close(at mark: SourceText.Mark) { end = mark }
}
