import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

// Container views with the scenes that their embed segues lead to.

private func view(_ id: String, _ size: String, _ content: String = "") -> String {
  """
  <view key="view" id="\(id)"><rect key="frame" x="0" y="0" \(size)/>\(content)
  <viewLayoutGuide key="safeArea" id="saf-\(id)"/></view>
  """
}

private func scene(_ controller: String) -> String {
  "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
}

private func container(_ id: String, _ frame: String, to destination: String) -> String {
  BuilderText.view(
    id, frame, name: "containerView", "",
    "<connections><segue destination=\"\(destination)\" kind=\"embed\" id=\"seg-\(id)\"/></connections>"
  )
}

/// A screen with a container of 200 × 100 points at (10, 60), and other scenes.
private func storyboard(to destination: String, _ scenes: String) -> String {
  let frame = container("box-00-001", "10 60 200 100", to: destination)
  let constraints = [
    BuilderText.equal("box-00-001", "leading", "roo-00-001", "leading", constant: 10),
    BuilderText.equal("box-00-001", "top", "roo-00-001", "top", constant: 60),
    "<constraint firstItem=\"box-00-001\" firstAttribute=\"width\" constant=\"200\" id=\"w\"/>",
    "<constraint firstItem=\"box-00-001\" firstAttribute=\"height\" constant=\"100\" id=\"h\"/>",
  ].joined()
  let outer = view(
    "roo-00-001", "width=\"375\" height=\"667\"",
    "<subviews>\(frame)</subviews><constraints>\(constraints)</constraints>")
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><scenes>
    \(scene("<viewController id=\"con-00-001\" sceneMemberID=\"viewController\">\(outer)</viewController>"))
    \(scenes)</scenes></document>
    """
}

/// A scene whose box keeps 10 points from the safe area's top and 5 from the margin.
private func inner(_ id: String, _ more: String = "", _ item: String = "") -> String {
  let box = BuilderText.view("box-\(id)", "0 0 10 10") + more
  let constraints =
    BuilderText.equal("box-\(id)", "top", "saf-roo-\(id)", "top", constant: 10)
    + BuilderText.equal("box-\(id)", "leading", "roo-\(id)", "leadingMargin", constant: 5)
  let root = view(
    "roo-\(id)", "width=\"375\" height=\"667\"",
    "<subviews>\(box)</subviews><constraints>\(constraints)</constraints>")
  return scene(
    "<viewController id=\"\(id)\" sceneMemberID=\"viewController\">\(root)\(item)</viewController>")
}

private func scene(of text: String, _ device: String? = nil) throws -> Scene {
  var options = DocumentOptions(device: device.flatMap(Device.named))
  options.screen = "con-00-001"
  return try load(text, file: "Main.storyboard", options).scene(includesAmbiguity: false)
}

private func frames(_ text: String, _ device: String? = nil) throws -> [String: CGRect] {
  Dictionary(uniqueKeysWithValues: try scene(of: text, device).views.map { ($0.id, $0.frame) })
}

@Test(arguments: [nil, "iphone-15", "ipad"])
func aContainerShowsItsSceneInItsOwnSizeOnAnyDevice(device: String?) throws {
  let frames = try frames(storyboard(to: "inn-00-001", inner("inn-00-001")), device)
  #expect(frames["roo-inn-00-001"] == CGRect(x: 0, y: 0, width: 200, height: 100))
  #expect(frames["box-inn-00-001"]?.minY == 10)
  // A controller's view has margins of 16 points, and of 20 on wide screens.
  #expect(frames["box-inn-00-001"]?.minX == (device == "ipad" ? 25 : 21))
}

/// The margins of a controller follow the screen, not the container: 20 points from a width of 402 on.
@Test(arguments: [("retina4_7", 375, 667, 21), ("ipad9_7", 768, 1024, 25)])
func aNarrowContainerHasTheMarginsOfItsScreen(
  device: String, width: Int, height: Int, minX: CGFloat
) throws {
  let text = storyboard(to: "inn-00-001", inner("inn-00-001"))
    .replacingOccurrences(of: "retina4_7", with: device)
    .replacingOccurrences(
      of: "width=\"375\" height=\"667\"/><subviews><containerView",
      with: "width=\"\(width)\" height=\"\(height)\"/><subviews><containerView")
  #expect(try frames(text)["box-inn-00-001"]?.minX == minX)
}

@Test func anEmbeddedNavigationControllerBringsItsBar() throws {
  let navigation = scene(
    """
    <navigationController id="nav-00-001" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nba-00-001"/>
    <connections><segue destination="inn-00-001" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """)
  let item = "<navigationItem key=\"navigationItem\" title=\"Inside\" id=\"ite-00-001\"/>"
  let scene = try scene(
    of: storyboard(to: "nav-00-001", navigation + inner("inn-00-001", "", item)))
  let bar = try #require(scene.views.first { $0.id == "inn-00-001/navigationBar" })
  #expect(bar.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
  #expect(bar.texts.map(\.string) == ["Inside"])
  #expect(scene.views.first { $0.id == "box-inn-00-001" }?.frame.minY == 54)
}

/// A screen would never end: the segue that closes the circle is a mistake.
@Test(arguments: ["con-00-001", "inn-00-001", "nav-00-001"])
func aSceneThatContainsItselfIsAMistakeAtItsSegue(destination: String) {
  let loop = inner(
    "inn-00-001", container("box-00-002", "0 0 50 50", to: destination),
    "<navigationItem key=\"navigationItem\" id=\"ite-00-001\"/>")
  let navigation = scene(
    """
    <navigationController id="nav-00-001" sceneMemberID="viewController"><connections>
    <segue destination="inn-00-001" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """)
  let found = problems(storyboard(to: "inn-00-001", loop + navigation), file: "Main.storyboard")
  #expect(found.count == 1, "\(found)")
  #expect(
    found.first?.contains("destination: expected a scene that does not contain the segue’s own")
      == true)
}

/// Segues that show a scene lead back to it in most apps.
@Test func aSceneThatIsShownAgainContainsNothing() {
  let back = inner(
    "inn-00-001", "",
    "<connections><segue destination=\"con-00-001\" kind=\"show\" id=\"b\"/></connections>")
  #expect(problems(storyboard(to: "inn-00-001", back), file: "Main.storyboard") == [])
}

@Test func aSceneThatIsContainedTwiceIsShownOnceAndNoted() throws {
  let box = container("box-00-003", "0 0 50 50", to: "inn-00-001")
  let whole = storyboard(to: "inn-00-001", inner("inn-00-001"))
  let end = try #require(whole.range(of: "</subviews>"))
  let text = whole.replacingCharacters(in: end, with: "\(box)</subviews>")
  let screen = try scene(of: text)
  let ids = screen.views.map(\.id)
  #expect(Set(ids).count == ids.count && ids.contains("box-00-003"))
  #expect(
    screen.findings.map(\.message).contains(
      "another container view of this scene shows the scene “inn-00-001”, too"))
}

/// A scene that nothing but a container shows has the bars of the controllers around it, and no device's safe area.
@Test(arguments: [nil, "iphone-15", "ipad"])
func aSceneThatIsOnlyEmbeddedIsNoScreen(device: String?) throws {
  let tabs = scene(
    """
    <tabBarController id="tab-00-001" sceneMemberID="viewController"><tabBar key="tabBar" id="tba-00-001"/>
    <connections><segue destination="inn-00-001" kind="relationship" relationship="viewControllers" id="r"/></connections>
    </tabBarController>
    """)
  let item = "<tabBarItem key=\"tabBarItem\" title=\"Inside\" id=\"ite-00-001\"/>"
  let text = storyboard(to: "tab-00-001", tabs + inner("inn-00-001", "", item))
  var options = DocumentOptions(device: device.flatMap(Device.named))
  options.screen = "inn-00-001"
  let inner = try load(text, file: "Main.storyboard", options).scene(includesAmbiguity: false)
  #expect(inner.size == CGSize(width: 375, height: 667))
  #expect(inner.views.first { $0.id == "box-inn-00-001" }?.frame.minY == 10)
  let bar = inner.views.first { $0.className == "tabBar" }
  #expect(bar?.frame.maxY == 667 && bar?.frame.width == 375)
  // One that is presented, too, is a screen.
  let presented = text.replacingOccurrences(
    of: "</tabBarController>",
    with:
      "<connections><segue destination=\"tab-00-001\" kind=\"presentation\" id=\"p\"/></connections></tabBarController>"
  )
  let whole = try load(presented, file: "Main.storyboard", options).scene(includesAmbiguity: false)
  #expect(whole.size != inner.size || device == nil)
}
