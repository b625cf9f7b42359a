import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

/// A table of one section with two cells.
private func table(_ style: String, _ cell: String = "") -> String {
  let cells = [("cel-l0-001", 28), ("cel-l0-002", 72)].map { id, y in
    """
    <tableViewCell id="\(id)" \(cell)><rect key="frame" x="0" y="\(y)" width="414" height="44"/>
    <tableViewCellContentView key="contentView" id="\(id)-c"><rect key="frame" x="0" y="0" width="414" height="44"/>
    </tableViewCellContentView></tableViewCell>
    """
  }.joined()
  return """
    <subviews><tableView \(style) dataMode="static" id="tab-le-001"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <sections><tableViewSection headerTitle="Account" footerTitle="More" id="sec-ti-001"><cells>\(cells)</cells>
    </tableViewSection></sections></tableView></subviews>
    """
}

private func views(
  _ content: String, _ options: DocumentOptions = DocumentOptions()
) throws -> [String: SceneView] {
  let text = BuilderText.storyboard(content, version: 21507)
  let scene = try load(text, file: "Main.storyboard", options).scene()
  return Dictionary(uniqueKeysWithValues: scene.views.map { ($0.id, $0) })
}

@Test func aTableHasLinesBelowItsCellsAndTextsAroundItsSections() throws {
  let plain = try views(table("style=\"plain\""))
  #expect(plain["cel-l0-001/separator"]?.frame == CGRect(x: 20, y: 43.5, width: 394, height: 0.5))
  #expect(plain["cel-l0-002/separator"]?.frame.minX == 20)
  #expect(plain["sec-ti-001/headerTitle"]?.texts.map(\.string) == ["Account"])
  #expect(plain["sec-ti-001/headerTitle"]?.frame == CGRect(x: 20, y: 0, width: 374, height: 28))
  #expect(plain["sec-ti-001/footerTitle"]?.frame.minY == 123)
  let grouped = try views(table("style=\"grouped\""))
  // The last line of a section is as wide as the table, and headers are written in capitals.
  #expect(grouped["cel-l0-002/separator"]?.frame.minX == 0)
  #expect(grouped["sec-ti-001/headerTitle"]?.texts.map(\.string) == ["ACCOUNT"])
  let inset = try views(table("style=\"insetGrouped\""))
  #expect(inset["cel-l0-002/separator"] == nil)
  #expect(inset["cel-l0-002"]?.cornerRadius == 10)
  #expect(try views(table("separatorStyle=\"none\""))["cel-l0-001/separator"] == nil)
}

@Test(
  arguments: [
    ("disclosureIndicator", ["chevron"]), ("checkmark", ["checkmark"]),
    ("detailDisclosureButton", ["chevron", "info"]), ("none", []),
  ])
