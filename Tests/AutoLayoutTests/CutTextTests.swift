import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A text 20 high: a view that is lower cuts it, however many lines it asks for.
@Test(arguments: [
  (20.0, nil), (19.5, nil), (21, nil),
  (10, "it lacks 10 pt of height (at 1 line)"), (0, "it lacks 20 pt of height (at 1 line)"),
])
func aLabelLowerThanALineIsFound(height: CGFloat, reason: String?) {
  for lines in [0, 1] {
    let window = screen(scale: 2)
    let label = window.rootView.addLabel("abc", "label", lines: lines)
    label.pin(left: 0, top: 0.3)
    label.fix(height: height)
    let scene = window.scene()
    let message = reason.map { "The text “abc” of label does not fit and is cut off: \($0)." }
    #expect(scene.findings.map(\.message) == [message].compactMap { $0 })
    #expect(scene.views[1].texts[0].measurement.isTruncated == (reason != nil))
  }
}

/// Whatever pixels its edges are rounded to.
@Test(arguments: [1.0, 2, 3])
func aLabelAsHighAsItsTextIsNotFoundToBeCut(scale: CGFloat) {
  let window = screen(scale: scale)
  for step in 0..<20 {
    let label = window.rootView.addLabel("abc", "label\(step)")
    label.font = .system(ofSize: 16.1)
    label.pin(left: 0, top: CGFloat(step) * 0.13)
  }
  #expect(window.findings.isEmpty)
}

@Test func otherControlsLowerThanTheirTextsAreFound() {
  let window = screen()
  let button = window.rootView.add(Button(identifier: "button"))
  button.title = "abc"
  let field = window.rootView.add(TextField(identifier: "field"))
  field.placeholder = "abc"
  let view = window.rootView.add(TextView(identifier: "view"))
  view.isScrollEnabled = false
  view.text = "abc"
  for control in [button, field, view] {
    control.pin(left: 0, top: 0, right: 0)
    control.fix(height: 12)
  }
  let findings = window.findings
  #expect(findings.map(\.rule) == [Rule](repeating: .truncated, count: 3))
  #expect(findings.map(\.view) == ["button", "field", "view"])
  #expect(
    findings.allSatisfy { $0.message.contains("cut off: it lacks ") },
    "\(findings.map(\.message))")
  // So much higher they are not cut: what is short of its insets has another text box than it seems.
  for (control, finding) in zip([button, field, view], findings) where control !== button {
    control.fix(height: 12 + (finding.missing?.height ?? 0))
    control.constraints.first { $0.constant == 12 }?.isActive = false
  }
  #expect(window.findings.map(\.view) == ["button"])
  view.isScrollEnabled = true
  #expect(window.findings.count == 1)
}

@Test func aLabelNarrowerThanALetterIsFound() {
  let window = screen()
  let label = window.rootView.addLabel("abc", "label", lines: 0)
  label.pin(left: 0, top: 0)
  label.fix(width: 4)
  #expect(
    window.findings.map(\.message) == [
      "The text “abc” of label does not fit and is cut off: it lacks 4 pt of width (at 3 lines); its "
        + "width 4 is less than that of a letter or of “…”."
    ])
  let scene = window.scene()
  #expect(scene.views[1].texts[0].measurement.isTruncated)
  label.text = " \u{A0}"
  #expect(window.findings.isEmpty, "nothing of it could be seen")
  label.numberOfLines = 1
  #expect(window.findings.isEmpty)
}
