import LayoutTesting
import Testing
import UIKit
import UIKitApp

/// Every screen in five locales. The pictures are beside this file.
@MainActor @Suite(.serialized) struct ScreenTests {
  let locales: LayoutLocales = ["en", "de", "ar", "ja", "vi"]

  @Test func login() {
    assertLayout(of: LoginViewController(), locales: locales, devices: ["iphone-14"])
  }
  @Test func feed() {
    assertLayout(
      of: UINavigationController(rootViewController: FeedViewController(posts: Post.samples())),
      locales: locales, devices: ["iphone-14"])
  }
  @Test func settings() {
    assertLayout(
      of: UINavigationController(rootViewController: SettingsViewController()), locales: locales,
      devices: ["iphone-14"])
  }
  @Test func profile() {
    assertLayout(of: ProfileViewController(), locales: locales, devices: ["iphone-14"])
  }
  @Test func dark() {
    assertLayout(of: makeApp(), locales: ["en"], devices: ["iphone-14"], appearances: [.dark])
  }
}
