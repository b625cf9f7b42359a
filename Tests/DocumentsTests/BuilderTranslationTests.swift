import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// Files in a folder that goes away afterwards.
func withFolder(
  _ files: [String: String], data: [String: Data] = [:], _ body: (String) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, bytes) in files.mapValues({ Data($0.utf8) }).merging(data, uniquingKeysWith: { $1 }) {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: place)
  }
  try body(folder.path)
}

private let document = BuilderText.xib(
  "<subviews>"
    + BuilderText.view("lab-el-001", "0 0 60 20", name: "label", "text=\"Hello\"")
    + BuilderText.view(
      "but-to-001", "0 40 60 20", name: "button", "",
      "<state key=\"normal\" title=\"Next\"/>")
    + "</subviews>")

private func texts(of path: String, locale: String) throws -> [String] {
  var options = DocumentOptions()
  options.locale = LocaleTag(locale)
  let screen = try OpenDocument.open(path: path).screen(
    options: options, measurer: FixedWidthMeasurer())
  return screen.scene().views.flatMap { $0.texts.map(\.string) }
}

@Test func textsAreTranslatedByStringsBesideTheDocument() throws {
  let german = "\"lab-el-001.text\" = \"Guten Tag\";\n\"but-to-001.normalTitle\" = \"Weiter\";\n"
  try withFolder(["Base.lproj/View.xib": document, "de.lproj/View.strings": german]) { folder in
    let path = folder + "/Base.lproj/View.xib"
    let locales = try OpenDocument.open(path: path).locales
    let english = try texts(of: path, locale: "en")
    let german = try texts(of: path, locale: "de")
    #expect(locales.map(\.description) == ["en", "de"])
    #expect(english == ["Hello", "Next"])
    #expect(german == ["Guten Tag", "Weiter"])
  }
}

/// The headers of grouped tables are in the capitals of the language that is shown, as those of lists are.
@Test(arguments: [
  ("en", "TITLES"), ("tr", "İLK BAŞLIK"), ("de", "STRASSE"), ("el", "ΑΡΧΙΚΗ"), ("fr", "ÉTÉ"),
])
func headersOfGroupsHaveTheCapitalsOfTheirLanguage(locale: String, capitals: String) throws {
  let content = """
    <subviews><tableView dataMode="static" style="grouped" rowHeight="44" id="tab-le-001">
    <rect key="frame" x="0" y="0" width="414" height="896"/>
    <sections><tableViewSection headerTitle="Titles" id="sec-ti-001"><cells>
    <tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="60" width="414" height="44"/></tableViewCell>
    </cells></tableViewSection></sections></tableView></subviews>
    """
  let words = ["tr": "ilk başlık", "de": "Straße", "el": "Αρχική", "fr": "été"]
  let strings = words.map {
    ("\($0).lproj/Main.strings", "\"sec-ti-001.headerTitle\" = \"\($1)\";\n")
  }
  let document = BuilderText.storyboard(content, version: 21507)
  let files = Dictionary(uniqueKeysWithValues: [("Base.lproj/Main.storyboard", document)] + strings)
  try withFolder(files) { folder in
    let found = try texts(of: folder + "/Base.lproj/Main.storyboard", locale: locale)
    #expect(found.contains(capitals), "\(found)")
  }
  // One without translations has those of the locale, too.
  var options = DocumentOptions()
  options.locale = LocaleTag(locale)
  let own = document.replacing("Titles", with: words[locale] ?? "Titles")
  let scene = try load(own, file: "Main.storyboard", options).scene()
  #expect(scene.views.flatMap { $0.texts.map(\.string) }.contains(capitals))
}

/// Such a class is no word of documents.
@Test func theHeaderOfAGroupIsNoClassOfDocuments() throws {
  let document = "views: {a: {class: groupHeader, text: A, frame: [0, 0, 9, 9]}}\n"
  #expect(throws: DocumentErrors.self) { try load(document, file: "a.yaml") }
}

