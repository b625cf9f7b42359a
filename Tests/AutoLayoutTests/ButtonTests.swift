import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A button without a configuration, in letters of 8 × 20 points. Interface Builder records 30 points for
/// “OK” and “abc”, which are narrower.
@Test(arguments: [("OK", 30), ("abcd", 32), ("abcdef", 48)] as [(String, CGFloat)])
func aShortTitleMakesAButtonThirtyPointsWide(title: String, width: CGFloat) {
  let window = screen()
  let button = window.rootView.add(Button())
  button.font = .system(ofSize: 16)
  button.title = title
  #expect(button.intrinsicContentSize.width == width)
}

@Test func aButtonWithAnImageIsAsWideAsItsContent() {
  let button = screen().rootView.add(Button())
  button.image = ImageContent(size: CGSize(width: 12, height: 12))
  #expect(button.intrinsicContentSize.width == 12)
}
