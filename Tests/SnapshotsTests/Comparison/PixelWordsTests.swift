import Drawing
import Testing

@testable import Snapshots

@Suite struct PixelWordsTests {
  private func compared(_ after: [UInt32], width: Int = 100) -> PixelComparison {
    PixelComparison(
      Bitmap(width: 100, height: 100, pixels: .init(repeating: 0xFFFF_FFFF, count: 10_000)),
      Bitmap(
        width: width, height: 100,
        pixels: after + .init(repeating: 0xFFFF_FFFF, count: width * 100 - after.count)),
      share: width == 100 ? 0 : 1, color: width == 100 ? 0 : 100)
  }

  @Test func equalPicturesHaveNothingToTell() {
    #expect(compared([]).summary == nil && compared([]).threshold == nil)
  }

  @Test func aDifferenceNamesTheOptionsThatWouldPassIt() {
    let comparison = compared([0xFF00_0000])
    #expect(comparison.summary == "1 of 10000 pixels differ (0.01%), by up to ΔE 100")
    #expect(
      comparison.threshold
        == "it would pass with --pixel-tolerance 0.01% or with --color-tolerance 100")
  }

  @Test func noOptionHelpsPicturesOfDifferentSizes() {
    #expect(compared([], width: 120).threshold == nil)
    #expect(compared([], width: 120).summary?.hasSuffix("different sizes") == true)
  }
}
