import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A label of size 16, in which a character is 8 wide and a line 20 high, and what it lacks.
struct CutLabel: Sendable, CustomTestStringConvertible {
  let text: String
  let lines: Int
  let size: CGSize
  let missing: TextShortfall
  let message: String?
  let hint: String?

  init(
    _ text: String, lines: Int = 0, _ width: CGFloat, _ height: CGFloat, missing: TextShortfall,
    message: String?, hint: String?
  ) {
    (self.text, self.lines, self.missing) = (text, lines, missing)
    (self.message, self.hint) = (message, hint)
    size = CGSize(width: width, height: height)
  }

  var testDescription: String { "\(text) in \(size.width) x \(size.height), \(lines) lines" }
}

private let cutLabels: [CutLabel] = [
  CutLabel(
    "four words in all", lines: 1, 96, 20,
    missing: TextShortfall(
      width: 40, height: 20, linesWhenWider: 1, linesNeeded: 2, lineLimit: 1),
    message: "it lacks 40 pt of width (at 1 line) or 20 pt of height (at 2 lines); at its width it "
      + "needs 2 lines and may have 1",
    hint: "Give label 40 pt more width, or let it have 2 lines and give it 20 pt more height."),
  CutLabel(
    "four words in all", lines: 1, 96, 60,
    missing: TextShortfall(width: 40, height: 0, linesWhenWider: 1, linesNeeded: 2, lineLimit: 1),
    message: "it lacks 40 pt of width (at 1 line); at its width it needs 2 lines and may have 1",
    hint: "Give label 40 pt more width, or let it have 2 lines."),
  CutLabel(
    "four words in all", 48, 40,
    missing: TextShortfall(width: 32, height: 20, linesWhenWider: 2, linesNeeded: 3),
    message: "it lacks 32 pt of width (at 2 lines) or 20 pt of height (at 3 lines)",
    hint: "Give label 32 pt more width, or give it 20 pt more height."),
  CutLabel(
    "four words in all", lines: 2, 44.5, 200,
    missing: TextShortfall(
      width: 35.5, height: 0, linesWhenWider: 2, linesNeeded: 4, lineLimit: 2),
    message: "it lacks 35.5 pt of width (at 2 lines); at its width it needs 4 lines and may have 2",
    hint: "Give label 35.5 pt more width, or let it have 4 lines."),
  CutLabel(
    "one", lines: 1, 40, 8.5,
    missing: TextShortfall(width: nil, height: 11.5, linesNeeded: 1, lineLimit: 1),
    message: "it lacks 11.5 pt of height (at 1 line)",
    hint: "Give label 11.5 pt more height."),
  CutLabel(
    "a\nb\nc", lines: 2, 100, 40,
    missing: TextShortfall(width: nil, height: 20, linesNeeded: 3, lineLimit: 2),
    message: "it lacks 20 pt of height (at 3 lines); at its width it needs 3 lines and may have 2",
    hint: "Let it have 3 lines and give label 20 pt more height."),
  CutLabel(
    "four words in all", lines: 1, 96, 8.5,
    missing: TextShortfall(
      width: 40, height: 31.5, heightWhenWider: 11.5, linesWhenWider: 1, linesNeeded: 2,
      lineLimit: 1),
    message: "it lacks 40 pt of width and 11.5 pt of height (at 1 line) or 31.5 pt of height (at 2 "
      + "lines); at its width it needs 2 lines and may have 1",
    hint: "Give label 40 pt more width and 11.5 pt more height, or let it have 2 lines and give it "
      + "31.5 pt more height."),
  CutLabel(
    "four words in all", 96, 8.5,
    missing: TextShortfall(
      width: 40, height: 31.5, heightWhenWider: 11.5, linesWhenWider: 1, linesNeeded: 2),
    message: "it lacks 40 pt of width and 11.5 pt of height (at 1 line) or 31.5 pt of height (at 2 "
      + "lines)",
    hint: "Give label 40 pt more width and 11.5 pt more height, or give it 31.5 pt more height."),
  CutLabel(
    "four words\nin all", lines: 0, 72, 20,
    missing: TextShortfall(
      width: 8, height: 40, heightWhenWider: 20, linesWhenWider: 2, linesNeeded: 3),
    message: "it lacks 8 pt of width and 20 pt of height (at 2 lines) or 40 pt of height (at 3 "
      + "lines)",
    hint: "Give label 8 pt more width and 20 pt more height, or give it 40 pt more height."),
]

