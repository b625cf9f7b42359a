import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

// Interface Builder documents on other devices than their own.

private func options(
  _ device: String? = nil, _ orientation: Orientation? = nil, size: CGSize? = nil
) -> DocumentOptions {
  DocumentOptions(device: device.flatMap(Device.named), orientation: orientation, size: size)
}

/// A constraint of 10 points whose constant follows the traits, a stack that lies down on compact heights, and a view
/// that only wide screens have.
private let adaptive =
  "<subviews>"
  + BuilderText.view("box-aa-001", "0 0 10 10")
  + BuilderText.view(
    "sta-ck-001", "0 100 100 100", name: "stackView", "axis=\"vertical\"",
    "<subviews>" + BuilderText.view("box-aa-003", "0 0 20 20") + "</subviews>"
      + "<variation key=\"heightClass=compact\" axis=\"horizontal\" hidden=\"YES\"/>")
  + BuilderText.view("box-aa-002", "0 0 10 10")
  + BuilderText.view(
    "lab-el-001", "0 0 40 20", name: "label", "text=\"Text\"",
    """
    <fontDescription key="fontDescription" type="system" pointSize="10"/>
    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="20"/></variation>
    """)
    + """
    </subviews><constraints>
    <constraint firstItem="box-aa-001" firstAttribute="width" constant="10" id="c-1">
    <variation key="heightClass=regular-widthClass=regular" constant="30"/>
    <variation key="widthClass=regular" constant="20"/></constraint>
    <constraint firstItem="box-aa-001" firstAttribute="height" constant="5" id="c-2"/>
    <constraint firstItem="box-aa-001" firstAttribute="height" constant="8" id="c-3"/>
    </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="c-3"/></mask>
    <mask key="subviews"><exclude reference="box-aa-002"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="box-aa-002"/></mask></variation>
    <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c-2"/><include reference="c-3"/></mask></variation>
    """

@Test(
  arguments: [
    // A key of two traits wins over one of one trait, wherever it is written.
    ("iphone-15", nil, 10, 5, false), ("iphone-15", .landscape, 10, 8, false),
    ("iphone-15-plus", .landscape, 20, 8, true), ("ipad", nil, 30, 5, true),
    ("ipad", .landscape, 30, 5, true),
  ] as [(String, Orientation?, CGFloat, CGFloat, Bool)])
func variationsFollowTheSizeClassesOfTheCell(
  device: String, orientation: Orientation?, width: CGFloat, height: CGFloat, isThere: Bool
) throws {
  let text = BuilderText.xib(adaptive)
  let screen = try load(text, file: "test.xib", options(device, orientation))
  let views = screen.scene().views
  let box = views.first { $0.id == "box-aa-001" }
  #expect(box?.frame.size == CGSize(width: width, height: height))
  #expect(views.contains { $0.id == "box-aa-002" } == isThere)
  let label = screen.window.rootView.descendant("lab-el-001") as? Label
  #expect(label?.font == .system(ofSize: isThere ? 20 : 10, weight: .regular))
}

@Test func withoutOptionsTheTraitsAreThoseOfTheRecord() throws {
  let wide = BuilderText.xib(
    adaptive, size: "width=\"768\" height=\"1024\"", device: "ipad9_7")
  #expect(try BuilderText.frames(wide)["box-aa-001"]?.width == 30)
  #expect(try BuilderText.frames(wide, options("iphone-se"))["box-aa-001"]?.width == 10)
  #expect(try BuilderText.frames(BuilderText.xib(adaptive))["box-aa-001"]?.width == 10)
}

@Test func aStackViewIsTurnedAndHiddenByAVariation() throws {
  let screen = try load(
    BuilderText.xib(adaptive), file: "test.xib", options(nil, .landscape))
  let stack = try #require(screen.window.rootView.descendant("sta-ck-001") as? StackView)
  #expect(stack.axis == .horizontal)
  #expect(stack.isHidden)
  #expect(screen.window.size == CGSize(width: 667, height: 375))
}

@Test func aSizeChoosesTheSizeClasses() throws {
  let text = BuilderText.xib(adaptive)
  let frames = try BuilderText.frames(text, options(size: CGSize(width: 700, height: 700)))
  #expect(frames["box-aa-001"]?.width == 30)
}

