import LayoutScene

/// Why a text may not be shown as its author meant.
package enum TextIssue: Hashable {
  /// A text has a specifier, but the document gives no values.
  case noValues(specifier: String?)
  case unknownCategory(String)
  /// A form that the language needs for a value is missing.
  case missingForm(String, value: String, language: String, shown: String)
  case missingDevice(String, shown: String)
  case notANumber(position: Int, value: String, shown: String)
  case noRules(language: String, shown: String)
  /// One form takes a value as a text and another takes it as a number.
  case mixedKinds(position: Int, specifier: String, other: String)
  case unknownVariable(String)
  /// A variable contains itself.
  case endlessVariable(String)

  package var rule: Rule {
    switch self {
    case .noValues: .missingValue
    case .unknownVariable, .endlessVariable: .substitution
    case .missingDevice: .device
    case .unknownCategory, .missingForm, .notANumber, .noRules, .mixedKinds: .plural
    }
  }

  /// - Parameter isFilledInCode: whether only the app's code has values, as with documents of Interface Builder.
  package func message(key: String, isFilledInCode: Bool = false) -> Sentence {
    switch self {
    case .noValues(let specifier?) where isFilledInCode:
      "\(quoted: key) shows the placeholder \(specifier) as it is: only the app\u{2019}s code has its value"
    case .noValues(nil) where isFilledInCode:
      "\(quoted: key) chooses its plural form by a value, which only the app\u{2019}s code has"
    case .noValues(let specifier?):
      "\(quoted: key) shows the placeholder \(specifier) as it is, without a value; add “values”"
    case .noValues(nil):
      "\(quoted: key) chooses its plural form by a value, and none is given; add “values”"
    case .unknownCategory(let name):
      "\(quoted: key) has a form \(quoted: name), which is no plural category: there are "
        + "\(PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))"
    case .missingForm(let category, let value, let language, let shown):
      "\(quoted: key) has no \(quoted: category) form, which \(quoted: language) has for \(value); "
        + "the \(quoted: shown) form is shown"
    case .missingDevice(let device, let shown):
      "\(quoted: key) has no form for \(device) and none for others; the \(quoted: shown) form is shown"
    case .notANumber(let position, let value, let shown):
      "\(quoted: key) chooses its plural form by value \(position), and \(quoted: value) is not a number; "
        + "the \(quoted: shown) form is shown"
    case .noRules(let language, let shown):
      "the plural rules of \(quoted: language) are not known; the \(quoted: shown) form of \(quoted: key) is shown"
    case .mixedKinds(let position, let specifier, let other):
      "\(quoted: key) shows value \(position) by \(specifier) in this form and by \(other) in another; "
        + "number the placeholders, as in %1$@"
    case .unknownVariable(let name):
      "\(quoted: key) refers to \(quoted: name), which it does not define"
    case .endlessVariable(let name):
      "\(quoted: key) refers to \(quoted: name) within \(quoted: name) itself"
    }
  }

  /// A correction, as one sentence.
  package func hint(key: String, isFilledInCode: Bool = false) -> String {
    switch self {
    case .noValues where isFilledInCode:
      "Set the text in code, and write one with an example of the value in the document."
    case .noValues: "Give the values: {key: \(key), values: […]}."
    case .unknownCategory: "Rename the form, or remove it."
    case .missingForm(let category, _, let language, _):
      "Add a form “\(category)” to the “\(language)” text of “\(key)”."
    case .missingDevice(let device, _): "Add a form for \(device), or one for others."
    case .notANumber(let position, _, _): "Give a number as value \(position)."
    case .noRules(let language, _):
      "Add “\(key)” to the strings in a language with plural rules, or use one form in “\(language)”."
    case .mixedKinds: "Number the placeholders in every form of “\(key)”, as in %1$@ and %2$lld."
    case .unknownVariable(let name): "Define “\(name)” for “\(key)”, or remove it from the text."
    case .endlessVariable(let name): "Take “\(name)” out of its own forms."
    }
  }
}
