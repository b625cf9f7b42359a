import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Headroom

@Test func aTextOfSeveralLinesGrowsByLines() throws {
  let window = screen(100, 200)
  _ = label("about", "four word text here", lines: 0, in: window)
  _ = label("footer", "end", in: window)
  try constrain(
    window, "H:|-10-[about]-10-|", "H:|-10-[footer]", "V:|-20-[about]-(>=10)-[footer]-20-|")
  let room = try #require(headroom(window).texts.first { $0.view == "about" })
  // 80 points are 10 letters: two lines, 40 high.
  #expect(room.lines == 2 && room.box == CGSize(width: 80, height: 40))
  #expect(room.heightLeft == 0)
  // 200 − 20 − 40 − 10 − 20 − 20 leaves 90: four lines of 20.
  #expect(room.growth == 80)
  // Six lines are the text three times, which is twice its 19 letters and the spaces between more.
  #expect(room.moreText == 40.0 / 19)
  // “four word” and “text here” take 72.
  #expect(room.widthLeft == 8)
}

/// A screen in which a text of 9 letters, “four word”, may have so many lines of so many letters.
@Test(
  arguments: [
    // On a second line there is room for the same again: “four word four word”.
    (2, 9, 10),
    // “four word”, and then “four word fo” with the beginning of a word.
    (2, 12, 13),
    // “four word four”, “word four word” and “four word four”.
    (3, 14, 35),
    // Half a line is left on the only one.
    (1, 14, 5),
  ] as [(Int, Int, Int)])
func theShareOfMoreTextIsThatOfLettersThatFit(lines: Int, letters: Int, more: Int) throws {
  let window = screen(CGFloat(letters) * 8, CGFloat(lines) * 20)
  _ = label("about", "four word", lines: 0, in: window)
  try constrain(window, "H:|[about]|", "V:|[about]-(>=0)-|")
  let room = try #require(headroom(window).texts.first)
  #expect(room.moreText == Double(more) / 9)
}

/// Of 4 words on 2 lines of 9 letters all fits but “and more”.
@Test func howMuchOfATextOfSeveralLinesHasToGoIsFoundTheSameWay() throws {
  let window = screen(72, 40)
  _ = label("about", "four word text here and more", lines: 0, in: window)
  try constrain(window, "H:|[about]|", "V:|[about]|")
  let room = try #require(headroom(window).texts.first)
  #expect(room.moreText == -9.0 / 28)
}

@Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
func aTitleHasTheRoomThatItsStretchedButtonLeavesIt(direction: LayoutDirection) throws {
  let window = screen()
  window.traits.layoutDirection = direction
  let button = Button(identifier: "keep")
  button.title = "ten lettrs"
  button.font = .system(ofSize: 16)
  button.contentInsets = DirectionalEdgeInsets(leading: 12, trailing: 12)
  button.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(button)
  try constrain(window, "H:|-20-[keep(200)]", "V:|-20-[keep(44)]")
  let room = try #require(headroom(window).texts.first)
  // 200 − 2 × 12, of which ten letters take 80.
  #expect(room.box.width == 176)
  #expect(room.widthLeft == 96 && room.growth == 0)
  #expect(room.moreText == 1.2)
}

