import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents

/// The parts of the text of the view `a`, with what they have of their own.
private func runs(_ views: String, _ options: DocumentOptions = DocumentOptions()) throws
  -> [String]
{
  let screen = try load("canvas: 320x480\nviews:\n  a: \(views)\n  b: {}\n", options)
  return describe(screen.window.rootView.subviews[0])
}

private func describe(_ view: View) -> [String] {
  let text: AttributedText? =
    switch view {
    case let label as Label: label.attributedText
    case let view as TextView: view.attributedText
    case let button as Button: button.attributedTitle
    default: nil
    }
  return (text?.runs ?? []).map { run in
    let own = run.attributes
    var words: [String] = []
    if let weight = own.weight { words.append("\(weight.value)") }
    if own.isItalic == true { words.append("italic") }
    if own.isMonospaced { words.append("mono") }
    if own.isUnderlined { words.append("underline") }
    if own.isStruckThrough { words.append("strike") }
    if let color = own.color { words.append(color.hexWithAlpha) }
    if let link = own.link { words.append("→\(link)") }
    if own.kern != 0 { words.append("kern \(own.kern)") }
    if own.baselineOffset != 0 { words.append("up \(own.baselineOffset)") }
    return "\(run.text)[\(words.joined(separator: " "))]"
  }
}

@Test(arguments: [
  "{class: label, text: {markdown: \"Read the **terms** and [more](https://a.b)\"}}",
  "{class: label, attributedText: [\"Read the \", {text: terms, weight: bold}, \" and \", {text: more, link: \"https://a.b\"}]}",
  "{class: textView, text: [\"Read the \", {text: terms, weight: 700}, \" and \", {text: more, link: \"https://a.b\"}]}",
  "{class: button, attributedTitle: {markdown: \"Read the **terms** and [more](https://a.b)\"}}",
])
func markdownAndListsComeToTheSame(view: String) throws {
  #expect(try runs(view) == ["Read the []", "terms[700]", " and []", "more[→https://a.b]"])
}

@Test func aPartHasUIKitsAttributes() throws {
  let found = try runs(
    """
    {class: label, text: [
        {text: a, italic: true, foregroundColor: "#ff0000", underlineStyle: .single},
        {text: b, monospaced: true, strikethrough: true, kern: 2, baselineOffset: -3},
        {number: 1234.5}, {text: {date: 2026-11-20, style: short}, color: systemRed}]}
    """, DocumentOptions(appearance: .dark))
  #expect(
    found == [
      "a[italic underline #ff0000]", "b[mono strike kern 2.0 up -3.0]", "1,234.5[]",
      "11/20/26[#ff453a]",
    ])
}

@Test func aTextOfOneStyleIsAPlainText() throws {
  let screen = try load(
    "canvas: 320x480\nviews: {a: {class: label, text: {markdown: \"Just **so\"}}}")
  let label = try #require(screen.window.rootView.subviews[0] as? Label)
  #expect(label.text == "Just **so" && label.attributedText == nil)
}

@Test func aParagraphHasTheStyleOfThePartInWhichItBegins() throws {
  let screen = try load(
    """
    canvas: 320x480
    views:
      a:
        class: label
        numberOfLines: 0
        paragraphStyle: {minimumLineHeight: 30}
        text:
          - "One\\n"
          - {text: "Two ", paragraphStyle: {alignment: center, minimumLineHeight: 50}}
          - {text: "and a half\\nThree", paragraphStyle: {alignment: right}}
    """)
  let label = try #require(screen.window.rootView.subviews[0] as? Label)
  let paragraphs = label.textAttributes.paragraphs
  #expect(paragraphs.map(\.start) == [0, 4, 19])
  #expect(paragraphs.map(\.alignment) == [.left, .center, .right])
  #expect(paragraphs.map { $0.style?.minimumLineHeight } == [30, 50, 30])
}

@Test func paragraphsHaveAStyle() throws {
  let screen = try load(
    """
    canvas: 320x480
    views:
      a: {class: label, paragraphStyle: {lineSpacing: 4, lineHeightMultiple: 1.5}, text: Hello}
    """)
  let label = try #require(screen.window.rootView.subviews[0] as? Label)
  #expect(label.attributedText?.paragraphStyle?.lineSpacing == 4)
  #expect(label.attributedText?.paragraphStyle?.lineHeightMultiple == 1.5)
  #expect(label.text == "Hello")
}

@Test func aTextHasABoundedNumberOfParts() {
  let many = String(repeating: "**a** b ", count: 600)
  let found = problems(
    "canvas: 320x480\nviews:\n  a: {class: label, text: {markdown: \"\(many)\"}}")
  #expect(found == ["3:38: the text has more than 1000 styled runs"])
}

@Test func aLinkWithoutATargetIsFound() throws {
  let screen = try load(
    "canvas: 320x480\nviews:\n  a: {class: label, text: {markdown: \"See [terms]()\"}}")
  let finding = try #require(screen.findings.first)
  #expect(finding.rule == .linkTarget)
  #expect(finding.message == "the link “terms” has no target")
  #expect(finding.origin?.line == 3)
}

