import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing
import Work

@testable import Documents
@testable import Localization

private func problems(_ bytes: [UInt8], file: String = "test.yaml") -> [String] {
  do throws(DocumentErrors) {
    _ = try LayoutDocument.load(bytes: bytes, file: file, measurer: FixedWidthMeasurer())
    return []
  } catch {
    return error.problems.map {
      $0.description.replacingOccurrences(of: ": error: ", with: ": ")
    }
  }
}

private func fact(atPath path: String) -> Fact? {
  do throws(DocumentErrors) {
    _ = try LayoutDocument.load(path: path, measurer: FixedWidthMeasurer())
    return nil
  } catch {
    #expect(error.isInputOutput)
    return error.problems.first?.fact
  }
}

@Test func whatCannotBeReadIsNoBadInput() {
  #expect(
    fact(atPath: "/nowhere/a.yaml")
      == .unreadable(path: "/nowhere/a.yaml", reason: .missing(near: nil)))
  let folder = FileManager.default.temporaryDirectory.path
  #expect(fact(atPath: folder) == .unreadable(path: folder, reason: .isFolder))
  let error = DocumentErrors(problems: [Problem(fact: .emptyDocument, file: "a")])
  #expect(!error.isInputOutput)
}

@Test func filesOverTheLimitAreRefusedUnread() throws {
  let large = [UInt8](repeating: UInt8(ascii: " "), count: FileText.sizeLimit + 1)
  #expect(problems(large) == ["test.yaml:1:1: the file is larger than the limit of 1 MB"])
  // A device without end is a large file too.
  do throws(DocumentErrors) {
    _ = try LayoutDocument.load(path: "/dev/zero", measurer: FixedWidthMeasurer())
    Issue.record("it loaded")
  } catch {
    #expect(error.problems.map(\.fact) == [.tooLarge(limit: FileText.sizeLimit)])
    #expect(!error.isInputOutput)
  }
}

@Test func bytesThatAreNoTextAreFound() {
  #expect(
    problems(Array("name: a\nviews: {é: \"".utf8) + [0xFF, 0x41])
      == ["test.yaml:2:13: the file is not UTF-8 text: byte 0xFF does not fit"])
  #expect(
    problems([0xC3]) == ["test.yaml:1:1: the file is not UTF-8 text: byte 0xC3 does not fit"])
  #expect(
    problems(Array("a: b\0\nc: \u{1}".utf8)) == [
      "test.yaml:1:5: the control character U+0000 has no place in text",
      "test.yaml:2:4: the control character U+0001 has no place in text",
    ])
}

@Test func ofManyControlCharactersTheFirstTwentyAreNamed() {
  let found = problems(Array(repeating: UInt8(1), count: 30))
  #expect(
    found
      == (1...20).map { "test.yaml:1:\($0): the control character U+0001 has no place in text" })
}

@Test func utf16WithAByteOrderMarkIsText() {
  let text = "views: {a: {alpha: 3}}"
  let ascii = Array(text.utf8)
  let little: [UInt8] = [0xFF, 0xFE] + ascii.flatMap { [$0, 0] }
  let big: [UInt8] = [0xFE, 0xFF] + ascii.flatMap { [0, $0] }
  let utf8: [UInt8] = [0xEF, 0xBB, 0xBF] + ascii
  let expected = ["test.yaml:1:20: alpha: expected a number from 0 to 1, found “3”"]
  #expect(problems(little) == expected)
  #expect(problems(big) == expected)
  #expect(problems(utf8) == expected)
}

/// Each with the place of the first list or mapping that has 256 others around it.
private let deepTexts: [(name: String, text: String, place: String)] = [
  ("lists in brackets", String(repeating: "[", count: 10_000), "1:257"),
  ("a million brackets", String(repeating: "[", count: 1_000_000), "1:257"),
  ("half a million hyphens", String(repeating: "- ", count: 500_000) + "a", "1:513"),
  ("brackets within the parser's limit", nested("[", "]", 300), "1:257"),
  ("mappings in braces", String(repeating: "{a: ", count: 10_000), "1:1025"),
  ("lists by hyphens", String(repeating: "- ", count: 10_000) + "a", "1:513"),
  ("hyphens within the parser's limit", String(repeating: "- ", count: 300) + "a", "1:513"),
  ("keys in keys", String(repeating: "? ", count: 10_000) + "a", "1:513"),
  ("views in views", "views: " + nested("{a: {views: ", "}}", 140) + "\n", "1:1536"),
  ("indentation", indented(1_200), "257:257"),
  ("indentation within the parser's limit", indented(300), "257:257"),
  ("brackets on lines of their own", String(repeating: "[\n", count: 2_000), "257:1"),
  (
    "what only looks like brackets",
    "# [[[[\nname: \"[[[[ \\\" [\"\nlocale: '[[[''['\ncanvas: a[[\nroot: |\n  [[[\n\n  [[\nviews:\n- - "
      + String(repeating: "[", count: 2_000), "10:258"
  ),
]