/// A view between the leading and trailing edges, for what becomes of roots.
private let stretched =
  "<subviews>" + BuilderText.view("box-aa-001", "0 0 10 10") + "</subviews><constraints>"
  + BuilderText.equal("box-aa-001", "leading", "roo-ot-001", "leading")
  + BuilderText.equal("box-aa-001", "trailing", "roo-ot-001", "trailing")
  + BuilderText.equal("box-aa-001", "top", "roo-ot-001", "top")
  + BuilderText.equal("box-aa-001", "bottom", "roo-ot-001", "bottom") + "</constraints>"

@Test(
  arguments: [
    // As large as the screen, as wide as the screen, and of a size of its own.
    ("375 667", CGSize(width: 820, height: 1180)), ("375 90", CGSize(width: 820, height: 90)),
    ("120 90", CGSize(width: 120, height: 90)),
  ] as [(String, CGSize)])
func aRootBecomesAsLargeAsTheDevice(size: String, expected: CGSize) throws {
  let numbers = size.split(separator: " ")
  let text = BuilderText.xib(
    stretched, size: "width=\"\(numbers[0])\" height=\"\(numbers[1])\"")
  let screen = try load(text, file: "test.xib", options("ipad"))
  #expect(screen.scene().views.first { $0.id == "box-aa-001" }?.frame.size == expected)
  #expect(screen.deviceName == "ipad")
}

@Test func aSceneShorterThanItsScreenHasItsBarsOnAnotherOne() throws {
  let text = """
    <document toolsVersion="21507" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><scenes>
    <scene sceneID="s-1"><objects><navigationController id="nav-00-001" sceneMemberID="viewController">
    <navigationBar key="navigationBar" translucent="NO" id="bar-00-001"/>
    <connections><segue destination="fir-st-001" kind="relationship" relationship="rootViewController" id="seg-00-001"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s-2"><objects><viewController id="fir-st-001" sceneMemberID="viewController">
    <view key="view" id="roo-ot-001"><rect key="frame" x="0" y="0" width="375" height="603"/>
    <subviews>\(BuilderText.view("box-aa-001", "0 0 10 10"))</subviews>
    <viewLayoutGuide key="safeArea" id="saf-ar-001"/>
    <constraints>\(BuilderText.equal("box-aa-001", "top", "saf-ar-001", "top"))</constraints></view>
    <navigationItem key="navigationItem" title="First" id="ite-m0-001"/></viewController></objects></scene>
    </scenes></document>
    """
  let file = "Main.storyboard"
  #expect(try BuilderText.frames(text, file: file)["box-aa-001"]?.minY == 0)
  #expect(
    try BuilderText.frames(text, options("iphone-15"), file: file)["box-aa-001"]?.minY == 59 + 44)
  #expect(
    try BuilderText.frames(text, options(nil, .landscape), file: file)["box-aa-001"]?.minY == 32)
}

@Test func recordsAreAboutTheDocumentsOwnDeviceOnly() throws {
  let text = BuilderText.xib(stretched)
  #expect(try load(text, file: "test.xib").recordedFrames.map(\.view) == ["box-aa-001"])
  #expect(try load(text, file: "test.xib", options("ipad")).recordedFrames.isEmpty)
}

// MARK: Bars

/// A table or another root in a navigation controller, pushed by a scene that is called Menu.
private func pushed(_ root: String, _ item: String = "title=\"Settings\"") -> String {
  """
  <document toolsVersion="22000" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><scenes>
  <scene sceneID="s-1"><objects><navigationController id="nav-00-001" sceneMemberID="viewController">
  <navigationBar key="navigationBar" id="bar-00-001"/>
  <connections><segue destination="fir-st-001" kind="relationship" relationship="rootViewController" id="seg-00-001"/></connections>
  </navigationController></objects></scene>
  <scene sceneID="s-2"><objects><viewController id="fir-st-001" sceneMemberID="viewController">
  <view key="view" id="roo-ot-001"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
  <navigationItem key="navigationItem" title="Menu" id="ite-m0-001"/>
  <connections><segue destination="tab-ct-001" kind="show" id="seg-00-002"/></connections>
  </viewController></objects></scene>
  <scene sceneID="s-3"><objects><tableViewController id="tab-ct-001" sceneMemberID="viewController">
  \(root)<navigationItem key="navigationItem" \(item)</tableViewController></objects></scene>
  </scenes></document>
  """
}

