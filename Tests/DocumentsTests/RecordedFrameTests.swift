import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutScene
import TestSupport
import Testing

@testable import Documents

// MARK: Safe areas and margins

/// A view at the top and bottom of its superview's margins.
private let betweenMargins =
  "<subviews>" + BuilderText.view("box-aa-001", "20 0 10 10") + "</subviews><constraints>"
  + BuilderText.equal("box-aa-001", "top", "roo-ot-001", "topMargin")
  + BuilderText.equal("box-aa-001", "bottom", "roo-ot-001", "bottomMargin") + "</constraints>"

@Test(
  arguments: [
    // Xcode 26 takes the safe area off twice.
    (23504, CGFloat(48), CGFloat(862)), (24127, 96, 828),
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

@Test(arguments: [("retina4_7", CGFloat(0)), ("retina6_0", 47)])
func aViewOfAFreeSizeIsBelowNoStatusBar(device: String, top: CGFloat) throws {
  let text = BuilderText.xib(
    betweenMargins + "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
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

@Test(arguments: [(12118, 8), (23504, 11), (24127, 15)] as [(Int, CGFloat)])
func theMarginsOfCellsAreThoseOfTheVersion(version: Int, top: CGFloat) throws {
  let cell = """
    <subviews><tableView contentMode="scaleToFill" id="tab-le-001"><rect key="frame" x="0" y="0" width="414" height="400"/>
    <prototypes><tableViewCell id="cel-l0-001"><rect key="frame" x="0" y="28" width="414" height="60"/>
    <tableViewCellContentView key="contentView" insetsLayoutMarginsFromSafeArea="NO" id="con-te-001"><rect key="frame" x="0" y="0" width="414" height="60"/>
    <subviews>\(BuilderText.view("box-aa-001", "20 0 10 10"))</subviews><constraints>
    \(BuilderText.equal("box-aa-001", "top", "con-te-001", "topMargin"))</constraints>
    </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
    """
  #expect(
    try BuilderText.frames(
      BuilderText.storyboard(cell, version: version), file: "Main.storyboard")["box-aa-001"]?.minY
      == top)
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

// MARK: Contents

/// The frames of a label and of another view whose last baseline is the label's.
private func alignedByBaseline(_ second: String, label: String) throws -> [String: CGRect] {
  let content =
    "<subviews>" + label + second + "</subviews><constraints>"
    + BuilderText.equal("lab-el-001", "top", "roo-ot-001", "top", constant: 100)
    + BuilderText.equal("oth-er-001", "baseline", "lab-el-001", "baseline") + "</constraints>"
  var options = DocumentOptions()
  options.intrinsic = .recorded
  return try BuilderText.frames(BuilderText.xib(content), options)
}

@Test(
  arguments: [
    // San Francisco's ascenders, up to the pixel: 16.5 at 17 points, 43 at 45; a field's text is in its middle.
    ("label", "10 100 60 54", 45, 73.5), ("textField", "10 100 60 30", 14, 96.5),
    ("textField", "10 100 60 50", 14, 86.5),
  ] as [(String, String, Int, CGFloat)])
func baselinesOfRecordedTextsAreThoseOfApplesFont(
  name: String, frame: String, size: Int, y: CGFloat
) throws {
  let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
  // A label without a text has the baselines of its font, too.
  for text in ["text=\"Name\"", "text=\"\""] {
    let label = BuilderText.view(
      "lab-el-001", "10 100 44 20.5", name: "label", text,
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let other = BuilderText.view("oth-er-001", frame, name: name, "text=\"One\"", font)
    #expect(try alignedByBaseline(other, label: label)["oth-er-001"]?.minY == y)
  }
}

@Test func aRecordedSymbolKeepsItsFrame() throws {
  let content =
    "<subviews>"
    + BuilderText.view(
      "ima-ge-001", "10 10 12.5 16.5", name: "imageView", "image=\"chevron.right\"")
    + "</subviews><constraints>"
    + BuilderText.equal("ima-ge-001", "leading", "roo-ot-001", "leading", constant: 10)
    + BuilderText.equal("ima-ge-001", "top", "roo-ot-001", "top", constant: 10) + "</constraints>"
  let resources =
    "<image name=\"chevron.right\" catalog=\"system\" width=\"96\" height=\"128\"/>"
  var options = DocumentOptions()
  options.intrinsic = .recorded
  #expect(
    try BuilderText.frames(BuilderText.xib(content, resources: resources), options)["ima-ge-001"]?
      .size == CGSize(width: 12.5, height: 16.5))
}

/// What a class in the app's code drew in Interface Builder is not known here, but its size there is recorded.
@Test func aViewHasTheContentSizeThatItsClassGaveInterfaceBuilder() throws {
  let content =
    "<subviews>" + BuilderText.view("box-aa-001", "0 0 9 9") + "</subviews><constraints>"
    + BuilderText.equal("box-aa-001", "top", "roo-ot-001", "top")
    + BuilderText.equal("box-aa-001", "leading", "roo-ot-001", "leading") + "</constraints>"
  for (width, height) in [("54", "22"), ("-1", "22")] {
    let size = "<size key=\"intrinsicContentSize\" width=\"\(width)\" height=\"\(height)\"/>"
    let text = BuilderText.xib(content).replacingOccurrences(
      of: "<resources>",
      with:
        "<designables><designable name=\"box-aa-001\">\(size)</designable></designables><resources>"
    )
    let frame = try BuilderText.frames(text)["box-aa-001"]
    #expect(frame?.height == 22)
    if width == "54" { #expect(frame?.width == 54) }
  }
}

@Test(arguments: ["scrollView", "textView"])
func aRootThatScrollsHasItsContentInIt(name: String) throws {
  let content =
    "<subviews>"
    + BuilderText.view(
      "box-aa-001", "0 0 375 900", "",
      "<constraints><constraint firstAttribute=\"height\" constant=\"900\" id=\"c-1\"/></constraints>"
    )
    + "</subviews><constraints>"
    + ["top", "bottom", "leading", "width"].map {
      BuilderText.equal("box-aa-001", $0, "roo-ot-001", $0)
    }.joined() + "</constraints>"
  let text = BuilderText.xib(content).replacingOccurrences(
    of: "<view contentMode=\"scaleToFill\" id=\"roo-ot-001\">", with: "<\(name) id=\"roo-ot-001\">"
  ).replacingOccurrences(of: "</view></objects>", with: "</\(name)></objects>")
  let frames = try BuilderText.frames(text)
  #expect(frames["box-aa-001"]?.height == 900)
  #expect(frames["roo-ot-001"]?.height == 667)
}

// MARK: Public documents

/// Frames that Apple's engine computed, in documents of public projects; left out where they are not beside
/// the project.
let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("shared/corpus/interface-builder")

var corpusFiles: [String] {
  let files =
    FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
  return files.filter(BuilderFile.isNamed).sorted()
}

@Test(.enabled(if: !corpusFiles.isEmpty, "the recorded frames of public documents are not here"))
func recordedFramesFollowFromTheConstraints() throws {
  var (equal, all) = (0, 0)
  for file in corpusFiles {
    let path = corpus.appendingPathComponent(file).path
    let document = try OpenDocument.open(path: path)
    for screen in document.screens.isEmpty ? [nil] : document.screens.map(Optional.some) {
      var options = DocumentOptions()
      (options.screen, options.intrinsic) = (screen, .recorded)
      guard let loaded = document.inspect(options: options, measurer: FixedWidthMeasurer()).screen
      else { continue }
      let scene = loaded.scene(includesAmbiguity: false)
      let frames = Dictionary(scene.views.map { ($0.id, $0.frame) }) { first, _ in first }
      for recorded in loaded.recordedFrames {
        all += 1
        equal += frames[recorded.view]?.isNear(recorded.frame) == true ? 1 : 0
      }
    }
  }
  print("\(equal) of \(all) recorded frames agree within 0.5 points")
  #expect(Double(equal) >= 0.99 * Double(all))
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
  }
}
