import Foundation
import Testing

@testable import UIKit

/// Texts whose forms depend on numbers, as `plumb uikit build` has the compiler call what looks for them.
@MainActor @Suite(.serialized) struct PluralTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-\(UUID().uuidString).bundle")

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func dictionary(_ key: String, _ forms: [(String, String)]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>\(key)</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
    <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    \(forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined())</dict></dict></dict></plist>
    """
  }

  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      "en.lproj/Localizable.stringsdict",
      Self.dictionary("files", [("one", "%d file"), ("other", "%d files")]))
    try write("pl.lproj/Localizable.strings", "\"plain\" = \"Plik\";")
    try write(
      "pl.lproj/Localizable.stringsdict",
      Self.dictionary(
        "files",
        [("one", "%d plik"), ("few", "%d pliki"), ("many", "%d plików"), ("other", "%d pliku")]))
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test(
    "a format chooses the form for its number in the locale of the window",
    arguments: [
      ("en", 1, "1 file"), ("en", 3, "3 files"), ("pl", 1, "1 plik"), ("pl", 3, "3 pliki"),
      ("pl", 5, "5 plików"), ("de", 1, "1 file"),
    ])
  func formats(locale: String, number: Int, expected: String) throws {
    try withBundle { bundle in
      UIWindow.withLocale(locale) {
        let format = UIKit.localizedString("files", bundle: bundle, comment: "")
        #expect(UIKit.localizedStringWithFormat(format, number) == expected)
        #expect(UIKit.formattedString(format: format, number) == expected)
        #expect(
          UIKit.formattedString(format: format, locale: .current, arguments: [number]) == expected)
        #expect(bundle.localizedText(forKey: "files", value: nil, table: nil) == format)
      }
    }
  }

  @Test("numbers are grouped by the locale, unless a format has none")
  func groups() throws {
    try withBundle { bundle in
      for (locale, expected) in [
        ("en", "12,345 files"), ("pl", "12\u{a0}345 plików"),
      ] {
        UIWindow.withLocale(locale) {
          let format = UIKit.localizedString("files", bundle: bundle, comment: "")
          #expect(UIKit.localizedStringWithFormat(format, 12345) == expected)
        }
      }
      UIWindow.withLocale("de") {
        #expect(
          UIKit.localizedStringWithFormat("%d und %.1f", 12345, 1234.5) == "12.345 und 1.234,5")
        #expect(UIKit.formattedString(format: "%d", 12345) == "12345")
        #expect(String(localized: "\(12345) Dinge") == "12.345 Dinge")
        #expect(UIKit.currentLocale.decimalSeparator == ",")
        #expect(UIKit.inPresentLocale(NumberFormatter()).locale?.identifier == "de")
      }
      let format = UIKit.localizedString("files", bundle: bundle, comment: "")
      #expect(UIKit.formattedString(format: format, 12345) == "12345 files")
    }
  }

  @Test("a text without numbers is as it is written") func plainTexts() throws {
    try withBundle { bundle in
      UIWindow.withLocale("pl") {
        #expect(UIKit.localizedString("plain", bundle: bundle, comment: "") == "Plik")
        #expect(bundle.localizedText(forKey: "absent", value: "Value", table: nil) == "Value")
        #expect(bundle.localizedText(forKey: "absent", value: "", table: nil) == "absent")
        #expect(UIKit.formattedString(format: "%d files, %@", 1, "a") == "1 files, a")
      }
    }
  }

  @Test("a catalog's forms are chosen by the values in a key") func catalogs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let forms = #"{"variations": {"plural": {"#
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    try write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld items": {"localizations": {
          "en": \(forms)"one": \(unit("%lld item")), "other": \(unit("%lld items"))}}},
          "de": \(forms)"one": \(unit("%lld Ding")), "other": \(unit("%lld Dinge"))}}}}},
        "device": {"localizations": {"en": {"variations": {"device": {
          "ipad": \(unit("Tap the tablet")), "other": \(unit("Tap the phone"))}}}}}}}
      """)
    let bundle = try #require(Bundle(path: folder.path))
    for (locale, number, expected) in [
      ("en", 1, "1 item"), ("en", 2, "2 items"), ("de", 1, "1 Ding"), ("de", 0, "0 Dinge"),
    ] {
      UIWindow.withLocale(locale) {
        #expect(String(localized: "\(number) items", bundle: bundle) == expected)
        let format = UIKit.localizedString("%lld items", bundle: bundle, comment: "")
        #expect(UIKit.localizedStringWithFormat(format, number) == expected)
      }
    }
    #expect(UIKit.localizedString("device", bundle: bundle, comment: "") == "Tap the phone")
  }
}
