import AutoLayout
import Foundation
import LayoutScene
import Testing

/// What views answer that no layout can go by: reported once, and gone when it is mended.

private final class Odd: View {
  var baseline: View?
  var rect: CGRect?
  var wholeFrame: CGRect?
  override var forLastBaselineLayout: View { baseline ?? self }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { rect ?? frame }
  override func frame(forAlignmentRect rect: CGRect) -> CGRect { wholeFrame ?? rect }
}

@Test func aBaselineOfAViewThatIsNotBelowIsReported() {
  let window = screen()
  let (outer, inner) = (Odd(identifier: "p"), Odd(identifier: "q"))
  window.rootView.add(outer)
  outer.add(inner)
  for view in [outer, inner] {
    view.fix(width: 10, height: 10)
    view.pin(left: 0)
  }
  inner.pin(top: 0)
  (outer.baseline, inner.baseline) = (inner, outer)
  activate(
    outer.lastBaselineAnchor.constraint(equalTo: window.rootView.topAnchor, constant: 30))
  let findings = window.findings
  #expect(findings.map(\.rule) == [.baseline] && findings.first?.view == "q")
  #expect(findings.first?.message.contains("Odd:q names Odd:p for its last baseline") == true)
  #expect(outer.frame == rect(0, 20, 10, 10), "its own baseline counts")
  inner.baseline = nil
  inner.setNeedsUpdateConstraints()
  #expect(window.findings.isEmpty)
}

@Test func marginsThatAreNoNumbersAreReported() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(width: 50, height: 50)
  let below = view.add("b", 5, 5)
  activate(below.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor))
  activate(below.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor))
  view.layoutMargins = EdgeInsets(top: 3, left: .nan, bottom: .infinity, right: 0)
  let findings = window.findings
  #expect(findings.map(\.rule) == [.margins] && findings.first?.view == "a")
  #expect(below.frame == rect(0, 3, 5, 5))
  view.layoutMargins.left = 4
  view.layoutMargins.bottom = 0
  #expect(window.findings.isEmpty && below.frame == rect(4, 3, 5, 5))
}

@Test func anAlignmentRectThatIsNoNumberIsReported() {
  let window = screen()
  let view = window.rootView.add(Odd(identifier: "a"))
  view.rect = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
  view.pin(left: 7, top: 0)
  view.fix(width: 50, height: 50)
  let below = view.add("b", 5, 5)
  below.pin(left: 0, top: 0)
  let findings = window.findings
  #expect(findings.map(\.rule) == [.alignmentRect] && findings.first?.view == "a")
  #expect(view.frame == rect(7, 0, 50, 50))
}

@Test func conversionsThatAreNoNumbersAreReportedWithoutAnybodyBelow() {
  let window = screen()
  let view = window.rootView.add(Odd(identifier: "a"))
  view.pin(left: 7, top: 0)
  view.fix(height: 50)
  let width = activate(view.widthAnchor.constraint(equalToConstant: 50))
  view.rect = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
  #expect(window.findings.map(\.message) == ["The alignment rect of Odd:a is not finite."])
  view.rect = nil
  view.wholeFrame = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
  width.constant = 40
  #expect(
    window.findings.map(\.message) == ["The frame for an alignment rect of Odd:a is not finite."])
  #expect(view.frame == rect(7, 0, 40, 50), "the alignment rect counts")
  view.wholeFrame = nil
  width.constant = 30
  #expect(window.findings.isEmpty)
}