@Test(arguments: cutLabels)
func aTextThatIsCutOffLacksPointsInEachDirection(label cut: CutLabel) throws {
  let window = screen(scale: 2)
  let label = window.rootView.addLabel(cut.text, "label", lines: cut.lines)
  label.pin(left: 0, top: 0)
  label.fix(width: cut.size.width, height: cut.size.height)
  let finding = try #require(window.findings.first)
  #expect(finding.rule == .truncated && finding.missing == cut.missing)
  #expect(finding.message.components(separatedBy: "cut off: ").last == cut.message.map { $0 + "." })
  #expect(finding.hint == cut.hint)
}

/// What is said to be missing is enough, and a pixel less is not.
@Test(arguments: cutLabels, [1.0, 2, 3])
func theMissingPointsAreThoseThatMakeTheTextFit(label cut: CutLabel, scale: CGFloat) throws {
  func isCut(_ change: CGSize, lines: Int) -> Bool {
    let window = screen(600, 400, scale: scale)
    let label = window.rootView.addLabel(cut.text, "label", lines: lines)
    label.pin(left: 0, top: 0)
    label.fix(width: cut.size.width + change.width, height: cut.size.height + change.height)
    return !window.findings.isEmpty
  }
  let window = screen(600, 400, scale: scale)
  let label = window.rootView.addLabel(cut.text, "label", lines: cut.lines)
  label.pin(left: 0, top: 0)
  label.fix(width: cut.size.width, height: cut.size.height)
  let missing = try #require(window.findings.first?.missing)
  #expect(missing.width != nil || missing.height != nil)
  if let width = missing.width {
    let height = missing.heightWhenWider
    #expect(!isCut(CGSize(width: width, height: height), lines: cut.lines))
    #expect(isCut(CGSize(width: width - 1.01 / scale, height: height), lines: cut.lines))
    #expect(
      height == 0 || isCut(CGSize(width: width, height: height - 1.5), lines: cut.lines))
  }
  if let height = missing.height {
    #expect(!isCut(CGSize(width: 0, height: height), lines: 0))
    #expect(height == 0 || isCut(CGSize(width: 0, height: height - 1.5), lines: 0))
  }
}

/// A button has one line: no height alone is enough for a title that is too wide, too.
@Test func aButtonThatIsTooNarrowAndTooLowLacksBoth() throws {
  let window = screen(scale: 2)
  let button = window.rootView.add(Button(identifier: "submit"))
  button.font = .system(ofSize: 40)
  button.title = "ten lettrs"
  button.contentInsets = DirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
  button.pin(left: 0, top: 0)
  button.fix(width: 104, height: 30)
  let finding = try #require(window.findings.first)
  // Ten letters of 20 points and the insets, on a line of 50 points.
  #expect(finding.missing?.width == 120 && finding.missing?.heightWhenWider == 20)
  #expect(finding.missing?.height == nil)
  #expect(
    finding.message.hasSuffix("it lacks 120 pt of width and 20 pt of height (at 1 line)."))
  #expect(finding.hint == "Give submit 120 pt more width and 20 pt more height.")
  #expect(
    finding.json["missing"]?.text(width: 80) == """
      {"width": 120, "height": 20, "heightWhenWider": 20}

      """)
}

@Test func aTitleThatIsWrittenOnSeveralLinesIsToBeWrittenOnOne() throws {
  let window = screen(scale: 2)
  let button = window.rootView.add(Button(identifier: "submit"))
  button.title = "two\nlines"
  button.pin(left: 0, top: 0)
  button.fix(width: 200, height: 60)
  let finding = try #require(window.findings.first)
  #expect(finding.message.hasSuffix("it is written on 2 lines and may have 1."))
  #expect(finding.hint == "Write it on 1 line.")
}

@Test func aTextFieldHasNoMoreThanOneLine() {
  let window = screen()
  let field = window.rootView.add(TextField(identifier: "field"))
  field.font = .system(ofSize: 16)
  field.placeholder = "many words in a field"
  field.pin(left: 0, top: 0)
  field.fix(width: 100)
  let finding = window.findings.first
  let inset = 2 * ControlMetrics.iOS17.textFieldInset
  #expect(finding?.missing?.width == 168 - (100 - inset) && finding?.missing?.height == nil)
}

