import BrowserSupport
import Reports
import Testing

@testable import Snapshots

@Suite(.serialized, .inChromium, .timeLimit(.minutes(20)))
struct SnapshotPageContrastTests {
  @Test func everyTextOfThePageOfTestCanBeReadInBothColorSchemes() throws {
    let problem = RunProblem(file: "chat.yaml", message: "there is no class “lable”")
    let page = try SnapshotPageBrowserTests.opened(
      SnapshotSample.run(), problems: [problem])
    for scheme in ["light", "dark"] {
      try page.prefer(["prefers-color-scheme": scheme])
      #expect(try page.faintTexts() == [], "\(scheme)")
    }
  }
}