private let table = """
  <tableView key="view" style="plain" id="tab-le-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
  <prototypes><tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="28" width="375" height="44"/>
  <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="375" height="44"/>
  </tableViewCellContentView>
  <listContentConfiguration key="contentConfiguration" text="Sounds" secondaryText="On" prefersSideBySideTextAndSecondaryText="YES"/>
  </tableViewCell></prototypes></tableView>
  """

private func tableScene(_ text: String) throws -> Scene {
  var options = DocumentOptions()
  options.screen = "tab-ct-001"
  return try load(text, file: "Main.storyboard", options).scene()
}

@Test func aTableBeginsBelowTheBarAndKeepsItsRecord() throws {
  let scene = try tableScene(pushed(table, "title=\"Settings\" id=\"ite-m0-002\"/>"))
  let view = { id in scene.views.first { $0.id == id } }
  #expect(view("cel-l0-001")?.frame.minY == 28)
  #expect(view("tab-le-001")?.contentOffset.y == CGFloat(-64))
  #expect(view("navigationBar")?.frame.height == 44)
}

@Test func aPushedSceneHasABackButtonWithTheTitleOfTheOneBefore() throws {
  let texts = try tableScene(pushed(table, "title=\"Settings\" id=\"ite-m0-002\"/>")).barTexts
  #expect(texts.contains("Menu"))
  let hidden = pushed(table, "title=\"Settings\" hidesBackButton=\"YES\" id=\"ite-m0-002\"/>")
  #expect(try !tableScene(hidden).barTexts.contains("Menu"))
  let own = pushed(table, "title=\"Settings\" id=\"ite-m0-002\"/>").replacingOccurrences(
    of: "title=\"Menu\" id=\"ite-m0-001\"/>",
    with: "title=\"Menu\" backButtonTitle=\"Else\" id=\"ite-m0-001\">"
      + "<barButtonItem key=\"backBarButtonItem\" title=\"Away\" id=\"ite-m0-009\"/></navigationItem>"
  )
  let owned = try tableScene(own).barTexts
  #expect(owned.contains("Away") && !owned.contains("Menu") && !owned.contains("Else"))
}

@Test func viewsStandInBarsInThePlaceOfTitlesAndButtons() throws {
  let item = """
    id="ite-m0-002"><segmentedControl key="titleView" id="seg-me-001"><rect key="frame" x="100" y="7" width="160" height="32"/>
    <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <barButtonItem key="rightBarButtonItem" id="ite-m0-003"><view key="customView" id="bad-ge-001">
    <rect key="frame" x="300" y="5" width="30" height="20"/></view></barButtonItem></navigationItem>
    """
  let scene = try tableScene(pushed(table, item))
  let frame = { id in scene.views.first { $0.id == id }?.frame }
  #expect(frame("seg-me-001")?.midX == 187.5)
  #expect(frame("bad-ge-001") == CGRect(x: 375 - 16 - 30, y: 12, width: 30, height: 20))
}

@Test func aCellShowsItsContentConfiguration() throws {
  let scene = try tableScene(pushed(table, "title=\"Settings\" id=\"ite-m0-002\"/>"))
  let content = try #require(scene.views.first { $0.id == "cel-l0-001/content" })
  #expect(content.texts.map(\.string) == ["Sounds", "On"])
  #expect(content.frame.size == CGSize(width: 375, height: 44))
}

extension Scene {
  /// The texts of the navigation bar.
  fileprivate var barTexts: [String] {
    views.first { $0.id == "navigationBar" }?.texts.map(\.string) ?? []
  }
}

extension View {
  func descendant(_ name: String) -> View? {
    identifier == name ? self : subviews.lazy.compactMap { $0.descendant(name) }.first
  }
}

// MARK: Documents of a large run

