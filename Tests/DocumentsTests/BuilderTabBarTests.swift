import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

@Test(arguments: [
  ("NO", "", CGFloat(774)), ("YES", "", 818), ("NO", "hidesBottomBarWhenPushed=\"YES\"", 818),
])
func theToolbarOfANavigationControllerIsDrawnAndCounts(
  hidden: String, attributes: String, bottom: CGFloat
) throws {
  let text = """
    <document toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina6_12"/><scenes>
    <scene sceneID="s"><objects><navigationController toolbarHidden="\(hidden)" id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/><connections>
    <segue destination="one" kind="relationship" relationship="rootViewController" id="g1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="t"><objects><viewController id="one" \(attributes) sceneMemberID="viewController">
    <view key="view" id="roo"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>\(BuilderText.view("box", "0 0 393 9"))</subviews>
    <constraints>\(BuilderText.equal("box", "bottom", "saf", "bottom"))</constraints>
    <viewLayoutGuide key="safeArea" id="saf"/></view>
    <toolbarItems><barButtonItem title="Share" id="sha"/></toolbarItems></viewController></objects></scene></scenes></document>
    """
  let scene = try load(text, file: "Main.storyboard").scene()
  #expect(scene.views.first { $0.id == "box" }?.frame.maxY == bottom)
  let bar = scene.views.first { $0.className == "toolbar" }
  #expect(bar?.texts.map(\.string) == (bottom == 774 ? ["Share"] : nil))
}

@Test func aPhoneWithoutAHomeButtonHasItsSafeAreaAtTheSidesWhenItLies() throws {
  let text = BuilderText.storyboard(
    "<subviews>\(BuilderText.view("box-aa-001", "0 0 9 9"))</subviews><constraints>"
      + ["top", "left", "bottom", "right"].map {
        BuilderText.equal("box-aa-001", $0, "saf-ar-001", $0)
      }.joined() + "</constraints>", version: 21507, size: CGSize(width: 852, height: 393),
    device: "retina6_12"
  ).replacingOccurrences(of: "orientation=\"portrait\"", with: "orientation=\"landscape\"")
  let frame = try BuilderText.frames(text, file: "Main.storyboard")["box-aa-001"]
  #expect(frame == CGRect(x: 59, y: 0, width: 734, height: 372))
}

@Test func theScenesOfATabBarControllerHaveATabBarWithAnItemForEach() throws {
  func scene(_ id: String, _ item: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <subviews>\(BuilderText.view("\(id)-box", "0 0 414 813"))</subviews>
    <constraints>\(BuilderText.equal("\(id)-box", "bottom", "\(id)-safe", "bottom"))</constraints>
    <viewLayoutGuide key="safeArea" id="\(id)-safe"/></view>
    <tabBarItem key="tabBarItem" \(item) id="\(id)-tab"/></viewController></objects></scene>
    """
  }
  let text = """
    <document toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina6_1"/><scenes>
    <scene sceneID="s"><objects><tabBarController id="tabs" sceneMemberID="viewController">
    <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="0" width="414" height="49"/></tabBar><connections>
    <segue destination="one" kind="relationship" relationship="viewControllers" id="g1"/>
    <segue destination="two" kind="relationship" relationship="viewControllers" id="g2"/>
    </connections></tabBarController></objects></scene>
    \(scene("one", "title=\"Albums\""))\(scene("two", "systemItem=\"search\""))</scenes></document>
    """
  for (screen, selected) in [("one", 0), ("two", 1)] {
    var options = DocumentOptions()
    options.screen = screen
    let scene = try load(text, file: "Main.storyboard", options).scene()
    let bar = try #require(scene.views.first { $0.className == "tabBar" })
    #expect(bar.texts.map(\.string) == ["Albums", "Search"])
    #expect(scene.views.first { $0.id == "\(screen)-box" }?.frame.maxY == 813, "\(selected)")
    // The system's items have words of the screen's language.
    options.locale = LocaleTag("de")
    let german = try load(text, file: "Main.storyboard", options).scene().views
    #expect(
      german.first { $0.className == "tabBar" }?.texts.map(\.string) == ["Albums", "Suchen"])
  }
}

@Test func aTabAndABarHaveTheTitleOfAControllerWhoseItemHasNone() throws {
  let text = """
    <document toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina6_1"/><scenes>
    <scene sceneID="s1"><objects><tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
    <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="g1"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="s2"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
    <segue destination="one" kind="relationship" relationship="rootViewController" id="g2"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s3"><objects><viewController title="Albums" id="one" sceneMemberID="viewController">
    <view key="view" id="roo-ot-001"><rect key="frame" x="0" y="0" width="414" height="896"/></view>
    <navigationItem key="navigationItem" id="item"/></viewController></objects></scene></scenes></document>
    """
  let views = try load(text, file: "Main.storyboard").scene().views
  for bar in ["tabBar", "navigationBar"] {
    #expect(views.first { $0.id == bar }?.texts.map(\.string) == ["Albums"], "\(bar)")
  }
}

@Test func aSimulatedNavigationBarIsInTheSafeAreaUnlessItIsOpaque() throws {
  for (metrics, top) in [("", CGFloat(92)), ("translucent=\"NO\"", 0)] {
    let box =
      "<subviews>" + BuilderText.view("box-aa-001", "0 0 9 9") + "</subviews><constraints>"
      + BuilderText.equal("box-aa-001", "top", "saf-ar-001", "top") + "</constraints>"
    let text = BuilderText.storyboard(box, version: 21507).replacingOccurrences(
      of: "</view></viewController>",
      with:
        "</view><simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" \(metrics)/></viewController>"
    )
    let scene = try load(text, file: "Main.storyboard").scene()
    #expect(scene.views.first { $0.id == "box-aa-001" }?.frame.minY == top)
  }
}

@Test func aDocumentOfSeveralRootsMayHaveViewsWithoutElements() {
  // The accessory and the content view of a root cell are called by the cell.
  let cell = { (id: String) in
    """
    <tableViewCell id="\(id)" accessoryType="checkmark"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <view key="contentView"><rect key="frame" x="0" y="0" width="280" height="44"/></view></tableViewCell>
    """
  }
  let text = """
    <document toolsVersion="21507" targetRuntime="iOS.CocoaTouch"><objects>\(cell("one"))\(cell("two"))</objects></document>
    """
  #expect(problems(text, file: "Cells.xib") == [])
}