/// A point less than its line of 20 wants is not seen; a pixel less than that is.
@Test(
  arguments: [
    (1, 20, false), (1, 19, false), (1, 18, true), (2, 19.5, false), (2, 19, false),
    (2, 18.5, true), (3, 19, false), (3, 56.0 / 3, true),
  ] as [(CGFloat, CGFloat, Bool)])
func aLineThatLacksMoreThanAPointOfHeightIsCut(scale: CGFloat, height: CGFloat, isCut: Bool) {
  let window = screen(scale: scale)
  let label = window.rootView.addLabel("one")
  label.pin(left: 0, top: 0)
  label.fix(height: height)
  #expect(window.findings.map(\.rule) == (isCut ? [.truncated] : []))
}

/// A text whose width is short by less than layout counts is not cut.
@Test(arguments: [(24, false), (24 - 1e-9, false), (23.5, true), (16, true)] as [(CGFloat, Bool)])
func aTextThatLacksWidthIsCut(width: CGFloat, isCut: Bool) {
  let window = screen()
  let label = window.rootView.addLabel("one")
  label.pin(left: 0, top: 0)
  label.fix(width: width)
  #expect(window.findings.isEmpty == !isCut)
}

@Test func aLimitBelowNoLinesIsNone() {
  let window = screen()
  let (label, button, cell) = (Label(), Button(), TableViewCell())
  label.numberOfLines = -2
  button.titleLabel?.numberOfLines = -2
  cell.numberOfLines = -2
  (label.text, button.title, cell.text) = ("words", "words", "words")
  for view in [label, button, cell] as [View] {
    view.frame = rect(0, 0, 200, 60)
    window.rootView.addSubview(view)
  }
  let limits = window.scene().views.flatMap(\.texts).map(\.attributes.lineLimit)
  #expect(limits == [0, 0, 0])
}

/// What nobody sees is not cut: a toast that waits, and what is in a banner that is gone.
@Test(arguments: [true, false])
func aTextThatIsNotShownIsNotCut(isOwn: Bool) {
  let window = screen()
  let box = window.rootView.add(View(identifier: "box"))
  box.pin(left: 0, top: 0)
  let label = box.addLabel("one")
  label.pin(left: 0, top: 0)
  label.fix(width: 16)
  #expect(window.findings.map(\.rule).contains(.truncated))
  (isOwn ? label : box).alpha = 0
  #expect(!window.findings.map(\.rule).contains(.truncated))
}

/// A field scrolls to what is typed into it, and not to its placeholder.
@Test(arguments: [(nil, [.truncated]), ("Some typed words", [])] as [(String?, [Rule])])
func whatIsTypedIntoAFieldIsNotCutOff(text: String?, rules: [Rule]) {
  let window = screen(200)
  let field = window.rootView.add(TextField(), "field")
  (field.text, field.placeholder) = (text, "A placeholder that is long")
  field.pin(left: 0, top: 0, right: 140)
  #expect(window.findings.map(\.rule) == rules)
}

/// A field does not scroll up and down: letters that are higher than it are cut.
@Test(arguments: [(24, []), (16, [.truncated])] as [(CGFloat, [Rule])])
func whatIsTypedIntoAFieldThatIsTooLowIsCutOff(height: CGFloat, rules: [Rule]) {
  let window = screen(200)
  let field = window.rootView.add(TextField(), "field")
  (field.text, field.font) = ("Some typed words", .system(ofSize: 20))
  field.pin(left: 0, top: 0, right: 140)
  field.fix(height: height)
  #expect(window.findings.map(\.rule) == rules)
}

/// A tab bar is as wide as the screen; its items can be told apart.
@Test func theHintAboutATitleInABarNamesIt() throws {
  let window = screen(100)
  let bar = window.rootView.add(TabBar(), "tabs")
  bar.items = ["Home", "Notifications and more"].map { TabBarItem(title: $0, image: nil) }
  bar.pin(left: 0, top: 0, right: 0)
  let finding = try #require(window.findings.first)
  #expect(
    finding.hint?.hasPrefix("Give the text “Notifications and more” of tabs ") == true,
    "\(finding.hint ?? "")")
}