private func nested(_ opening: String, _ closing: String, _ count: Int) -> String {
  String(repeating: opening, count: count) + String(repeating: closing, count: count)
}

private func indented(_ count: Int) -> String {
  (0..<count).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
}

@Test(arguments: deepTexts.map(\.name))
func deepNestingIsRefused(name: String) throws {
  let deep = try #require(deepTexts.first { $0.name == name })
  let found = problems(Array(deep.text.utf8))
  #expect(found == ["test.yaml:\(deep.place): nested more than 256 levels deep"])
}

@Test func asDeepAsTheLimitIsRead() {
  #expect(
    problems(Array(nested("[", "]", 256).utf8)) == [
      "test.yaml:1:1: expected a mapping, found a list"
    ])
}

@Test func deepJSONIsRefused() {
  let text = String(repeating: "[", count: 100_000)
  #expect(
    problems(Array(text.utf8), file: "a.json")
      == ["a.json:1:257: nested more than 256 levels deep"])
}

@Test func viewsNestAsDeepAsTheLimitAllows() throws {
  let depth = 120
  var text = "views: "
  for level in 0..<depth { text += "{v\(level): {views: " }
  text += "{}" + String(repeating: "}}", count: depth)
  let screen = try load(text)
  #expect(screen.window.rootView.view(withIdentifier: "v\(depth - 1)") != nil)
}

@Test func aliasesOfAliasesAreCounted() {
  var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
  for level in 1...9 {
    let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
    text += "a\(level): &a\(level) [\(aliases)]\n"
  }
  let found = problems(Array(text.utf8))
  #expect(found.count == 1)
  #expect(found.first?.contains("more than 200000 values") ?? false, "\(found)")
}

/// The values of an alias count where it is used, also in a key, and are not walked through again.
@Test(arguments: ["? *a40 ", "*a40 ", "[*a40]", "{b: *a40}"])
func aliasesInKeysAreNotFollowed(key: String) {
  var text = "- &a0 [x, x]\n"
  for level in 1...40 { text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
  text += "- {\(key): 1}\n"
  #expect(
    problems(Array(text.utf8))
      == ["test.yaml:16:15: more than 200000 values, counting what aliases stand for"])
}

@Test func aFileOfManyViewsIsNoTrouble() throws {
  var text = "canvas: {size: 1000x1000}\nviews:\n"
  for index in 0..<2_000 { text += "  v\(index): {class: label, text: Label number \(index)}\n" }
  text += "constraints:\n"
  for index in 1..<2_000 { text += "  - v\(index).top = v\(index - 1).bottom + 8\n" }
  let screen = try load(text)
  #expect(screen.window.rootView.subviews.count == 2_000)
}

@Test func duplicateKeysAreAllFound() {
  let found = problems(
    Array(
      """
      name: a
      "name": b
      views:
        a: {alpha: 1, hidden: true, alpha: 0}
        b: {}
        b: {}
        b: {}
      """.utf8))
  #expect(
    found == [
      "test.yaml:2:1: “name” is written twice; the first is on line 1",
      "test.yaml:4:31: “alpha” is written twice; the first is on line 4",
      "test.yaml:6:3: “b” is written twice; the first is on line 5",
      "test.yaml:7:3: “b” is written twice; the first is on line 5",
    ])
}

@Test(arguments: [
  (0, "it is no PNG, JPEG, PDF or SVG"), (8, "its header is damaged"),
  (20, "its header is damaged"),
])
func imagesThatEndEarlyAreRefused(length: Int, expected: String) throws {
  try withFolder { (folder: URL) throws in
    let bytes = Array(png(width: 10, height: 10).prefix(length))
    #expect(try imageProblem(bytes, in: folder).hasSuffix(expected))
  }
}

@Test func imagesOfImpossibleSizesAreRefused() throws {
  try withFolder { (folder: URL) throws in
    #expect(try imageProblem(png(width: 0, height: 5), in: folder).hasSuffix("header is damaged"))
    #expect(
      try imageProblem(png(width: 1 << 31, height: 5), in: folder)
        .hasSuffix("it is more than 16384 pixels wide or high"))
    #expect(
      try imageProblem(Array("GIF89a…".utf8), in: folder).hasSuffix(
        "it is no PNG, JPEG, PDF or SVG"))
  }
}

@Test func anImageMeasuresInPointsByItsScale() throws {
  try withFolder { (folder: URL) throws in
    for (name, side) in [("i.png", 60.0), ("i@2x.png", 30), ("i@3x.png", 20)] {
      try Data(png(width: 60, height: 60)).write(to: folder.appendingPathComponent(name))
      let text = "views: {i: {class: image, source: \(name)}}"
      let screen = try load(text, file: folder.path + "/a.yaml")
      let view = try #require(screen.window.rootView.subviews.first)
      #expect(view.intrinsicContentSize == CGSize(width: side, height: side))
    }
  }
}