@Test func aDocumentWithoutItsContentsGivesTheSameCellsAndScenes() throws {
  let item = "title=\"Settings\" id=\"ite-m0-002\"/>"
  let text = pushed(table, item)
  let whole = try OpenDocument.open(bytes: Array(text.utf8), file: "Main.storyboard")
  let thin = whole.withoutContents
  #expect(thin.screens == ["fir-st-001", "tab-ct-001"])
  for screen in whole.screens {
    for device in [nil, "ipad"] {
      var options = options(device)
      options.screen = screen
      #expect(thin.cell(options) == whole.cell(options))
      let scenes = [thin, whole].map {
        $0.inspect(options: options, measurer: FixedWidthMeasurer()).screen?.scene()
      }
      #expect(scenes[0] == scenes[1])
      #expect(scenes[0]?.views.count ?? 0 > 1)
    }
  }
}

// MARK: Buttons of bars

@Test func aButtonOfABarShowsItsImageBeforeItsTitleAndSpacesHaveTheirWidths() throws {
  let bar = """
    <toolbar id="too-lb-001"><rect key="frame" x="0" y="0" width="375" height="44"/><items>
    <barButtonItem title="Back" image="Arrow" id="ite-m0-001"/>
    <barButtonItem systemItem="fixedSpace" width="42" id="ite-m0-002"/>
    <barButtonItem title="Forward" id="ite-m0-003"/></items></toolbar>
    """
  let text = BuilderText.xib(
    "<subviews>\(bar)</subviews>",
    resources: "<image name=\"Arrow\" width=\"20\" height=\"18\"/>")
  let toolbar = try #require(
    try load(text, file: "test.xib").scene().views.first { $0.id == "too-lb-001" })
  #expect(toolbar.images.map(\.rect.size) == [CGSize(width: 20, height: 18)])
  #expect(toolbar.texts.map(\.string) == ["Forward"])
  let (image, title) = (toolbar.images[0].rect, toolbar.texts[0].rect)
  #expect(title.minX - image.maxX == 42)
}

@Test func aViewInABarKeepsItsConstraints() throws {
  let item = """
    id="ite-m0-002"><barButtonItem key="rightBarButtonItem" id="ite-m0-003"><view key="customView" id="pai-r0-001">
    <rect key="frame" x="200" y="0" width="80" height="44"/><subviews>\(BuilderText.view("box-aa-001", "0 0 30 10"))</subviews>
    <constraints><constraint firstItem="box-aa-001" firstAttribute="width" constant="30" id="c-1"/>
    \(BuilderText.equal("box-aa-001", "trailing", "pai-r0-001", "trailing"))</constraints></view></barButtonItem></navigationItem>
    """
  let box = try tableScene(pushed(table, item)).views.first { $0.id == "box-aa-001" }
  #expect(box?.frame.width == 30)
  #expect(box?.frame.maxX == 80)
}

// MARK: Sheets and sides

@Test(
  arguments: [
    ("iphone-15", nil, CGRect(x: 0, y: 0, width: 393, height: 798), 0),
    ("iphone-se", nil, CGRect(x: 0, y: 0, width: 375, height: 613), 0),
    // On its side a phone has no room above a sheet.
    ("iphone-15", .landscape, CGRect(x: 0, y: 0, width: 852, height: 393), 0),
    ("ipad", nil, CGRect(x: 0, y: 0, width: 820, height: 1180), 24),
  ] as [(String, Orientation?, CGRect, CGFloat)])
func aSheetLeavesTheSameRoomAboveItOnOtherPhones(
  device: String, orientation: Orientation?, frame: CGRect, top: CGFloat
) throws {
  let box =
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 10 10") + "</subviews><constraints>"
    + BuilderText.equal("box-aa-001", "top", "saf-ar-001", "top") + "</constraints>"
  let text = BuilderText.storyboard(
    box, version: 21507, size: CGSize(width: 414, height: 842))
  let frames = try BuilderText.frames(text, options(device, orientation), file: "Main.storyboard")
  #expect(frames["roo-ot-001"] == frame)
  #expect(frames["box-aa-001"]?.minY == top)
}