func aCellHasItsAccessoryAtItsTrailingEdge(kind: String, symbols: [String]) throws {
  let found = try views(table("style=\"plain\"", "accessoryType=\"\(kind)\""))
  let accessories = found.keys.filter {
    $0.hasPrefix("cel-l0-001/") && !$0.hasSuffix("separator")
  }
  #expect(accessories.sorted() == symbols.map { "cel-l0-001/\($0)" })
  if let first = symbols.first { #expect(found["cel-l0-001/\(first)"]?.frame.maxX == 394) }
}

@Test func cellsAreAsWideAsTheirTableOnAnotherDevice() throws {
  var options = DocumentOptions()
  options.size = CGSize(width: 320, height: 568)
  let found = try views(table("style=\"plain\"", "accessoryType=\"checkmark\""), options)
  #expect(found["cel-l0-001"]?.frame.width == 320)
  #expect(found["cel-l0-001-c"]?.frame.width == 320)
  #expect(found["cel-l0-001/checkmark"]?.frame.maxX == 304)
}

/// A cell of the style with a value, which places its texts itself.
private let valueCell = """
  <subviews><tableView dataMode="static" id="tab-le-001"><rect key="frame" x="0" y="0" width="414" height="896"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  <sections><tableViewSection id="sec-ti-001"><cells>
  <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tit-le-001" detailTextLabel="det-ai-001" \
  accessoryType="disclosureIndicator" id="cel-l0-001"><rect key="frame" x="0" y="0" width="414" height="44"/>
  <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="383" height="44"/>
  <subviews><label text="Title" id="tit-le-001"><rect key="frame" x="20" y="12" width="40" height="20"/></label>
  <label text="On" id="det-ai-001"><rect key="frame" x="353" y="12" width="30" height="20"/></label></subviews>
  </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView></subviews>
  """

@Test func whatACellPlacesIsMirroredFromRightToLeft() throws {
  let left = try views(valueCell)
  let right = try views(valueCell, DocumentOptions(direction: .rightToLeft))
  for (name, container) in [
    ("con-te-001", CGFloat(414)), ("tit-le-001", 383), ("det-ai-001", 383),
    ("cel-l0-001/separator", 414), ("cel-l0-001/chevron", 414),
  ] {
    let frame = try #require(left[name]?.frame)
    let mirrored = try #require(right[name]?.frame)
    #expect(mirrored.minX == container - frame.maxX, "\(name)")
    #expect(mirrored.width == frame.width, "\(name)")
  }
}

@Test func theValueOfACellKeepsItsDistanceFromTheTrailingEdgeOnAnotherDevice() throws {
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    let found = try views(
      valueCell, DocumentOptions(size: CGSize(width: 320, height: 568), direction: direction))
    let (content, value) = (try #require(found["con-te-001"]), try #require(found["det-ai-001"]))
    // The margin behind the accessory is 16 points here, and 20 on the document's own screen.
    #expect(content.frame.width == 293)
    #expect(direction == .leftToRight ? value.frame.maxX == 293 : value.frame.minX == 0)
  }
}

// MARK: Cells of a style

/// A cell of a style as Interface Builder records them, in a table whose rows fit their content, and one below it.
private func styledCell(
  _ style: String, _ text: (String, String), _ detail: (String, String)?, height: CGFloat = 43.5,
  header: String = ""
) -> String {
  func label(_ id: String, _ content: (String, String)) -> String {
    BuilderText.view(id, content.1, name: "label", "text=\"\(content.0)\"").replacingOccurrences(
      of: "translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
  }
  let labels = label("tit-le-001", text) + (detail.map { label("det-ai-001", $0) } ?? "")
  return """
    <subviews><tableView rowHeight="-1" style="grouped" id="tab-le-001"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <sections><tableViewSection \(header) id="sec-ti-001"><cells>
    <tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="tit-le-001" \
    \(detail == nil ? "" : "detailTextLabel=\"det-ai-001\"") id="cel-l0-001">
    <rect key="frame" x="0" y="50" width="414" height="\(height)"/>
    <tableViewCellContentView key="contentView" id="con-te-001"><rect key="frame" x="0" y="0" width="414" height="\(height)"/>
    <subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell>
    <tableViewCell id="cel-l0-002"><rect key="frame" x="0" y="\(50 + height)" width="414" height="44"/></tableViewCell>
    </cells></tableViewSection></sections></tableView></subviews>
    """
}

/// The styles with the frames that Interface Builder records for them.
private let styles: [(style: String, text: String, detail: String?, height: CGFloat)] = [
  ("Default", "20 0 374 43.5", nil, 43.5), ("Value1", "20 12 33 20.5", "350 12 44 20.5", 43.5),
  ("Value2", "20 12 91 20.5", "117 12 44 20.5", 43.5),
  ("Subtitle", "20 10 33 20.5", "20 31.5 44 14.5", 55.5),
]

@Test(arguments: styles)
func theTextsOfAStyledCellHaveTheirRecordedFrames(
  style: String, text: String, detail: String?, height: CGFloat
) throws {
  var options = DocumentOptions()
  options.intrinsic = .recorded
  let found = try views(
    styledCell(style, ("Title", text), detail.map { ("Detail", $0) }, height: height), options)
  for (id, frame) in [("tit-le-001", text), ("det-ai-001", detail)] {
    guard let numbers = frame?.split(separator: " ").compactMap({ Double($0) }) else { continue }
    let frame = try #require(found[id]?.frame)
    #expect([frame.minX, frame.minY, frame.width, frame.height].map(Double.init) == numbers)
  }
  #expect(found["cel-l0-002"]?.frame.minY == 50 + height)
}

/// In another language, with the same record.
@Test(arguments: styles)
func longerTextsOfAStyledCellHaveTheRoomThatTheCellHas(
  style: String, text: String, detail: String?, height: CGFloat
) throws {
  let content = styledCell(
    style, (style == "Value2" ? "Title" : "Benachrichtigungen", text),
    detail.map { ("Ausgeschaltet", $0) }, height: height)
  let scene = try load(
    BuilderText.storyboard(content, version: 21507), file: "Main.storyboard"
  ).scene()
  #expect(scene.findings.filter { $0.rule == .truncated || $0.rule == .overlap } == [])
  let value = scene.views.first { $0.id == "det-ai-001" }
  if style == "Value1" { #expect(value?.frame.maxX == 394) }
}

@Test func aRowThatFitsItsContentBecomesHigherWithIt() throws {
  let content = styledCell(
    "Subtitle", ("Title", "20 10 33 20.5"), ("Detail", "20 31.5 44 14.5"), height: 55.5
  ).replacingOccurrences(
    of: "</label>",
    with: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>")
  let large = try views(content, DocumentOptions(textSize: .accessibility3))
  let (cell, next) = (try #require(large["cel-l0-001"]), try #require(large["cel-l0-002"]))
  #expect(cell.frame.height > 80)
  #expect(next.frame.minY == cell.frame.maxY)
  let fixed = try views(
    content.replacingOccurrences(of: "rowHeight=\"-1\"", with: "rowHeight=\"55\""),
    DocumentOptions(textSize: .accessibility3))
  #expect(fixed["cel-l0-001"]?.frame.height == 55.5)
}

/// UIKit's cells do so at the sizes for accessibility.
@Test func aValueStandsBelowItsTextWhereThatIsVeryLarge() throws {
  let content = styledCell("Value1", ("Title", "20 12 33 20.5"), ("Detail", "350 12 44 20.5"))
    .replacingOccurrences(
      of: "</label>",
      with: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>")
  for (size, isBelow) in [
    (ContentSizeCategory.extraExtraExtraLarge, false), (.accessibility1, true),
  ] {
    let found = try views(content, DocumentOptions(textSize: size))
    let (text, detail) = (
      try #require(found["tit-le-001"]?.frame), try #require(found["det-ai-001"]?.frame)
    )
    #expect((detail.minY == text.maxY && detail.minX == text.minX) == isBelow)
    #expect((detail.maxX == 394) == !isBelow)
    #expect(try #require(found["cel-l0-001"]).frame.height >= detail.maxY)
  }
}

@Test func theTextAboveASectionGrowsWithTheTextSizeAndMovesTheCells() throws {
  let content = styledCell(
    "Default", ("Title", "20 0 374 43.5"), nil,
    header: "headerTitle=\"A text above the cells that takes several lines when it is large\"")
  #expect(try views(content)["cel-l0-001"]?.frame.minY == 50)
  let large = try views(content, DocumentOptions(textSize: .accessibility5))
  let (header, cell) = (
    try #require(large["sec-ti-001/headerTitle"]), try #require(large["cel-l0-001"])
  )
  #expect(header.frame.height > 120)
  #expect(header.frame.minY == 0 && cell.frame.minY == header.frame.maxY + 7)
}

@Test(arguments: [(CGFloat(320), CGFloat(16)), (820, 20)])
func aGroupWithRoundCornersHasTheMarginsOfItsScreen(width: CGFloat, margin: CGFloat) throws {
  let content = styledCell("Default", ("Title", "20 0 334 43.5"), nil)
    .replacingOccurrences(of: "style=\"grouped\"", with: "style=\"insetGrouped\"")
    .replacingOccurrences(
      of: "<rect key=\"frame\" x=\"0\" y=\"50\" width=\"414\"",
      with: "<rect key=\"frame\" x=\"20\" y=\"50\" width=\"374\""
    ).replacingOccurrences(
      of:
        "<tableViewCellContentView key=\"contentView\" id=\"con-te-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"414\"",
      with:
        "<tableViewCellContentView key=\"contentView\" id=\"con-te-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"374\""
    ).replacingOccurrences(
      of: "</tableView>",
      with: "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/></tableView>")
  let found = try views(content, DocumentOptions(size: CGSize(width: width, height: 900)))
  #expect(found["cel-l0-001"]?.frame.minX == margin)
  #expect(found["cel-l0-001"]?.frame.maxX == width - margin)
  #expect(found["tit-le-001"]?.frame.minX == margin)
}

// MARK: What is as large as the view around it

private let placedByConstraints = """
  <subviews><tableView translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-001">
  <rect key="frame" x="0" y="0" width="414" height="600"/>
  <view key="tableHeaderView" id="hea-de-001"><rect key="frame" x="0" y="0" width="414" height="50"/></view>
  <prototypes><tableViewCell accessoryType="checkmark" id="cel-l0-001">
  <rect key="frame" x="0" y="50" width="414" height="44"/>
  <tableViewCellContentView key="contentView" id="con-te-001">
  <rect key="frame" x="0" y="0" width="374" height="44"/><autoresizingMask key="autoresizingMask"/><subviews>
  <view translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">
  <rect key="frame" x="20" y="0" width="9" height="9"/></view></subviews><constraints>
  <constraint firstItem="box-aa-001" firstAttribute="leading" secondItem="con-te-001" \
  secondAttribute="leadingMargin" id="c-9"/>
  <constraint firstItem="box-aa-001" firstAttribute="width" constant="9" id="c-8"/></constraints>
  </tableViewCellContentView></tableViewCell></prototypes>
  <view key="tableFooterView" id="foo-te-001"><rect key="frame" x="0" y="94" width="414" height="50"/></view>
  </tableView>
  <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="eff-ec-001">
  <rect key="frame" x="0" y="600" width="414" height="296"/>
  <view key="contentView" id="mat-er-001"><rect key="frame" x="0" y="0" width="414" height="296"/>
  <autoresizingMask key="autoresizingMask"/></view><blurEffect style="regular"/></visualEffectView></subviews>
  <constraints>\(
    ["tab-le-001", "eff-ec-001"].flatMap { view in
      ["leading", "trailing"].map { BuilderText.equal(view, $0, "roo-ot-001", $0) }
    }.joined()
  )\(BuilderText.equal("tab-le-001", "top", "roo-ot-001", "top"))
  <constraint firstItem="tab-le-001" firstAttribute="height" constant="600" id="c-1"/>
  \(BuilderText.equal("eff-ec-001", "top", "tab-le-001", "bottom"))
  \(BuilderText.equal("eff-ec-001", "bottom", "roo-ot-001", "bottom"))</constraints>
  """

@Test func whatATableOrAnEffectPlacesFollowsTheSizeThatConstraintsGiveIt() throws {
  let own = try views(placedByConstraints)
  #expect(own["cel-l0-001"]?.frame == CGRect(x: 0, y: 50, width: 414, height: 44))
  #expect(own["mat-er-001"]?.frame.size == CGSize(width: 414, height: 296))
  for size in [CGSize(width: 820, height: 1180), CGSize(width: 320, height: 700)] {
    let found = try views(placedByConstraints, DocumentOptions(size: size))
    for name in ["tab-le-001", "hea-de-001", "cel-l0-001", "foo-te-001"] {
      #expect(found[name]?.frame.width == size.width, "\(name)")
    }
    let margin: CGFloat = size.width == 320 ? 16 : 20
    #expect(found["con-te-001"]?.frame.width == size.width - 20 - margin)
    #expect(found["cel-l0-001/checkmark"]?.frame.maxX == size.width - margin)
    #expect(found["hea-de-001"]?.frame.height == 50)
    #expect(
      found["mat-er-001"]?.frame.size == CGSize(width: size.width, height: size.height - 600))
  }
}

@Test func theMarginsOfACellsContentAreMirroredFromRightToLeft() throws {
  let left = try views(placedByConstraints)
  let right = try views(placedByConstraints, DocumentOptions(direction: .rightToLeft))
  #expect(left["box-aa-001"]?.frame.minX == 20)
  // The side of the accessory has the small margin, whichever it is.
  #expect(right["box-aa-001"]?.frame.maxX == 354)
}

/// Xcode 5 and 6 wrote no frames for the cells of static tables.
@Test func cellsWithoutFramesStandBelowEachOther() throws {
  let cell = { (id: String, height: String) in
    """
    <tableViewCell id="cel-\(id)" \(height)><tableViewCellContentView key="contentView" id="con-\(id)"/></tableViewCell>
    """
  }
  let table = """
    <tableView style="grouped" rowHeight="44" sectionHeaderHeight="10" sectionFooterHeight="10" id="tab-le-001">
    <rect key="frame" x="0" y="0" width="375" height="667"/><sections>
    <tableViewSection headerTitle="One" id="s-1"><cells>\(cell("01", ""))\(cell("02", "rowHeight=\"60\""))</cells></tableViewSection>
    <tableViewSection id="s-2"><cells>\(cell("03", ""))</cells></tableViewSection></sections></tableView>
    """
  let frames = try BuilderText.frames(
    BuilderText.xib("<subviews>\(table)</subviews>", version: 6245))
  #expect(frames["cel-01"] == CGRect(x: 0, y: 55.5, width: 375, height: 44))
  #expect(frames["cel-02"] == CGRect(x: 0, y: 99.5, width: 375, height: 60))
  #expect(frames["cel-03"] == CGRect(x: 0, y: 179.5, width: 375, height: 44))
  #expect(frames["con-02"]?.width == 375)
}

@Test(
  arguments: [(nil, CGFloat(83)), ("iphone-se", 49), ("iphone-15", 83)] as [(String?, CGFloat)])
func theTabBarBelowATableReachesBehindTheHomeIndicator(device: String?, height: CGFloat) throws {
  let text = """
    <document toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina6_12"/><scenes>
    <scene sceneID="s1"><objects><tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" id="bar"/>
    <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="g1"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController title="Rows" id="one" sceneMemberID="viewController">
    <tableView key="view" style="plain" id="tab-le-001"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <prototypes><tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="28" width="393" height="44"/></tableViewCell>
    </prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """
  let options = DocumentOptions(device: device.flatMap(Device.named))
  let views = try load(text, file: "Main.storyboard", options).scene().views
  let bar = try #require(views.first { $0.id == "tabBar" })
  #expect(bar.frame.height == height)
  #expect(views.first { $0.id == "cel-l0-001" }?.frame.minY == 28)
}

/// A line is a pixel high at any scale, and ends at the right inset.
@Test func aLineBelowACellIsOnePixelHighAndKeepsBothInsets() throws {
  let content = table(
    "style=\"plain\"", "rowHeight=\"44\""
  ).replacingOccurrences(
    of: "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>",
    with: """
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <inset key="separatorInset" minX="40" minY="0.0" maxX="10" maxY="0.0"/>
      """)
  for scale in [1, 2, 3] as [CGFloat] {
    var options = DocumentOptions()
    options.scale = scale
    let line = try #require(try views(content, options)["cel-l0-001/separator"]?.frame)
    #expect(line.minX == 40 && line.maxX == 404)
    #expect(abs(line.height - 1 / scale) < 1e-6)
  }
}

/// An element that says for each side whether it belongs to a set has no numbers.
@Test(arguments: ["popoverArrowDirection", "rectEdge", "extendedEdge"])
func setsOfSidesAreNoNumbers(element: String) throws {
  let content = "<\(element) key=\"edges\" up=\"YES\" top=\"YES\" left=\"YES\" right=\"YES\"/>"
  #expect(try views(content)["roo-ot-001"] != nil)
}
