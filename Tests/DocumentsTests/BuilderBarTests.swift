import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// The scene's own item is in it, and its height in the safe area; one that is opaque has been taken off the root.
@Test func aSimulatedTabBarCoversTheBottomOfItsScene() throws {
  let box =
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 9 9") + "</subviews><constraints>"
    + BuilderText.equal("box-aa-001", "bottom", "saf-ar-001", "bottom") + "</constraints>"
  for (item, titles) in [
    ("<tabBarItem key=\"tabBarItem\" title=\"Home\" id=\"ite-m0-001\"/>", ["Home"]), ("", []),
  ] {
    let metrics = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let text = BuilderText.storyboard(box, version: 21507).replacingOccurrences(
      of: "</viewController>", with: "\(item)\(metrics)</viewController>")
    let views = try load(text, file: "Main.storyboard").scene().views
    let bar = try #require(views.first { $0.className == "tabBar" })
    #expect(bar.frame == CGRect(x: 0, y: 813, width: 414, height: 83))
    #expect(bar.texts.map(\.string) == titles)
    #expect(views.first { $0.id == "box-aa-001" }?.frame.maxY == 813)
    let opaque = text.replacingOccurrences(
      of: metrics, with: metrics.replacingOccurrences(of: "/>", with: " translucent=\"NO\"/>")
    ).replacingOccurrences(of: "height=\"896", with: "height=\"813")
    let below = try load(opaque, file: "Main.storyboard").scene().views
    #expect(!below.contains { $0.className == "tabBar" })
  }
}
