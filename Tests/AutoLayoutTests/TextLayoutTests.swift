import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@Test func aLabelIsAsLargeAsItsTextUpToAPixel() {
  for (scale, width, height) in [(1.0, 43.0, 22.0), (2, 42.5, 21.5), (3, 128.0 / 3, 64.0 / 3)] {
    let window = screen(scale: scale)
    let label = window.rootView.addLabel("Hello")
    label.font = .system(ofSize: 17)
    label.pin(left: 0, top: 0)
    window.layoutIfNeeded()
    #expect(label.intrinsicContentSize == CGSize(width: width, height: height))
    #expect(abs(label.frame.height - height) < 1e-9)
  }
}

@Test func anEmptyLabelTakesNoRoom() {
  let window = screen()
  let label = window.rootView.addLabel("")
  label.pin(left: 0, top: 0)
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 0, 0))
  #expect(window.scene().views[1].texts.isEmpty)
}

@Test func theHeightOfManyLinesFollowsTheWidthThatLayoutGives() {
  let window = screen(100, 400)
  let label = window.rootView.addLabel("aaaa bbbb cccc dddd", lines: 0)
  label.pin(left: 10, top: 0, right: 10)
  let below = window.rootView.add("below", 10, 10)
  below.pin(left: 0)
  activate(below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5))
  window.layoutIfNeeded()
  // Ten characters a line: two words.
  #expect(label.frame == rect(10, 0, 80, 40))
  #expect(below.frame.minY == 45)
  window.size.width = 60
  window.layoutIfNeeded()
  #expect(label.frame == rect(10, 0, 40, 80))
  window.size.width = 400
  window.layoutIfNeeded()
  #expect(label.frame == rect(10, 0, 380, 20))
}

/// A text that may not be compressed at all is wrapped all the same, which makes it narrower without a conflict.
@Test func aTextThatMustNotBeCompressedIsWrapped() {
  let window = screen(100, 400)
  let label = window.rootView.addLabel("aaaa bbbb cccc dddd", lines: 0)
  label.pin(left: 10, top: 0, right: 10)
  for axis in [Axis.horizontal, .vertical] {
    label.setContentCompressionResistancePriority(.required, for: axis)
  }
  for (width, height) in [(100.0, 40.0), (60, 80), (400, 20)] {
    window.size.width = width
    window.layoutIfNeeded()
    #expect(label.frame == rect(10, 0, width - 20, height))
    #expect(window.scene().findings.filter { $0.rule == .unsatisfiable }.isEmpty)
  }
}

@Test func aLabelThatMayBeNarrowerHugsItsWidestLine() {
  let window = screen(100, 400)
  let label = window.rootView.addLabel("aaaa bbbb cccc", lines: 0)
  label.pin(left: 0, top: 0)
  activate(window.rootView.rightAnchor.constraint(greaterThanOrEqualTo: label.rightAnchor))
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 72, 40))
  // Its width does not feel that there is more room, but the text has to.
  window.size.width = 300
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 112, 20))
  window.size.width = 40
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 32, 60))
}

/// Of 100 points that a text may have it takes the 72 of its widest line: the second pass solves with
/// the size that the text has at the width of the first.
@Test func theSecondPassTakesTheWidthThatTheTextHasAtTheWidthOfTheFirst() {
  let window = screen(200, 600)
  let label = window.rootView.addLabel("aaaa bbbb cccc dddd eeee", lines: 0)
  label.pin(left: 0, top: 0)
  activate(
    label.widthAnchor.constraint(
      lessThanOrEqualTo: window.rootView.widthAnchor, multiplier: 0.5))
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 72, 60))
  label.setContentHuggingPriority(1, for: .horizontal)
  activate(label.widthAnchor.constraint(equalToConstant: 100), 2)
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 100, 60))
}

@Test func linesAreLimited() {
  let window = screen(40, 400)
  let label = window.rootView.addLabel("aaaa bbbb cccc dddd", "label", lines: 2)
  label.pin(left: 0, top: 0, right: 0)
  #expect(window.scene().views[1].frame == rect(0, 0, 40, 40))
  #expect(window.scene().findings.map(\.rule) == [.truncated])
  label.numberOfLines = 4
  #expect(window.scene().views[1].frame.height == 80)
  #expect(window.scene().findings.isEmpty)
}

