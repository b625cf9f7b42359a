import Documents
import Foundation
import LayoutScene
import Testing
import Typesetting

private func screen(_ views: String) -> String {
  "canvas: {size: 200x120, scale: 2}\nviews: {\(views)}"
}

private func label(_ color: String, _ more: String = "") -> String {
  "a: {class: label, text: Words, frame: [10, 10, 100, 30], color: \"\(color)\"\(more)}"
}

/// The letters of “Words” reach from 10 to 52.5, black on white, and an em is 17 points.
@Test(
  arguments: [
    // An em is noticed wherever on the line it is, and less than that is not.
    (label("#000000"), ["0, 0, 26, 120"], false), (label("#000000"), ["0, 0, 28, 120"], true),
    (label("#000000"), ["34, 0, 100, 120"], true),
    (label("#000000"), ["0, 0, 20, 120", "40, 0, 100, 120"], true),
    // Half is enough of a line that is shorter than two ems.
    (label("#000000").replacingOccurrences(of: "Words", with: "it"), ["0, 0, 18, 120"], false),
    (label("#000000").replacingOccurrences(of: "Words", with: "it"), ["0, 0, 19, 120"], true),
    // What is beside the letters, or above or below the middle of their line, is not behind them.
    (label("#000000"), ["53, 0, 100, 120"], false), (label("#000000"), ["0, 0, 200, 20"], false),
    (label("#000000"), ["0, 30, 200, 20"], false),
  ] as [(String, [String], Bool)])
func theWorstCountsOnWhichAnEmOfALineStands(label: String, strips: [String], isFound: Bool) throws {
  let boxes = strips.enumerated().map { "b\($0): {background: \"#000000\", frame: [\($1)]}" }
  let views = (boxes + [label]).joined(separator: ", ")
  let found = try Inspected(screen(views)).messages(.contrast)
  let words =
    "Part of the text of a has a contrast of 1 against #000000, and needs 4.5 at 17 points."
  #expect(found == (isFound ? [words] : []))
}

/// A circle of 100 points whose box reaches over “Words”, and lines through the middle of the letters.
@Test(
  arguments: [
    ("cornerRadius: 50, frame: [-52, -70, 100, 100]", false),
    ("cornerRadius: 50, frame: [-25, -26, 100, 100]", true),
    ("frame: [-52, -70, 100, 100]", true),
    ("frame: [0, 24, 200, 1]", false), ("frame: [0, 22, 200, 3]", false),
    ("frame: [0, 22, 200, 6]", true),
  ] as [(String, Bool)])
func roundCornersAndThinLinesAreNoBackground(box: String, isFound: Bool) throws {
  let views = "b: {background: \"#000000\", \(box)}, \(label("#000000"))"
  #expect(try Inspected(screen(views)).messages(.contrast).isEmpty != isFound)
}

@Test func everyLineOfATextIsJudged() throws {
  let text = label("#000000", ", lines: 0").replacingOccurrences(
    of: "Words, frame: [10, 10, 100, 30]", with: "Words words, frame: [10, 10, 60, 60]")
  let below = "b: {background: \"#000000\", frame: [0, 42, 200, 78]}"
  #expect(try Inspected(screen("\(below), \(text)")).messages(.contrast).count == 1)
  let gap = "b: {background: \"#000000\", frame: [0, 38, 200, 3]}"
  #expect(try Inspected(screen("\(gap), \(text)")).messages(.contrast) == [])
}

@Test func whatIsOnNoImageIsJudgedBesideOne() throws {
  let image = "c: {class: image, size: 9x9, frame: [0, 0, 35, 120]}"
  let box = "b: {background: \"#000000\", frame: [35, 0, 165, 120]}"
  let text = label("#000000")
  #expect(try Inspected(screen("\(image), \(box), \(text)")).messages(.contrast).count == 1)
  #expect(try Inspected(screen("\(image), \(text)")).messages(.contrast) == [])
  let wide = image.replacingOccurrences(of: "35", with: "120")
  #expect(try Inspected(screen("\(box), \(wide), \(text)")).messages(.contrast) == [])
}

/// A view that is turned covers less than the box around it: the middle of the corner is free.
@Test func aTurnedViewIsNotBehindWhatItDoesNotCover() throws {
  let box = "b: {background: \"#000000\", frame: [100, 20, 80, 80], transform: {rotation: 45}}"
  let text = label("#000000").replacingOccurrences(of: "10, 10, 100", with: "60, 10, 100")
  #expect(try Inspected(screen("\(box), \(text)")).messages(.contrast) == [])
}

/// The second line ends where “hi” does, and a run has its own place and colour.
@Test(
  arguments: [
    ("text: \"Some words on a line\\nhi\", lines: 0, color: \"#000000\"", "40, 36, 160, 30", 0),
    ("text: \"Some words on a line\\nhi\", lines: 0, color: \"#000000\"", "0, 36, 160, 30", 1),
    (
      "attributedText: [{text: \"Some words \", color: \"#ffffff\"}, {text: on white, color: \"#000000\"}]",
      "0, 0, 100, 60", 0
    ),
    (
      "attributedText: [{text: \"Some words \", color: \"#000000\"}, {text: on white, color: \"#000000\"}]",
      "0, 0, 100, 60", 1
    ),
  ])
func lettersAreWhereTheyAreDrawn(text: String, strip: String, count: Int) throws {
  let views = """
    b: {background: "#000000", frame: [\(strip)]}, a: {class: label, \(text), frame: [10, 10, 180, 50]}
    """
  let found = try Inspected(screen(views), try Typesetter()).messages(.contrast)
  #expect(found.count == count, "\(found)")
}
