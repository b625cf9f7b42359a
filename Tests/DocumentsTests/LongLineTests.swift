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

/// The first has one byte a character, the second not.
private let comments = ["# a", "# \u{e9}"]

/// The work for a mistake does not grow with its line, which may have megabytes.
@Test(arguments: comments)
func mistakesOfALongLineTakeNoQuadraticTime(comment: String) {
  let times = growth(of: 125) { count in
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
  let times = try growth(of: 500) { count in
    let views = (0..<count).map { "v\($0): &x\($0) {hidden: true}" }.joined(separator: ", ")
    let screen = try load("\(comment)\ncanvas: 100x100\nviews: {\(views)}\n")
    #expect(screen.window.rootView.subviews.count == count)
  }
  #expect(times < 24)
}

/// Texts that lack quotes are shown as they begin, without reading the line anew for each.
@Test(arguments: comments)
func textsOfALongLineWithoutQuotesTakeNoQuadraticTime(comment: String) {
  let times = growth(of: 125) { count in
    let views = (0..<count).map { "v\($0): {text: !t\($0)}" }.joined(separator: ", ")
    let found = problems("\(comment)\ncanvas: 100x100\nviews: {\(views)}\n")
    #expect(found.count == count)
    #expect(found.first?.hasPrefix("3:20: “!t0” has to be in quotes") == true)
  }
  #expect(times < 24)
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
