import Testing

@testable import Pixels

@Suite struct PixelComparisonTests {
  /// White, with rectangles of a colour.
  static func bitmap(
    _ width: Int, _ height: Int, _ marks: [(x: Int, y: Int, width: Int, height: Int)] = [],
    color: UInt32 = 0xFF00_0000
  ) -> Bitmap {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    for mark in marks {
      for y in mark.y..<mark.y + mark.height {
        for x in mark.x..<mark.x + mark.width { pixels[y * width + x] = color }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test func equalPicturesPass() {
    let comparison = PixelComparison(Self.bitmap(40, 30), Self.bitmap(40, 30))
    #expect(comparison.isPassed)
    #expect(comparison.regions.isEmpty)
  }

  @Test func aSinglePixelFails() {
    let comparison = PixelComparison(Self.bitmap(100, 100), Self.bitmap(100, 100, [(7, 9, 1, 1)]))
    #expect(!comparison.isPassed)
    #expect(comparison.different == 1 && comparison.total == 10_000)
    #expect(comparison.regions == [.init(x: 7, y: 9, width: 1, height: 1)])
  }

  @Test func theThresholdThatIsNamedPasses() {
    let (before, after) = (
      Self.bitmap(97, 89), Self.bitmap(97, 89, [(3, 3, 5, 7)], color: 0xFFF0_F0F0)
    )
    let exact = PixelComparison(before, after)
    let share = PixelComparison(before, after, share: exact.share)
    let color = (exact.largestColor * 100).rounded(.up) / 100
    #expect(share.isPassed)
    #expect(PixelComparison(before, after, color: color).isPassed)
    #expect(
      !PixelComparison(before, after, color: color - 0.02).isPassed)
    #expect(
      !PixelComparison(before, after, share: exact.share * 0.99)
        .isPassed)
  }

  /// Two pixels of nothing have the same colour, whatever their words; without a tolerance they differ.
  @Test(arguments: [(0, 1), (0.5, 0)])
  func aToleranceOfColoursIsAboveZero(color: Double, different: Int) {
    let comparison = PixelComparison(
      Self.bitmap(4, 4, [(1, 1, 1, 1)], color: 0x0000_0000),
      Self.bitmap(4, 4, [(1, 1, 1, 1)], color: 0x0012_3456),
      color: color)
    #expect(comparison.unequal == 1 && comparison.different == different)
    #expect(comparison.isPassed == (different == 0))
  }

  @Test func whatIsNearIsOneRegionAndWhatIsFarIsTwo() {
    let near = PixelComparison(
      Self.bitmap(200, 100), Self.bitmap(200, 100, [(10, 10, 4, 4), (20, 12, 4, 4)]))
    #expect(near.regions == [.init(x: 10, y: 10, width: 14, height: 6)])
    let far = PixelComparison(
      Self.bitmap(200, 100), Self.bitmap(200, 100, [(150, 10, 4, 4), (20, 80, 4, 4)]))
    #expect(
      far.regions == [
        .init(x: 150, y: 10, width: 4, height: 4), .init(x: 20, y: 80, width: 4, height: 4),
      ])
  }

  @Test func picturesOfDifferentSizesFailWhateverIsTolerated() {
    let comparison = PixelComparison(
      Self.bitmap(10, 10), Self.bitmap(12, 10), share: 1, color: 100)
    #expect(!comparison.isPassed)
    #expect(comparison.different == 20)
  }

  @Test func theDifferenceIsRedWherePicturesDifferAndPaleElsewhere() {
    let difference = DifferencePicture.bitmap(
      Self.bitmap(4, 2, [(0, 0, 4, 1)]), Self.bitmap(4, 2, [(0, 0, 2, 1)]))
    #expect(difference[3, 0] == 0xFFE0_0030)
    #expect(difference[0, 0] >> 16 & 255 > 0xA0 && difference[0, 0] & 255 < 0xFF)
    #expect(difference[0, 1] == 0xFFFF_FFFF)
  }

  /// Luma by Rec. 601 is 0.299 R + 0.587 G + 0.114 B, in whole steps; of its distance from white 72 of 256
  /// parts are left.
  @Test(
    arguments: [
      (0xFF00_0000, 184), (0xFFFF_0000, 205), (0xFF00_FF00, 226), (0xFF00_00FF, 192),
      (0xFF80_8080, 220), (0xFFFE_FEFE, 255), (0xFFFF_FFFF, 255),
    ] as [(UInt32, UInt32)])
  func whatIsEqualIsShownInAPaleGreyOfItsLuma(color: UInt32, grey: UInt32) {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [color, color])
    let found = DifferencePicture.bitmap(bitmap, bitmap)
    #expect(found.pixels == Array(repeating: 0xFF00_0000 | grey << 16 | grey << 8 | grey, count: 2))
  }

  /// A shadow that is a shade darker is not shown as a text that has gone.
  @Test func redIsTheStrongerTheMoreColoursDiffer() {
    func red(_ before: UInt32, _ after: UInt32) -> UInt32 {
      let difference = DifferencePicture.bitmap(
        Bitmap(width: 1, height: 1, pixels: [before]), Bitmap(width: 1, height: 1, pixels: [after]))
      return 255 - (difference[0, 0] >> 8 & 255)
    }
    let white: UInt32 = 0xFFFF_FFFF
    let strengths = [0xFFFE_FEFE, 0xFFF0_F0F0, 0xFFC0_C0C0, 0xFF80_8080].map { red($0, white) }
    #expect(strengths == strengths.sorted() && Set(strengths).count == 4, "\(strengths)")
    #expect(strengths[0] >= 60, "the least difference is seen")
    #expect(strengths[3] > strengths[1] * 2)
    #expect(red(0xFF00_0000, white) == 255)
  }

  @Test func theDifferenceIsAsLargeAsBothPictures() {
    let found = DifferencePicture.bitmap(Self.bitmap(3, 1), Self.bitmap(1, 2))
    #expect(found.width == 3 && found.height == 2)
    // What one of both lacks is different; what both lack is white.
    #expect(found[0, 1] == 0xFFE0_0030 && found[2, 0] == 0xFFE0_0030)
    #expect(found[2, 1] == 0xFFFF_FFFF)
  }
}
