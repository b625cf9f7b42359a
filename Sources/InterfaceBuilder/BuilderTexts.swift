import Files

/// The texts of a document by the keys that translations have for them, such as `abc-12-xyz.text`.
final class BuilderTexts {
  /// Whether there are translations, so that texts are looked up.
  let isTranslated: Bool
  private(set) var texts: [String: String] = [:]

  init(isTranslated: Bool) {
    self.isTranslated = isTranslated
  }

  /// An attribute of an element as a text; nil for one that it does not have.
  func node(_ property: String, of element: XMLElement) -> Node? {
    element.attributes[property].map { node($0, of: element, property) }
  }

  /// A text of an element, or the key by which it is looked up.
  func node(_ text: String, of element: XMLElement, _ property: String) -> Node {
    let plain = element.mark.text(text)
    guard isTranslated, !text.isEmpty, let id = element.attributes["id"] else { return plain }
    let key = "\(id).\(property)"
    texts[key] = text
    return element.mark.mapping([("key", element.mark.text(key))])
  }
}
