import LayoutTesting
import Testing

@Suite struct ProfileTests {
  @Test func theTitleStandsAboveTheText() throws {
    let layout = try Layout(document: "profile.yaml", locale: "de")
    #expect(layout.frame(of: "title") == CGRect(x: 16, y: 24, width: 248, height: 34))
    layout.expect("title", .above("text", by: 8...))
    layout.expectNoFindings(except: [.touchTarget])
  }

  @Test func profile() {
    assertLayout(document: "profile.yaml", locales: .all, devices: ["iphone-se", "ipad"])
  }
}
