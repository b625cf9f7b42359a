extension FormatSignature {
  /// The values that are shown by one form of a text, or by one form of a variable in it.
  struct Form: Hashable {
    /// `one`, or for a variable `one” of “files`, to be put into quotation marks. Nil for a text
    /// without forms.
    var name: String?
    /// The kind of device that the form is for; nil for all kinds.
    var device: String?
    /// The positions of the values that the form always shows, whichever forms other variables
    /// take.
    var shown: Set<Int>
    /// For a form of a variable, the position of the value that chooses it.
    var own: Int?

    /// Whether the form is the one for all numbers that have none of their own, where this value chooses it.
    func isOther(choosing position: Int) -> Bool {
      (own ?? position) == position
        && name?.prefix { $0 != "”" }.split(separator: ", ").last.map { $0 == "other" } ?? false
    }
  }

  /// The values that a format shows.
  struct Shown {
    /// The positions of its own specifiers.
    var direct: Set<Int> = []
    /// The forms of each of its variables.
    var parts: [[Form]] = []

    /// The positions that are always shown, whichever forms the variables take.
    var always: Set<Int> { parts.reduce(direct) { $0.union(Self.common($1)) } }

    private static func common(_ forms: [Form]) -> Set<Int> {
      forms.dropFirst().reduce(forms.first?.shown ?? []) { $0.intersection($1.shown) }
    }

    /// The format as one form of the text, or as one for each form of its variables.
    func forms(named name: String?, device: String?) -> [Form] {
      let always = always
      let varying = parts.flatMap { $0 }
      guard !varying.isEmpty else { return [Form(name: name, device: device, shown: always)] }
      return varying.map { form in
        Form(
          name: form.name, device: device ?? form.device, shown: always.union(form.shown),
          own: form.own)
      }
    }
  }
}

extension TextForms {
  struct Named {
    /// The categories that choose the form, the outermost first.
    var path: [String] = []
    var device: String?
    var text: String

    /// The categories, such as `one` or `ipad, one`; nil for a text without forms.
    var name: String? { path.isEmpty ? nil : path.joined(separator: ", ") }
  }

  /// Every form with the categories that choose it. That of `other` is first.
  var named: [Named] {
    switch self {
    case .text(let text): return [Named(text: text)]
    case .plural(let forms), .device(let forms):
      let isDevice = if case .device = self { true } else { false }
      return Self.sorted(forms).flatMap { key, value in
        value.named.map { inner in
          Named(
            path: [key] + inner.path, device: isDevice ? key : inner.device, text: inner.text)
        }
      }
    }
  }
}
