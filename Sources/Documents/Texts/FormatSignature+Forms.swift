extension FormatSignature {
  /// What one form of a text shows, or one form of a variable in it.
  struct Form: Hashable {
    /// `one`, or `one” of “files` for a variable's; nil for a text without forms.
    var name: String?
    /// The kind of device that the form is for; nil for all.
    var device: String?
    /// The positions of the values that are shown whichever forms the other variables take.
    var shown: Set<Int>
  }

  /// What a format shows.
  struct Shown {
    /// The positions of its own places.
    var direct: Set<Int> = []
    /// The forms of each of its variables.
    var parts: [[Form]] = []

    /// The positions that are shown whichever forms the variables take.
    var always: Set<Int> { parts.reduce(direct) { $0.union(Self.common($1)) } }

    private static func common(_ forms: [Form]) -> Set<Int> {
      forms.dropFirst().reduce(forms.first?.shown ?? []) { $0.intersection($1.shown) }
    }

    /// The format as a form of the text, or as many as the form has variables' forms.
    func forms(named name: String?, device: String?) -> [Form] {
      let always = always
      let varying = parts.flatMap { $0 }
      guard !varying.isEmpty else { return [Form(name: name, device: device, shown: always)] }
      return varying.map { form in
        Form(name: form.name, device: device ?? form.device, shown: always.union(form.shown))
      }
    }
  }
}

extension TextForms {
  struct Named {
    /// What chooses the form; nil for a text without forms.
    var name: String?
    var device: String?
    var text: String
  }

  /// Every form with what chooses it, that of `other` first: `one`, or `ipad, one`.
  var named: [Named] {
    switch self {
    case .text(let text): return [Named(text: text)]
    case .plural(let forms), .device(let forms):
      let isDevice = if case .device = self { true } else { false }
      return Self.sorted(forms).flatMap { key, value in
        value.named.map { inner in
          Named(
            name: [key, inner.name].compactMap { $0 }.joined(separator: ", "),
            device: isDevice ? key : inner.device, text: inner.text)
        }
      }
    }
  }
}
