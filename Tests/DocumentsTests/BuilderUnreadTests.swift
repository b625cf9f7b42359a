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
    ("navigationBar", "<textAttributes key=\"titleTextAttributes\"/>", "titleTextAttributes"),
    (
      "navigationBar", "<navigationBarAppearance key=\"standardAppearance\"/>", "standardAppearance"
    ),
  ])
func aPartThatIsNotReadIsNoted(element: String, part: String, name: String) throws {
  let view = BuilderText.view("one-00-001", "0 0 90 44", name: element, "", part)
  #expect(try notes(subviews(view)) == ["“\(name)” of <\(element)> is not read"])
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

// MARK: Values that are read

private func entry(_ view: String, _ path: [String]) throws -> String? {
  let text = BuilderText.xib(subviews(view), resources: "<image name=\"gear\" catalog=\"system\"/>")
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "test.xib")
  var node = document.root["views"]?.value.mapping?.first?.value
  for key in path { node = node?[key]?.value }
  return node?.scalar?.text
}

@Test(
  arguments: [
    (
      "imageView", "",
      "<imageReference key=\"image\" image=\"gear\" catalog=\"system\" symbolScale=\"large\"/>",
      "source.symbol", "gear"
    ),
    (
      "imageView", "",
      "<imageReference key=\"image\" image=\"gear\" catalog=\"system\" symbolScale=\"large\"/>",
      "source.scale", "large"
    ),
    (
      "button", "",
      "<state key=\"normal\"><imageReference key=\"image\" image=\"gear\" catalog=\"system\"/></state>",
      "image.symbol", "gear"
    ),
    ("button", "buttonType=\"contactAdd\"", "", "image.symbol", "plus.circle"),
    ("button", "selected=\"YES\"", "", "selected", "true"),
    (
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\"><fontDescription key=\"titleFontDescription\" type=\"boldSystem\" pointSize=\"18\"/></buttonConfiguration>",
      "font.size", "18"
    ),
    ("textField", "clearButtonMode=\"always\"", "", "clearButtonMode", "always"),
    ("slider", "enabled=\"NO\"", "", "enabled", "false"),
    ("label", "preferredMaxLayoutWidth=\"120\"", "", "preferredMaxLayoutWidth", "120"),
    ("label", "baselineAdjustment=\"alignCenters\"", "", "baselineAdjustment", "alignCenters"),
    (
      "visualEffectView", "", "<blurEffect style=\"systemThinMaterialDark\"/>", "effect",
      "systemThinMaterial"
    ),
    (
      "view", "semanticContentAttribute=\"forceLeftToRight\"", "", "semanticContent",
      "forceLeftToRight"
    ),
    (
      "view", "",
      "<color key=\"backgroundColor\" xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"/>",
      "background", "systemBackground"
    ),
    (
      "view", "",
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.borderWidth\"><integer key=\"value\" value=\"4\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>",
      "border", "4"
    ),
    (
      "label", "",
      "<attributedString key=\"attributedText\"><fragment content=\"A\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"center\" minimumLineHeight=\"22\"/></attributes></fragment></attributedString>",
      "textAlignment", "center"
    ),
    (
      "label", "",
      "<attributedString key=\"attributedText\"><fragment content=\"A\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"center\" minimumLineHeight=\"22\"/></attributes></fragment></attributedString>",
      "paragraphStyle.minimumLineHeight", "22"
    ),
  ] as [(String, String, String, String, String)])
func valuesOfViewsAreRead(
  element: String, attributes: String, parts: String, key: String, value: String
) throws {
  let view = BuilderText.view("one-00-001", "0 0 90 30", name: element, attributes, parts)
  #expect(try entry(view, key.split(separator: ".").map(String.init)) == value)
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
