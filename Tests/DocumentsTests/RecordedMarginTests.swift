import Foundation
import TestSupport
import Testing

@testable import Documents

// What recorded frames say about safe areas and margins.

/// A view at the top and bottom of its superview's margins.
private let betweenMargins =
  "<subviews>" + BuilderText.view("box-aa-001", "20 0 10 10") + "</subviews><constraints>"
  + BuilderText.equal("box-aa-001", "top", "roo-ot-001", "topMargin")
  + BuilderText.equal("box-aa-001", "bottom", "roo-ot-001", "bottomMargin") + "</constraints>"

@Test(
  arguments: [
    // Xcode takes the safe area off twice since its version 16.3.
    (23504, CGFloat(48), CGFloat(862)), (23727, 96, 828), (24127, 96, 828),
    // Where the tools have no version, their part for iOS has one.
    (32700, 48, 862),
    // Margins are inset by safe areas since there are any.
    (12118, 0, 896),
  ] as [(Int, CGFloat, CGFloat)])
func marginsOfAControllersRootFollowItsSafeArea(version: Int, top: CGFloat, bottom: CGFloat) throws
{
  let box = try BuilderText.frames(
    BuilderText.storyboard(betweenMargins, version: version), file: "Main.storyboard")["box-aa-001"]
  #expect(box?.minY == top)
  #expect(box?.maxY == bottom)
}

@Test(
  arguments: [
    // Since Xcode 11 a root without a controller has the device's safe area whether the document uses it or not.
    (17506, false, CGFloat(44)), (14113, false, 0), (14460, true, 44),
  ] as [(Int, Bool, CGFloat)])
func marginsOfAViewsRootFollowTheSafeAreaOfTheDevice(version: Int, uses: Bool, top: CGFloat) throws
{
  let text = BuilderText.xib(
    betweenMargins, size: "width=\"414\" height=\"160\"", device: "retina6_1", version: version,
    usesSafeAreas: uses)
  #expect(try BuilderText.frames(text)["box-aa-001"]?.minY == top)
}

private let freeSize = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"

/// A storyboard whose controller says more of its canvas, below a navigation bar where it is in a navigation controller.
private func storyboard(
  _ simulated: String, version: Int, size: CGSize, device: String, isInNavigation: Bool = false
) -> String {
  let navigation = """
    <scene sceneID="sce-ne-002"><objects><navigationController id="nav-00-001" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar-00-001"/><connections>
    <segue destination="con-tr-001" kind="relationship" relationship="rootViewController" id="seg-00-001"/>
    </connections></navigationController></objects></scene></scenes>
    """
  let text = BuilderText.storyboard(betweenMargins, version: version, size: size, device: device)
    .replacingOccurrences(of: "</viewController>", with: simulated + "</viewController>")
  return isInNavigation ? text.replacingOccurrences(of: "</scenes>", with: navigation) : text
}

@Test(
  arguments: [
    // What ends at the screen's bottom, with a status bar only; Xcode 26 has higher navigation bars.
    ("retina4_7", 375, 667, 24127, false, CGFloat(20)), ("retina4_7", 375, 667, 24127, true, 74),
    ("retina4_7", 375, 667, 23727, true, 64), ("retina6_1", 414, 896, 24127, true, 150),
    ("retina6_1", 414, 896, 23727, true, 140), ("ipad9_7", 768, 1024, 14109, true, 64),
    ("ipad9_7", 768, 1024, 17506, true, 70), ("retina6_1", 414, 842, 17506, true, 56),
  ] as [(String, CGFloat, CGFloat, Int, Bool, CGFloat)])
func aScreenBeginsBelowTheBarsOfItsVersion(
  device: String, width: CGFloat, height: CGFloat, version: Int, isInNavigation: Bool, top: CGFloat
) throws {
  let text = storyboard(
    "", version: version, size: CGSize(width: width, height: height), device: device,
    isInNavigation: isInNavigation)
  #expect(try BuilderText.frames(text, file: "Main.storyboard")["box-aa-001"]?.minY == top)
}

@Test(
  arguments: [
    // Before Xcode 11 a scene of a free size had no status bar above it.
    (14490, "retina4_7", CGFloat(0), CGFloat(500)), (23094, "ipad9_7", 20, 500),
    (23094, "retina6_0", 47, 500),
  ] as [(Int, String, CGFloat, CGFloat)])
func aSceneOfAFreeSizeHasTheEdgesThatItReaches(
  version: Int, device: String, top: CGFloat, bottom: CGFloat
) throws {
  let size = CGSize(width: 300, height: 500)
  let text = storyboard(freeSize, version: version, size: size, device: device)
  let box = try BuilderText.frames(text, file: "Main.storyboard")["box-aa-001"]
  #expect(box?.minY == top)
  #expect(box?.maxY == bottom)
}