@Test(arguments: ["plain", "insetGrouped"])
func rowsKeepAwayFromTheSidesOfAPhoneOnItsSide(style: String) throws {
  let rows = table.replacingOccurrences(of: "style=\"plain\"", with: "style=\"\(style)\"")
    .replacingOccurrences(
      of: "<tableViewCell id", with: "<tableViewCell accessoryType=\"checkmark\" id")
  var options = options("iphone-15", .landscape)
  options.screen = "tab-ct-001"
  let scene = try load(
    pushed(rows, "title=\"Settings\" id=\"ite-m0-002\"/>"), file: "Main.storyboard", options
  ).scene()
  let frame = { id in try #require(scene.views.first { $0.id == id }?.frame) }
  let (cell, content) = (try frame("cel-l0-001"), try frame("con-te-001"))
  let mark = try frame("cel-l0-001/checkmark")
  let isInset = style == "insetGrouped"
  #expect(cell.minX == (isInset ? 59 : 0) && cell.width == (isInset ? 734 : 852))
  #expect(cell.minX + content.minX == 59 && cell.minX + content.maxX == 793)
  #expect(cell.minX + mark.maxX < 793)
  let texts = try #require(scene.views.first { $0.id == "cel-l0-001/content" })
  #expect(cell.minX + texts.frame.minX == 59)
}

@Test(arguments: [("iphone-15", CGFloat(3)), ("iphone-se", 2), ("ipad", 2)])
func aSeparatorIsAPixelHighOnEveryScreen(device: String, scale: CGFloat) throws {
  var options = options(device)
  options.screen = "tab-ct-001"
  let text = pushed(table, "title=\"Settings\" id=\"ite-m0-002\"/>")
  let scene = try load(text, file: "Main.storyboard", options).scene()
  let line = try #require(scene.views.first { $0.id == "cel-l0-001/separator" })
  #expect(abs(line.frame.height - 1 / scale) < 0.001)
}

/// Storyboards that only put other storyboards together have controllers without a view.
@Test func aStoryboardWithoutAViewHasItsControllersAsEmptyScreens() throws {
  let text = """
    <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><device id="retina6_1" orientation="portrait"/><scenes>
    <scene sceneID="s1"><objects><tabBarController id="tab" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
    <connections><segue destination="ref" kind="relationship" relationship="viewControllers" id="seg"/></connections>
    </tabBarController><placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/></objects></scene>
    <scene sceneID="s2"><objects><viewControllerPlaceholder \
    storyboardName="Home" referencedIdentifier="start" id="ref" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" title="Home" id="it"/></viewControllerPlaceholder></objects></scene></scenes></document>
    """
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "Main.storyboard")
  #expect(document.screens == ["tab", "ref"])
  let scenes = try document.screens.map { name in
    try document.screen(
      options: DocumentOptions(screen: name), measurer: FixedWidthMeasurer()
    ).scene()
  }
  #expect(scenes.map(\.size) == [CGSize(width: 414, height: 896), CGSize(width: 414, height: 896)])
  #expect(scenes[0].views.flatMap(\.texts).isEmpty)
  #expect(scenes[1].views.flatMap(\.texts).map(\.string) == ["Home: start", "Home"])
  #expect(
    scenes.map { $0.findings.map(\.message) } == [
      ["no controller of the storyboard has a view"], [],
    ])
}

/// On its side the document's own device is another screen, as it is by its name.
@Test(arguments: [nil, "iphone-8"])
func aMaskStretchesInAViewThatConstraintsSize(device: String?) throws {
  let child = """
    <view contentMode="scaleToFill" id="kid-aa-001"><rect key="frame" x="10" y="10" width="355" height="80"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
    """
  let constraints = ["top", "leading", "trailing"].map {
    BuilderText.equal("box-aa-001", $0, "roo-ot-001", $0)
  }
  let text = BuilderText.xib(
    "<subviews>"
      + BuilderText.view("box-aa-001", "0 0 375 100", "", "<subviews>\(child)</subviews>")
      + "</subviews><constraints>\(constraints.joined())"
      + "<constraint firstItem=\"box-aa-001\" firstAttribute=\"height\" constant=\"100\" id=\"hei-gh-001\"/>"
      + "</constraints>")
  let frames = try BuilderText.frames(text, options(device, .landscape))
  #expect(frames["box-aa-001"]?.width == 667)
  #expect(frames["kid-aa-001"] == CGRect(x: 10, y: 10, width: 647, height: 80))
}
