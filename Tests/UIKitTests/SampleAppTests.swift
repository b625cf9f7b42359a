import LayoutTesting
import Testing
import UIKit
import UIKitApp

/// The screens of `Samples/UIKitApp` in five languages.
@MainActor @Suite(.serialized) struct SampleAppTests {
  private let locales: LayoutLocales = ["en", "de", "ar", "ja", "vi"]

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
  @Test func app() {
    assertLayout(of: makeApp(), locales: ["en"], devices: ["iphone-14"], appearances: [.dark])
  }
}
