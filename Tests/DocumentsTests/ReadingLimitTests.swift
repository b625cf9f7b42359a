import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents
@testable import Localization

/// Components that use each other, `levels` deep, each with `views` inside each other.
private func nestedComponents(_ levels: Int, views: Int) -> String {
  var text = "views: {top: {component: c0}}\ncomponents:\n"
  for level in 0..<levels {
    let inner = level + 1 < levels ? "{component: c\(level + 1)}" : "{}"
    let start = (0..<views).map { "v\($0): {views: {" }.joined()
    text += "  c\(level): {views: {\(start)x: \(inner)\(String(repeating: "}}", count: views))}}\n"
  }
  return text
}

/// A view in a view in a view, by components or by the views of arguments, is laid out and drawn by functions
/// that call themselves.
@Test func viewsInsideEachOtherHaveALimit() throws {
  // Each component adds the view that uses it.
  #expect(problems(nestedComponents(4, views: 30)).isEmpty)
  for text in [
    nestedComponents(31, views: 50), nestedComponents(31, views: 4),
    nestedComponents(2, views: 100),
  ] {
    let found = problems(text)
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.contains(
        ": more than 128 views inside each other (used at test.yaml:") == true
        || found.first?.contains(": more than 128 views inside each other; leave out") == true,
      "\(found)")
  }
}

@Test func argumentsInsideArgumentsHaveALimit() {
  var text = "views: {top: {component: c0, x: {a: {}}}}\ncomponents:\n"
  for level in 0..<31 {
    let (start, end) = (String(repeating: "[", count: 40), String(repeating: "]", count: 40))
    let use =
      level < 30 ? "views: {y: {component: c\(level + 1), x: {a: \(start)$x\(end)}}}" : "text: $x"
    text += "  c\(level): {parameters: [x], \(use)}\n"
  }
  let found = problems(text)
  #expect(found.count == 1)
  #expect(found.first?.contains(": nested more than 256 levels deep") == true, "\(found)")
}

@Test func recordsOfDeeperViewsAreRefused() throws {
  func record(_ depth: Int) -> JSON {
    let views = (0...depth).map { index -> JSON in
      [
        "id": .string(index == 0 ? "root" : "v\(index)"), "class": "view",
        "parent": index == 0 ? .null : .string(index == 1 ? "root" : "v\(index - 1)"), "line": 1,
        "keys": [],
      ]
    }
    let size: JSON = [100, 100]
    return [
      "version": 1,
      "canvas": [
        "device": "100x100", "size": size, "designSize": size, "scale": 2,
        "safeArea": [0, 0, 0, 0],
        "locale": "en", "textSize": "large", "appearance": "light", "direction": "ltr",
      ],
      "metrics": [], "views": .array(views), "constraints": [],
    ]
  }
  let reader = RecordReader(file: "a.yaml")
  let read = try reader.document(record(128))
  #expect(read.screen(measurer: FixedWidthMeasurer()) != nil)
  #expect(throws: RecordError.self) { try reader.document(record(129)) }
}

/// What was probably meant is searched as long as that takes little time.
@Test func manyMisspeltNamesTakeNoQuadraticTime() {
  let times = workGrowth(of: 500) { count in
    var text = "views:\n"
    for index in 0..<count { text += "  view\(index): {}\n" }
    text += "constraints:\n"
    for index in 0..<count { text += "- veiw\(index).top = 5\n" }
    let found = problems(text)
    #expect(found.contains { $0.hasSuffix("did you mean “view0”?") })
    #expect(found.count == min(count, 1_001))
  }
  #expect(times < 24)
}

@Test func manyWrongLanguagesOfACatalogTakeNoQuadraticTime() {
  let times = workGrowth(of: 1_000) { count in
    let languages = (0..<count).map { number in
      let letters = [17_576, 676, 26, 1].map { UInt8(97 + number / $0 % 26) }
      return
        "\"q\(String(decoding: letters, as: UTF8.self))\": {\"stringUnit\": {\"value\": \"a\"}}"
    }
    let text =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\(languages.joined(separator: ","))}}}}"
    let problems = Problems()
    _ = StringCatalog.read(SourceText(file: "a.xcstrings", text: text), problems)
    #expect(problems.count == min(count, 1_001))
  }
  #expect(times < 24)
}

