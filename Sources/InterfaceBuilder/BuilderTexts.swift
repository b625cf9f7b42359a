import Files

/// The texts of a document by the keys that translations have for them, such as `abc-12-xyz.text`.
final class BuilderTexts {
  /// Whether there are translations, so that texts are looked up.
  let isTranslated: Bool
  private(set) var texts: [String: String] = [:]

  init(isTranslated: Bool) {
    self.isTranslated = isTranslated
  }

  /// A text of an element, or the key by which it is looked up.
  func node(_ text: String, of element: XMLElement, _ property: String) -> Node {
    let plain = BuilderNode.text(text, at: element.mark)
    guard isTranslated, !text.isEmpty, let id = element.attributes["id"] else { return plain }
    let key = "\(id).\(property)"
    texts[key] = text
    return BuilderNode.mapping(
      [("key", BuilderNode.text(key, at: element.mark))], at: element.mark)
  }
}
