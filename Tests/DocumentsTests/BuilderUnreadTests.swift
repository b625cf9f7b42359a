import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

private func notes(_ content: String, resources: String = "") throws -> [String] {
  let text = BuilderText.xib(content, resources: resources)
  return try load(text, file: "test.xib").scene().findings.filter { $0.rule == .unreadValue }
    .map(\.message)
}

private func subviews(_ views: String...) -> String {
  "<subviews>\(views.joined())</subviews>"
}

@Test(
  arguments: [
    ("button", "lineBreakMode=\"wordWrap\"", "lineBreakMode"),
    ("label", "adjustsLetterSpacingToFitWidth=\"YES\"", "adjustsLetterSpacingToFitWidth"),
    (
      "segmentedControl", "apportionsSegmentWidthsByContent=\"YES\"",
      "apportionsSegmentWidthsByContent"
    ),
    ("searchBar", "showsCancelButton=\"YES\"", "showsCancelButton"),
    ("view", "fancyNewAttribute=\"YES\"", "fancyNewAttribute"),
  ])
func anAttributeThatIsNotReadIsNotedOnce(element: String, attribute: String, name: String) throws {
  let views = ["one-00-001", "two-00-002"].map {
    BuilderText.view($0, "0 0 90 30", name: element, attribute)
  }
  #expect(try notes(subviews(views[0], views[1])) == ["“\(name)” of <\(element)> is not read"])
}

@Test(
  arguments: [
    (
      "button", "<inset key=\"titleEdgeInsets\" minX=\"8\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>",
      "titleEdgeInsets"
    ),
    ("slider", "<color key=\"thumbTintColor\" white=\"1\" alpha=\"1\"/>", "thumbTintColor"),
    ("navigationBar", "<somethingAppearance key=\"newAppearance\"/>", "newAppearance"),
  ])
func aPartThatIsNotReadIsNoted(element: String, part: String, name: String) throws {
  let view = BuilderText.view("one-00-001", "0 0 90 44", name: element, "", part)
  #expect(try notes(subviews(view)) == ["“\(name)” of <\(element)> is not read"])
}

@Test(
  arguments: [
    ("tailIndent=\"100\"", "<paragraphStyle>", "tailIndent"),
    ("paragraphSpacingBefore=\"50\"", "<paragraphStyle>", "paragraphSpacingBefore"),
    ("hyphenationFactor=\"1\"", "<paragraphStyle>", "hyphenationFactor"),
    ("tailIndent=\"0.0\" hyphenationFactor=\"0.0\" alignment=\"center\"", "", ""),
  ])
func whatIsNotReadOfAParagraphIsNoted(attributes: String, element: String, name: String) throws {
  let text = """
    <attributedString key="attributedText"><fragment content="Words"><attributes>
    <paragraphStyle key="NSParagraphStyle" \(attributes)/></attributes></fragment></attributedString>
    """
  let label = BuilderText.view("one-00-001", "0 0 90 30", name: "label", "", text)
  #expect(
    try notes(subviews(label)) == (name.isEmpty ? [] : ["“\(name)” of \(element) is not read"]))
}

@Test func attributesAtRunTimeAndFontsThatAreNotReadAreNoted() throws {
  let attributes = """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="styleName" value="title"/></userDefinedRuntimeAttributes>
    """
  let font =
    "<fontDescription key=\"fontDescription\" name=\"Futura-Medium\" family=\"Futura\" pointSize=\"17\"/>"
  let label = BuilderText.view(
    "one-00-001", "0 0 90 30", name: "label", "text=\"A\"", attributes + font)
  #expect(
    try notes(subviews(label)) == [
      "the attribute at run time “styleName” of <label> is not read",
      "the font “Futura-Medium” is not read",
    ])
}