@Test func anExplicitPreferredWidthWrapsTheIntrinsicSizeAndNeverShrinksTheView() {
  let window = screen(300, 400)
  let label = window.rootView.addLabel("aaaa bbbb cccc", lines: 0)
  label.preferredMaxLayoutWidth = 80
  label.pin(left: 0, top: 0)
  window.layoutIfNeeded()
  #expect(label.intrinsicContentSize == CGSize(width: 72, height: 40))
  #expect(label.frame == rect(0, 0, 72, 40))
  label.fix(width: 200)
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 200, 40))
}

/// The Vietnamese guide's rule: baselines work for views at their intrinsic height. Elsewhere they
/// stay where the text would be if the view were not stretched, and the text is in the middle.
@Test(arguments: [40.0, 60, 100, 30])
func theBaselinesOfAStretchedLabelKeepTheirDistancesAndItsTextIsCentred(height: CGFloat) {
  let window = screen()
  let label = window.rootView.addLabel("aaaa\nbbbb", lines: 2)
  label.pin(left: 0, top: 10)
  label.fix(height: height)
  let beside = window.rootView.addLabel("x", "beside")
  beside.pin(left: 100)
  activate(beside.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor))
  let view = window.scene().views[1]
  #expect(view.firstBaseline == 16 && view.lastBaseline == height - 4)
  #expect(beside.frame.minY == 10 + height - 4 - 16)
  let text = view.texts[0]
  // A view that is too low for two lines shows one.
  let textHeight: CGFloat = height < 40 ? 20 : 40
  #expect(text.rect.minY == (height - textHeight) / 2 && text.rect.height == textHeight)
  // At the intrinsic height, and only there, these are the baselines of the letters.
  let drawn = text.rect.minY + text.measurement.firstBaseline
  #expect((drawn == view.firstBaseline) == (height == 40))
}

@Test func aTextViewWithoutRoomForTextHasNoLinesAndNoBaselines() {
  let window = screen()
  let view = window.rootView.add(TextView(identifier: "text"))
  view.font = .system(ofSize: 16)
  view.text = "aaaa bbbb"
  view.pin(left: 0, top: 0)
  for (width, height, isShown) in [
    (0.0, 0.0, false), (10, 100, false), (100, 0, false), (11, 100, true), (100, 100, true),
  ] {
    let constraints = [
      activate(view.widthAnchor.constraint(equalToConstant: width)),
      activate(view.heightAnchor.constraint(equalToConstant: height)),
    ]
    let shown = window.scene().views[1]
    #expect(shown.texts.isEmpty == !isShown, "\(width) × \(height)")
    #expect((shown.firstBaseline != nil) == isShown && (shown.lastBaseline != nil) == isShown)
    for constraint in constraints { constraint.isActive = false }
  }
  // Without text it has the baseline of what is going to be typed.
  view.text = ""
  view.isScrollEnabled = false
  #expect(window.scene().views[1].firstBaseline == 24)
}

@Test func aTextViewIsAsHighAsItsTextWhenItDoesNotScroll() {
  let window = screen(98, 400)
  let view = window.rootView.add(TextView(identifier: "text"))
  view.font = .system(ofSize: 16)
  view.text = "aaaa bbbb cccc"
  view.isScrollEnabled = false
  view.pin(left: 0, top: 0, right: 0)
  window.layoutIfNeeded()
  // 88 between the insets: eleven characters.
  #expect(view.frame.height == 56)
  view.text = ""
  window.layoutIfNeeded()
  #expect(view.frame.height == 36, "empty text is one line")
  view.isScrollEnabled = true
  #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
}

@Test func compressionDecidesWhichLabelOfARowIsCutOff() {
  let window = screen(100, 100)
  let (a, b) = (
    window.rootView.addLabel("aaaaaaaa", "a"), window.rootView.addLabel("bbbbbbbb", "b")
  )
  a.pin(left: 0, top: 0)
  b.pin(top: 0, right: 0)
  activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  b.setContentCompressionResistancePriority(751, for: .horizontal)
  let scene = window.scene()
  #expect(scene.views[1].frame.width == 36 && scene.views[2].frame.width == 64)
  #expect(scene.findings.map(\.view) == ["a"])
}

@Test func aTallerLabelHasItsTextInTheMiddle() {
  let window = screen()
  let label = window.rootView.addLabel("Hello")
  label.pin(left: 0, top: 0)
  label.fix(height: 50)
  let text = window.scene().views[1].texts[0]
  #expect(text.rect == rect(0, 15, 40, 20))
}

