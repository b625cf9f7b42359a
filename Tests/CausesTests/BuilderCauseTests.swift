import Documents
import LayoutScene
import Testing

@testable import Causes

/// What somebody edits in Interface Builder is named with the line of its element. All attributes of an element are at
/// one place.
@Suite struct BuilderCauseTests {
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait"/>
    <objects>
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0" y="0" width="414" height="896"/>
    <subviews>
    <label text="Hello" hidden="NO" translatesAutoresizingMaskIntoConstraints="NO" id="title"><rect key="frame" x="20" y="64" width="40" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="buy"><rect key="frame" x="20" y="92" width="90" height="40"/>
    <state key="normal" title="Plain"/><buttonConfiguration key="configuration" style="filled" title="Buy it" subtitle="now"/></button>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="20" y="150" width="374" height="100"/><subviews>
    <view id="held"><rect key="frame" x="10" y="10" width="354" height="80"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
    </subviews>
    <constraints>
    <constraint firstAttribute="height" constant="100" id="c-height"/>
    </constraints></view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c-1"/>
    <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c-2"/>
    <constraint firstItem="buy" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c-3"/>
    <constraint firstItem="buy" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="c-4"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="c-5"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="buy" secondAttribute="bottom" constant="18" id="c-6"/>
    <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="c-7"/>
    </constraints>
    </view></objects></document>
    """

  private static func opened(_ text: String) throws -> OpenDocument {
    try OpenDocument.open(bytes: Array(text.utf8), file: "test.xib")
  }

  private func found(
    _ edits: [(String, String)], _ options: DocumentOptions = DocumentOptions()
  ) throws -> [String] {
    let after = try edits.reduce(Self.document) { try $0.with($1.0, $1.1) }
    return try result(Self.opened(Self.document), Self.opened(after), options).causes.map(line)
  }

  @Test(arguments: [
    (
      "constant=\"8\" id=\"c-4\"", "constant=\"30\" id=\"c-4\"",
      "constant | buy.top = title.bottom + 30 | 24 | 8 → 30 | buy box"
    ),
    (
      "multiplier=\"0.5\"", "multiplier=\"0.25\"",
      "multiplier | box.width = 0.25 * root.width | 27 | 0.5 → 0.25 | box"
    ),
    (
      "text=\"Hello\"", "text=\"Hello there\"",
      "text | title.text | 8 | Hello → Hello there | title"
    ),
    ("hidden=\"NO\"", "hidden=\"YES\"", "hidden | title.hidden | 8 | – → true | title"),
    (
      "title=\"Buy it\"", "title=\"Buy all of it\"",
      "text | buy.title | 10 | Buy it → Buy all of it | buy"
    ),
    (
      "subtitle=\"now\"", "subtitle=\"for some less\"",
      "text | buy.subtitle | 10 | now → for some less | buy"
    ),
    (
      "pointSize=\"17\"", "pointSize=\"34\"",
      "font | title.font.size | 9 | 17 → 34 | title buy box"
    ),
    (
      "\n<constraint firstItem=\"buy\" firstAttribute=\"leading\" secondItem=\"title\" secondAttribute=\"leading\" id=\"c-3\"/>",
      "", "removed | buy.leading = title.leading | 23 | buy.leading = title.leading → – | buy"
    ),
  ])
  func anEditIsNamedWithTheLineOfItsElement(part: String, other: String, cause: String) throws {
    let causes = try found([(part, other)])
    #expect(causes == [cause])
  }

  /// Interface Builder writes the frames of all views anew, of which those that constraints place decide nothing.
  @Test func theFramesThatAreSavedWithAnEditAreNoCauses() throws {
    let edits = [
      ("constant=\"8\" id=\"c-4\"", "constant=\"30\" id=\"c-4\""),
      ("y=\"92\" width=\"90\"", "y=\"114\" width=\"90\""),
      ("y=\"150\" width=\"374\"", "y=\"172\" width=\"374\""),
    ]
    let expected = ["constant | buy.top = title.bottom + 30 | 24 | 8 → 30 | buy box"]
    #expect(try found(edits) == expected)
    #expect(try found(edits, DocumentOptions(device: .named("iphone-se"))) == expected)
    #expect(try found(edits, DocumentOptions(device: .named("ipad"))) == expected)
  }

  @Test func whatAMaskPlacesFollowsFromTheEditOnAnotherDevice() throws {
    let found = try found(
      [("multiplier=\"0.5\"", "multiplier=\"0.25\"")], DocumentOptions(device: .named("ipad")))
    #expect(found == ["multiplier | box.width = 0.25 * root.width | 27 | 0.5 → 0.25 | box held"])
  }

  /// What a cell shows without an element of its own is held by constraints that the record has as well.
  @Test func theSignsOfACellAreNoCauses() throws {
    let document = """
      <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><device id="retina6_1" orientation="portrait"/><objects>
      <tableView style="plain" rowHeight="44" id="table"><rect key="frame" x="0" y="0" width="414" height="896"/><prototypes>
      <tableViewCell accessoryType="detailDisclosureButton" id="cell"><rect key="frame" x="0" y="0" width="414" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="in"><rect key="frame" x="0" y="0" width="350" height="43.5"/></tableViewCellContentView>
      <color key="backgroundColor" systemColor="systemRedColor"/></tableViewCell></prototypes></tableView></objects></document>
      """
    let after = try document.with("systemRedColor", "systemBlueColor")
    let causes = try result(Self.opened(document), Self.opened(after)).causes.map(line)
    #expect(causes == ["appearance | cell.background | 3 | systemRed → systemBlue | cell"])
  }
}
