import AutoLayout
import Foundation
import LayoutScene
import Testing

/// Two long texts share a row: nothing says which of them wraps. What the first pass makes of it is
/// reported, though the wrapped texts ask for no more than they have.
@Test func aRowOfTwoWrappedTextsIsAmbiguousAndItsOtherSolutionIsShown() {
  let window = screen(200)
  let words = "five words of some length"
  let (a, b) = (
    window.rootView.addLabel(words, "a", lines: 0), window.rootView.addLabel(words, "b", lines: 0)
  )
  a.pin(left: 0, top: 0)
  b.pin(top: 0, right: 0)
  activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  let frames = { [a, b].map(\.frame) }
  let before = frames()
  #expect([a, b].map(\.hasAmbiguousLayout) == [true, true])
  let ambiguous = window.findings.filter { $0.rule == "layout/ambiguous" }
  #expect(ambiguous.map(\.view) == ["a", "b"])
  let settled = frames()
  a.exerciseAmbiguityInLayout()
  #expect(frames() != settled && a.frame.width + b.frame.width == 200)
  a.exerciseAmbiguityInLayout()
  #expect(frames() == settled)
  #expect(before != settled)
  a.setContentCompressionResistancePriority(.init(749), for: .horizontal)
  #expect([a, b].map(\.hasAmbiguousLayout) == [false, false])
}

/// Which of the two gives way in the first pass makes no difference: the text wraps where it wraps.
@Test func whatTheFirstPassLeavesOpenIsNotReportedWhereItComesToTheSame() {
  let window = screen(200)
  let text = window.rootView.addLabel("sixteen lettersandso sixteenmor", "text", lines: 0)
  let control = window.rootView.add("control", 40, 20)
  control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  text.pin(left: 0, top: 0)
  control.pin(top: 0, right: 0)
  activate(control.leftAnchor.constraint(greaterThanOrEqualTo: text.rightAnchor))
  #expect(![text, control].contains { $0.hasAmbiguousLayout })
  #expect(text.frame == rect(0, 0, 160, 40) && control.frame == rect(160, 0, 40, 20))
}
