import Foundation
import LayoutScene
import Testing

@testable import Typesetting

/// Alignment has been applied to where the baseline begins, but for a line that is too long for its box.
@Test(
  arguments: [
    (100, .center, 3), (40, .center, 3), (30, .center, -2), (0, .center, -17), (30, .left, 3),
    (30, .right, 3), (30, .natural, 3),
  ] as [(CGFloat, TextAlignment, CGFloat)])
func aLineThatIsTooLongHasItsMiddleInACentredBox(
  width: CGFloat, alignment: TextAlignment, start: CGFloat
) {
  let line = SetLine(baseline: CGPoint(x: 3, y: 10), width: 40, runs: [], text: "a line")
  #expect(line.start(in: width, alignment) == start)
}
