import Foundation
import Testing

@testable import Preview

/// Texts of other files, edited where they stand.
@Suite(.timeLimit(.minutes(20))) struct TranslationEditTests {
  private static let translated = """
    strings: Texts
    views:
      a: {class: label, text: {key: hello}}
      b: {class: label, text: {key: hello}}
    constraints:
      - a.top = root.top
      - a.leading = root.leading
      - b.top = a.bottom
      - b.leading = root.leading

    """

  /// Writes another text of `hello` in German, as the panel does.
  private func translate(
    _ visitor: Visitor, to text: String
  ) async throws -> (Response.Status, [[String: Any]]) {
    let values = try await InspectedValueTests.values(visitor, of: "a", ["locale": "de"])
    let value = try #require(values.first { ($0["path"] as? [String])?.contains("de") == true })
    let place = try #require(value["place"] as? [String: Any])
    let body: [String: Any] = [
      "file": place["file"] ?? "", "line": place["line"] ?? 0, "column": value["scalar"] ?? 0,
      "before": value["text"] ?? "", "after": text,
    ]
    return (try await visitor.post("edit", body, ["document": "a.yaml"]).0, values)
  }

  @Test func aTextOfAStringsFileIsWrittenWhereItStands() async throws {
    let german = "/* A greeting */\n\"hello\" = \"Hallo\"; // said often\n\"bye\" = \"Hallo\";\n"
    let visitor = try Visitor(
      [
        "a.yaml": Self.translated, "Texts/en.lproj/Localizable.strings": "\"hello\" = \"Hello\";\n",
        "Texts/de.lproj/Localizable.strings": german,
      ], documents: ["a.yaml"])
    let (status, values) = try await translate(visitor, to: "Guten \"Tag\"\u{1}")
    #expect(status == .unprocessable)
    let text = try #require(values.first { $0["path"] as? [String] == ["text", "de"] })
    #expect(text["definition"] as? String == "strings.hello" && text["uses"] as? Int == 2)
    #expect(try await translate(visitor, to: "Guten \"Tag\"\n").0 == .ok)
    #expect(
      try visitor.folder.text(of: "Texts/de.lproj/Localizable.strings")
        == german.replacing("\"hello\" = \"Hallo\"", with: #""hello" = "Guten \"Tag\"\n""#))
    #expect(try await visitor.post("undo", [:]).0 == .ok)
    #expect(try visitor.folder.text(of: "Texts/de.lproj/Localizable.strings") == german)
  }

  @Test func aFileInUTF16StaysOne() async throws {
    let visitor = try Visitor(
      [
        "a.yaml": Self.translated, "Texts/en.lproj/Localizable.strings": "hello = \"Hello\";\n",
        "Texts/de.lproj/Localizable.strings": "",
      ], documents: ["a.yaml"])
    let encoded = { (text: String) in
      Data([0xFE, 0xFF]) + (text.data(using: .utf16BigEndian) ?? Data())
    }
    let file = URL(fileURLWithPath: visitor.folder.path + "/Texts/de.lproj/Localizable.strings")
    try encoded("hello = \"Grüezi\";\n").write(to: file)
    #expect(try await translate(visitor, to: "Moin 🌊").0 == .ok)
    #expect(try Data(contentsOf: file) == encoded("hello = \"Moin 🌊\";\n"))
  }

  @Test func aTextOfACatalogIsWrittenWhereItStands() async throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "hello" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello" } }
            }
          }
        },
        "version" : "1.0"
      }

      """
    let visitor = try Visitor(
      [
        "a.yaml": Self.translated.replacing("strings: Texts", with: "strings: T.xcstrings"),
        "T.xcstrings": catalog,
      ], documents: ["a.yaml"])
    #expect(try await translate(visitor, to: "Grüß „dich“").0 == .ok)
    #expect(
      try visitor.folder.text(of: "T.xcstrings")
        == catalog.replacing("\"Hallo\"", with: "\"Grüß „dich“\""))
  }

  @Test func everyFormOfATextIsListed() async throws {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"hello": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}}}, "version": "1.0"}
      """#
    let visitor = try Visitor(
      [
        "a.yaml": Self.translated.replacing("strings: Texts", with: "strings: T.xcstrings")
          .replacing("key: hello", with: "key: hello, values: [2]"), "T.xcstrings": catalog,
      ], documents: ["a.yaml"])
    let values = try await InspectedValueTests.values(visitor, of: "a", ["locale": "de"])
    let paths = values.compactMap { ($0["path"] as? [String])?.joined(separator: ".") }
    #expect(paths.filter { $0.contains("de") } == ["text.de.plural.one", "text.de.plural.other"])
  }

  private static let units = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2"><!-- sent by the agency -->
    <file original="Localizable.strings" source-language="en" target-language="de" datatype="plaintext"><body>
    <trans-unit id="hello"><source>Hello</source><target state='new &gt; old'>Hallo &amp; willkommen</target></trans-unit>
    <trans-unit id="bye"><source>Bye</source><target>Hallo &amp; willkommen</target></trans-unit>
    </body></file></xliff>

    """

  @Test func aTranslationOfAnXLIFFFileIsWrittenWhereItStands() async throws {
    let visitor = try Visitor(
      [
        "a.yaml": Self.translated.replacing("strings: Texts", with: "strings: T.xliff"),
        "T.xliff": Self.units,
      ], documents: ["a.yaml"])
    #expect(try await translate(visitor, to: "Grüß <dich> & \u{1}").0 == .unprocessable)
    #expect(try visitor.folder.text(of: "T.xliff") == Self.units)
    #expect(try await translate(visitor, to: "Grüß <dich> & „sie“ ]]>\nalle").0 == .ok)
    #expect(
      try visitor.folder.text(of: "T.xliff")
        == Self.units.replacing(
          "old'>Hallo &amp; willkommen", with: "old'>Grüß &lt;dich> &amp; „sie“ ]]&gt;\nalle"))
    #expect(try await visitor.post("undo", [:]).0 == .ok)
    #expect(try visitor.folder.text(of: "T.xliff") == Self.units)
  }

  @Test func whyASourceOfTranslationsIsNotEditedIsSaid() async throws {
    let visitor = try Visitor(
      [
        "a.yaml": Self.translated.replacing("strings: Texts", with: "strings: T.xliff"),
        "T.xliff": Self.units,
      ], documents: ["a.yaml"])
    let values = try await InspectedValueTests.values(visitor, of: "a", ["locale": "en"])
    let text = try #require(values.first { $0["path"] as? [String] == ["text", "en"] })
    #expect(text["text"] as? String == "Hello")
    #expect((text["refusal"] as? String)?.hasPrefix("is not edited here: it is the source") == true)
  }

  @Test func theFormsOfAStringsDictionaryAreWrittenWhereTheyStand() async throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>hello</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string></dict></dict>
      </dict></plist>

      """
    let visitor = try Visitor(
      [
        "a.yaml": Self.translated.replacing("key: hello", with: "key: hello, values: [2]"),
        "Texts/en.lproj/Localizable.strings": "\"hello\" = \"%d files\";\n",
        "Texts/de.lproj/Localizable.stringsdict": dictionary,
      ], documents: ["a.yaml"])
    let (status, values) = try await translate(visitor, to: "%d einzige")
    #expect(status == .ok)
    let paths = values.compactMap { ($0["path"] as? [String])?.joined(separator: ".") }
    #expect(paths.filter { $0.contains("de") } == ["text.de.files.one", "text.de.files.other"])
    #expect(
      try visitor.folder.text(of: "Texts/de.lproj/Localizable.stringsdict")
        == dictionary.replacing("%d Datei<", with: "%d einzige<"))
  }
}