@Test func dynamicTypeChangesStylesAndScaledFontsOnly() {
  let fonts: [(FontDescriptor, CGFloat, CGFloat)] = [
    (.style(.body), 17, 53), (.style(.caption1), 12, 43), (.system(ofSize: 20), 20, 20),
    (.scaled(.system(ofSize: 20), as: .body), 20, 56),
    (
      .scaled(.system(ofSize: 20), as: .body, maximum: 30), 20, 30
    ),
  ]
  for (font, large, accessibility5) in fonts {
    #expect(font.resolved(for: Traits()).size == large)
    let size = font.resolved(for: Traits(contentSizeCategory: .accessibility5)).size
    #expect(abs(size - accessibility5) <= 0.5)
  }
  let window = screen()
  let label = window.rootView.add(Label(identifier: "label"))
  label.text = "xx"
  label.font = .style(.headline)
  label.pin(left: 0, top: 0)
  window.layoutIfNeeded()
  #expect(label.frame.width == 17)
  window.traits.contentSizeCategory = .accessibility5
  window.layoutIfNeeded()
  #expect(label.frame.width == 53)
}

@Test func naturalAlignmentFollowsTheInterface() {
  let window = screen(direction: .rightToLeft)
  let label = window.rootView.addLabel("x")
  #expect(label.textAttributes.alignment == .right)
  let field = window.rootView.add(TextField(identifier: "field"))
  field.text = "x"
  #expect(window.scene().views[2].texts[0].attributes.alignment == .right)
  field.textAlignment = .left
  #expect(window.scene().views[2].texts[0].attributes.alignment == .left)
  label.textAlignment = .center
  #expect(label.textAttributes.alignment == .center)
}

@Test func aTextBreaksInTheSceneWhereLayoutBrokeIt() {
  // A third of 241 is a third of a pixel off the pixel grid.
  let window = screen(241, 100, scale: 1)
  let label = window.rootView.addLabel("aaaa bbbb cc", lines: 0)
  label.pin(left: 0, top: 0)
  activate(label.widthAnchor.constraint(equalTo: window.rootView.widthAnchor, multiplier: 1 / 3))
  let scene = window.scene()
  #expect(label.exactFrame.width != label.frame.width)
  #expect(scene.views[1].texts[0].measurement.lineCount == 2)
  #expect(scene.views[1].frame.height == 40)
  #expect(scene.views[1].texts[0].rect.width == label.exactFrame.width)
}

@Test func aLineThatFitsToTheHairDoesNotBreak() {
  let window = screen(300, 100)
  let (a, b) = (window.rootView.add("a"), window.rootView.addLabel("aaaa bbbb cccc", lines: 0))
  a.pin(left: 0, top: 0)
  a.fix(height: 10)
  activate(a.widthAnchor.constraint(equalTo: window.rootView.widthAnchor, multiplier: 0.7))
  b.pin(top: 0, right: 18)
  activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  window.layoutIfNeeded()
  // 72 points up to what 0.7 is off: nine characters.
  #expect(b.frame.height == 40)
}

@Test func aWrappedLabelWidensWhenWhatHeldItBecomesWeakerThanItsText() {
  let window = screen(300, 400)
  let label = window.rootView.addLabel("aaaa bbbb cccc", lines: 0)
  label.pin(left: 0, top: 0)
  let width = activate(label.widthAnchor.constraint(equalToConstant: 72), 800)
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 72, 40))
  width.priority = 500
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 112, 20))
  // Held by a required limit, then only by the weaker wish for the same width.
  let limit = activate(label.widthAnchor.constraint(lessThanOrEqualToConstant: 72))
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 72, 40))
  limit.constant = 200
  window.layoutIfNeeded()
  #expect(label.frame == rect(0, 0, 112, 20))
}

