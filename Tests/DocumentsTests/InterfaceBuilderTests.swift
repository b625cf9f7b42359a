import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents
@testable import InterfaceBuilder

@Test func constraintsHaveTheirItemsRelationsMultipliersAndPriorities() throws {
  let content =
    "<subviews>" + BuilderText.view("box-aa-001", "16 28 100 50")
    + BuilderText.view("box-aa-002", "16 90 50 25")
    + "</subviews>" + """
      <constraints>
      <constraint firstItem="box-aa-001" firstAttribute="top" secondItem="saf-ar-001" secondAttribute="top" constant="8" id="c-1"/>
      <constraint firstItem="box-aa-001" firstAttribute="leading" secondItem="roo-ot-001" secondAttribute="leadingMargin" id="c-2"/>
      <constraint firstItem="box-aa-001" firstAttribute="width" constant="100" id="c-3"/>
      <constraint firstItem="box-aa-001" firstAttribute="width" secondItem="box-aa-001" secondAttribute="height" multiplier="2:1" id="c-4"/>
      <constraint firstItem="box-aa-002" firstAttribute="width" secondItem="box-aa-001" secondAttribute="width" multiplier="1/2" id="c-5"/>
      <constraint firstItem="box-aa-002" firstAttribute="height" relation="greaterThanOrEqual" constant="25" id="c-6"/>
      <constraint firstItem="box-aa-002" firstAttribute="height" constant="10" priority="750" id="c-7"/>
      <constraint firstItem="box-aa-002" firstAttribute="leading" secondItem="box-aa-001" secondAttribute="leading" id="c-8"/>
      <constraint firstItem="box-aa-002" firstAttribute="top" secondItem="box-aa-001" secondAttribute="bottom" constant="12" id="c-9"/>
      </constraints>
      """
  let frames = try BuilderText.frames(BuilderText.xib(content))
  #expect(frames["box-aa-001"] == CGRect(x: 16, y: 28, width: 100, height: 50))
  #expect(frames["box-aa-002"] == CGRect(x: 16, y: 90, width: 50, height: 25))
}

@Test func aConstraintWithoutFirstItemIsAboutTheViewThatOwnsIt() throws {
  let content =
    "<subviews>"
    + BuilderText.view(
      "box-aa-001", "0 0 60 30", "",
      """
      <constraints><constraint firstAttribute="width" constant="60" id="c-1"/>
      <constraint firstAttribute="height" constant="30" id="c-2"/></constraints>
      """) + "</subviews>"
  #expect(
    try BuilderText.frames(BuilderText.xib(content))["box-aa-001"]?.size
      == CGSize(width: 60, height: 30))
}

@Test func aViewWithoutTheFlagKeepsItsFrameByItsMask() throws {
  let content = """
    <subviews><view contentMode="scaleToFill" id="box-aa-001">
    <rect key="frame" x="10" y="20" width="355" height="30"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view></subviews>
    """
  var options = DocumentOptions()
  #expect(
    try BuilderText.frames(BuilderText.xib(content))["box-aa-001"]
      == CGRect(x: 10, y: 20, width: 355, height: 30))
  options.size = CGSize(width: 475, height: 667)
  #expect(
    try BuilderText.frames(BuilderText.xib(content), options)["box-aa-001"]
      == CGRect(x: 10, y: 20, width: 455, height: 30))
}

@Test(arguments: [
  ("retina4_7", 12000, CGFloat(20)), ("retina4_7", 17000, 0), ("retina4_7", 22000, 20),
  ("retina6_1", 20000, 44), ("retina6_1", 21225, 48), ("retina6_12", 21225, 59),
])
func theSafeAreaIsTheDevicesInTheVersionThatSavedTheDocument(
  device: String, version: Int, top: CGFloat
) throws {
  let content =
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 10 10") + "</subviews><constraints>"
      + """
      <constraint firstItem="box-aa-001" firstAttribute="top" secondItem="saf-ar-001" secondAttribute="top" id="c-1"/>
      </constraints>
      """
  #expect(
    try BuilderText.frames(BuilderText.xib(content, device: device, version: version))[
      "box-aa-001"]?.minY == top)
}

