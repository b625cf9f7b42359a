import Files

/// A value for a specifier in a text: as the document writes it, or as a locale formats it.
package struct TextValue: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// As it is written; the specifier formats it.
    case written
    /// Formatted by a locale. Plural rules use `digits`; nil for a value that is no number.
    case formatted(digits: String?)
  }

  package var text: String
  /// The value as the document writes it, for messages: each locale makes another text of it, and a mistake is one.
  package var written: String
  var kind: Kind

  package init(_ text: String) {
    (self.text, written) = (text, text)
    kind = .written
  }

  init(formatted text: String, digits: String?) {
    (self.text, written) = (text, text)
    kind = .formatted(digits: digits)
  }

  /// The text that `specifier` makes of the value. A value formatted by a locale stays as it is.
  /// The key is for messages.
  func shown(
    by specifier: FormatSpecifier, key: String, _ numbers: LocaleTag? = nil
  ) throws(Fact) -> String {
    switch kind {
    case .written: return try specifier.shown(text, key: key, numbers)
    case .formatted(let digits):
      guard !specifier.isNumeric || digits != nil else {
        throw .unsuitableValue(key: key, specifier: specifier.text, value: written)
      }
      return text
    }
  }

  /// The digits that are shown, for plural rules; nil for a value that is no number.
  func digits(by specifier: FormatSpecifier?, key: String) throws(Fact) -> DecimalDigits? {
    switch kind {
    case .formatted(let digits): return digits.flatMap { DecimalDigits($0) }
    case .written:
      let number =
        specifier?.isNumeric == true ? try specifier?.number(text, key: key) : text
      return DecimalDigits(number ?? text)
    }
  }
}
