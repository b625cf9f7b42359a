import BrowserSupport
import LayoutScene
import Testing

@testable import Comparison

@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct PageContrastTests {
  @Test func everyTextOfThePageOfCompareCanBeReadInBothColorSchemes() throws {
    let page = try PageInBrowser.opened(PageSample.profile())
    for scheme in ["light", "dark"] {
      try page.prefer(["prefers-color-scheme": scheme])
      #expect(try page.faintTexts() == [], "\(scheme)")
    }
  }
}
