import LayoutScene
import Testing

@testable import LanguageServer

/// What is told of the word under the pointer.
@Suite struct HoverTests {
  /// A document with `¦` in a word, and what is said of the word.
  @Test(arguments: [
    (
      "components:\n  row: {parameters: {title: none}, views: {l: {class: label, text: $ti¦tle}}}\nviews: {}\n",
      ["**title** — parameter of the component `row`", "none"]
    ),
    (
      "components:\n  row: {parameters: [title], views: {l: {}}}\nviews: {a: {component: row, ¦title: x}}\n",
      ["**title** — parameter of the component `row`"]
    ),
    (
      "components:\n  row: {parameters: {title: a, on: false}, views: {l: {}}}\nviews: {a: {component: ro¦w}}\n",
      ["**row** — component with the parameters `title`, `on`"]
    ),
    (
      "styles: {big: {font: title1}}\nviews: {a: {style: bi¦g}}\n",
      ["**big** — style", "{font: title1}"]
    ),
    (
      "metrics: {gap: 3}\nviews: {a: {class: stack, spacing: ga¦p}}\n",
      ["**gap** — metric", "`3`"]
    ),
    (
      "views: {a: {class: la¦bel}}\n",
      ["**label** — class", "Text that is only read.", "`UILabel`"]
    ),
    ("views: {a: {class: UI¦Label}}\n", ["**UILabel** — class", "`label`"]),
    (
      "views: {a: {class: image, symbol: ge¦ar}}\n",
      ["**gear** — system symbol", "points beside text of 17 points"]
    ),
    (
      "views: {a: {}, b: {}}\nconstraints: [a.lea¦ding = b.trailing + 8]\n",
      ["**leading** — attribute", "where reading begins"]
    ),
    (
      "views: {a: {}}\nconstraints: [a.top = root.safe¦Area.top]\n",
      ["**safeArea** — layout guide", "`safeAreaLayoutGuide`"]
    ),
    (
      "views: {a: {}}\nconstraints: [{is: a.ed¦ges = root.edges + 8}]\n",
      ["**edges** — attributes", "inwards"]
    ),
    (
      "views: {a: {class: label, text: x, textAlignment: cen¦ter}}\n", ["**textAlignment**"]
    ),
    ("views: {a: {class: label, text: x, font: title¦1}}\n", ["**font**"]),
    (
      "styles: {big: {class: label, text: A}}\nviews: {¦a: {style: big}}\n"
        + "constraints: [a.top = root.top, a.left = root.left]\n",
      ["**a** — view of the class `label`"]
    ),
  ])
  func whatANameStandsForIsSaid(_ written: String, _ expected: [String]) throws {
    let marked = Marked(written)
    let conversation = try Conversation()
    conversation.open(marked.text)
    let answer = try conversation.ask("hover", at: marked.place)
    for words in expected {
      #expect(answer["contents"]?["value"]?.text?.contains(words) == true, "\(answer)")
    }
  }

  @Test func aKeyOfTheStringsIsToldInAllLanguagesWithItsForms() throws {
    let conversation = try Conversation()
    try conversation.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"files": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Dateien `*`"}},
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld\\nfiles"}}}}}}}}}
      """, as: "Texts.xcstrings")
    let marked = Marked(
      "strings: Texts.xcstrings\nviews: {a: {class: label, text: {key: fi¦les, values: [1]}}}\n")
    conversation.open(marked.text)
    let answer = try conversation.ask("hover", at: marked.place)
    let lines = answer["contents"]?["value"]?.text?.split(separator: "\n") ?? []
    #expect(
      lines.dropFirst().dropLast() == [
        "`````text", "en (other): %lld\\nfiles", "en (one): %lld file", "de: Dateien `*`",
      ], "\(lines)")
    #expect(conversation.marked(answer["range"], marked.text) == "files")
    let stray = Marked("strings: Texts.xcstrings\nviews: {a: {class: label, text: {key: n¦one}}}\n")
    conversation.change(stray.text)
    let none = try conversation.ask("hover", at: stray.place)
    #expect(none["contents"]?["value"]?.text?.contains("no such key") == true)
  }

  /// A file that is only included has no strings of its own.
  @Test func aComponentsKeysAreThoseOfTheDocumentThatIncludesIt() throws {
    let conversation = try Conversation()
    try conversation.write("\"title\" = \"Hello\";\n", as: "Strings/en.lproj/Localizable.strings")
    let rows = Marked("components:\n  row: {views: {l: {class: label, text: {key: tit¦le}}}}\n")
    try conversation.write(rows.text, as: "rows.yaml")
    conversation.open("include: rows.yaml\nstrings: Strings\nviews: {a: {component: row}}\n")
    conversation.open(rows.text, as: "rows.yaml")
    let answer = try conversation.ask("hover", at: rows.place, in: "rows.yaml")
    #expect(answer["contents"]?["value"]?.text?.contains("en: Hello") == true, "\(answer)")
    let place = try conversation.ask("definition", at: rows.place, in: "rows.yaml")
    #expect(place["uri"] == conversation.address("Strings/en.lproj/Localizable.strings"))
  }
}