@Test func textsAreTranslatedByACatalogOfTheDocumentsName() throws {
  let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"lab-el-001.text": {"localizations": {
    "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}}}}
    """
  for place in ["View.xcstrings", "mul.lproj/View.xcstrings"] {
    try withFolder(["View.xib": document, place: catalog]) { folder in
      let french = try texts(of: folder + "/View.xib", locale: "fr")
      #expect(french == ["Bonjour", "Next"])
    }
  }
}

@Test func theFolderOfADocumentItselfMayHaveItsStrings() throws {
  let screen = """
    strings: .
    views: {a: {class: label, text: {key: hello}}}
    constraints: [a.center = root.center]
    """
  try withFolder([
    "a.yaml": screen, "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
    "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
  ]) { folder in
    let german = try texts(of: folder + "/a.yaml", locale: "de")
    #expect(german == ["Hallo"])
  }
}

@Test func aCatalogIsReadWhereverItLiesBesideADocumentOfALanguage() throws {
  let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"lab-el-001.text": {"localizations": {
    "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}}}}
    """
  for place in ["View.xcstrings", "Base.lproj/View.xcstrings", "mul.lproj/View.xcstrings"] {
    try withFolder(["Base.lproj/View.xib": document, place: catalog]) { folder in
      let french = try texts(of: folder + "/Base.lproj/View.xib", locale: "fr")
      #expect(french.first == "Bonjour", "\(place)")
    }
  }
}

@Test(arguments: [Data("\"lab-el-001.text\" = ".utf8), Data([0xFF, 0xC3, 0x28])])
func aBrokenFileOfStringsIsAMistakeWhereItIsTheOnlyTranslation(german: Data) throws {
  try withFolder(["Base.lproj/View.xib": document], data: ["de.lproj/View.strings": german]) {
    folder in
    let open = try OpenDocument.open(path: folder + "/Base.lproj/View.xib")
    #expect(open.locales.map(\.description) == ["en", "de"])
    var options = DocumentOptions()
    options.locale = LocaleTag("de")
    let (problems, _) = open.inspect(options: options, measurer: FixedWidthMeasurer())
    #expect(problems.first?.file.hasSuffix("de.lproj/View.strings") == true)
    options.locale = LocaleTag("en")
    #expect(open.inspect(options: options, measurer: FixedWidthMeasurer()).problems == [])
  }
}

@Test func theSourceTextIsTheDocumentsOwnWhereItsCatalogHasOnlyTranslations() throws {
  let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"but-to-001.normalTitle": {"localizations": {
    "fr": {"stringUnit": {"state": "translated", "value": "Suivant"}}}},
    "lab-el-001.text": {"shouldTranslate": false}}}
    """
  try withFolder(["View.xib": document, "View.xcstrings": catalog]) { folder in
    let path = folder + "/View.xib"
    #expect(try texts(of: path, locale: "en") == ["Hello", "Next"])
    #expect(try texts(of: path, locale: "fr") == ["Hello", "Suivant"])
    // What is not to be translated does not fall back.
    var options = DocumentOptions()
    options.locale = LocaleTag("fr")
    let screen = try OpenDocument.open(path: path).screen(
      options: options, measurer: FixedWidthMeasurer())
    #expect(screen.scene().findings.allSatisfy { $0.rule != .fallback })
  }
}

/// A property list is a file of strings, too: in XML, and in the binary form that builds of apps have.
@Test func propertyListsWithTextsAreFilesOfStrings() throws {
  let shown = ["lab-el-001.text": "Prénom & <nom>", "but-to-001.normalTitle": "OK"]
  for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
    let data = try PropertyListSerialization.data(
      fromPropertyList: shown, format: format, options: 0)
    try withFolder(["Base.lproj/View.xib": document], data: ["fr.lproj/View.strings": data]) {
      folder in
      let french = try texts(of: folder + "/Base.lproj/View.xib", locale: "fr")
      #expect(french == ["Prénom & <nom>", "OK"])
    }
  }
}

/// A property list that is cut or changed anywhere is a mistake or has other texts, and nothing worse.
@Test func aBrokenBinaryPropertyListIsAMistake() throws {
  let data = try PropertyListSerialization.data(
    fromPropertyList: ["lab-el-001.text": "Prénom"], format: .binary, options: 0)
  let broken =
    data.indices.map { data.prefix($0) }
    + data.indices.map { index in
      var changed = data
      changed[index] = 0xFF
      return changed
    }
  for data in broken {
    try withFolder(["Base.lproj/View.xib": document], data: ["fr.lproj/View.strings": data]) {
      folder in
      _ = try? texts(of: folder + "/Base.lproj/View.xib", locale: "fr")
    }
  }
  try withFolder(
    ["Base.lproj/View.xib": document], data: ["fr.lproj/View.strings": data.prefix(60)]
  ) { folder in
    #expect(throws: DocumentErrors.self) {
      try texts(of: folder + "/Base.lproj/View.xib", locale: "fr")
    }
  }
}

@Test func aTextOfAnObjectThatIsNotThereIsAFindingAtItsLine() throws {
  let german = """
    "lab-el-001.text" = "Guten Tag";
    "but-to-001.accessibilityLabel" = "Weiter";
    "gon-e0-001.text" = "Weg";

    """
  try withFolder(["Base.lproj/View.xib": document, "de.lproj/View.strings": german]) { folder in
    let path = folder + "/Base.lproj/View.xib"
    func found(_ locale: String) throws -> [String] {
      let screen = try OpenDocument.open(path: path).screen(
        options: DocumentOptions(locale: LocaleTag(locale)), measurer: FixedWidthMeasurer())
      return screen.scene().findings.filter { $0.rule == .unreadValue }.map {
        "\($0.origin?.line ?? 0): \($0.message)"
      }
    }
    let german = try found("de")
    let english = try found("en")
    #expect(
      german == [
        "3: there is no object “gon-e0-001” in the document for the text “gon-e0-001.text”"
      ])
    #expect(english.isEmpty)
  }
}

/// Bundles look a text up in both files, and the one with forms goes before the other.
@Test func aTextThatVariesByDeviceIsReadFromTheFormsBesideTheStrings() throws {
  let strings = "\"lab-el-001.text\" = \"Guten Tag\";\n\"but-to-001.normalTitle\" = \"Weiter\";"
  let forms = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>but-to-001.normalTitle</key><dict>
    <key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>Klicken</string>
    <key>other</key><string>Tippen</string></dict></dict></dict></plist>
    """
  for both in [true, false] {
    var files = ["Base.lproj/View.xib": document, "de.lproj/View.stringsdict": forms]
    if both { files["de.lproj/View.strings"] = strings }
    try withFolder(files) { folder in
      let german = try texts(of: folder + "/Base.lproj/View.xib", locale: "de")
      #expect(german == [both ? "Guten Tag" : "Hello", "Tippen"])
    }
  }
}

@Test func whatIsSaidOfAPlaceholderIsAboutCode() throws {
  let text = BuilderText.xib(
    "<subviews>"
      + BuilderText.view("lab-el-001", "0 0 60 20", name: "label", "text=\"%d items\"")
      + "</subviews>")
  let german = "\"lab-el-001.text\" = \"%d Dinge\";"
  try withFolder(["Base.lproj/View.xib": text, "de.lproj/View.strings": german]) { folder in
    let screen = try OpenDocument.open(path: folder + "/Base.lproj/View.xib").screen(
      measurer: FixedWidthMeasurer())
    let found = try #require(screen.scene().findings.first { $0.rule == .missingValue })
    #expect(
      found.message
        == "“lab-el-001.text” shows the placeholder %d as it is: only the app’s code has its value")
    #expect(found.hint?.contains("values") == false)
  }
}