@Test(
  arguments: [
    (
      "label",
      "<attributedString key=\"attributedText\"><fragment content=\"A\"><attributes><color key=\"NSBackgroundColor\" white=\"1\"/></attributes></fragment></attributedString>",
      "“NSBackgroundColor” of <attributes>"
    ),
    (
      "button",
      "<buttonConfiguration key=\"configuration\" style=\"plain\"><backgroundConfiguration key=\"background\" image=\"a\"/></buttonConfiguration>",
      "“image” of <backgroundConfiguration>"
    ),
    (
      "navigationBar",
      "<navigationBarAppearance key=\"standardAppearance\"><color key=\"shadowColor\" white=\"1\"/></navigationBarAppearance>",
      "“shadowColor” of <navigationBarAppearance>"
    ),
    (
      "navigationBar",
      "<textAttributes key=\"titleTextAttributes\"><fontDescription key=\"fontDescription\" pointSize=\"9\"/></textAttributes>",
      "“fontDescription” of <textAttributes>"
    ),
    (
      "segmentedControl", "<segments><segment title=\"\" image=\"star\"/></segments>",
      "“image” of <segment>"
    ),
  ])
func whatIsNotReadDeeperInAViewIsNoted(element: String, part: String, name: String) throws {
  let view = BuilderText.view("one-00-001", "0 0 90 44", name: element, "", part)
  #expect(try notes(subviews(view)) == ["\(name) is not read"])
}

@Test func whatIsReadOrChangesNothingIsNotNoted() throws {
  let label = BuilderText.view(
    "one-00-001", "0 0 90 30", name: "label",
    "opaque=\"NO\" userInteractionEnabled=\"NO\" text=\"A\" baselineAdjustment=\"alignBaselines\" horizontalHuggingPriority=\"251\"",
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/><nil key=\"textColor\"/><nil key=\"highlightedColor\"/>"
  )
  let button = BuilderText.view(
    "two-00-002", "0 0 90 30", name: "button",
    "contentHorizontalAlignment=\"center\" contentVerticalAlignment=\"center\" buttonType=\"system\" lineBreakMode=\"middleTruncation\"",
    "<inset key=\"imageEdgeInsets\" minX=\"0.0\" minY=\"0.0\" maxX=\"2.2250738585072014e-308\" maxY=\"0.0\"/><state key=\"normal\" title=\"A\"/><connections><action selector=\"a:\" destination=\"-1\" id=\"act-io-001\"/></connections>"
  )
  #expect(try notes(subviews(label, button)) == [])
}