private func imageProblem(_ bytes: [UInt8], in folder: URL) throws -> String {
  try Data(bytes).write(to: folder.appendingPathComponent("i.png"))
  let text = "views: {i: {class: image, source: i.png}}"
  return problems(Array(text.utf8), file: folder.path + "/a.yaml").joined(separator: "\n")
}

/// The signature and the header of a PNG.
private func png(width: UInt32, height: UInt32) -> [UInt8] {
  func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }
  let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  return signature + bytes(13) + Array("IHDR".utf8) + bytes(width) + bytes(height)
    + [8, 6, 0, 0, 0] + bytes(0)
}

/// Runs `body` with a folder that is gone afterwards.
func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("documents-" + UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

/// A third of a second; to count the lines before each mistake anew would take minutes.
@Test func theFirstThousandMistakesOfALongStringsFileHaveTheirLines() {
  let problems = Problems()
  let count = 20_000
  let text = String(repeating: "!;\r\n", count: count)
  _ = LocalizableStrings.read(SourceText(file: "a.strings", text: text), problems)
  let places = problems.sorted.compactMap(\.location)
  #expect(places.map(\.line) == Array(1...1_000))
  #expect(places.allSatisfy { $0.column == 1 })
}

/// A line of Visual Format makes thousands of constraints, each of which is recorded with its text.
@Test func aRecordGrowsWithTheDocument() throws {
  let parts = String(repeating: "[a]-", count: 3000)
  let text = "views: {a: {}}\nconstraints: ['H:\(parts)|']\n"
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "test.yaml")
  let resolved = try #require(
    document.resolved(options: DocumentOptions(), measurer: FixedWidthMeasurer()))
  #expect(resolved.constraints.count > 2900)
  #expect(resolved.constraints.allSatisfy { $0.written.utf8.count < 1000 })
  #expect(resolved.constraints.first?.written.hasPrefix("H:[a]-[a]-") == true)
}

/// A stranger's system whose choices are many: the search for their mends takes from the same budget.
@Test func theSearchForMendsEndsWithTheWorkOfItsScreen() throws {
  let views = (0..<160).map { "v\($0): {}" }.joined(separator: ", ")
  let laws = (0..<320).map {
    "v\($0 % 160).left >= v\($0 * 37 % 159).right + \($0 * 617 % 97)\($0 % 3 == 0 ? " @500" : " @250")"
  }
  let text = "views: {\(views)}\nconstraints:\n" + laws.map { "  - \($0)\n" }.joined()
  func work(_ limit: Int) throws -> (spent: Int, findings: [Finding]) {
    var options = DocumentOptions()
    options.work = limit
    let screen = try load(text, options)
    let scene = screen.scene()
    return (screen.window.work.spent, scene.findings)
  }
  let whole = try work(.max)
  #expect(whole.findings.contains { $0.rule == .ambiguous })
  for limit in [whole.spent / 2, whole.spent / 10] {
    let part = try work(limit)
    #expect(part.spent < limit + whole.spent / 10, "\(limit) of \(whole.spent)")
    #expect(part.findings.contains { $0.rule == .workLimit })
  }
}

/// However many cells a document has, they end, and those of usual screens never notice.
@Test func theCellsOfADocumentShareItsWork() throws {
  #expect(WorkBudget.share(ofCells: 1) == WorkBudget.document)
  let share = WorkBudget.share(ofCells: 200)
  #expect(share <= 3_000_000)
  #expect(WorkBudget.share(ofCells: 100_000) == share)
  let views = (0..<60).map { "v\($0): {}" }.joined(separator: ", ")
  let laws = (0..<300).map {
    "v\($0 % 60).left >= 0.\($0 % 7 + 1) * v\($0 * 37 % 59).right + \($0 * 617 % 97)"
  }
  let text =
    "views: {\(views)}\nconstraints:\n" + laws.map { "  - \($0)\n" }.joined()
  var options = DocumentOptions()
  options.work = 20_000
  let screen = try load(text, options)
  let scene = screen.scene()
  #expect(scene.findings.contains { $0.rule == .workLimit })
  #expect(screen.window.work.spent < 10 * 20_000)
}

/// What the poorest of very many cells gets is several times what any sample takes, so that no usual screen ends for
/// want of work.
@Test func everySampleTakesAPartOfTheLeastShare() throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")
  let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    .compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("plumb.yaml") }
  var tried = 0
  for file in files.sorted() {
    guard let document = try? OpenDocument.open(path: folder.path + "/" + file) else { continue }
    for screenName in document.screens.isEmpty ? [nil] : document.screens.map({ Optional($0) }) {
      var options = DocumentOptions()
      options.screen = screenName
      guard let screen = document.inspect(options: options, measurer: FixedWidthMeasurer()).screen
      else { continue }
      _ = screen.scene()
      tried += 1
      let spent = screen.window.work.spent
      #expect(spent < WorkBudget.share(ofCells: .max) / 3, "\(file) takes \(spent)")
    }
  }
  #expect(tried > 40)
}
