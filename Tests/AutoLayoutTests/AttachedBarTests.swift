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
