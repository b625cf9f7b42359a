import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// Documents that use much of the format, to be damaged.
private let documents = [
  """
  name: Sign in
  canvas: {device: iphone-se}
  metrics: {gap: 12}
  root: {background: "#f5f5f7", margins: {leading: 3}}
  guides: {gutter: {}}
  views:
    card:
      background: "#ffffff"
      views:
        logo:   {class: image, size: 96x96}
        title:  {class: label, text: 'It''s "x"', font: {style: title1, weight: bold}, lines: 0}
        submit: {class: button, title: "G\\u00f6 \\t", hugging: {horizontal: 251}}
        rows: {class: stack, axis: vertical, spacingAfter: {one: 5}, views: {one: {}, two: {}}}
    list: &list {class: scroll, margins: 5}
    other: *list
    old: {frame: [1, 2, 3, 4], autoresizing: [flexibleWidth]}
  constraints:
    - H:|-(>=20)-[card(100@20,>=5)]-gap-|
    - card.centerX = root.centerX
    - card.top = root.safeArea.top + 100 @800
    - logo.height = 50 (priority: 950)
    - title.firstBaseline = logo.bottom + gap
    - {is: submit.width >= 0.5 * card.width, id: wide, priority: 999}
    - {visual: "V:[logo]-[title]", align: [centerX], direction: leftToRight}
    - >-
      list.content.top =
      old.bottom − 3
  """,
  """
  {"canvas": {"size": [200, 100], "scale": 3}, "metrics": {"gap": -2.5e0},
   "views": {"a": {"class": "label", "text": "\\ud83d\\ude00", "hidden": true},
             "b": {"class": "slider", "value": 0.5, "guides": {"g": null}}},
   "constraints": ["a.top = b.bottom + gap", {"is": "g.width = 5", "priority": 5}, "H:|[a]-[b]|"]}
  """,
]

/// Bytes and words that are likely to lead somewhere.
let splices = [
  "", " ", "\n", "\t", ":", ": ", "- ", "[", "]", "{", "}", ",", "\"", "'", "#", "&a ", "*a", "|",
  ">",
  "!!x ", "%", "@", "\\", "\\u0000", "\\ud800", "\u{0}", "\u{7F}", "\u{FEFF}", "\u{2028}", "é", "👨‍👩‍👧",
  "0", "-1", "1e999", ".nan", "99999999999999999999", "null", "~", "true", "root", "superview",
  "views:", "constraints:", "class: stack", "a.b.c.d", "H:", "---", "...", "<<: *list", "? ",
]

@Test(arguments: documents.indices)
func noDamageBringsTheReaderDown(index: Int) {
  var generator = SplitMix(state: UInt64(index) + 5)
  let original = Array(documents[index].utf8)
  let file = index == 1 ? "test.json" : "test.yaml"
  var refused = 0
  for _ in 0..<1_000 {
    var bytes = original
    for _ in 0..<Int.random(in: 1...3, using: &generator) { damage(&bytes, &generator) }
    do throws(DocumentErrors) {
      _ = try LayoutDocument.load(bytes: bytes, file: file, measurer: FixedWidthMeasurer())
    } catch {
      #expect(!error.problems.isEmpty)
      refused += 1
      for problem in error.problems { check(problem, String(decoding: bytes, as: UTF8.self)) }
    }
  }
  #expect(refused > 500)
}

/// A problem has words, and a place that the file has or that is just behind its end.
func check(_ problem: Problem, _ text: String) {
  let words = problem.fact.message
  #expect(!words.isEmpty && !words.contains("\n"), "\(text)")
  guard let location = problem.location else { return }
  #expect(location.line >= 1 && location.column >= 1)
  let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  #expect(location.line <= lines.count + 1, "\(problem) in \(text)")
}

func damage(
  _ bytes: inout [UInt8], with splices: [String] = splices, _ generator: inout SplitMix
) {
  let place = Int.random(in: 0...bytes.count, using: &generator)
  let end = min(bytes.count, place + Int.random(in: 0...8, using: &generator))
  switch Int.random(in: 0..<4, using: &generator) {
  case 0: bytes.removeSubrange(place..<end)
  case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
  case 2:
    if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
  default:
    let splice = splices.randomElement(using: &generator) ?? ""
    bytes.replaceSubrange(place..<end, with: Array(splice.utf8))
  }
}

/// The same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
