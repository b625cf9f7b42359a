// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Files
import Foundation
import LayoutScene
import Localization
import Synchronization

/// Texts by their keys in the present locale: in the `.lproj` folders and string catalogs of a bundle. Foundation would
/// look for one locale in a process only.
enum Strings {
  private struct Table {
    var byLanguage: [String: StringTable] = [:]
    var catalog: StringTable?
  }
  private static let tables = Mutex<[String: Table]>([:])

  /// The text, or the format of one whose forms depend on numbers.
  static func text(
    _ key: String, table name: String?, in bundle: Bundle, at place: CallPlace?
  ) -> String? { found(key, table: name, in: bundle, at: place).map(PluralFormats.format) }

  fileprivate static func found(
    _ key: String, table name: String?, in bundle: Bundle, at place: CallPlace?
  ) -> PluralFormats.Found? {
    var isTranslated = false
    for folder in Assets.folders(bundle) {
      let table = table(name ?? "Localizable", in: folder)
      let tag = LocaleTag(Surroundings.traits.locale) ?? .english
      if let catalog = table.catalog {
        let order = catalog.searchOrder(for: tag, document: nil)
        if let match = catalog.text(for: key, in: order) {
          return PluralFormats.Found(text: match.text, language: match.locale, key: key)
        }
        isTranslated = true
      }
      for language in languages(tag) {
        guard let own = table.byLanguage[language] else { continue }
        if let text = own.sourceText(for: key) {
          return PluralFormats.Found(
            text: text, language: LocaleTag(language) ?? .english, key: key)
        }
        isTranslated = true
      }
    }
    // Where there is no table at all, keys are texts.
    if isTranslated {
      Missing.sayOnce(
        "There is no text for '\(key)' in \(name ?? "Localizable") of the bundle.", at: place)
    }
    return nil
  }

  /// The names of folders for a locale, the best first.
  private static func languages(_ tag: LocaleTag) -> [String] {
    var parts = tag.description.lowercased().split(separator: "-")
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return names + ["base", "en"]
  }

  private static func table(_ name: String, in folder: String) -> Table {
    tables.withLock { known in
      let key = "\(folder)/\(name)"
      if let own = known[key] { return own }
      let read = read(name, in: folder)
      known[key] = read
      return read
    }
  }

  /// A file with a mistake is as one that is not there, which is said.
  private static func read(_ name: String, in folder: String) -> Table {
    var table = Table()
    for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(entry)"
      if entry == "\(name).xcstrings" {
        table.catalog = load(path, language: nil)
      } else if entry.hasSuffix(".lproj") {
        let language = entry.dropLast(6).lowercased().replacingOccurrences(of: "_", with: "-")
        let files = ["\(path)/\(name).strings", "\(path)/\(name).stringsdict"]
        // Either one is read together with the other.
        if let file = files.first(where: FileManager.default.fileExists) {
          table.byLanguage[language] = load(file, language: language)
        }
      }
    }
    return table
  }

  private static func load(_ path: String, language: String?) -> StringTable? {
    let problems = Problems()
    let source = SourceText(file: path, text: "")
    let table = StringTable.load(
      path, sourceLanguage: language, at: SourceText.Mark(line: 1, column: 1), in: source, problems)
    for problem in problems.sorted { Missing.sayOnce("\(problem)") }
    return table
  }
}

/// The text of a key in the present locale. A source that imports Foundation, too, calls `UIKit.localizedString`:
/// Foundation's function of this name has texts in one locale only.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String {
  Strings.text(key, table: tableName, in: bundle, at: nil) ?? (value.isEmpty ? key : value)
}

// What `plumb uikit build` writes Foundation's own as, which know one locale in a process.

/// The locale of the window.
public var currentLocale: Locale { Locale(identifier: Surroundings.traits.locale) }
public var preferredLanguages: [String] { [Surroundings.traits.locale] }
/// A formatter that begins with the locale of the window.
public func inPresentLocale<Kind: Formatter>(_ formatter: Kind) -> Kind {
  switch formatter {
  case let formatter as DateFormatter: formatter.locale = currentLocale
  case let formatter as NumberFormatter: formatter.locale = currentLocale
  default: break
  }
  return formatter
}

/// What `plumb uikit build` writes `NSLocalizedString` as.
public func localizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String, file: StaticString = #filePath, line: UInt = #line
) -> String {
  Strings.text(
    key, table: tableName, in: bundle, at: CallPlace(file: file, line: line))
    ?? (value.isEmpty ? key : value)
}

extension String {
  /// The text of a key in the present locale, with the values of `%@` and the like filled in.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self = key.text(of: key.key, table, bundle, CallPlace(file: file, line: line))
  }
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self = defaultValue.text(of: "\(key)", table, bundle, CallPlace(file: file, line: line))
  }

  /// A key with the values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    var key: String
    var arguments: [any CVarArg] = []
    fileprivate func text(
      of key: String, _ table: String?, _ bundle: Bundle?, _ place: CallPlace
    ) -> String {
      let found = Strings.found(key, table: table, in: bundle ?? .main, at: place)
      if let found, found.text.plain == nil,
        let text = found.filled(
          with: arguments.map(PluralFormats.value), numbers: LocaleTag(Surroundings.traits.locale))
      {
        return text
      }
      let format = found?.text.plain ?? self.key
      if arguments.isEmpty { return format }
      return String(
        format: format, locale: Locale(identifier: Surroundings.traits.locale), arguments: arguments
      )
    }
    public init(stringLiteral value: String) { key = value }
    public init(_ value: String) { key = value }
    public init(stringInterpolation: Interpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }
    public struct Interpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [any CVarArg] = []
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { key += literal }
      public mutating func appendInterpolation(_ value: String) {
        add("%@", NSString(string: value))
      }
      public mutating func appendInterpolation(_ value: Int) { add("%lld", Int64(value)) }
      public mutating func appendInterpolation(_ value: Double) { add("%lf", value) }
      public mutating func appendInterpolation<T>(_ value: T) {
        add("%@", NSString(string: "\(value)"))
      }
      private mutating func add(_ sign: String, _ value: any CVarArg) {
        key += sign
        arguments.append(value)
      }
    }
  }
}
