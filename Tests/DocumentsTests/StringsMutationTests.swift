import Foundation
import Testing

@testable import Documents
@testable import Files
@testable import InterfaceBuilder
@testable import Localization
@testable import Reuse

private let files = [
  "s.xcstrings": pluralCatalog, "s.stringsdict": pluralDictionary,
  "s.strings": "/* a */ \"k\" = \"%@ \\U00e4 %2$d\";\n// b\nbare.key = \"%#@v@ 100%% %.2f\";\n",
  "s.xliff": """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE xliff SYSTEM "x.dtd">
  <xliff version="1.2"><file original="a" source-language="en" target-language="de"><body>
  <trans-unit id="k|==|plural.one"><source>%lld ä <g id="1">b</g></source><target/></trans-unit>
  <trans-unit id="/f:dict/v:dict/one:dict/:string"><source>&#xE4;&amp;</source></trans-unit>
  <trans-unit id="p|==|substitutions.a.plural.other"><source><![CDATA[%2$lld]]></source></trans-unit>
  <trans-unit id="p"><source>%2$#@a@ %@</source><target>{x} %%</target></trans-unit>
  </body></file></xliff>
  """,
]

private let words =
  splices + [
    "%#@a@", "%#@b@", "%2$#@a@", "%arg", "%lld", "%@", "%9999$@", "%0$d", "%", "%%", "&amp;",
    "&#0;",
    "&#xD800;", "&#x110000;", "&", "<![CDATA[", "]]>", "<!--", "-->", "<?", "<string/>", "<dict>",
    "</dict>", "<key>", "</key>", "plural", "variations", "\"other\"", "zero", "argNum", "\\U",
    "<target>", "</source>", "id=\"", "|==|", "|==|device.ipad", "]>", "<!DOCTYPE a [", "<g>",
  ]

@Test(arguments: files.keys.sorted())
func noDamageToStringsBringsTheReaderDown(file: String) throws {
  var generator = SplitMix(state: UInt64(file.utf8.count))
  let original = Array(try #require(files[file]).utf8)
  var (read, refused) = (0, 0)
  for _ in 0..<1_000 {
    var bytes = original
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      damage(&bytes, with: words, &generator)
    }
    let problems = Problems()
    guard let source = FileText.decode(bytes, file: file, problems) else { continue }
    var texts: [[String: LocalizedText]] = []
    switch file {
    case "s.xcstrings":
      texts = StringCatalog.read(source, problems).map { Array($0.texts.values) } ?? []
    case "s.xliff":
      texts = XLIFF.read(source, problems).map { Array(StringTable([$0]).texts.values) } ?? []
    case "s.stringsdict": texts = [StringsDictionary.read(source, problems)]
    default: texts = [LocalizableStrings.read(source, problems)]
    }
    read += texts.joined().isEmpty ? 0 : 1
    refused += problems.isEmpty ? 0 : 1
    for problem in problems.sorted { check(problem, source.text) }
    for (key, text) in texts.joined() {
      for values in [nil, [], ["1"], ["3", "0", "x"], ["-1.5", "99999999999999999999", "2"]] {
        var filler = TextFiller(
          key: key, values: values?.map { TextValue($0) }, language: .english,
          pseudo: PseudoStyle.allCases.randomElement(using: &generator))
        _ = try? filler.filled(text)
        #expect(filler.issues.allSatisfy { !$0.message(key: "k").isEmpty })
      }
    }
  }
  #expect(read > 100, "\(read)")
  #expect(refused > 100, "\(refused)")
}

@Test func partsThatMultiplyEndWithAMistake() {
  var variables: [String: TextVariable] = [:]
  for index in 0..<40 {
    let forms = TextForms.plural(["other": .text("%#@v\(index + 1)@%#@v\(index + 1)@")])
    variables["v\(index)"] = TextVariable(position: 1, specifier: "d", forms: forms)
  }
  variables["v40"] = TextVariable(
    position: 1, specifier: "d", forms: .text(String(repeating: "x", count: 60_000)))
  for start in ["%#@v0@", "%#@v40@%#@v40@"] {
    var filler = TextFiller(key: "k", values: [TextValue("2")], language: .english)
    #expect(throws: Fact.tooLongText(limit: 65_536)) {
      try filler.filled(LocalizedText(forms: .text(start), variables: variables))
    }
  }
}
