import Documents
import Foundation
import LayoutScene
import Testing
import Typesetting

/// Twelve screens as apps have them, in three languages, with which nothing is wrong.
@Suite struct ScreenTests {
  static let screens = [
    "chat", "settings", "product", "player", "onboarding", "calendar", "profile", "login", "map",
    "bars", "form", "paywall",
  ]

  @Test(arguments: screens, ["en", "de", "ar"])
  func aScreenThatIsRightHasNoFindings(name: String, locale: String) throws {
    let typesetter = try Typesetter()
    let found = try Inspected(
      path: "Tests/InspectionTests/Fixtures/\(name).yaml", .locale(locale), typesetter)
    #expect(found.findings.map { "\($0.rule): \($0.message)" } == [])
  }
}