@Test func theDefaultVariationLeavesOutAndASizeClassBringsBack() throws {
  let content =
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 10 10")
    + BuilderText.view("box-aa-002", "0 0 10 10")
    + "</subviews>" + """
      <constraints>
      <constraint firstItem="box-aa-001" firstAttribute="width" constant="40" id="c-1"/>
      <constraint firstItem="box-aa-001" firstAttribute="width" constant="80" id="c-2"/>
      <constraint firstItem="box-aa-001" firstAttribute="height" constant="5" id="c-3">
      <variation key="heightClass=regular-widthClass=compact" constant="7"/></constraint>
      <constraint firstItem="box-aa-002" firstAttribute="width" constant="3" id="c-4"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c-1"/><exclude reference="c-2"/></mask>
      <mask key="subviews"><exclude reference="box-aa-002"/></mask></variation>
      <variation key="widthClass=compact"><mask key="constraints"><include reference="c-2"/></mask></variation>
      """
  let frames = try BuilderText.frames(BuilderText.xib(content))
  #expect(frames["box-aa-001"]?.size == CGSize(width: 80, height: 7))
  #expect(frames["box-aa-002"] == nil)
}

@Test func recordedSizesStandForMeasuredOnesWhereThatIsAskedFor() throws {
  let content =
    "<subviews>"
    + BuilderText.view("lab-el-001", "20 30 123.5 20.5", name: "label", "text=\"Hello\"")
    + "</subviews>"
      + """
      <constraints>
      <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-ot-001" secondAttribute="leading" constant="20" id="c-1"/>
      <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-ot-001" secondAttribute="top" constant="30" id="c-2"/>
      </constraints>
      """
  var options = DocumentOptions()
  let screen = try load(BuilderText.xib(content), file: "test.xib")
  #expect(screen.recordedFrames.map(\.view) == ["lab-el-001"])
  #expect(try BuilderText.frames(BuilderText.xib(content))["lab-el-001"]?.width != 123.5)
  options.intrinsic = .recorded
  #expect(
    try BuilderText.frames(BuilderText.xib(content), options)["lab-el-001"]
      == CGRect(x: 20, y: 30, width: 123.5, height: 20.5))
}

@Test func whatIsBelowAMisplacedViewIsNotCompared() throws {
  let content =
    "<subviews>"
    + BuilderText.view(
      "box-aa-001", "0 0 10 10", "misplaced=\"YES\"",
      "<subviews>" + BuilderText.view("box-aa-002", "0 0 5 5") + "</subviews>")
    + BuilderText.view("box-aa-003", "0 0 10 10") + "</subviews>"
  let screen = try load(BuilderText.xib(content), file: "test.xib")
  #expect(screen.recordedFrames.map(\.view) == ["box-aa-003"])
}

@Test func colorsAreValuesSystemColorsAndNamesOfTheDocument() throws {
  func colored(_ color: String) -> String {
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 10 10", "", color) + "</subviews>"
  }
  let cases: [(String, String)] = [
    (
      "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
      "#ff8000"
    ),
    (
      "<color key=\"backgroundColor\" white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
      "#000000"
    ),
    ("<color key=\"backgroundColor\" name=\"Brand\"/>", "#0000ff"),
    ("<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>", "#ff3b30"),
  ]
  let resources =
    "<namedColor name=\"Brand\"><color red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\"/></namedColor>"
  for (color, expected) in cases {
    let scene = try load(BuilderText.xib(colored(color), resources: resources), file: "test.xib")
      .scene()
    let background = scene.views.first { $0.id == "box-aa-001" }?.background
    #expect(background == Color(hex: expected), "\(color)")
  }
}