@Test func aSceneOfAFreeSizeMayHaveItsNavigationBarTakenOff() throws {
  let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
  for (whole, top) in [(544, CGFloat(0)), (500, 44)] {
    let text = storyboard(
      bar + freeSize + "<size key=\"freeformSize\" width=\"300\" height=\"\(whole)\"/>",
      version: 18122, size: CGSize(width: 300, height: 500), device: "retina4_7")
    #expect(
      try BuilderText.frames(text, file: "Main.storyboard")["box-aa-001"]?.minY == top, "\(whole)")
  }
}

@Test(
  arguments: [
    // A view that ends above the screen's lower edge, one that reaches 14 points into it, and one that is wider.
    (414, 94, CGFloat(94)), (414, 876, 862), (510, 160, 126),
  ] as [(Int, Int, CGFloat)])
func aViewOfAFreeSizeIsCoveredBelowWhereItReachesTheEdge(
  width: Int, height: Int, bottom: CGFloat
) throws {
  let text = BuilderText.xib(
    betweenMargins + freeSize, size: "width=\"\(width)\" height=\"\(height)\"",
    device: "retina6_1", version: 17506)
  #expect(try BuilderText.frames(text)["box-aa-001"]?.maxY == bottom)
}

@Test(arguments: [("retina4_7", CGFloat(0)), ("retina6_0", 47)])
func aViewOfAFreeSizeIsBelowNoStatusBar(device: String, top: CGFloat) throws {
  let text = BuilderText.xib(
    betweenMargins + freeSize,
    size: "width=\"468\" height=\"280\"", device: device, version: 21507)
  #expect(try BuilderText.frames(text)["box-aa-001"]?.minY == top)
}

@Test func marginsFollowSafeAreasBeforeXcode11WhereADocumentUsesThem() throws {
  for (version, uses, top) in [(13156, false, CGFloat(0)), (13156, true, 44), (16097, false, 44)] {
    var text = BuilderText.storyboard(betweenMargins, version: version)
    if !uses { text = text.replacingOccurrences(of: "useSafeAreas=\"YES\"", with: "") }
    #expect(
      try BuilderText.frames(text, file: "Main.storyboard")["box-aa-001"]?.minY == top,
      "\(version) \(uses)")
  }
}

@Test(
  arguments: [
    // A cell that is a document of its own has margins by its own width.
    (18122, "retina6_1", 320, CGFloat(16)), (18122, "retina6_1", 414, 20),
    (14460, "retina4_7", 365, 16), (14113, "retina4_7", 600, 20),
    // Since Xcode 16 they are those of the device.
    (24127, "retina6_12", 339, 20), (23727, "retina4_7", 898, 16),
    // In Xcode 11, too, and phones of less than 414 points have 15.
    (15705, "retina4_7", 320, 15), (14854, "retina4_7", 450, 15), (14865, "retina6_1", 378, 20),
  ] as [(Int, String, Int, CGFloat)])
func theMarginsAtTheSidesOfACellFollowItsWidth(
  version: Int, device: String, width: Int, margin: CGFloat
) throws {
  let text = """
    <document toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch"><device id="\(device)"/><objects>
    <tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
    <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
    <subviews>\(BuilderText.view("box-aa-001", "0 0 9 9"))</subviews><constraints>
    \(BuilderText.equal("box-aa-001", "leading", "con-te-001", "leadingMargin"))</constraints>
    </tableViewCellContentView></tableViewCell></objects></document>
    """
  #expect(try BuilderText.frames(text)["box-aa-001"]?.minX == margin)
}

/// A table with a cell in which a view is at the leading and top margins.
private func cell(_ margins: String = "", width: Int = 414) -> String {
  """
  <subviews><tableView contentMode="scaleToFill" id="tab-le-001"><rect key="frame" x="0" y="0" width="\(width)" height="400"/>
  <prototypes><tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="28" width="\(width)" height="60"/>
  <tableViewCellContentView key="contentView" insetsLayoutMarginsFromSafeArea="NO" id="con-te-001"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
  <subviews>\(BuilderText.view("box-aa-001", "20 0 10 10"))</subviews><constraints>
  \(BuilderText.equal("box-aa-001", "top", "con-te-001", "topMargin"))
  \(BuilderText.equal("box-aa-001", "leading", "con-te-001", "leadingMargin"))</constraints>\(margins)
  </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
  """
}

@Test(arguments: [(12118, 8), (23504, 11), (24127, 15)] as [(Int, CGFloat)])
func theMarginsOfCellsAreThoseOfTheVersion(version: Int, top: CGFloat) throws {
  #expect(
    try BuilderText.frames(
      BuilderText.storyboard(cell(), version: version), file: "Main.storyboard")["box-aa-001"]?.minY
      == top)
}

