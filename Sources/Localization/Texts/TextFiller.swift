import Files
import LayoutScene

/// Makes the text that is shown from a text in a file of strings: chooses its forms by the values,
/// and fills the values in.
package struct TextFiller {
  let key: String
  /// The values; nil where the document gives none at all. Specifiers are then shown as they are
  /// written.
  let values: [TextValue]?
  /// The language of the text.
  let language: LocaleTag
  /// The style of the pseudolocale that changes the text.
  let pseudo: PseudoStyle?
  /// The kind of device, as string catalogs name it.
  var device = "iphone"
  /// The locale that formats the numbers of values as they are written; nil, the default, for plain digits.
  package var numbers: LocaleTag?
  /// Whether markers are filled in instead of the values, which are then in `marked`.
  package var marksValues = false
  package private(set) var marked: [String] = []
  /// Doubts about the result, each once.
  package private(set) var issues: [TextIssue] = []
  /// The form that was chosen last: of a text with variables, that of its last variable.
  package private(set) var shownForm: String?
  private var variables: [String: TextVariable] = [:]
  /// The number of variables filled in so far. It is bounded, because they may contain each other.
  private var partCount = 0
  private static let partLimit = 1_000
  /// The most issues of one text; a reader would not read more.
  private static let issueLimit = 20

  package init(
    key: String, values: [TextValue]?, language: LocaleTag, device: String = "iphone",
    pseudo: PseudoStyle? = nil
  ) {
    self.key = key
    self.values = values
    self.language = language
    self.device = device
    self.pseudo = pseudo
  }

  package mutating func filled(_ text: LocalizedText) throws(Fact) -> String {
    variables = text.variables
    guard text.isShort else { throw .tooLongText(limit: TextLimit.bytes) }
    if pseudo == nil, !text.mayShowValues {
      return changed(try chosen(text.forms, position: 1, specifier: nil))
    }
    let places = text.forms.texts.map(Self.places)
    // The forms of a whole text depend on the first number that any of them shows.
    let number = places.lazy.compactMap { $0.first(where: \.specifier.isNumeric) }.first
    let format = try chosen(
      text.forms, position: number?.position ?? 1, specifier: number?.specifier)
    compare(Self.places(in: format), with: places.first ?? [])
    let parts = try filled(changed(format), within: nil, names: [])
    let whole = pseudo?.finished(parts) ?? parts
    guard whole.utf8.count <= TextLimit.bytes else { throw .tooLongText(limit: TextLimit.bytes) }
    return whole
  }

  /// A form changed by the pseudolocale before values are filled in, so that values are not
  /// changed.
  private func changed(_ format: String) -> String {
    let format = marksValues ? Marker.cleaned(format) : format
    return pseudo?.changed(format) ?? format
  }

  /// Compares the kinds of specifiers between forms. A form that leaves out the number takes the
  /// wrong values for all later specifiers, unless these have positions.
  private mutating func compare(_ places: [Place], with others: [Place]) {
    let others = Dictionary(others.map { ($0.position, $0) }) { first, _ in first }
    for place in places {
      guard let other = others[place.position],
        other.specifier.isNumeric != place.specifier.isNumeric
      else { continue }
      note(
        .mixedKinds(
          position: place.position, specifier: place.specifier.text, other: other.specifier.text))
    }
  }

  private mutating func note(_ issue: TextIssue) {
    let isAboutValues = { (issue: TextIssue) in if case .noValues = issue { true } else { false } }
    if isAboutValues(issue), issues.contains(where: isAboutValues) { return }
    guard issues.count < Self.issueLimit, !issues.contains(issue) else { return }
    issues.append(issue)
  }

  // MARK: Places for values

  /// A variable whose form is being filled in.
  private struct Part {
    var position: Int
    var specifier: FormatSpecifier?
  }

  /// - Parameters:
  ///   - part: the variable that has the format as a form.
  ///   - names: the variables that contain it.
  private mutating func filled(
    _ format: String, within part: Part?, names: [String]
  ) throws(Fact) -> String {
    var out = ""
    // Variables inside this one take the values after its own.
    var next = part?.position ?? 1
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .literal(let text): out += text
      case .specifier(let specifier):
        if specifier.conversion == "%" {
          out += values == nil ? specifier.text : "%"
          continue
        }
        out += try shown(specifier, specifier.position ?? next)
        if specifier.position == nil { next += 1 }
      case .argument:
        guard let part, let specifier = part.specifier else {
          out += "%arg"
          continue
        }
        out += try shown(specifier, part.position)
        next = max(next, part.position + 1)
      case .variable(let name, let position, let text):
        let inner = position ?? max(next, part.map { $0.position + 1 } ?? 1)
        out += try filled(variable: name, written: text, position: inner, names: names)
        if position == nil { next = inner + 1 }
      }
      guard out.utf8.count <= TextLimit.bytes else { throw .tooLongText(limit: TextLimit.bytes) }
    }
    return out
  }

  private mutating func filled(
    variable name: String, written text: String, position: Int, names: [String]
  ) throws(Fact) -> String {
    guard let variable = variables[name] else {
      note(.unknownVariable(name))
      return text
    }
    guard !names.contains(name) else {
      note(.endlessVariable(name))
      return text
    }
    partCount += 1
    guard partCount <= Self.partLimit else { throw .tooLongText(limit: TextLimit.bytes) }
    let part = Part(
      position: variable.position ?? position, specifier: FormatSpecifier(kind: variable.specifier))
    let format = try chosen(
      variable.forms, position: part.position, specifier: part.specifier)
    return try filled(changed(format), within: part, names: names + [name])
  }

  private mutating func shown(
    _ specifier: FormatSpecifier, _ position: Int
  ) throws(Fact) -> String {
    guard let value = try value(position) else {
      note(.noValues(specifier: specifier.text))
      return specifier.text
    }
    let shown = try value.shown(by: specifier, key: key, numbers)
    guard marksValues else { return shown }
    marked.append(shown)
    return Marker.marker(marked.count - 1, for: specifier.text)
  }

  private func value(_ position: Int) throws(Fact) -> TextValue? {
    guard let values else { return nil }
    guard position >= 1, position <= values.count else {
      throw .missingValue(key: key, index: position, given: values.count)
    }
    return values[position - 1]
  }

  private struct Place {
    var position: Int
    var specifier: FormatSpecifier
  }

  /// The specifiers of a format, in order.
  private static func places(in format: String) -> [Place] {
    var next = 1
    var places: [Place] = []
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .specifier(let specifier) where specifier.conversion != "%":
        places.append(Place(position: specifier.position ?? next, specifier: specifier))
        if specifier.position == nil { next += 1 }
      case .variable(_, position: nil, _): next += 1
      default: break
      }
    }
    return places
  }

  // MARK: Forms

  private mutating func chosen(
    _ forms: TextForms, position: Int, specifier: FormatSpecifier?
  ) throws(Fact) -> String {
    switch forms {
    case .text(let text):
      shownForm = text
      return text
    case .device(let devices):
      guard let form = devices[device] ?? TextForms.sorted(devices).first?.value else { return "" }
      let shown = TextForms.sorted(devices)[0].key
      if devices[device] == nil, shown != "other" {
        note(.missingDevice(device, shown: shown))
      }
      return try chosen(form, position: position, specifier: specifier)
    case .plural(let categories):
      let name = try category(from: categories, position: position, specifier: specifier)
      guard let form = categories[name] else { return "" }
      return try chosen(form, position: position, specifier: specifier)
    }
  }

  /// The name of the form to show, which is one of the keys of `forms`.
  private mutating func category(
    from forms: [String: TextForms], position: Int, specifier: FormatSpecifier?
  ) throws(Fact) -> String {
    for name in forms.keys.sorted() where PluralCategory(rawValue: name) == nil {
      note(.unknownCategory(name))
    }
    let fallback = TextForms.sorted(forms).first?.key ?? PluralCategory.other.rawValue
    guard let value = try value(position) else {
      note(.noValues(specifier: nil))
      return fallback
    }
    guard let number = try value.digits(by: specifier, key: key) else {
      note(.notANumber(position: position, value: value.written, shown: fallback))
      return fallback
    }
    // In Apple's files every language may have a form for zero.
    if number.isZero, forms[PluralCategory.zero.rawValue] != nil {
      return PluralCategory.zero.rawValue
    }
    guard let category = language.pluralCategory(of: number) else {
      if forms.count > 1 { note(.noRules(language: language.description, shown: fallback)) }
      return fallback
    }
    if forms[category.rawValue] != nil { return category.rawValue }
    note(
      .missingForm(
        category.rawValue, value: value.text, language: language.description, shown: fallback))
    return fallback
  }
}
