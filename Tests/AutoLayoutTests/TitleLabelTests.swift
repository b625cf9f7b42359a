import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A button with the title `abcde`, 40 wide and 20 high, in the middle of 100 × 40.
private func fixture(
  _ direction: LayoutDirection = .leftToRight
) -> (window: Window, button: Button, icon: View) {
  let window = screen(200, 100, direction: direction)
  let button = window.rootView.add(Button(identifier: "button"))
  button.font = .system(ofSize: 16)
  button.setTitle("abcde", for: .normal)
  activate(button.leadingAnchor.constraint(equalTo: window.rootView.leadingAnchor, constant: 50))
  button.pin(top: 10)
  button.fix(width: 100, height: 40)
  return (window, button, window.rootView.add("icon", 10, 10))
}

@Test func theTitleLabelIsASubviewOfItsButton() throws {
  let (window, button, _) = fixture()
  let scene = window.scene()
  #expect(button.subviews.isEmpty, "until somebody asks")
  let label = try #require(button.titleLabel)
  #expect(label.superview === button && button.subviews.count == 1 && label.window === window)
  window.layoutIfNeeded()
  #expect(label.frame == rect(30, 10, 40, 20) && !label.hasAmbiguousLayout)
  #expect("\(label)" == "<ButtonLabel: 0.0; frame = (30 10; 40 20); text = 'abcde'>")
  #expect(
    button.autolayoutTrace() == """
      *Button:button (50, 10, 100, 40)
      |   *ButtonLabel:0.0 (30, 10, 40, 20)
      """)
  #expect(window.scene().views == scene.views, "the button shows its title itself")
}

@Test func constraintsMayGoByTheTitleLabel() throws {
  for (direction, x) in [(LayoutDirection.leftToRight, 62), (.rightToLeft, 128)] as [(_, CGFloat)] {
    let (window, button, icon) = fixture(direction)
    let label = try #require(button.titleLabel)
    activate(icon.trailingAnchor.constraint(equalTo: label.leadingAnchor, constant: -8))
    activate(icon.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor))
    #expect(window.findings.isEmpty)
    #expect(icon.frame == rect(x, 26, 10, 10), "\(direction)")
    button.setTitle("abc", for: .normal)
    button.font = .system(ofSize: 32)
    window.layoutIfNeeded()
    // 48 × 40 in the middle, below the inset of 6, with its baseline at 32.
    #expect(icon.frame == rect(direction == .leftToRight ? 58 : 132, 38, 10, 10), "\(direction)")
    button.isSelected = true
    button.setTitle("a", for: .selected)
    window.size.width = 220
    window.layoutIfNeeded()
    #expect(label.frame == rect(42, 6, 16, 40))
    #expect(icon.frame.minX == (direction == .leftToRight ? 74 : 136), "\(direction)")
    button.setTitle(nil, for: .selected)
    button.setTitle(nil, for: .normal)
    #expect(label.text == nil && window.findings.isEmpty)
  }
}

@Test func constraintsMayGoByTheTitleLabelOutsideAWindow() throws {
  let root = View(frame: rect(0, 0, 200, 100))
  root.detachedContext = screen().context
  let button = root.add(Button())
  button.font = .system(ofSize: 16)
  button.setTitle("abcde", for: .normal)
  button.pin(left: 50, top: 10)
  button.fix(width: 100, height: 40)
  let icon = root.add("icon", 10, 10)
  icon.pin(top: 0)
  let label = try #require(button.titleLabel)
  activate(icon.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8))
  root.layoutIfNeeded()
  #expect(label.frame == rect(30, 10, 40, 20) && icon.frame == rect(128, 0, 10, 10))
  button.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
  root.layoutIfNeeded()
  #expect(label.frame == rect(40, 10, 40, 20) && icon.frame.minX == 138)
}

/// As in UIKit, where the button's layout writes the title of its state over it.
@Test func aTextWrittenIntoTheTitleLabelIsGoneAtTheNextLayout() throws {
  let (window, button, _) = fixture()
  let label = try #require(button.titleLabel)
  window.layoutIfNeeded()
  label.text = "written"
  #expect(label.text == "written" && button.currentTitle == "abcde")
  #expect(window.scene().views[1].texts.map(\.string) == ["abcde"])
  #expect(label.text == "abcde" && label.frame == rect(30, 10, 40, 20))
  label.text = nil
  #expect(label.text == nil)
  window.layoutIfNeeded()
  #expect(label.text == "abcde")
}

@Test func theTitleIsDrawnWhereSomebodyPutsItsLabel() throws {
  final class Low: Button {
    override func layoutSubviews() {
      super.layoutSubviews()
      titleLabel?.frame = rect(0, 20, 60, 20)
    }
  }
  let window = screen(200, 100)
  let low = window.rootView.add(Low())
  low.font = .system(ofSize: 16)
  low.setTitle("abcde", for: .normal)
  low.pin(left: 50, top: 10)
  low.fix(width: 100, height: 40)
  #expect(window.scene().views[1].texts.map(\.rect) == [rect(0, 20, 60, 20)])
  let (other, button, _) = fixture()
  let label = try #require(button.titleLabel)
  label.translatesAutoresizingMaskIntoConstraints = false
  activate(label.leftAnchor.constraint(equalTo: button.leftAnchor, constant: 5))
  activate(label.topAnchor.constraint(equalTo: button.topAnchor, constant: 5))
  #expect(other.scene().views[1].texts.map(\.rect) == [rect(5, 5, 40, 20)])
  #expect(other.findings.map(\.view) == ["icon", "icon"])
  label.isHidden = true
  #expect(other.scene().views[1].texts.isEmpty)
}