@Test func aStoryboardHasAScreenForEachScene() throws {
  func scene(_ controller: String, _ root: String, _ segue: String = "") -> String {
    """
    <scene sceneID="s-\(controller)"><objects><viewController id="\(controller)" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(root)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(BuilderText.view("box-\(root)", "0 64 10 10"))</subviews>
    <viewLayoutGuide key="safeArea" id="safe-\(root)"/>
    <constraints><constraint firstItem="box-\(root)" firstAttribute="top" secondItem="safe-\(root)" secondAttribute="top" id="c-\(root)"/></constraints>
    </view><navigationItem key="navigationItem" title="\(controller)" id="n-\(controller)"/>\(segue)</viewController></objects></scene>
    """
  }
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="12000" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/><scenes>
    <scene sceneID="s-nav"><objects><navigationController id="nav-00-001"><navigationBar key="navigationBar" id="bar-00-001"/>
    <connections><segue destination="fir-st-001" kind="relationship" relationship="rootViewController" id="seg-00-001"/></connections>
    </navigationController></objects></scene>
    \(scene("fir-st-001", "roo-ot-001", "<connections><segue destination=\"sec-on-002\" kind=\"show\" id=\"seg-00-002\"/></connections>"))
    \(scene("sec-on-002", "roo-ot-002"))
    \(scene("alo-ne-003", "roo-ot-003"))
    </scenes></document>
    """
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "Main.storyboard")
  #expect(document.screens == ["fir-st-001", "sec-on-002", "alo-ne-003"])
  // Below a status bar of 20 and a navigation bar of 44 where a controller has one.
  for (screen, top) in [("fir-st-001", CGFloat(64)), ("sec-on-002", 64), ("alo-ne-003", 20)] {
    var options = DocumentOptions()
    options.screen = screen
    let frames = try BuilderText.frames(text, options, file: "Main.storyboard")
    #expect(frames.first { $0.key.hasPrefix("box-") }?.value.minY == top, "\(screen)")
  }
}

@Test func aViewOfAnUnknownClassHasItsRecordedSizeAndIsNoted() throws {
  let content =
    "<subviews>" + BuilderText.view("new-ki-001", "10 20 30 40", name: "hologramView")
    + "</subviews><constraints>"
    + BuilderText.equal("new-ki-001", "leading", "roo-ot-001", "leading", constant: 10)
    + BuilderText.equal("new-ki-001", "top", "roo-ot-001", "top", constant: 20) + "</constraints>"
  let scene = try load(BuilderText.xib(content), file: "test.xib").scene()
  #expect(
    scene.views.first { $0.id == "new-ki-001" }?.frame
      == CGRect(x: 10, y: 20, width: 30, height: 40))
  let note = scene.findings.first { $0.rule == .unknownClass }
  #expect(note?.message == "new-ki-001 is of the unknown class “hologramView”")
  #expect(note?.severity == .note)
}

@Test func theCanvasHasItsScenesAtTheirPlacesAndTheSeguesBetweenThem() throws {
  func scene(_ kind: String, _ id: String, _ x: Int, _ content: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><\(kind) id="\(id)" sceneMemberID="viewController">\(content)</\(kind)></objects>
    <point key="canvasLocation" x="\(x)" y="0.0"/></scene>
    """
  }
  let view = """
    <view key="view" contentMode="scaleToFill" id="roo-ot-001"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <connections><segue destination="nav-00-001" kind="presentation" identifier="more" id="s-2"/>
    <segue destination="nav-00-001" kind="unwind" id="s-3"/></connections>
    """
  let segue =
    "<connections><segue destination=\"fir-st-001\" kind=\"relationship\" id=\"s-1\"/></connections>"
  let text = """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="nav-00-001"><device id="retina4_7" orientation="portrait"/><scenes>
    \(scene("navigationController", "nav-00-001", 0, segue))\(scene("viewController", "fir-st-001", 800, view))
    </scenes></document>
    """
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "Main.storyboard")
  let storyboard = try #require(document.storyboard)
  #expect(storyboard.places.map(\.title) == ["Navigation Controller", "View Controller"])
  #expect(storyboard.places.map(\.isInitial) == [true, false])
  #expect(storyboard.places.map(\.hasView) == [false, true])
  // 800 units are 500 points: a screen is 600 units wide.
  #expect(storyboard.places.map(\.frame.midX) == [0, 500])
  #expect(
    storyboard.segues == [
      .init(from: 0, to: 1, kind: .contains, identifier: ""),
      .init(from: 1, to: 0, kind: .presents, identifier: "more"),
    ])
  let xib = try OpenDocument.open(bytes: Array(BuilderText.xib("").utf8), file: "View.xib")
  #expect(xib.storyboard == nil)
}

@Test func missingItemsAndSecondIdsAreReportedAtTheirLines() {
  let content =
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 10 10")
    + BuilderText.view("box-aa-001", "0 0 10 10")
    + "</subviews>\n<constraints>\n"
    + "<constraint firstItem=\"box-aa-009\" firstAttribute=\"top\" constant=\"1\" id=\"c-1\"/></constraints>"
  let found = problems(BuilderText.xib(content), file: "a.xib")
  #expect(found.contains { $0.contains("box-aa-009") }, "\(found)")
  #expect(found.contains { $0.contains("box-aa-001") }, "\(found)")
}

