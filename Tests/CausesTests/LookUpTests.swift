import Documents
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Causes

/// Texts and traits, which a document has from elsewhere.
@Suite struct LookUpTests {
  static let document = """
    canvas: {size: 320x200, scale: 2}
    strings: strings
    locale: en
    views:
      title: {class: label, text: {key: title}}
      again: {class: label, text: {key: title}}
      own: {class: label, text: Own}
    constraints:
      - title.leading = root.leading + 10
      - again.leading = title.trailing + 10
      - own.leading = again.trailing + 10
    """

  @Test func aTextThatTwoViewsLookUpIsOneCause() throws {
    let (before, after) = try (
      KindTests.open(Self.document),
      KindTests.open(Self.document.with("strings: s", "strings: edited #"))
    )
    try expect(
      result(before, after).causes.map(line),
      [
        "translation | title | 1 | Your order → Your most recent order"
          + " | own title again"
      ])
  }

  /// The place of a translation is where it was edited, in every form of strings.
  @Test(arguments: StringsPlace.all.indices)
  func aTranslationIsShownInTheStrings(index: Int) throws {
    let place = StringsPlace.all[index]
    let folder = FileManager.default.temporaryDirectory.path + "/strings-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func open(_ text: String) throws -> OpenDocument {
      let file = URL(fileURLWithPath: folder + "/" + place.file)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      let document = """
        canvas: {size: 320x200}
        strings: \(place.file)
        locale: en
        views:
          title: {class: label, text: {key: sum}}
          buy: {class: button, title: Buy, configuration: {subtitle: {key: sum}}}
          amount: {class: textField, leftView: {class: label, text: {key: sum}}}
          parts: {class: label, text: [{text: {key: sum}, weight: bold}, more]}
        constraints:
          - V:|-8-[title]-[buy]-[amount]-[parts]
          - H:|-8-[title]
          - H:|-8-[buy]
          - H:|-8-[amount(200)]
          - H:|-8-[parts]
        """
      return try OpenDocument.open(bytes: Array(document.utf8), file: folder + "/test.yaml")
    }
    let measurer = FixedWidthMeasurer()
    let before = try open(place.text)
    let record = try #require(
      Causes.record(of: before, options: DocumentOptions(), measurer: measurer))
    let scene = try before.screen(measurer: measurer).scene(includesAmbiguity: false)
    let after = try open(place.text.with("Total", "Altogether"))
    let causes = try Causes.find(
      record: record, before: frames(of: scene), document: after, options: DocumentOptions(),
      current: after.screen(measurer: measurer).scene(includesAmbiguity: false), measurer: measurer
    ).causes
    expect(
      causes.map { "\($0.kind.rawValue) \($0.what) \($0.before ?? "–") → \($0.after ?? "–")" },
      ["translation sum Total → Altogether"])
    #expect(causes.first?.origin?.file == folder + "/" + place.file)
    #expect(causes.first?.origin?.line == place.line)
    let views = Set(causes.flatMap(\.views))
    #expect(views.isSuperset(of: ["title", "buy", "amount/leftView", "parts"]), "\(views)")
  }

  /// Texts in the values of keys are recorded as a pseudolocale shows them.
  @Test(arguments: [PseudoStyle.accented, .double])
  func textsInValuesAreRecordedInAPseudolocale(pseudo: PseudoStyle) throws {
    let document = """
      canvas: {size: 320x300}
      views:
        buy: {class: button, title: Buy, configuration: {style: filled, subtitle: Now}}
        amount: {class: textField, leftView: {class: label, text: Sum}}
        tabs: {class: tabBar, items: [{title: One}, Two]}
      constraints:
        - V:|-8-[buy]-[amount]-[tabs]
        - H:|-8-[buy]
        - H:|-8-[amount]
        - H:|[tabs]|
      """
    let options = DocumentOptions(pseudo: pseudo)
    let after = try open(document.with("V:|-8-", "V:|-18-"))
    let found = try result(open(document), after, options).causes
    #expect(found.map(\.kind) == [.constant], "\(found.map(line))")
  }

  @Test func anotherLanguageIsOneCauseAndWhatItsTextsSayIsAnother() throws {
    let (before, after) = try (
      KindTests.open(Self.document),
      KindTests.open(
        Self.document.with("locale: en", "locale: de").with("text: Own", "text: My own"))
    )
    #expect(
      try result(before, after).causes.map { "\($0.kind.rawValue) \($0.what)" } == [
        "locale locale", "text own.text",
      ])
  }

  @Test func aDirectionThatStaysIsNoCauseWhereTheLocaleChanges() throws {
    let before = try Self.document.with("locale: en", "locale: en\ndirection: rtl")
    let after = try Self.document.with("locale: en", "locale: ar")
    let causes = try result(try KindTests.open(before), try KindTests.open(after)).causes
    #expect(!causes.contains { $0.kind == .direction }, "\(causes)")
  }

  /// Colours that follow the appearance are no changes of their own.
  @Test func anotherAppearanceIsOneCauseWhateverColoursFollowIt() throws {
    let colors = "color: systemRed, background: {light: \"#ffffff\", dark: \"#111111\"}"
    let document = try Self.document.with("text: Own", "text: Own, \(colors)")
    let dark = try document.with("locale: en", "locale: en\nappearance: dark")
    let causes = try result(try KindTests.open(document), try KindTests.open(dark)).causes
    #expect(causes.map(\.what) == ["appearance"])
    let edited = try dark.with("color: systemRed", "color: systemBlue")
    let both = try result(try KindTests.open(document), try KindTests.open(edited)).causes
    #expect(Set(both.map(\.what)) == ["appearance", "own.color"])
  }

  @Test func aLocaleThatAnOptionChoosesIsNoChange() throws {
    let (before, after) = try (
      KindTests.open(Self.document), KindTests.open(Self.document.with("locale: en", "locale: de"))
    )
    let options = DocumentOptions(locale: LocaleTag("en"))
    #expect(try result(before, after, options).causes == [])
  }

  @Test func theDirectionOfAnotherLanguageGoesWithIt() throws {
    let (before, after) = try (
      KindTests.open(Self.document), KindTests.open(Self.document.with("locale: en", "locale: ar"))
    )
    #expect(try result(before, after).causes.map(\.kind) == [.locale])
  }

  @Test func aPseudolocaleIsRecordedAsItIsShown() throws {
    let (before, after) = try (
      KindTests.open(Self.document),
      KindTests.open(Self.document.with("strings: s", "strings: edited #"))
    )
    let options = DocumentOptions(pseudo: .double)
    #expect(try result(before, before, options).causes == [])
    #expect(try result(before, after, options).causes.map(\.kind) == [.translation])
  }

  @Test func aMaskIsRecordedWithTheSizeThatItIsWrittenFor() throws {
    let document = """
      canvas: {size: 200x100}
      views:
        box: {frame: [10, 10, 100, 20], autoresizing: [flexibleWidth]}
      """
    let options = DocumentOptions(size: .init(width: 300, height: 100))
    let wider = try document.with("200x100", "220x100")
    #expect(try result(open(document), open(document), options).causes == [])
    try expect(
      result(open(document), open(wider), options).causes.map(line),
      [
        "device | canvas | 0 | 300x100, frames for 200x100 → 300x100, frames for 220x100 | box"
      ])
  }

  @Test func anImageWithOtherPixelsIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/causes-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let png = try Data(
      contentsOf: URL(fileURLWithPath: RegressionSource.folder + "/Images/logo@2x.png"))
    let document = "views:\n  logo: {class: image, source: logo@2x.png}"
    let path = URL(fileURLWithPath: folder + "/logo@2x.png")
    func open() throws -> OpenDocument {
      try OpenDocument.open(bytes: Array(document.utf8), file: folder + "/test.yaml")
    }
    try png.write(to: path)
    let (options, measurer) = (DocumentOptions(), FixedWidthMeasurer())
    let record = try #require(Causes.record(of: open(), options: options, measurer: measurer))
    let scene = try open().screen(measurer: measurer).scene()
    func causes() throws -> [String] {
      try Causes.find(
        record: record, before: frames(of: scene), document: open(), options: options,
        current: scene,
        measurer: measurer
      ).causes.map { "\($0.kind.rawValue) \($0.what) \($0.views)" }
    }
    expect(try causes(), [])
    try (png + [0]).write(to: path)
    expect(try causes(), [#"appearance logo.source ["logo"]"#])
  }
}

/// A file of strings with a text in English, and the line that the text is on.
struct StringsPlace: Sendable {
  var file: String
  var text: String
  var line: Int

  static let all = [
    StringsPlace(
      file: "Texts.xcstrings",
      text: """
        {
          "sourceLanguage": "en",
          "strings": {
            "sum": {
              "localizations": {
                "en": {
                  "stringUnit": {
                    "state": "translated",
                    "value": "Total"
                  }
                }
              }
            }
          },
          "version": "1.0"
        }
        """, line: 9),
    StringsPlace(
      file: "en.lproj/Localizable.strings",
      text: "/* The first. */\n\"first\" = \"One\";\n\n\"sum\" = \"Total\";\n", line: 4),
    StringsPlace(
      file: "en.lproj/Localizable.stringsdict",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          <key>sum</key>
          <string>Total</string>
        </dict>
        </plist>
        """, line: 5),
    StringsPlace(
      file: "Texts.xliff",
      text: """
        <xliff version="1.2">
          <file original="a" source-language="en" target-language="de"><body>
            <trans-unit id="first"><source>One</source></trans-unit>
            <trans-unit id="sum">
              <source>Total</source>
            </trans-unit>
          </body></file>
        </xliff>
        """, line: 5),
  ]
}
