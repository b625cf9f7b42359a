import Foundation
import LayoutScene
import Testing

@Suite struct PixelGridTests {
  @Test(
    arguments: [
      (1.0, 0.5, 1.0), (1, 0.49, 0), (1, -0.5, 0), (1, -0.51, -1),
      (2, 950.25, 950.5), (2, 0.24, 0), (3, 0.2, 1.0 / 3), (3, 20.4, 20 + 1.0 / 3), (1, -0.2, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func anEdgeGoesToTheNearestPixelHalvesUpwards(
    scale: CGFloat, value: CGFloat, expected: CGFloat
  ) {
    #expect(abs(PixelGrid(scale: scale).round(value) - expected) < 1e-9)
  }

  @Test func aHalfPixelMissedByTheSolversToleranceIsStillAHalf() {
    #expect(PixelGrid(scale: 2).round(0.25 - 1e-10) == PixelGrid(scale: 2).round(0.25))
  }

  @Test func theSizeFollowsFromTheRoundedEdges() {
    let rect = PixelGrid(scale: 1).round(CGRect(x: 0.4, y: 0.6, width: 10.2, height: 9.8))
    #expect(rect == CGRect(x: 0, y: 1, width: 11, height: 9))
  }

  @Test func neighboursThatTouchStillTouchAfterRounding() {
    let grid = PixelGrid(scale: 3)
    for step in 0..<200 {
      let edge = CGFloat(step) * 0.377
      let left = grid.round(CGRect(x: 0, y: 0, width: edge, height: 1))
      let right = grid.round(CGRect(x: edge, y: 0, width: 5, height: 1))
      #expect(left.maxX == right.minX)
    }
  }

  @Test func textSizesGoUpToTheNextPixel() {
    #expect(PixelGrid(scale: 2).roundUp(20.28) == 20.5)
    #expect(PixelGrid(scale: 2).roundUp(20.5) == 20.5)
    #expect(abs(PixelGrid(scale: 3).roundUp(20.28) - 61.0 / 3) < 1e-9)
  }
}
