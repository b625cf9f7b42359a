/// The values that a text shows, and how. A translation should show the same ones.
package struct FormatSignature: Hashable {
  /// The kind of value that a specifier takes. Length modifiers such as `ll` do not count, because
  /// values are written with their whole length anyway.
  enum Kind: Hashable {
    case object, whole, fraction, text, character

    init(_ specifier: FormatSpecifier) {
      switch specifier.conversion {
      case "@": self = .object
      case "s", "S": self = .text
      case "c", "C": self = .character
      case "f", "F", "e", "E", "g", "G": self = .fraction
      default: self = .whole
      }
    }

    var words: String {
      switch self {
      case .object: "an object"
      case .whole: "a whole number"
      case .fraction: "a number with a fraction"
      case .text: "a C string"
      case .character: "a character"
      }
    }
  }

  package struct Place: Hashable {
    var position: Int
    var specifier: String
    var kind: Kind
  }

  /// The specifiers of every form, those of `other` first.
  package private(set) var places: [Place] = []
  private var known: Set<Place> = []
  /// Positions of values that a form may leave out, because they only choose the form.
  private(set) var choosing: Set<Int> = []
  /// Whether a number chooses between forms of the whole text.
  private let isPlural: Bool
  /// The values that each form shows, that of `other` first.
  private(set) var forms: [Form] = []
  /// The number of variables expanded so far. It is bounded, because they may contain each other.
  private var partCount = 0
  private static let partLimit = 1_000

  package init(_ text: LocalizedText) {
    isPlural = text.forms.isPlural
    for form in text.forms.named {
      let found = add(form.text, of: text, within: nil, names: [])
      forms += found.forms(named: form.name, device: form.device)
    }
    // Variables beyond the limit are not expanded, so their values would seem to be left out.
    if partCount >= Self.partLimit { forms = [] }
    if isPlural, let number = places.first(where: { $0.kind.isNumber }) {
      choosing.insert(number.position)
    }
  }

  /// Adds the specifiers of a format.
  ///
  /// - Parameters:
  ///   - own: for a form of a variable, the position of the value that chooses the form.
  ///   - names: the variables that contain the format.
  private mutating func add(
    _ format: String, of text: LocalizedText, within own: Int?, names: [String]
  ) -> Shown {
    var shown = Shown()
    // Positions are counted as in `TextFiller`.
    var next = own ?? 1
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .specifier(let specifier) where specifier.conversion != "%":
        let position = specifier.position ?? next
        add(specifier, at: position)
        shown.direct.insert(position)
        if specifier.position == nil { next += 1 }
      case .argument:
        guard let own else { continue }
        shown.direct.insert(own)
        next = max(next, own + 1)
      case .variable(let name, let position, _):
        guard let variable = text.variables[name], !names.contains(name),
          partCount < Self.partLimit
        else { continue }
        let inner = position ?? max(next, own.map { $0 + 1 } ?? 1)
        if position == nil { next = inner + 1 }
        shown.parts.append(
          add(variable, at: variable.position ?? inner, of: text, names: names + [name]))
      default: break
      }
    }
    return shown
  }

  /// Adds the specifiers of a variable's forms. The last of `names` is the variable's own.
  private mutating func add(
    _ variable: TextVariable, at position: Int, of text: LocalizedText, names: [String]
  ) -> [Form] {
    partCount += 1
    choosing.insert(position)
    FormatSpecifier(kind: variable.specifier).map { add($0, at: position) }
    return variable.forms.named.map { form in
      let shown = add(form.text, of: text, within: position, names: names)
      let name = [form.name ?? "other", names.last].compactMap { $0 }.joined(separator: "” of “")
      return Form(name: name, device: form.device, shown: shown.always, own: position)
    }
  }

  private mutating func add(_ specifier: FormatSpecifier, at position: Int) {
    let place = Place(position: position, specifier: specifier.text, kind: Kind(specifier))
    if known.insert(place).inserted { places.append(place) }
  }

  // MARK: Comparing

  package enum Difference: Hashable {
    case kind(position: Int, own: Place, other: Place)
    case extra(Place)
    case missing(Place)
    /// A form leaves out a value that other forms in the same language show.
    case missingInForm(Place, form: String)

    var isAboutKinds: Bool { if case .kind = self { true } else { false } }
  }

  /// The differences from the source text in the values that are shown, by position.
  package func differences(from source: FormatSignature) -> [Difference] {
    let own = Dictionary(grouping: places, by: \.position)
    let others = Dictionary(grouping: source.places, by: \.position)
    let optional = optional(source)
    let differences: [Difference] = Set(own.keys).union(others.keys).sorted().compactMap {
      position in
      guard let first = others[position]?.first else {
        return own[position]?.first.map { .extra($0) }
      }
      guard let shown = own[position] else {
        return optional.contains(position) && !source.isShownByOther(position)
          ? nil : .missing(first)
      }
      let kinds = Set((others[position] ?? []).map(\.kind))
      return shown.first { !kinds.contains($0.kind) }
        .map { .kind(position: position, own: $0, other: first) }
    }
    // A form without its number often has wrong values at all other positions; the findings about
    // kinds say so.
    guard !differences.contains(where: \.isAboutKinds) else { return differences }
    return differences + missingInForms(source)
  }

  /// The positions that forms may leave out: those of the values that choose between forms, of
  /// this text and, for a plural, of the source text.
  private func optional(_ source: FormatSignature) -> Set<Int> {
    guard isPlural, let counted = source.choosing.min() else { return choosing }
    return choosing.union([counted])
  }

  /// The values that some forms show and others leave out, by position. A value that chooses the form is known where
  /// the form is for that value alone, and only the form for all others has to show it, if the source text's does.
  private func missingInForms(_ source: FormatSignature) -> [Difference] {
    let optional = optional(source)
    return Set(places.map(\.position)).sorted().compactMap { position in
      let isOptional = optional.contains(position)
      guard isOptional ? source.isShownByOther(position) : source.isOnEveryDevice(position),
        let place = source.places.first(where: { $0.position == position }),
        let form = forms.first(where: {
          !$0.shown.contains(position) && (!isOptional || $0.isOther(choosing: position))
        })
      else { return nil }
      return form.name.map { .missingInForm(place, form: $0) }
    }
  }

  /// Whether the forms for all other values show the value.
  private func isShownByOther(_ position: Int) -> Bool {
    let others = forms.filter { $0.isOther(choosing: position) }
    return !others.isEmpty && others.allSatisfy { $0.shown.contains(position) }
  }

  /// Whether on each kind of device with forms of its own some form shows the value. A watch may
  /// show less than a phone.
  private func isOnEveryDevice(_ position: Int) -> Bool {
    !forms.isEmpty
      && Dictionary(grouping: forms, by: \.device).values.allSatisfy { forms in
        forms.contains { $0.shown.contains(position) }
      }
  }

  /// The position of the last value that a form shows or that chooses a form; 0 for a text without values. A plural
  /// that shows no number is chosen by the first value.
  package var lastPosition: Int {
    max(places.map(\.position).max() ?? 0, choosing.max() ?? 0, isPlural ? 1 : 0)
  }

  /// The specifiers with their positions, since a text may have them in any order: `%1$@ %2$lld`.
  package var numbered: String {
    places.sorted { $0.position < $1.position }.grouped(by: \.position).prefix(8)
      .map { "%\($0.key)$" + Self.withoutPosition($0.elements[0].specifier) }
      .joined(separator: " ")
  }

  static func withoutPosition(_ specifier: String) -> String {
    let body = specifier.dropFirst()
    return String(body.firstIndex(of: "$").map { body[body.index(after: $0)...] } ?? body)
  }
}

extension FormatSignature.Kind {
  var isNumber: Bool { self == .whole || self == .fraction }
}

extension FormatSignature.Difference {
  /// - Parameters:
  ///   - language: the language of the text.
  ///   - source: the language that it is compared with.
  package func words(_ language: String, _ source: String) -> String {
    switch self {
    case .kind(let position, let own, let other):
      "value \(position) is \(own.kind.words) (\(own.specifier)) in “\(language)” and "
        + "\(other.kind.words) (\(other.specifier)) in “\(source)”"
    case .extra(let place):
      "“\(language)” shows a value \(place.words) that “\(source)” does not have"
    case .missing(let place):
      "“\(language)” leaves out value \(place.words), which “\(source)” shows"
    case .missingInForm(let place, let form):
      "“\(language)” leaves out value \(place.words), which “\(source)” shows, "
        + "in the form “\(form)”"
    }
  }
}

extension FormatSignature.Place {
  fileprivate var words: String { "\(position) (\(specifier))" }
}
