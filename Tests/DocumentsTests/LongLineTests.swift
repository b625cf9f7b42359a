import Foundation
import Testing

@testable import Documents

/// The processor's time of this thread, in seconds. Other tests that run meanwhile do not count.
private func processorTime(_ work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try work()
  return now() - start
}

/// How many times as long the work takes for eight times as much: 8 where it is linear, 64 where it is quadratic.
/// Each size is measured three times, as the first time also loads what later ones find in the caches.
private func growth(of count: Int, _ work: (Int) throws -> Void) rethrows -> Double {
  func least(_ count: Int) throws -> Double {
    try (0..<3).map { _ in try processorTime { try work(count) } }.min() ?? 0
  }
  return try least(8 * count) / least(count)
}

/// The work for a mistake does not grow with its line, which may have megabytes.
@Test func mistakesOfALongLineTakeNoQuadraticTime() throws {
  let times = growth(of: 125) { count in
    let views = (0..<count).map { "v\($0): {wrong\($0): 1}" }.joined(separator: ", ")
    let found = problems("canvas: 100x100\nviews: {\(views)}\n")
    #expect(found.count == count)
    #expect(found.first?.hasPrefix("2:14: ") == true)
  }
  #expect(times < 24)
}

/// Anchors are legal; where they stand is looked up without reading the line anew for each.
@Test func anchorsOfALongLineTakeNoQuadraticTime() throws {
  let times = try growth(of: 500) { count in
    let views = (0..<count).map { "v\($0): &x\($0) {hidden: true}" }.joined(separator: ", ")
    let screen = try load("canvas: 100x100\nviews: {\(views)}\n")
    #expect(screen.window.rootView.subviews.count == count)
  }
  #expect(times < 24)
}

/// Each escape is added to the text without copying what stands before it.
@Test func escapesOfALongTextTakeNoQuadraticTime() {
  let times = growth(of: 30_000) { count in
    let text = "\"k\" = \"" + String(repeating: "\\n\\U00e4", count: count) + "\";"
    let read = LocalizableStrings.read(SourceText(file: "s.strings", text: text), Problems())
    #expect(read["k"]?.forms == .text(String(repeating: "\nä", count: count)))
  }
  #expect(times < 14)
}

/// Each `<file>` of an export looks up whether a file before it has a key, without copying the keys.
@Test func exportsOfManyFilesTakeNoQuadraticTime() {
  let times = growth(of: 1000) { count in
    let files = (0..<count).map {
      "<file original=\"f\" source-language=\"en\"><body><trans-unit id=\"a key of some length \($0)\">"
        + "<source>a</source></trans-unit></body></file>\n"
    }
    let source = SourceText(file: "s.xliff", text: "<xliff>\(files.joined())</xliff>")
    #expect(XLIFF.read(source, Problems())?.keys.count == count)
  }
  #expect(times < 12)
}