@Test(
  arguments: [
    // Margins that a document writes for a cell's content are not less than the table's at the sides.
    (24127, 400, "layoutMargins\" left=\"12", CGFloat(16)),
    (24127, 400, "layoutMargins\" left=\"18", 18),
    (24127, 400, "directionalLayoutMargins\" leading=\"12", 16),
    // Before Xcode 11 all roots past 375 points are wide.
    (14113, 400, "layoutMargins\" left=\"12", 20), (14113, 375, "layoutMargins\" left=\"12", 16),
    (12118, 400, "layoutMargins\" left=\"4", 4),
  ] as [(Int, Int, String, CGFloat)])
func theContentOfACellKeepsTheMarginsOfItsTable(
  version: Int, width: Int, margins: String, left: CGFloat
) throws {
  let name = margins.hasPrefix("layout") ? "edgeInsets" : "directionalEdgeInsets"
  let text = BuilderText.storyboard(
    cell("<\(name) key=\"\(margins)\" top=\"3\"/>", width: width), version: version,
    size: CGSize(width: width, height: 1500), device: "retina4_7")
  let box = try BuilderText.frames(text, file: "Main.storyboard")["box-aa-001"]
  #expect(box?.origin == CGPoint(x: left, y: 3))
}

@Test func theToolsOfADocumentWithoutAVersionAreThoseOfItsPlugIn() throws {
  for (plugIn, top) in [(22685, CGFloat(48)), (24063, 96)] {
    let dependencies =
      "<dependencies><plugIn identifier=\"x\" version=\"\(plugIn)\"/></dependencies>"
    let text = BuilderText.storyboard(betweenMargins, version: 32700)
      .replacingOccurrences(of: "<scenes>", with: dependencies + "<scenes>")
    let frames = try BuilderText.frames(text, file: "Main.storyboard")
    #expect(frames["box-aa-001"]?.minY == top, "\(plugIn)")
  }
}

/// Xcode 6 kept the height that a cell's content had before the cell was made higher.
@Test func aContentViewOfAnEarlierHeightFillsItsCell() throws {
  let box = BuilderText.view("box-aa-001", "0 0 9 9")
  let text = """
    <document toolsVersion="6245" targetRuntime="iOS.CocoaTouch"><objects>
    <tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="0" width="320" height="104"/>
    <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="320" height="43"/>
    <subviews>\(box)</subviews><constraints>
    \(BuilderText.equal("box-aa-001", "bottom", "con-te-001", "bottom"))
    \(BuilderText.equal("box-aa-001", "top", "con-te-001", "top"))</constraints>
    </tableViewCellContentView></tableViewCell></objects></document>
    """
  #expect(try BuilderText.frames(text)["box-aa-001"]?.height == 103)
}

@Test func aContentViewWithoutAFrameFillsItsCellAboveTheLineBelow() throws {
  let cell = """
    <subviews><tableView contentMode="scaleToFill" id="tab-le-001"><rect key="frame" x="0" y="0" width="414" height="400"/>
    <prototypes><tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="28" width="414" height="60"/>
    <tableViewCellContentView key="contentView" id="con-te-001">
    </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
    """
  for (version, device, height) in [(23504, "retina6_1", CGFloat(59.5)), (7528, "", 59)] {
    let frames = try BuilderText.frames(
      BuilderText.storyboard(cell, version: version, device: device), file: "Main.storyboard")
    #expect(frames["con-te-001"] == CGRect(x: 0, y: 0, width: 414, height: height))
  }
}

@Test(arguments: [
  "edgeInsets key=\"layoutMargins\" left",
  "directionalEdgeInsets key=\"directionalLayoutMargins\" leading",
])
func aViewHasTheMarginsThatItsDocumentWrites(margins: String) throws {
  let box =
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 9 9") + "</subviews><constraints>"
    + BuilderText.equal("box-aa-001", "leading", "own-er-001", "leadingMargin") + "</constraints>"
    + "<\(margins)=\"24\" top=\"3\" bottom=\"3\"/>"
  let content =
    "<subviews>" + BuilderText.view("own-er-001", "0 0 90 90", "", box) + "</subviews>"
  #expect(try BuilderText.frames(BuilderText.xib(content))["box-aa-001"]?.minX == 24)
}

@Test func marginsThatFollowTheReadableWidthLeaveNoMoreThanThat() throws {
  let content =
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 9 9") + "</subviews><constraints>"
    + BuilderText.equal("box-aa-001", "leading", "roo-ot-001", "leadingMargin")
    + BuilderText.equal("box-aa-001", "trailing", "roo-ot-001", "trailingMargin")
    + "</constraints>"
  let size = "width=\"768\" height=\"1024\""
  let text = BuilderText.xib(content, size: size, device: "ipad9_7")
  let flag = "id=\"roo-ot-001\" layoutMarginsFollowReadableWidth=\"YES\""
  let readable = text.replacingOccurrences(of: "id=\"roo-ot-001\"", with: flag)
  #expect(try BuilderText.frames(text)["box-aa-001"]?.width == 728)
  #expect(try BuilderText.frames(readable)["box-aa-001"]?.width == 672)
}
