import AutoLayout
import Foundation
import LayoutScene
import Localization
import Synchronization

/// Texts whose forms depend on numbers. As in UIKit, `NSLocalizedString` gives a format for them, and formatting it
/// chooses the form.
enum PluralFormats {
  struct Found: Sendable, Hashable {
    var text: LocalizedText
    /// The language that the text is written in.
    var language: LocaleTag
    var key: String

    /// The text with values; nil values leave specifiers as they are, in the form for most numbers. As in Foundation a
    /// locale, if there is one, formats the numbers.
    func filled(with values: [TextValue]?, numbers: LocaleTag? = nil) -> String? {
      let traits = Surroundings.traits
      let isTablet = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
      var filler = TextFiller(
        key: key, values: values, language: language, device: isTablet ? "ipad" : "iphone")
      filler.numbers = numbers
      do {
        return try filler.filled(text)
      } catch {
        Missing.sayOnce("The text for '\(key)' cannot be filled in: \(error)")
        return nil
      }
    }
  }

  /// The texts by their formats.
  private static let texts = Mutex<[String: Found]>([:])
  /// An invisible character. Formats end with it, so that one is no other text, nor the format of another key.
  private static let mark = "\u{2063}"

  /// The text, or its format where numbers choose the form.
  static func format(_ found: Found) -> String {
    if let plain = found.text.plain { return plain }
    guard var format = found.filled(with: nil) else { return found.key }
    guard found.text.dependsOnValues else { return format }
    return texts.withLock { texts in
      repeat { format += mark } while texts[format].map { $0 != found } ?? false
      texts[format] = found
      return format
    }
  }

  static func string(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    let found = format.hasSuffix(mark) ? texts.withLock { $0[format] } : nil
    let numbers = locale.flatMap { LocaleTag($0.identifier(.bcp47)) }
    return found?.filled(with: arguments.map(value), numbers: numbers)
      ?? String(format: format, locale: locale, arguments: arguments)
  }

  static func value(_ argument: any CVarArg) -> TextValue { TextValue("\(argument)") }
}

// What `plumb uikit build` writes Foundation's functions as. These know plurals, and the locale of the window.

public func formattedString(format: String, _ arguments: any CVarArg...) -> String {
  PluralFormats.string(format, nil, arguments)
}
public func formattedString(
  format: String, locale: Locale?, _ arguments: any CVarArg...
) -> String { PluralFormats.string(format, locale, arguments) }
public func formattedString(format: String, arguments: [any CVarArg]) -> String {
  PluralFormats.string(format, nil, arguments)
}
public func formattedString(
  format: String, locale: Locale?, arguments: [any CVarArg]
) -> String { PluralFormats.string(format, locale, arguments) }
public func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
  PluralFormats.string(format, Locale(identifier: Surroundings.traits.locale), arguments)
}

extension Bundle {
  /// What `plumb uikit build` writes `localizedString(forKey:value:table:)` as.
  public func localizedText(forKey key: String, value: String?, table: String?) -> String {
    if let text = Strings.text(key, table: table, in: self, at: nil) { return text }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