// MARK: - Strings

private let catalog = """
  {"sourceLanguage": "en", "strings": {"k": {"localizations": {
    "en": {"stringUnit": {"value": "Hi **%1$@**, read [this](https://a.b/%2$lld)"}},
    "de": {"stringUnit": {"value": "Hallo **%1$@**, lies [dies](https://a.b/%2$lld)"}},
    "fr": {"stringUnit": {"value": "Salut %1$@, lis ceci %2$lld"}}}}}}
  """

private func strings(
  _ locale: String, pseudo: PseudoStyle? = nil
) throws -> (runs: [String], findings: [Finding]) {
  var result: ([String], [Finding]) = ([], [])
  try withFolder { (folder: URL) throws in
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("s.xcstrings"))
    let screen = try load(
      """
      strings: s.xcstrings
      canvas: 320x480
      views:
        a: {class: label, text: {key: k, values: ["*Ann*", 3], markdown: true}}
      """, file: folder.path + "/a.yaml",
      DocumentOptions(locale: LocaleTag(locale), pseudo: pseudo))
    result = (describe(screen.window.rootView.subviews[0]), screen.findings)
  }
  return result
}

@Test func stringsInMarkdownTakeValuesAsTheyAre() throws {
  let found = try strings("de")
  #expect(found.runs == ["Hallo []", "*Ann*[700]", ", lies []", "dies[→https://a.b/3]"])
  #expect(found.findings.isEmpty)
}

@Test func aTranslationThatLosesMarkupIsFound() throws {
  let finding = try #require(try strings("fr").findings.first)
  #expect(finding.rule == .markupMismatch)
  #expect(
    finding.message
      == "the “fr” text of “k” loses markup of “en”: 0 of 1 strong part (**); 0 of 1 link")
}

/// Each kind of mark is counted by itself.
@Test(
  arguments: [
    ("**a** b", "a b", "0 of 1 strong part (**)"), ("*a* b", "a b", "0 of 1 emphasized part (*)"),
    ("~~a~~ b", "a b", "0 of 1 struck through part (~~)"),
    ("~~a~~ ~~b~~", "~~a~~ b", "1 of 2 struck through parts (~~)"),
    ("`a` b", "a b", "0 of 1 part in code (`)"), ("~~a~~ b", "~~a~~ b", nil),
    ("~~a~~ b", "**a** b", "0 of 1 struck through part (~~)"),
  ] as [(String, String, String?)])
func aMarkThatATranslationLosesIsCounted(source: String, translation: String, lost: String?) throws
{
  try withFolder { (folder: URL) throws in
    let catalog = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "en": {"stringUnit": {"value": "\(source)"}},
        "de": {"stringUnit": {"value": "\(translation)"}}}}}}
      """
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("s.xcstrings"))
    let screen = try load(
      """
      strings: s.xcstrings
      views:
        a: {class: label, text: {key: k, markdown: true}}
      """, file: folder.path + "/a.yaml", DocumentOptions(locale: LocaleTag("de")))
    let messages = screen.findings.map(\.message)
    #expect(messages.count == (lost == nil ? 0 : 1))
    if let lost { #expect(messages.first?.hasSuffix(": \(lost)") == true, "\(messages)") }
  }
}

/// In Markdown, too, a change of direction has to end.
@Test(arguments: [("**a**\u{2067}b", 1), ("**a**\u{2067}b\u{2069}", 0)])
func directionsInMarkdownThatDoNotEndAreFindings(text: String, count: Int) throws {
  try withFolder { (folder: URL) throws in
    let catalog = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "en": {"stringUnit": {"value": "\(text)"}}}}}}
      """
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("s.xcstrings"))
    for key in ["{key: k, markdown: true}", "{key: k}"] {
      let screen = try load(
        "strings: s.xcstrings\nviews:\n  a: {class: label, text: \(key)}",
        file: folder.path + "/a.yaml")
      let found = screen.findings.filter { $0.rule == .bidiControl }
      #expect(found.count == count, "\(key): \(screen.findings.map(\.message))")
      if count > 0 { #expect(found.first?.message.contains("“k”") == true) }
    }
  }
}

@Test(
  arguments: [
    ("en-XA", nil, ["[Ĥíí []", "*Ann*[700]", ", ŕééááď []", "ťĥííš[→https://a.b/3]", "][]"]),
    ("en", .bounded, ["[# Hi []", "*Ann*[700]", ", read []", "this[→https://a.b/3]", " #][]"]),
    (
      "en", .double,
      [
        "Hi []", "*Ann*[700]", ", read []", "this[→https://a.b/3]", " Hi []", "*Ann*[700]",
        ", read []",
        "this[→https://a.b/3]",
      ]
    ),
  ] as [(String, PseudoStyle?, [String])])
func pseudolocalesKeepMarkupAndAddresses(
  locale: String, pseudo: PseudoStyle?, expected: [String]
) throws {
  #expect(try strings(locale, pseudo: pseudo).runs == expected)
}
