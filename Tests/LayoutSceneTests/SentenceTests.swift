import Testing

@testable import LayoutScene

/// One is one point, also where it is so only as it is shown.
@Test(
  arguments: [
    ("\(1.0, "point"), \(1.04, "point")", "1 point, 1 point"), ("\(2, "pixel")", "2 pixels"),
    ("\(0, "view")", "0 views"), ("\(1, "view")", "1 view"),
    ("\(1.25, "point", places: 2)", "1.25 points"),
  ] as [(Sentence, String)])
func amountsHaveTheirUnitsInTheRightNumber(sentence: Sentence, text: String) {
  #expect(sentence.description == text)
}

/// What two uses of a component say of a view that is in neither is the same, however deep they are.
@Test func aNameOutsideOfTheUsesIsTheSameForAll() {
  let frames = ["a/t", "b/c/t"].map { use in
    Sentence.Frame("\(use) reaches out of \("root").", views: [use])
  }
  #expect(frames[0] == frames[1])
  let others = ["x", "y"].map { Sentence.Frame("\("a/t") lies over \($0).", views: ["a/t"]) }
  #expect(others[0] != others[1])
}

/// Of amounts that are shown as equal none is larger, so that the first sentence is the one that is told.
@Test func ofSentencesThatShowTheSameAmountTheFirstIsTold() {
  let same: [Sentence] = [
    "\(1.0, "point") of \(quoted: "a")", "\(1.04, "point") of \(quoted: "b")",
  ]
  #expect(Sentence.merged(same).description == "1 point of “a”")
  let apart: [Sentence] = [
    "\(1.0, "point") of \(quoted: "a")", "\(1.1, "point") of \(quoted: "b")",
  ]
  #expect(Sentence.merged(apart).description == "1 to 1.1 points of “b”")
}