@Test func aTextThatIsWholeNeverLacksWidth() throws {
  let window = Window(
    size: CGSize(width: 300, height: 400), traits: Traits(displayScale: 2),
    measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
  let title = label("title", "elevenlettr elevenlettr", lines: 2, in: window)
  title.font = .system(ofSize: 15)
  // Eleven letters of 7.5 points.
  try constrain(window, "H:|-20-[title(82.5)]", "V:|-20-[title]")
  let room = try #require(headroom(window).texts.first)
  #expect(room.lines == 2 && room.widthLeft == 0 && room.heightLeft.map { $0 >= 0 } == true)
}

/// Contradicting multipliers give such sizes.
@Test(arguments: [LayoutAxis.vertical, .horizontal])
func aTextInABoxOfAnySizeHasRoom(axis: LayoutAxis) throws {
  let window = screen()
  let title = label("title", "ten lettrs ten lettrs", lines: 0, in: window)
  try constrain(window, "H:|[title]", "V:|[title]")
  let length = axis == .vertical ? title.heightAnchor : title.widthAnchor
  length.constraint(equalToConstant: 3e21).isActive = true
  #expect(headroom(window).texts.count == 1)
}

@Test(arguments: [(1000, false), (1001, true)])
func theGrowthOfTextsOfMoreThanThousandCharactersIsNotMeasured(count: Int, isLong: Bool) throws {
  let window = screen(300, 1000)
  _ = label("about", String(repeating: "a", count: count), lines: 0, in: window)
  try constrain(window, "H:|-20-[about]-20-|", "V:|-20-[about]")
  let found = headroom(window)
  let room = try #require(found.texts.first)
  #expect((room.growth == nil) == isLong)
  #expect(found.text.contains("  –  “aaa") == isLong)
}

@Test func aTextThatScrollsGrowsWithoutBound() throws {
  let window = screen(100, 100)
  let scroll = ScrollView(identifier: "scroll")
  scroll.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(scroll)
  let about = label("about", "four word", lines: 0, in: window)
  scroll.addSubview(about)
  try constrain(window, "H:|[scroll]|", "V:|[scroll]|")
  LayoutConstraint.activate([
    about.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
    about.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
    about.topAnchor.constraint(equalTo: scroll.topAnchor),
    about.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    about.widthAnchor.constraint(equalTo: window.rootView.widthAnchor),
  ])
  let room = try #require(headroom(window).texts.first)
  // Four more lines fill the screen, and a fifth scrolls.
  #expect(room.isGrowthOpen && room.growth == 100)
  #expect(room.percent.hasPrefix("> "))
}

@Test func aTextThatIsNotShownHasNoRoom() throws {
  let window = screen()
  let box = View(identifier: "box")
  box.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
  window.rootView.addSubview(box)
  box.addSubview(label("inner", "ten lettrs", in: window))
  #expect(headroom(window).texts.map(\.view) == ["inner"])
  box.alpha = 0
  #expect(headroom(window).texts.isEmpty)
}

/// Letters of a bar button are 8.5 points wide, and those of a title, which has 17 points, too.
@Test func titlesInBarsMayBecomeLongerUntilOneIsCutOff() throws {
  let window = screen(200)
  let bar = NavigationBar(identifier: "bar")
  bar.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(bar)
  let cancel = BarButtonItem(title: "Cancel")
  let done = BarButtonItem(barButtonSystemItem: .done)
  bar.item.leftBarButtonItem = cancel
  bar.item.rightBarButtonItem = done
  try constrain(window, "H:|[bar]|", "V:|[bar]")
  let rooms = headroom(window).texts
  #expect(rooms.map(\.text).sorted() == ["Cancel", "Done"])
  for room in rooms {
    #expect(room.moreText ?? 0 > 0, "\(room)")
    let letters = Double(room.text.count) * (1 + (room.moreText ?? 0))
    #expect(abs(Double(room.growth ?? 0) - (letters - Double(room.text.count)) * 8.5) < 0.01)
  }
  #expect(cancel.title == "Cancel" && done.title == nil, "the bar is as it was")
  // One more letter than there is room for is cut off.
  let room = try #require(rooms.first { $0.text == "Cancel" })
  let count = Int((6 * (1 + (room.moreText ?? 0))).rounded())
  cancel.title = String(repeating: "m", count: count)
  #expect(window.findings.isEmpty)
  cancel.title = String(repeating: "m", count: count + 2)
  #expect(window.findings.map(\.rule).contains(.truncated))
}

/// A text that is cut off lacks height by what it needs in as many lines as it likes.
@Test func theHeightThatACutTextLacksIsThatOfAllItsLines() throws {
  let window = screen()
  _ = label("title", "one two three four five", lines: 2, in: window)
  try constrain(window, "H:|-20-[title(48)]", "V:|-20-[title]")
  // Words of up to 5 letters in lines of 6: five lines of 20 points, of which two are shown.
  let room = try #require(headroom(window).texts.first)
  #expect(room.lines == 2 && room.heightLeft == -60)

}

@Test(
  arguments: [
    (0, false, "0 %"), (0.349, false, "34 %"), (0.35, false, "35 %"), (-0.375, false, "−38 %"),
    (-0.001, false, "−1 %"), (-3, false, "−100 %"), (9.99, false, "999 %"),
    (9.991, false, "> 999 %"), (10, false, "> 999 %"), (2, true, "> 200 %"),
  ] as [(Double, Bool, String)])
func theShareOfMoreTextIsShownInWholePercent(more: Double, isOpen: Bool, words: String) {
  let room = TextRoom(
    view: "a", text: "a", lines: 1, lineLimit: 1, box: CGSize(width: 9, height: 9), widthLeft: 0,
    growth: 0, isGrowthOpen: isOpen, moreText: more)
  #expect(room.percent == words)
}

/// Texts with equal room stay in the order of the screen, those with less come first, and blank ones and
/// text views that scroll have none.
@Test func textsAreListedByTheirRoom() throws {
  let window = screen()
  for (name, text) in [("b", "ten lettrs"), ("a", "ten lettrs"), ("blank", "  "), ("c", "four")] {
    _ = label(name, text, in: window)
  }
  let notes = TextView(identifier: "notes")
  notes.text = "typed"
  notes.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(notes)
  try constrain(
    window, "H:|-20-[b(100)]", "H:|-20-[a(100)]", "H:|-20-[blank]", "H:|-20-[c(100)]",
    "H:|-20-[notes(100)]", "V:|-20-[b]-[a]-[blank]-[c]-[notes(40)]")
  #expect(headroom(window).texts.map(\.view) == ["b", "a", "c"])
}

/// With two pixels a point, the width that a text of several lines needs is a number of half points.
@Test func theWidthThatIsLeftIsCountedInPixels() throws {
  let window = Window(
    size: CGSize(width: 300, height: 400), traits: Traits(displayScale: 2),
    measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
  // Lines of four letters of 8 points, and up to two of them.
  _ = label("about", "four word", lines: 2, in: window)
  try constrain(window, "H:|-20-[about(50)]", "V:|-20-[about(40)]")
  let room = try #require(headroom(window).texts.first)
  #expect(room.widthLeft == 18)
}