/// Letters are half of the font's size wide.
@Test(
  arguments: [
    ("system", "", 60), ("roundedRect", "", 60),
    ("system", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>", 80),
  ] as [(String, String, CGFloat)])
func aButtonThatSaysNoFontHasThatOfInterfaceBuilder(type: String, font: String, width: CGFloat)
  throws
{
  let button = BuilderText.view(
    "but-to-001", "16 28 60 30", name: "button", "buttonType=\"\(type)\"",
    font + "<state key=\"normal\" title=\"Continue\"/>")
  let constraints =
    BuilderText.equal("but-to-001", "top", "saf-ar-001", "top")
    + BuilderText.equal("but-to-001", "leading", "saf-ar-001", "leading")
  let frames = try BuilderText.frames(
    BuilderText.xib("<subviews>\(button)</subviews><constraints>\(constraints)</constraints>"))
  #expect(frames["but-to-001"]?.width == width)
}

/// What a document leaves out is what UIKit's classes have, which is not what Interface Builder's library gives.
@Test func fieldsAndButtonsHaveTheLookThatTheirDocumentLeavesOut() throws {
  let state = { (color: String) in "<state key=\"normal\" title=\"Continue\">\(color)</state>" }
  let red =
    "<color key=\"titleColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  let views = [
    BuilderText.view("fie-ld-001", "0 0 90 30", name: "textField", "borderStyle=\"roundedRect\""),
    BuilderText.view("fie-ld-002", "0 0 90 30", name: "textField"),
    BuilderText.view("but-to-001", "0 0 90 30", name: "button", "buttonType=\"system\"", state("")),
    BuilderText.view("but-to-002", "0 0 90 30", name: "button", "", state("")),
    BuilderText.view("but-to-003", "0 0 90 30", name: "button", "", state(red)),
  ]
  let text = BuilderText.xib("<subviews>\(views.joined())</subviews>")
  let root = try load(text, file: "test.xib").window.rootView
  let fields = ["fie-ld-001", "fie-ld-002"].map { root.descendant($0) as? TextField }
  #expect(fields.map { $0?.borderStyle } == [.roundedRect, TextField.BorderStyle.none])
  let buttons = ["but-to-001", "but-to-002", "but-to-003"].map { root.descendant($0) as? Button }
  #expect(buttons.map { $0?.titleColor } == [nil, .white, Color(0xFF0000)])
}

@Test func aConstraintToAViewOfAnotherSceneIsAMistakeOfTheDocument() throws {
  func root(_ id: String, _ content: String) -> String {
    """
    <view contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    \(content)</view>
    """
  }
  let text = """
    <document targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><objects>
    \(root("roo-ot-001", ""))
    \(root("roo-ot-002", "<constraints><constraint firstItem=\"roo-ot-002\" firstAttribute=\"top\" secondItem=\"roo-ot-001\" secondAttribute=\"top\" id=\"c-1\"/></constraints>"))
    </objects></document>
    """
  // The first root is sound, and is not drawn either.
  for screen in ["roo-ot-001", "roo-ot-002"] {
    var options = DocumentOptions()
    options.screen = screen
    let document = try OpenDocument.open(bytes: Array(text.utf8), file: "a.xib")
    let problems = document.inspect(options: options, measurer: FixedWidthMeasurer()).problems
    #expect(problems.map(\.message).contains { $0.contains("roo-ot-001") }, "\(screen)")
  }
}

/// A screen is called by its controller or its root view, and a root view by its own object ID.
@Test func aScreenAndItsRootHaveTheirObjectIDs() throws {
  let box = "<subviews>\(BuilderText.view("box-aa-001", "0 0 9 9"))</subviews>"
  let xib = try load(BuilderText.xib(box), file: "test.xib").scene()
  #expect(xib.id == "roo-ot-001")
  #expect(xib.views.map(\.id) == ["roo-ot-001", "box-aa-001"])
  #expect(xib.views.map(\.parent) == [nil, 0])
  let story = try load(BuilderText.storyboard(box, version: 21507), file: "a.storyboard").scene()
  #expect(story.id == "con-tr-001")
  #expect(story.views.map(\.id) == ["roo-ot-001", "box-aa-001"])
}

/// A table as a root scrolls in a view that the document has no element for.
@Test func aRootThatScrollsIsInAViewThatIsCalledByIt() throws {
  let text = """
    <document targetRuntime="iOS.CocoaTouch" toolsVersion="21507"><device id="retina4_7"/><objects>
    <tableView id="tab-le-001"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView></objects></document>
    """
  let scene = try load(text, file: "test.xib").scene()
  #expect(scene.id == "tab-le-001")
  #expect(scene.views.map(\.id) == ["tab-le-001/screen", "tab-le-001"])
}
