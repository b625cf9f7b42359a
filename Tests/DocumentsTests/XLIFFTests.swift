import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents
@testable import Localization

private func xliff(_ body: String, target: String? = "de", original: String = "Localizable.strings")
  -> String
{
  let attribute = target.map { " target-language=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en"\(attribute) datatype="plaintext"><header/>
    <body>\(body)</body></file></xliff>
    """
}

private func unit(_ id: String, _ source: String, _ target: String? = nil) -> String {
  let translation = target.map { "<target>\($0)</target>" } ?? ""
  return "<trans-unit id=\"\(id)\" xml:space=\"preserve\"><source>\(source)</source>\(translation)"
    + "<note>a remark</note></trans-unit>"
}

/// As Xcode exports a string catalog and a dictionary of strings.
private let units =
  unit("hi", "Hello, %@", "Hallo, %@") + unit("ok", "OK") + unit("later", "Later", "")
  + unit("tag", "a <g id=\"1\">bold</g> &lt;b&gt;<bx id=\"2\"/>", "ein <g id=\"1\">fettes</g>")
  + unit("x", "Hi <x id=\"1\" equiv-text=\"%@\"/>!", "Hallo <x id=\"1\" equiv-text=\"%@\"/>!")
  + unit("n|==|plural.one", "%lld item", "%lld Ding")
  + unit("n|==|plural.other", "%lld items", "%lld Dinge")
  + unit("tap|==|device.iphone", "Tap", "Tippen")
  + unit("tap|==|device.ipad.plural.one", "Tap once", "Einmal tippen")
  + unit("tap|==|device.ipad.plural.other", "Tap %lld times", "%lld-mal tippen")
  + unit("wide|==|width.9", "Hi", "Na") + unit("wide|==|width.20", "Hello", "Hallo")
  + unit("wide|==|width.most", "Hello there", "Guten Tag")
  + unit("/room:dict/NSStringVariableWidthRuleType:dict/50:dict/:string", "Welcome", "Willkommen")
  + unit("/room:dict/NSStringVariableWidthRuleType:dict/6:dict/:string", "Hello", "Hallo")
  + unit("sub", "%2$#@trees@ by %1$@", "%2$#@trees@ von %1$@")
  + unit("sub|==|substitutions.trees.plural.one", "%2$lld tree", "%2$lld Baum")
  + unit("sub|==|substitutions.trees.plural.other", "%2$lld trees", "%2$lld Bäume")
  + unit("/files:dict/NSStringLocalizedFormatKey:dict/:string", "%#@f@ of %@", "%#@f@ von %@")
  + unit("/files:dict/f:dict/one:dict/:string", "%d file", "%d Datei")
  + unit("/files:dict/f:dict/other:dict/:string", "%d files", "%d Dateien")

@Test(
  arguments: [
    ("de", "{key: hi, values: [Ann]}", "Hallo, Ann", nil),
    ("en", "{key: hi, values: [Ann]}", "Hello, Ann", nil),
    ("de", "{key: ok}", "OK", "4:175: “ok” has no “de” text; the “en” text is shown"),
    ("de", "{key: later}", "Later", "4:272: “later” has no “de” text; the “en” text is shown"),
    ("en", "{key: tag}", "a bold <b>", nil), ("de", "{key: tag}", "ein fettes", nil),
    ("en", "{key: x, values: [Ann]}", "Hi Ann!", nil),
    ("de", "{key: x, values: [Ann]}", "Hallo Ann!", nil),
    ("de", "{key: n, values: [1]}", "1 Ding", nil), ("de", "{key: n, values: [2]}", "2 Dinge", nil),
    ("en", "{key: tap, values: [2]}", "Tap", nil),
    ("de", "{key: wide}", "Hallo", nil), ("en", "{key: room}", "Welcome", nil),
    ("de", "{key: sub, values: [Ann, 1]}", "1 Baum von Ann", nil),
    ("en", "{key: sub, values: [Ann, 5]}", "5 trees by Ann", nil),
    ("de", "{key: files, values: [1, X]}", "1 Datei von X", nil),
    ("en", "{key: files, values: [3, X]}", "3 files of X", nil),
  ] as [(String, String, String, String?)])
func exportsOfXcodeAreRead(
  locale: String, reference: String, text: String, finding: String?
) throws {
  // A file, files beside each other, and Xcode's own folders.
  let german = xliff(units)
  let french = xliff(unit("hi", "Hello, %@", "Salut %@"), target: "fr")
  for (files, strings) in [
    (["de.xliff": german], "de.xliff"), (["Loc/fr.xliff": french, "Loc/de.xliff": german], "Loc"),
    (
      [
        "Loc/de.xcloc/Localized Contents/de.xliff": german,
        "Loc/fr.xcloc/Localized Contents/fr.xliff": french,
      ], "Loc"
    ), (["de.xcloc/Localized Contents/de.xliff": german], "de.xcloc"),
  ] {
    let found = try shownLabel(reference, locale: locale, files: files, strings: strings)
    #expect(found.text == text, "\(strings)")
    #expect(found.findings == [finding].compactMap(\.self), "\(strings)")
  }
}

@Test func severalFilesOfAnExportAreOneTable() throws {
  let text = xliff(
    unit("name", "Plist", "Liste") + unit("only", "Only here", "Nur hier"),
    original: "App/InfoPlist.strings"
  ).replacingOccurrences(
    of: "</file></xliff>",
    with: "</file><file original=\"App/en.lproj/Localizable.strings\" source-language=\"en\" "
      + "target-language=\"de\"><body><group>" + unit("name", "Main", "Haupt")
      + "</group></body></file></xliff>")
  func shown(_ key: String) throws -> String? {
    try shownLabel(
      "{key: \(key)}", locale: "de", files: ["x.xliff": text], strings: "x.xliff"
    ).text
  }
  #expect(try shown("name") == "Haupt")
  #expect(try shown("only") == "Nur hier")
}

/// Xcode writes an export of the source language too, whose targets are the texts of today.
@Test func targetsInTheSourceLanguageComeFirst() throws {
  let files = [
    "Loc/de.xliff": xliff(unit("k", "old", "alt")),
    "Loc/en.xliff": xliff(unit("k", "old", "new"), target: "en"),
  ]
  #expect(try shownLabel("{key: k}", files: files, strings: "Loc").text == "new")
}

@Test func aTableListsItsLocalesTheSourceLanguageFirst() throws {
  let problems = Problems()
  let files = [("fr", "b"), ("de", "a"), ("pt-BR", "a"), ("sv", "a")].compactMap { language, key in
    XLIFF.read(
      SourceText(
        file: "x", text: xliff(unit(key, "x", language == "sv" ? nil : "y"), target: language)),
      problems)
  }
  #expect(problems.isEmpty)
  #expect(StringTable(files).locales.map(\.description) == ["en", "de", "fr", "pt-BR"])
}

/// What is wrong with a file of strings, without the folder that it is in.
private func problems(of text: String, name: String = "s.xliff") throws -> [String] {
  var found: [String] = []
  try withFolder { (folder: URL) throws in
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    found = problems("strings: \(name)", file: folder.path + "/a.yaml")
      .map { $0.replacingOccurrences(of: folder.path + "/\(name):", with: "") }
  }
  return found
}

@Test(
  arguments: [
    // A billion laughs, an external entity, an external document type.
    (
      "<!DOCTYPE l [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]><xliff>&b;</xliff>",
      "1:13: expected “>”, found “[”"
    ),
    (
      "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><xliff>&e;</xliff>",
      "1:13: expected “>”, found “[”"
    ),
    (
      "<!DOCTYPE x SYSTEM \"http://example.com/x.dtd\"><xliff>&e;</xliff>",
      "1:54: expected an entity such as &amp;, found “&e;”"
    ),
    (
      "<xliff>" + String(repeating: "<group>", count: 100_000),
      "1:1793: nested more than 256 levels deep"
    ),
    ("<xliff>\u{0}</xliff>", "1:8: the control character U+0000 has no place in text"),
    (
      "<xliff>\n <file \(attributes(101))/></xliff>",
      "2:2: an element with more than 100 attributes"
    ),
    // The attributes’ values have what could be taken for their ends.
    (
      "<xliff>\n <file a='>\"' \(attributes(60)) b=\">'\" \(attributes(40))",
      "2:2: an element with more than 100 attributes"
    ),
    (
      "<xliff><!-- < -->\n<file \(attributes(400_000, prefix: "xmlns:"))/></xliff>",
      "2:1: an element with more than 100 attributes"
    ),
    (
      "<xliff \(attributes(60, prefix: "xmlns:"))>\n<b/> <file \(attributes(41, prefix: "xmlns:"))/></xliff>",
      "2:6: an element in more than 100 namespaces"
    ),
  ] as [(String, String)])
func hostileExportsEndWithAMessage(text: String, expected: String) throws {
  #expect(try problems(of: text) == [expected])
}

private func attributes(_ count: Int, prefix: String = "") -> String {
  (0..<count).map { "\(prefix)a\($0)=\"x\"" }.joined(separator: " ")
}

@Test func onlyTheAttributesOfOneElementAreCounted() throws {
  let code = "let <b \(attributes(80))"
  let body =
    "<!-- <b \(attributes(80)) --><?php <b \(attributes(80))?><group \(attributes(100))>"
    + unit("a", "<![CDATA[\(code)]]> \(attributes(200))", "1 &lt; 2 \(attributes(200))")
    + "</group><group \(attributes(100))/>"
    + String(repeating: "<p:group \(attributes(60, prefix: "xmlns:"))/>", count: 2)
  #expect(try problems(of: xliff(body)) == [])
}

@Test func attributesHaveEntitiesToo() throws {
  let text = xliff(
    unit("a &amp; b &#38;lt; &quot;&#x41;", "1", "<x id=\"1\" equiv-text=\"&amp;%@\"/>"))
  let problems = Problems()
  let contents = try #require(XLIFF.read(SourceText(file: "s.xliff", text: text), problems))
  #expect(problems.isEmpty)
  let key = "a & b &lt; \"A"
  #expect(contents.keys == [key])
  #expect(contents.texts["de"]?[key]?.localized(source: nil)?.forms == .text("&%@"))
}

@Test func exportsThatAreTooLargeOrNoTextAreRefused() throws {
  let large = xliff(unit("a", String(repeating: "a", count: 17 << 20)))
  let found = try problems(of: large)
  #expect(found.count == 1)
  #expect(found[0].hasSuffix("the file is larger than the limit of 16 MB"), "\(found)")
  try withFolder { (folder: URL) throws in
    let bytes = Array("<xliff>\n a".utf8) + [0xFF] + Array("</xliff>".utf8)
    try Data(bytes).write(to: folder.appendingPathComponent("s.xliff"))
    let found = problems("strings: s.xliff", file: folder.path + "/a.yaml")
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix("s.xliff:2:3: the file is not UTF-8 text: byte 0xFF does not fit")
        == true, "\(found)")
  }
}

/// A text of a megabyte is read, and refused when a view should show it, at its own place.
@Test func longTextsAreRefusedWhereTheyStand() throws {
  let long = xliff(unit("a", String(repeating: "%@ {a} &lt;b> ", count: 100_000)))
  try withFolder { (folder: URL) throws in
    try Data(long.utf8).write(to: folder.appendingPathComponent("s.xliff"))
    let found = problems(
      "strings: s.xliff\nviews: {l: {class: label, text: {key: a}}}", file: folder.path + "/a.yaml")
    #expect(
      found.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
        == ["s.xliff:4:47: the text is longer than the limit of 65536 bytes"])
  }
}
