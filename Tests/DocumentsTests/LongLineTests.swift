import Testing

@testable import Documents

/// A line of a hundred kilobytes with a mistake a word is refused at once: the work for a mistake does not grow with
/// the line.
@Test(.timeLimit(.minutes(1)))
func mistakesOfALongLineTakeNoQuadraticTime() {
  let views = (0..<5_000).map { "v\($0): {wrong\($0): 1}" }.joined(separator: ", ")
  let found = problems("canvas: 100x100\nviews: {\(views)}\n")
  #expect(found.count == 1_000)
  #expect(found[0].hasPrefix("2:14: "))
}

/// Anchors are legal; where they stand is looked up without reading the line anew for each.
@Test(.timeLimit(.minutes(1)))
func anchorsOfALongLineTakeNoQuadraticTime() throws {
  let views = (0..<10_000).map { "v\($0): &x\($0) {hidden: true}" }.joined(separator: ", ")
  let screen = try load("canvas: 100x100\nviews: {\(views)}\n")
  #expect(screen.window.rootView.subviews.count == 10_000)
}