/// Each item gets the keys that only others have.
@Test func manyItemsWithManyKeysTakeNoQuadraticTime() {
  let item = "{" + (0..<12).map { "key\($0): 1" }.joined(separator: ", ") + "}"
  let times = workGrowth(of: 100) { count in
    let items = Array(repeating: item, count: count).joined(separator: ", ")
    #expect(problems("views: {r: {repeat: [\(items)], when: false}}").isEmpty)
  }
  #expect(times < 24)
}

@Test func itemsWithKeysOfTheirOwnHaveALimitTogether() {
  let items = (0..<3_000).map { "{k\($0): 1, j\($0): 2}" }.joined(separator: ", ")
  let found = problems("views: {r: {repeat: [\(items)], when: false}}")
  #expect(found.count == 1 && found[0].contains("more than"), "\(found)")
}

/// Each variant is written out to look for its mistakes, so that they have a limit together.
@Test func allVariantsOfADocumentHaveALimitTogether() throws {
  func text(_ variants: Int) -> String {
    "variants:\n"
      + (0..<variants).map { "  v\($0): {views: {one: {alpha: 0.\($0 + 1)}}}\n" }.joined()
      + "views:\n  one: {}\n  row: {repeat: 6000, class: label, text: \"row {index}\"}\n"
  }
  let message = "more than 1000000 values when all screens and variants are written out"
  #expect(!problems(text(2)).contains { $0.contains(message) })
  let found = problems(text(90))
  #expect(found.filter { $0.hasSuffix(message) }.count == 1, "\(found.prefix(3))")
}

/// Where one form is too large by itself, the variants are as large, and no more of them are written out.
@Test func variantsOfADocumentThatIsTooLargeAreNotWrittenOut() {
  let variants = (0..<30).map { "  v\($0): {views: {one: {alpha: 0.5}}}\n" }.joined()
  let found = problems(
    "variants:\n\(variants)views:\n  one: {}\n  row: {repeat: 1000, views: {z: {repeat: 1000}}}\n")
  #expect(found.count == 1 && found[0].contains("more than 100000 values"), "\(found.prefix(3))")
}

/// Names that were meant are searched for with one limit in all variants and screens.
@Test(arguments: ["variants", "screens"])
func mistakesInManyFormsTakeAsLongAsInFew(kind: String) {
  let growth = workGrowth(of: 12) { forms in
    let form = kind == "screens" ? "{views: {one: {}}}" : "{metrics: {gap: 2}}"
    let text =
      "metrics: {gap: 1}\n\(kind):\n" + (0..<forms).map { "  x\($0): \(form)\n" }.joined()
      + "colors:\n" + (0..<200).map { "  m\($0): n\($0)\n" }.joined()
    #expect(!problems(text).isEmpty)
  }
  // Without the limit it is eight times.
  #expect(growth < 4)
}

/// What is written beside a snapshot can be read again.
@Test func textsThatAreRepeatedHaveALimitTogether() throws {
  func document(_ count: Int, _ text: String) -> String {
    "views:\n  row: {repeat: \(count), class: label, text: \(text)}\n"
  }
  let long = String(repeating: "word ", count: 10_000)
  #expect(problems(document(80, long)).isEmpty)
  let found = problems(document(90, long))
  #expect(found.count == 1)
  #expect(
    found.first?.hasPrefix(
      "2:41: more than 4 MB of texts and names when components and repeated views are written out; shorten"
    ) == true, "\(found)")
}

@Test func textsOfStringsThatAreRepeatedHaveALimitTogether() throws {
  try withFolder { (folder: URL) throws in
    let long = String(repeating: "word ", count: 10_000)
    try Data("\"k\" = \"\(long)\";".utf8).write(to: folder.appendingPathComponent("en.strings"))
    let text = "strings: en.strings\nviews:\n  row: {repeat: 90, class: label, text: {key: k}}\n"
    let found = problems(text, file: folder.path + "/a.yaml")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("3:41: the texts of a screen have 4 MB together at most") == true,
      "\(found)")
  }
}

@Test func longNamesOfNestedComponentsHaveALimitTogether() {
  let name = String(repeating: "n", count: 250)
  var text = "views: {top: {component: c0}}\ncomponents:\n"
  for level in 0..<10 {
    let inner = level < 9 ? "component: c\(level + 1)" : "class: label"
    text += "  c\(level): {views: {\(name): {repeat: 3, \(inner)}}}\n"
  }
  let found = problems(text)
  #expect(found.count == 1)
  #expect(found.first?.contains("more than 4 MB of texts and names") == true, "\(found)")
}
