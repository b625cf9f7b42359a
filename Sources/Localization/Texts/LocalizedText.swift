import Files
import LayoutScene

/// A text from a file of strings: its forms, and variables, which have forms of their own.
package struct LocalizedText: Sendable, Hashable {
  var forms: TextForms
  /// The variables by their names; `%#@name@` in a form is replaced by one.
  var variables: [String: TextVariable] = [:]
  /// The location in the file; nil for a text that no file has.
  package private(set) var origin: SourceLocation?
  /// Where a catalog has the key of a text in the source language, under which translations are written.
  package var keyOrigin: SourceLocation?
  /// Where each of several forms is written, by its text.
  private(set) var places: [String: SourceLocation] = [:]
  /// Where the names of forms are written, such as `few`.
  private(set) var names: [String: SourceLocation] = [:]
}

extension LocalizedText {
  init(_ text: String) { self.init(forms: .text(text)) }

  /// The text with its location.
  func placed(_ mark: @autoclosure () -> SourceText.Mark, in source: SourceText) -> LocalizedText {
    var text = self
    text.origin = source.location(of: mark())
    return text
  }

  /// The text with its location and those of its forms, which are the scalars in a node.
  func placed(_ mark: SourceText.Mark, forms node: Node, in source: SourceText) -> LocalizedText {
    var (places, names): ([String: SourceLocation], [String: SourceLocation]) = ([:], [:])
    node.forEachScalar { text, mark, isName in
      let place = source.location(of: mark)
      if isName, names[text] == nil { names[text] = place }
      if !isName, places[text] == nil { places[text] = place }
    }
    var text = placed(source.location(of: mark), forms: places)
    text.names = names
    return text
  }

  func placed(_ origin: SourceLocation?, forms: [String: SourceLocation]) -> LocalizedText {
    var text = self
    (text.origin, text.places) = (origin, forms)
    return text
  }

  /// Where a form is written; where the text is, if the form has no place of its own.
  package func origin(ofForm form: String?) -> SourceLocation? {
    form.flatMap { places[$0] } ?? origin
  }

  /// Where the name of a form is written; where the text is, if that is not known.
  package func origin(ofName name: String) -> SourceLocation? { names[name] ?? origin }

  /// Whether any form may have a specifier. Quickly false for most texts.
  package var mayShowValues: Bool {
    guard case .text(let text) = forms, variables.isEmpty else { return true }
    return text.hasByte { $0 == UInt8(ascii: "%") }
  }

  /// All forms with what chooses them, such as `one` or `ipad.other`; a text with one form has an empty name.
  package var allForms: [(name: String, text: String)] {
    let parts = variables.sorted { $0.key < $1.key }.flatMap { name, variable in
      variable.forms.named.map { ([name] + $0.path, $0.text) }
    }
    return (forms.named.map { ($0.path, $0.text) } + parts)
      .map { ($0.joined(separator: "."), $1) }
  }

  /// Whether no form has anything but spaces.
  package var isBlank: Bool {
    forms.texts.allSatisfy(\.isBlank)
  }

  /// Whether every form is short enough for a view, before values are filled in.
  package var isShort: Bool {
    if case .text(let text) = forms, variables.isEmpty { return text.utf8.count <= TextLimit.bytes }
    return (forms.texts + variables.values.flatMap(\.forms.texts))
      .allSatisfy { $0.utf8.count <= TextLimit.bytes }
  }
}

/// A text, or several of which one is chosen.
indirect enum TextForms: Sendable, Hashable {
  case text(String)
  /// Texts by plural category, as the file spells it.
  case plural([String: TextForms])
  /// Texts by the kind of device, such as `iphone`, `ipad` or `other`.
  case device([String: TextForms])

  /// All texts: that of `other` first, the rest in the order of their names.
  var texts: [String] { named.map(\.text) }

  /// Whether a number chooses between the forms.
  var isPlural: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let forms): forms.values.contains(where: \.isPlural)
    }
  }

  /// The form for the largest width, which a screen without a limit shows. A width that is no
  /// number counts as 0.
  static func widest(_ forms: [String: TextForms]) -> TextForms? {
    func place(_ width: String) -> (Int, String) { (Int(width) ?? 0, width) }
    return forms.max { place($0.key) < place($1.key) }?.value
  }

  static func sorted(_ forms: [String: TextForms]) -> [(key: String, value: TextForms)] {
    forms.sorted { a, b in
      a.key == "other" || b.key == "other" ? a.key == "other" && b.key != "other" : a.key < b.key
    }
  }
}

/// A part of a text with forms that depend on one of the values.
struct TextVariable: Sendable, Hashable {
  /// The position of the value, counted from 1; nil for the next value in order.
  var position: Int?
  /// The specifier that shows the value for `%arg` in a form, such as `lld`.
  var specifier: String
  var forms: TextForms
}

extension Node {
  /// Calls `body` for each key and each text in the values of the node, in document order.
  fileprivate func forEachScalar(
    _ body: (_ text: String, _ mark: SourceText.Mark, _ isName: Bool) -> Void
  ) {
    if let text = scalar?.text { body(text, mark, false) }
    for entry in mapping ?? [] {
      body(entry.name, entry.key.mark, true)
      entry.value.forEachScalar(body)
    }
  }
}

extension LocalizedText {
  /// The text, if it has one form; nil for one with forms for numbers or devices.
  package var plain: String? {
    if case .text(let text) = forms, variables.isEmpty { text } else { nil }
  }

  /// Whether values choose between forms.
  package var dependsOnValues: Bool { forms.isPlural || !variables.isEmpty }
}

extension String {
  /// Whether there is nothing but white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
