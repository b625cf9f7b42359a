import AutoLayout
import Foundation
import LayoutScene
import Testing

// A character of a title of 17 points is 8.5 wide. The window is 390 wide, with margins of 16.

/// The characters at the left and at the right, and where their texts begin and how wide they are. Between
/// the ends 8 points are free, so that both have 350.
@Test(arguments: [
  (60, 60, [16, 175], [199, 175]), (4, 60, [16, 34], [58, 316]), (60, 4, [16, 316], [340, 34]),
  (0, 60, [], [16, 358]),
])
func itemsAtBothEndsShareTheBar(left: Int, right: Int, first: [CGFloat], last: [CGFloat]) throws {
  let (bar, window) = (NavigationBar(), screen(390, 844))
  func item(_ count: Int) -> BarButtonItem? {
    count == 0 ? nil : BarButtonItem(title: String(repeating: "a", count: count))
  }
  bar.item.leftBarButtonItem = item(left)
  bar.item.rightBarButtonItem = item(right)
  window.rootView.add(bar)
  bar.pin(left: 0, top: 0, right: 0)
  let boxes = window.scene().views[1].texts.map { [$0.box.minX, $0.box.width] }
  #expect(boxes == [first, last].filter { !$0.isEmpty })
}