@Test func aNoteIsAtTheSceneInWhichItStandsAndOnce() throws {
  func scene(_ id: String, _ attribute: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="con-\(id)" sceneMemberID="viewController">
    <view key="view" id="roo-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(BuilderText.view("but-\(id)", "0 0 90 30", name: "button", attribute))</subviews></view>
    </viewController></objects></scene>
    """
  }
  let text = """
    <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><scenes>
    \(scene("1", ""))\(scene("2", "fancy=\"1\""))\(scene("3", "fancy=\"1\""))</scenes></document>
    """
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "Main.storyboard")
  let counts = try document.screens.map { name in
    var options = DocumentOptions()
    options.screen = name
    return try document.screen(options: options, measurer: FixedWidthMeasurer()).scene().findings
      .filter { $0.rule == .unreadValue }.map(\.view)
  }
  #expect(counts == [[], ["but-2"], []])
}

/// Xcode writes the image as an element where more is said of it than its name.
@Test func anImageInAnElementOfItsOwnHasItsRecordedSize() throws {
  let image = BuilderText.view(
    "one-00-001", "20 30 48 24", name: "imageView", "",
    "<imageReference key=\"image\" image=\"logo\"/>")
  let constraints =
    "<constraints>"
    + BuilderText.equal("one-00-001", "leading", "roo-ot-001", "leading", constant: 20)
    + BuilderText.equal("one-00-001", "top", "roo-ot-001", "top", constant: 30) + "</constraints>"
  var options = DocumentOptions()
  options.intrinsic = .recorded
  let frames = try BuilderText.frames(
    BuilderText.xib(
      subviews(image) + constraints, resources: "<image name=\"logo\" width=\"48\" height=\"24\"/>"),
    options)
  #expect(frames["one-00-001"] == CGRect(x: 20, y: 30, width: 48, height: 24))
}

@Test func aDeviceThatIsNotKnownIsANote() throws {
  let findings = try load(BuilderText.xib("", device: "retina99_9"), file: "a.xib").scene().findings
  #expect(
    findings.contains {
      $0.rule == .unreadValue && $0.message.contains("the device “retina99_9”")
        && $0.origin?.line == 3
    })
}

@Test func aButtonHasTheRunsOfItsConfigurationAndTheSymbolOfItsState() throws {
  let runs = """
    <fragment content="Pick "/><fragment content="size"><attributes>
    <color key="NSColor" systemColor="systemPurpleColor"/></attributes></fragment>
    """
  func configuration(_ key: String) -> String {
    "<buttonConfiguration key=\"configuration\" style=\"gray\"><attributedString key=\"\(key)\">\(runs)</attributedString></buttonConfiguration>"
  }
  func scene(_ content: String) throws -> Scene {
    let button = BuilderText.view("one-00-001", "0 0 90 44", name: "button", "", content)
    return try load(
      BuilderText.xib(subviews(button), resources: "<image name=\"cart\" catalog=\"system\"/>"),
      file: "test.xib"
    ).scene()
  }
  let titled = try scene(configuration("attributedTitle"))
  #expect(titled.views.flatMap(\.texts).map(\.string) == ["Pick size"])
  #expect(titled.findings.allSatisfy { $0.rule != .unreadValue })
  let subtitled = try scene(configuration("attributedSubtitle"))
  #expect(
    subtitled.findings.filter { $0.rule == .unreadValue }.map(\.message)
      == ["“attributedSubtitle” of <buttonConfiguration> is not read"])
  let symbols = try ["10", "40"].map { points in
    try scene(
      "<state key=\"normal\" image=\"cart\" catalog=\"system\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"\(points)\"/></state>"
    ).views.flatMap(\.images)
  }
  let heights = symbols.compactMap { $0.first?.rect.height }
  #expect(heights.count == 2)
  #expect(heights[1] > 3 * heights[0])
}

/// What a part of a text has is noted as what a whole text has.
@Test(
  arguments: [
    (
      "<font key=\"NSFont\" size=\"17\" name=\"Georgia-Bold\"/>",
      ["the font “Georgia-Bold” is not read"]
    ),
    ("<font key=\"NSFont\" size=\"17\" name=\".SFUI-Bold\"/>", []),
    ("<font key=\"NSFont\" size=\"17\" metaFont=\"systemBold\"/>", []),
    (
      "<font key=\"NSFont\" metaFont=\"titleBar\"/>",
      ["“titleBar” is no metaFont of <font> that is known here"]
    ),
    (
      "<paragraphStyle key=\"NSParagraphStyle\" alignment=\"middle\"/>",
      ["“middle” is no alignment of <paragraphStyle> that is known here"]
    ),
    (
      "<paragraphStyle key=\"NSParagraphStyle\" baseWritingDirection=\"rightToLeft\"/>",
      ["“baseWritingDirection” of <paragraphStyle> is not read"]
    ),
  ] as [(String, [String])])
func whatIsNotReadOfAPartOfATextIsNoted(part: String, expected: [String]) throws {
  let text = """
    <attributedString key="attributedText"><fragment content="Words"><attributes>\(part)</attributes></fragment>
    <fragment content=" more"><attributes>\(part)</attributes></fragment></attributedString>
    """
  let label = BuilderText.view("one-00-001", "0 0 90 30", name: "label", "", text)
  #expect(try notes(subviews(label)) == expected)
}

@Test(
  arguments: [
    ("heightClass=tiny", ["“tiny” is no heightClass of <variation> that is known here"]),
    ("heightClass=regular-widthClass=", ["“” is no widthClass of <variation> that is known here"]),
    ("displayGamut=P3", ["“displayGamut” of <variation> is not read"]),
    ("heightClass=compact-widthClass=regular", []), ("userInterfaceIdiom=pad", []),
  ] as [(String, [String])])
func aVariationForAnUnknownTraitIsNoted(key: String, expected: [String]) throws {
  let label = BuilderText.view(
    "one-00-001", "0 0 90 30", name: "label", "",
    "<variation key=\"\(key)\" text=\"A\"/><variation key=\"\(key)\" text=\"B\"/>")
  #expect(try notes(subviews(label)) == expected)
}

/// The picture of a storyboard has an arrow of one of the kinds that it knows.
@Test func aSegueOfAnUnknownKindIsNoted() throws {
  let segue =
    "<connections><segue id=\"s\" kind=\"embedd\" destination=\"roo-ot-001\"/></connections>"
  #expect(try notes(segue) == ["“embedd” is no kind of <segue> that is known here"])
}
