import Foundation
import LayoutScene
import Testing
import Typesetting

@Suite struct TrackingTests {
  private func tracking(_ font: Font, _ text: String = "Label") throws -> CGFloat {
    let set = try Typesetter().set(text, TextAttributes(font: font), width: nil)
    return try #require(set.lines.first?.runs.first).tracking
  }

  /// Apple's table up to 17 points, with the corrections for weight and for large text that were fitted.
  @Test(
    arguments: [
      (6, .regular, 0.041), (12, .regular, 0), (17, .regular, -0.026), (17, .bold, -0.014),
      (17, .semibold, -0.018), (17, .ultraLight, -0.038), (22.5, .regular, -0.008 - 0.027),
      (28, .regular, 0.014 - 0.054), (200, .regular, -0.054), (200, .black, 0.05 - 0.054),
    ] as [(CGFloat, FontWeight, CGFloat)])
  func theSystemsLettersStandAsFarApartAsSanFranciscos(
    size: CGFloat, weight: FontWeight, ems: CGFloat
  ) throws {
    let expected = size * ems
    #expect(abs(try tracking(.system(ofSize: size, weight: weight)) - expected) < 0.001)
  }

  @Test func onlyTheSystemsFontIsTracked() throws {
    #expect(try tracking(.system(ofSize: 17), "日本語") == 0)
    #expect(try tracking(.system(ofSize: 17), "ภาษาไทย") == 0)
    #expect(try tracking(Font(family: "Inter", size: 17)) == 0)
  }
}
