import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// On a screen without a home indicator. A tab bar is 49 points high, a toolbar 44.
@Test func ofTwoBarsAtTheBottomTheSecondStandsOnTheFirst() {
  let window = Window(
    size: CGSize(width: 320, height: 568), safeArea: EdgeInsets(top: 20),
    measurer: FixedWidthMeasurer())
  let (first, second, tools) = (TabBar(), TabBar(), Toolbar())
  for bar in [first, second, tools] {
    bar.isAttached = true
    window.rootView.addSubview(bar)
  }
  window.layoutIfNeeded()
  #expect(first.frame == rect(0, 519, 320, 49))
  #expect(second.frame == rect(0, 470, 320, 49))
  #expect(tools.frame == rect(0, 426, 320, 44))
}

@Test func attachedBarsAreInTheSafeAreaOfTheRoot() {
  let window = Window(
    size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, bottom: 34),
    traits: Traits(displayScale: 2), measurer: FixedWidthMeasurer())
  let (top, bottom, tools) = (NavigationBar(), TabBar(), Toolbar())
  for bar in [top, bottom, tools] {
    bar.isAttached = true
    window.rootView.addSubview(bar)
  }
  let content = window.rootView.add("content")
  activate(content.topAnchor.constraint(equalTo: window.rootView.safeAreaLayoutGuide.topAnchor))
  activate(
    content.bottomAnchor.constraint(equalTo: window.rootView.safeAreaLayoutGuide.bottomAnchor))
  content.pin(left: 0, right: 0)
  let scene = window.scene()
  #expect(scene.findings.isEmpty)
  #expect(top.frame == rect(0, 47, 390, 44) && bottom.frame == rect(0, 761, 390, 83))
  #expect(tools.frame == rect(0, 717, 390, 44))
  #expect(content.frame == rect(0, 91, 390, 626))
  #expect(scene.views[1].bar?.overhang == EdgeInsets(top: 47))
  #expect(scene.views[2].bar?.overhang == .zero)
  // What they follow changes, and they with it.
  top.prefersLargeTitles = true
  tools.isHidden = true
  window.layoutIfNeeded()
  #expect(content.frame == rect(0, 143, 390, 618))
  window.size = CGSize(width: 320, height: 700)
  bottom.removeFromSuperview()
  window.layoutIfNeeded()
  #expect(content.frame == rect(0, 143, 320, 523) && top.frame.width == 320)
  top.isAttached = false
  top.removeFromSuperview()
  window.layoutIfNeeded()
  #expect(content.frame == rect(0, 47, 320, 619))
}
