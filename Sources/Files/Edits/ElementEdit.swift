/// The replacement of the text between the tags of an element of an XML file. Nothing else of the file changes.
package enum ElementEdit {
  /// The elements of a file by their places.
  package static func elements(of source: SourceText, limit: Int) -> [XMLElement] {
    let problems = Problems()
    var waiting = [XMLReader.read(source, expected: "an XML file", limit: limit, problems)]
      .compactMap(\.self)
    var found: [XMLElement] = []
    while let element = waiting.popLast() {
      found.append(element)
      waiting += element.children.reversed()
    }
    return found
  }

  /// The text of the file after the edit. It is read again, so that what was written is what was meant.
  package static func text(
    of source: SourceText, after edit: ScalarEdit, limit: Int
  ) throws(ScalarEdit.Refusal) -> String {
    let elements = elements(of: source, limit: limit)
    let isMeant = { (element: XMLElement) in
      element.mark.line == edit.line && element.mark.column == edit.column
    }
    guard let element = elements.first(where: isMeant), element.text == edit.before,
      let span = source.span(ofTextIn: element)
    else { throw .moved }
    var bytes = Array(source.text.utf8)
    bytes.replaceSubrange(span, with: escaped(edit.after).utf8)
    let text = String(decoding: bytes, as: UTF8.self)
    let written = Self.elements(of: SourceText(file: source.file, text: text), limit: limit)
    let isWhole =
      written.count == elements.count
      && zip(written, elements).allSatisfy { new, old in
        new.name == old.name && new.attributes == old.attributes
          && new.text == (isMeant(old) ? edit.after : old.text)
      }
    guard isWhole else { throw .unwritable }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("]]>", with: "]]&gt;").replacing("\r", with: "&#13;")
  }
}
