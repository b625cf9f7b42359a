import TestSupport
import Testing

@testable import Documents
@testable import Localization

/// The first has one byte a character, the second not.
private let comments = ["# a", "# \u{e9}"]

/// The work for a mistake does not grow with its line, which may have megabytes.
@Test(arguments: comments)
func mistakesOfALongLineTakeNoQuadraticTime(comment: String) {
  let times = workGrowth(of: 125) { count in
    let views = (0..<count).map { "v\($0): {wrong\($0): 1}" }.joined(separator: ", ")
    let found = problems("\(comment)\ncanvas: 100x100\nviews: {\(views)}\n")
    #expect(found.count == count)
    #expect(found.first?.hasPrefix("3:14: ") == true)
  }
  #expect(times < 24)
}

/// Anchors are legal; where they stand is looked up without reading the line anew for each.
@Test(arguments: comments)
func anchorsOfALongLineTakeNoQuadraticTime(comment: String) throws {
  let times = try workGrowth(of: 500) { count in
    let views = (0..<count).map { "v\($0): &x\($0) {hidden: true}" }.joined(separator: ", ")
    let screen = try load("\(comment)\ncanvas: 100x100\nviews: {\(views)}\n")
    #expect(screen.window.rootView.subviews.count == count)
  }
  #expect(times < 24)
}

/// Each escape is added to the text without copying what stands before it.
@Test func escapesOfALongTextTakeNoQuadraticTime() {
  let times = workGrowth(of: 30_000) { count in
    let text = "\"k\" = \"" + String(repeating: "\\n\\U00e4", count: count) + "\";"
    let read = LocalizableStrings.read(SourceText(file: "s.strings", text: text), Problems())
    #expect(read["k"]?.forms == .text(String(repeating: "\nä", count: count)))
  }
  #expect(times < 14)
}

/// Each `<file>` of an export looks up whether a file before it has a key, without copying the keys.
@Test func exportsOfManyFilesTakeNoQuadraticTime() {
  let times = workGrowth(of: 2000) { count in
    let files = (0..<count).map {
      "<file original=\"f\" source-language=\"en\"><body><trans-unit id=\"a key of some length \($0)\">"
        + "<source>a</source></trans-unit></body></file>\n"
    }
    let source = SourceText(file: "s.xliff", text: "<xliff>\(files.joined())</xliff>")
    #expect(XLIFF.read(source, Problems())?.keys.count == count)
  }
  #expect(times < 14)
}

/// Texts that lack quotes are shown as they begin, without reading the line anew for each.
@Test(arguments: comments)
func textsOfALongLineWithoutQuotesTakeNoQuadraticTime(comment: String) {
  let times = workGrowth(of: 60) { count in
    let texts = (0..<count).map { "v\($0): {identifier: !t\($0) }" }.joined(separator: ", ")
    let found = problems("\(comment)\ncanvas: 100x100\nviews: {\(texts)}\n")
      .filter { $0.contains("begins a tag") }
    #expect(found.count == count)
    #expect(found.first?.contains("“!t0” has") == true)
    #expect(found.last?.contains("“!t\(count - 1)” has") == true)
  }
  #expect(times < 24, "\(times)")
}

/// A file says that it has more mistakes than are listed, before those.
@Test func aFileKeepsItsFirstThousandMistakes() {
  func file(_ count: Int) -> String {
    "canvas: 100x100\nviews:\n" + (0..<count).map { "  v\($0): {wrong: 1}\n" }.joined()
  }
  #expect(problems(file(1_000)).count == 1_000)
  let found = problems(file(1_500))
  #expect(found.count == 1_001)
  #expect(found.first?.hasSuffix("there are more than 1000 mistakes; these are the first") == true)
  #expect(found.last?.hasPrefix("1002:") == true)
}
