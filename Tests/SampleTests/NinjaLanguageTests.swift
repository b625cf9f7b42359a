import Foundation
import Testing

/// What Ninja runs of a file that `plumb ninja` wrote, after one text has changed in a file with several languages.
@Suite struct NinjaLanguageTests {
  private struct Project {
    /// The files by their paths.
    var files: [String: String]
    /// The arguments of `plumb ninja` that name documents.
    var documents: [String]
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hi": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
      "bye": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Bis bald"}}}}}}
    """

  private static func screen(_ key: String, strings: String) -> String {
    """
    strings: \(strings)
    views: {a: {class: label, text: {key: \(key)}}}
    constraints: [a.top = root.top + 9, a.leading = root.leading]
    """
  }

  private static func xliff(_ language: String, _ target: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
    <file original="Localizable.strings" source-language="en" target-language="\(language)" datatype="plaintext">
    <body><trans-unit id="hi"><source>Hello</source><target>\(target)</target></trans-unit></body></file></xliff>
    """
  }

  private static let inCatalog = Project(
    files: [
      "Strings/T.xcstrings": catalog,
      "Screens/hi.yaml": screen("hi", strings: "../Strings/T.xcstrings"),
      "Screens/in/bye.yaml": screen("bye", strings: "../../Strings/T.xcstrings"),
    ], documents: ["Screens", "--locale", "en,de,de-AT,fr,en-XA"])

  private static let inXLIFF = Project(
    files: [
      "Texts/de.xliff": xliff("de", "Hallo"), "Texts/fr.xliff": xliff("fr", "Bonjour"),
      "hi.yaml": screen("hi", strings: "Texts"),
    ], documents: ["hi.yaml", "--locale", "all"])

  private static let storyboard = Project(
    files: [
      "Base.lproj/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><label opaque="NO" text="Hello" id="l" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="20" width="60" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="k2"/></constraints></view>
      </viewController></objects></scene></scenes></document>
      """,
      "de.lproj/Main.strings": "\"l.text\" = \"Hallo\";\n",
      "fr.lproj/Main.strings": "\"l.text\" = \"Bonjour\";\n",
    ], documents: ["Base.lproj/Main.storyboard", "--locale", "all"])

  /// A project, what changes in which file, and which pictures Ninja then draws.
  private static let cases: [(Project, file: String, old: String, new: String, drawn: [String])] = [
    (
      inCatalog, "Strings/T.xcstrings", "Hallo", "Servus",
      ["hi.de", "hi.de-AT", "in/bye.de", "in/bye.de-AT"]
    ),
    (inCatalog, "Strings/T.xcstrings", "Bonjour", "Salut", ["hi.fr", "in/bye.fr"]),
    // French has no such text, and may show that of another language.
    (
      inCatalog, "Strings/T.xcstrings", "Bis bald", "Ade",
      ["de", "de-AT", "fr"].flatMap { ["hi.\($0)", "in/bye.\($0)"] }.sorted()
    ),
    (inCatalog, "Strings/T.xcstrings", "\"version\": \"1.0\"", "\"version\": \"1.1\"", []),
    (inXLIFF, "Texts/de.xliff", "Hallo", "Servus", ["hi.de"]),
    (storyboard, "de.lproj/Main.strings", "Hallo", "Servus", ["Main.de"]),
  ]

  @Test(
    .enabled(
      if: DepfileCommandTests.hasNinja, "ninja-build is not installed; Scripts/test installs it"),
    arguments: cases.indices)
  func onlyPicturesWhoseLanguageHasChangedAreDrawn(number: Int) throws {
    let (project, file, old, new, drawn) = Self.cases[number]
    let folder = try TemporaryFolder()
    _ = try folder.write("", as: ".git/HEAD")
    for (path, text) in project.files { _ = try folder.write(text, as: path) }
    let written = try PlumbProcess.run(
      ["ninja"] + project.documents + ["-o", "p.ninja"], folder: folder.url)
    #expect(written.status == 0, "\(written.errors)")
    #expect(try Self.build(in: folder).isEmpty == false)
    #expect(try Self.build(in: folder) == [])
    // File systems and Ninja tell times apart by nanoseconds; a clock may be coarser.
    usleep(50_000)
    let text = try #require(project.files[file])
    #expect(text.contains(old))
    _ = try folder.write(text.replacing(old, with: new), as: file)
    #expect(try Self.build(in: folder) == drawn)
    #expect(try Self.build(in: folder) == [])
  }

  /// The pictures that Ninja draws, without their folder and ending.
  private static func build(in folder: TemporaryFolder) throws -> [String] {
    let result = try PlumbProcess.run(
      ["-f", "p.ninja"], environment: ["PLUMB": PlumbProcess.executable.path], folder: folder.url,
      program: URL(fileURLWithPath: "/usr/bin/ninja"))
    let output = String(decoding: result.output, as: UTF8.self)
    #expect(result.status == 0, "\(output) \(result.errors)")
    return output.split(separator: "\n").compactMap { line in
      line.split(separator: "draw Pictures/").dropFirst().first.map {
        String($0.dropLast(".png".count))
      }
    }.sorted()
  }
}
