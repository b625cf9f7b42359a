import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// What is an alias, a key, an anchor or a tag is told by YAML, not by how the text looks.
@Test func whatLooksLikeAliasesIsText() throws {
  var text = "views:\n"
  for index in 0..<40 {
    text += "  v\(index): {class: label, text: {markdown: \"**bold** and *it* [*x]: \"}}\n"
  }
  text += "  q: {class: label, text: Forgot password?}\n"
  text += "  ? block\n  : {class: label, text: \"*a *b ? *c: [*d]: {*e}: &f !g\"}\n"
  let screen = try load(text)
  #expect(screen.window.rootView.subviews.count == 42)
}

@Test func aliasesMayBeUsedOftenBesideAnyKeys() throws {
  var text = "metrics: {gap: &gap 8}\nviews:\n  base: &base {class: label, lines: 2}\n"
  for index in 0..<60 { text += "  ? v\(index)\n  : *base\n" }
  let screen = try load(text)
  #expect(screen.window.rootView.subviews.count == 61)
}

/// An alias brings the levels of its value to where it is used.
@Test func aliasesCountForTheDepth() {
  let deep = "a: &a " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
  let use = "b: " + String(repeating: "[", count: 100) + "*a" + String(repeating: "]", count: 100)
  #expect(problems(deep + "\n" + use) == ["2:104: nested more than 256 levels deep"])
}

/// A plain text may have lines that begin with a hyphen, as YAML has it.
@Test(arguments: [
  ("name: Some words\n  - and more", "Some words - and more"),
  ("name:\n  Some words\n  - and more\n  - and others", "Some words - and more - and others"),
])
func aPlainTextGoesOnOverLines(text: String, expected: String) throws {
  let problems = Problems()
  let root = try #require(NodeReader.read(SourceText(file: "a.yaml", text: text), problems))
  #expect(root["name"]?.value.scalar?.text == expected && problems.isEmpty)
}

@Test func anEquationAndASegmentMayGoOnOverLines() throws {
  let screen = try load(
    "views: {a: {}, s: {class: segmented, segments: [A]}}\nconstraints:\n  - a.top = root.top\n    - 8\n  - a.size = 4 x 4\n  - a.left = root.left"
  )
  #expect(screen.window.rootView.subviews.count == 2)
  let list = SourceText(file: "a.yaml", text: "segments:\n  - Hello\n    - there\n")
  let root = try #require(NodeReader.read(list, Problems()))
  #expect(root["segments"]?.value.sequence?.compactMap(\.scalar?.text) == ["Hello - there"])
}

@Test func textsKeepEveryCharacter() throws {
  let source = SourceText(
    file: "a.yaml",
    text: "a: \"x\\0\\u00e9\\U0001F600\"\nb: 'it''s'\nc: >-\n  two\n  lines\nd: |\n  é\n   x\n")
  let root = try #require(NodeReader.read(source, Problems()))
  #expect(
    root.mapping?.compactMap(\.value.scalar?.text)
      == ["x\0\u{E9}\u{1F600}", "it's", "two lines", "é\n x\n"])
}