/// Labels that more room would widen without their width showing it.
@Test func changingATextMeasuresNoOtherTextThatIsHeldLoosely() {
  let measurer = FixedWidthMeasurer()
  let window = Window(size: CGSize(width: 300, height: 900), measurer: measurer)
  var labels: [Label] = []
  for index in 0..<20 {
    let label = window.rootView.addLabel(
      "row \(index) of a list of texts that all are too long for a line", lines: 0)
    label.pin(left: 20)
    activate(window.rootView.rightAnchor.constraint(greaterThanOrEqualTo: label.rightAnchor))
    let above = labels.last
    activate(
      label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? window.rootView.topAnchor))
    labels.append(label)
  }
  window.layoutIfNeeded()
  let before = measurer.count
  labels[3].text = "another text that is too long for a single line"
  window.layoutIfNeeded()
  #expect(measurer.count - before <= 4)
  let change = measurer.count
  activate(labels[5].heightAnchor.constraint(equalToConstant: 100))
  window.layoutIfNeeded()
  #expect(measurer.count == change)
  window.size.width = 400
  window.layoutIfNeeded()
  #expect(labels.allSatisfy { $0.frame.width > 300 })
}

/// What is left over where a text is narrower than its room is not to be had in the first pass.
@Test func aTextIsMeasuredAsIfItsWrappedNeighboursWereStillWide() {
  func frames(changingAfterLayout isLate: Bool) -> [CGRect] {
    let window = screen(300, 400)
    let a = window.rootView.addLabel("aaaa bbbb cccc dddd", lines: 0)
    let b = window.rootView.addLabel("bbbb bbbb bbb", lines: 0)
    let c = window.rootView.add("c")
    a.pin(left: 0)
    c.pin(right: 0)
    activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
    activate(c.leftAnchor.constraint(equalTo: b.rightAnchor))
    activate(a.widthAnchor.constraint(lessThanOrEqualToConstant: 100))
    activate(c.widthAnchor.constraint(greaterThanOrEqualToConstant: 96), 745)
    b.setContentCompressionResistancePriority(740, for: .horizontal)
    b.setContentHuggingPriority(251, for: .horizontal)
    if isLate { window.layoutIfNeeded() }
    activate(c.widthAnchor.constraint(greaterThanOrEqualToConstant: 116), 745)
    window.layoutIfNeeded()
    return [a.frame, b.frame, c.frame]
  }
  #expect(frames(changingAfterLayout: true) == frames(changingAfterLayout: false))
  #expect(frames(changingAfterLayout: true)[1].height == 40)
}

/// The first pass goes by natural sizes, also where what competes for the room comes later.
@Test func aWrappedTextIsWrappedAnewWhenAnotherConstraintCompetesForItsRoom() {
  var frames: [[CGRect]] = []
  for isLate in [false, true] {
    let window = screen(185, 300)
    let label = Label(identifier: "label")
    label.font = .system(ofSize: 16)
    label.text = "aa bbb c dddd "
    label.numberOfLines = 0
    label.setContentHuggingPriority(251, for: .horizontal)
    let box = View(identifier: "box")
    box.explicitIntrinsicContentSize = CGSize(width: 20, height: 20)
    let row = window.rootView.add(StackView(arrangedSubviews: [label, box]), "row")
    row.pin(left: 0, top: 0, right: 0)
    let (first, second) = (
      label.widthAnchor.constraint(equalToConstant: 19),
      box.widthAnchor.constraint(equalToConstant: 44)
    )
    (first.priority, second.priority) = (900, 900)
    first.isActive = true
    if isLate { window.layoutIfNeeded() }
    second.isActive = true
    window.layoutIfNeeded()
    frames.append([label.frame, box.frame])
  }
  #expect(frames[0] == frames[1])
  #expect(frames[0][0].width == 112, "that of the whole text on one line")
}

/// As UIKit's: a label breaks lines for short texts, a text view leaves long ones as they come.
@Test func labelsHaveAStrategyOfLineBreaksAndTextViewsHaveNone() {
  let window = screen(200, 400)
  let label = window.rootView.addLabel("aaaa bbbb", lines: 0)
  label.pin(left: 0, top: 0)
  let view = TextView()
  view.text = "aaaa bbbb"
  view.translatesAutoresizingMaskIntoConstraints = false
  window.rootView.addSubview(view)
  view.pin(left: 0, top: 100)
  view.widthAnchor.constraint(equalToConstant: 100).isActive = true
  view.heightAnchor.constraint(equalToConstant: 100).isActive = true
  window.layoutIfNeeded()
  let views = window.scene().views
  #expect(views[1].texts[0].attributes.lineBreakStrategy == .standard)
  #expect(views[2].texts[0].attributes.lineBreakStrategy == [])
}
