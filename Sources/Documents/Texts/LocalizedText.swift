import LayoutScene

/// A text as a file of strings has it: its forms, and the parts that vary by numbers of their own.
struct LocalizedText: Sendable, Hashable {
  var forms: TextForms
  /// What `%#@name@` stands for.
  var variables: [String: TextVariable] = [:]
  /// Where it stands in its file; nil for a text that can be shown, about which the document's own place
  /// says more, and as places take time to find.
  private(set) var origin: SourceLocation?
}

extension LocalizedText {
  init(_ text: String) { self.init(forms: .text(text)) }

  /// The same with its place, where it is longer than a view may show.
  func placed(_ mark: @autoclosure () -> SourceText.Mark, in source: SourceText) -> LocalizedText {
    guard !isShort else { return self }
    var text = self
    text.origin = source.location(of: mark())
    return text
  }

  func placed(_ origin: SourceLocation?) -> LocalizedText {
    var text = self
    text.origin = origin
    return text
  }

  /// Whether some form may have a place for a value; false for most texts, quickly.
  var mayShowValues: Bool {
    guard case .text(let text) = forms, variables.isEmpty else { return true }
    return text.hasByte { $0 == UInt8(ascii: "%") }
  }

  /// Whether every form is one that a view may show, as long as nothing is filled in.
  var isShort: Bool {
    if case .text(let text) = forms, variables.isEmpty { return text.utf8.count <= TextLimit.bytes }
    return (forms.texts + variables.values.flatMap(\.forms.texts))
      .allSatisfy { $0.utf8.count <= TextLimit.bytes }
  }
}

/// A text, or several of which one is chosen.
indirect enum TextForms: Sendable, Hashable {
  case text(String)
  /// By plural category, as the file spells it.
  case plural([String: TextForms])
  /// By the kind of device, such as `iphone`, `ipad` or `other`.
  case device([String: TextForms])

  /// Every text, that of `other` first and the rest in the order of their names.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms), .device(let forms): Self.sorted(forms).flatMap(\.value.texts)
    }
  }

  /// Whether a number chooses between the forms.
  var isPlural: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let forms): forms.values.contains(where: \.isPlural)
    }
  }

  /// Of forms by width the one for the most room, which is what a screen without a limit shows. A width that
  /// is no number counts as 0.
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

/// A part of a text that varies by one of the values.
struct TextVariable: Sendable, Hashable {
  /// Which value, counted from 1; nil for the next in order.
  var position: Int?
  /// How the value is shown where the text says `%arg`, such as `lld`.
  var specifier: String
  var forms: TextForms
}
