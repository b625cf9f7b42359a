import Foundation
import TestSupport
import Testing

@testable import Documents

/// A document whose third line and those after it are given.
private func document(_ lines: String, before: String = "") -> String {
  """
  <?xml version="1.0"?>\(before)
  <document targetRuntime="iOS.CocoaTouch" toolsVersion="21507"><objects><view id="r">
  \(lines)
  </view></objects></document>
  """
}

private func constraint(_ attributes: String) -> String {
  "<constraints>\n<constraint id=\"c\" \(attributes)/></constraints>"
}

private func rect(_ width: String) -> String {
  "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"9\"/>"
}

@Test(
  arguments: [
    (document(rect("nan")), "3:1: width: expected a number, found “nan”"),
    (document(rect("inf")), "3:1: width: expected a number, found “inf”"),
    (document(rect("wide")), "3:1: width: expected a number, found “wide”"),
    (document(rect("1e300")), "3:1: the number 1e300 exceeds the limit of ±1000000"),
    (
      document(constraint("firstAttribute=\"width\" constant=\"nan\"")),
      "4:1: constant: expected a number, found “nan”"
    ),
    (
      document(
        constraint(
          "firstAttribute=\"width\" secondItem=\"r\" secondAttribute=\"height\" multiplier=\"1:0\"")
      ),
      "4:1: multiplier: expected a number, or two as a ratio such as 16:9, found “1:0”"
    ),
    (
      document(constraint("firstAttribute=\"width\" relation=\"about\" constant=\"1\"")),
      "4:1: relation: expected equal, lessThanOrEqual or greaterThanOrEqual, found “about”"
    ),
    (
      document(constraint("firstItem=\"zzz\" firstAttribute=\"width\" constant=\"1\"")),
      "4:1: there is no view or guide “zzz”"
    ),
    (
      document("<connections>\n<segue id=\"s\" kind=\"show\" destination=\"gone\"/></connections>"),
      "4:1: destination: expected the id of an element, found “gone”"
    ),
    (
      document(
        "<variation key=\"default\"><mask key=\"constraints\">\n<exclude reference=\"gone\"/></mask></variation>"
      ),
      "4:1: reference: expected the id of an element, found “gone”"
    ),
    (
      document(constraint("firstAttribute=\"middle\" constant=\"1\"")),
      "4:1: firstAttribute: expected left, right, top, bottom, leading, "
    ),
    (
      document(constraint("firstAttribute=\"width\" constant=\"1\" priority=\"0\"")),
      "4:1: priority: expected a number above 0 up to 1000, found “0”"
    ),
    (
      document(
        constraint(
          "firstAttribute=\"width\" secondItem=\"r\" secondAttribute=\"height\" multiplier=\"1e300\""
        )
      ),
      "4:1: the number 1e300 exceeds the limit of ±1000000"
    ),
    (
      document(
        constraint("firstAttribute=\"width\" secondItem=\"c\" secondAttribute=\"height\"")),
      "4:1: secondItem: expected the id of a view or a guide of this scene, found “c”"
    ),
    (
      document(constraint("firstAttribute=\"width\" constant=\"0x10\"")),
      "4:1: constant: expected a number, found “0x10”"
    ),
    // A variation for another screen than the document's own.
    (
      document(
        "<constraints><constraint id=\"c\" firstAttribute=\"width\" constant=\"1\">\n<variation key=\"heightClass=compact\" constant=\"wide\"/></constraint></constraints>"
      ),
      "4:1: constant: expected a number, found “wide”"
    ),
    (document(constraint("secondItem=\"r\" secondAttribute=\"width\"")), "4:1: the constraint "),
    (
      document(constraint("firstAttribute=\"width\" secondItem=\"r\"")), "4:1: the constraint "
    ),
    (
      document("<subviews>\n<view id=\"a\"/>\n<view id=\"a\"/></subviews>"),
      "5:1: the identifier “a” is already taken on line 4"
    ),
    // A view with the id of one around it.
    (
      document("<subviews>\n<view id=\"r\"/></subviews>"),
      "4:1: the identifier “r” is already taken on line 2"
    ),
    (document("<subviews><view id=\"a\"></label></subviews>"), "3:24: expected </view>"),
    (String(document(rect("9")).prefix(120)), "3:"),
    (
      document("", before: "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>"), "1:"
    ),
    (document("", before: "<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"), "1:"),
    (
      "<document targetRuntime=\"watchKit\"/>",
      "1:1: expected an Interface Builder document for iOS, found one for watchKit"
    ),
    (
      "<document targetRuntime=\"AppleTV\"/>",
      "1:1: expected an Interface Builder document for iOS, found one for AppleTV"
    ),
    (
      "<document targetRuntime=\"XROS.CocoaTouch\"/>",
      "1:1: expected an Interface Builder document for iOS, found one for XROS.CocoaTouch"
    ),
    (
      "<document targetRuntime=\"iOS\"/>",
      "1:1: expected an Interface Builder document for iOS, found one for iOS"
    ),
    (
      document("<subviews>\n<view id=\"\"/></subviews>"),
      "4:1: id: expected the id of an object, found “”"
    ),
    (
      document("<connections>\n<segue id=\"s\" kind=\"show\"/></connections>"),
      "4:1: the segue needs the key “destination”"
    ),
    (
      "<archive version=\"8.00\"/>",
      "1:1: expected an Interface Builder document for iOS, found <archive>"
    ),
    (String(repeating: " ", count: 17 << 20), "the file is larger than the limit of 16 MB"),
  ])
func whatCannotBeReadIsReportedAtItsLine(text: String, message: String) {
  let found = problems(text, file: "a.xib")
  #expect(found.contains { $0.contains(message) }, "\(found.prefix(3))")
}

private func view(_ attributes: String, _ content: String = "") -> String {
  "<subviews>\n<view id=\"v\" \(attributes)>\(content)</view></subviews>"
}

/// A number is wrong wherever it stands: it is said at its element, and what would be right.
@Test(
  arguments: [
    (view("alpha=\"nan\""), "4:1: alpha: expected a number from 0 to 1, found “nan”"),
    (view("alpha=\"7\""), "4:1: alpha: expected a number from 0 to 1, found “7”"),
    ("<rect key=\"frame\" x=\"0\" y=\"0\" height=\"9\"/>", "3:1: a rect needs the key “width”"),
    (
      "<subviews><label id=\"l\">\n<fontDescription key=\"fontDescription\" pointSize=\"foo\"/></label></subviews>",
      "4:1: pointSize: expected a number from 0 to 1000, found “foo”"
    ),
    (
      "<subviews>\n<label id=\"l\" numberOfLines=\"1.5\"/></subviews>",
      "4:1: numberOfLines: expected a whole number from 0 to 10000, found “1.5”"
    ),
    (
      view("", "<color key=\"backgroundColor\" cyan=\"7\" magenta=\"0\" yellow=\"0\"/>"),
      "4:15: cyan: expected a number from 0 to 1, found “7”"
    ),
    (
      "<subviews><label id=\"l\"><attributedString key=\"attributedText\"><fragment content=\"A\"><attributes>\n<real key=\"NSKern\" value=\"abc\"/></attributes></fragment></attributedString></label></subviews>",
      "4:1: value: expected a number, found “abc”"
    ),
    (
      "<subviews><button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"filled\">\n<backgroundConfiguration key=\"background\" cornerRadius=\"-5\"/></buttonConfiguration></button></subviews>",
      "4:1: cornerRadius: expected a number from 0 to 10000, found “-5”"
    ),
    (
      "<subviews>\n<stackView id=\"s\" spacing=\"wide\"/></subviews>",
      "4:1: spacing: expected a number, found “wide”"
    ),
    (
      view("horizontalHuggingPriority=\"1001\""),
      "4:1: horizontalHuggingPriority: expected a number from 0 to 1000, found “1001”"
    ),
    (
      "<color key=\"backgroundColor\" red=\"1\" green=\"full\" blue=\"1\"/>",
      "3:1: green: expected a number from 0 to 1, found “full”"
    ),
    (
      "<subviews>\n<segmentedControl id=\"s\" selectedSegmentIndex=\"2\"><segments><segment title=\"a\"/><segment title=\"b\"/></segments></segmentedControl></subviews>",
      "4:1: selectedSegmentIndex: expected a number from -1 to 1, found “2”"
    ),
    (
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"layer.cornerRadius\">\n<real key=\"value\" value=\"1e300\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>",
      "4:1: layer.cornerRadius: expected a number from 0 to 1000000, found “1e300”"
    ),
    (
      "<point key=\"canvasLocation\" x=\"1e300\" y=\"0\"/>",
      "3:1: the number 1e300 exceeds the limit of ±1000000"
    ),
    (view("hidden=\"maybe\""), "4:1: hidden: expected YES or NO, found “maybe”"),
    (
      "<subviews>\n<label id=\"l\" textAlignment=\"middle\"/></subviews>",
      "4:1: textAlignment: expected natural, left, center, right or justified, found “middle”"
    ),
    (
      "<subviews>\n<label id=\"l\" lineBreakMode=\"wrap\"/></subviews>",
      "4:1: lineBreakMode: expected wordWrap, characterWrap, clip, headTruncation, middleTruncation or tailTruncation, "
        + "found “wrap”"
    ),
    (
      "<subviews>\n<stackView id=\"s\" distribution=\"even\"/></subviews>",
      "4:1: distribution: expected fill, fillEqually, fillProportionally, equalSpacing or equalCentering, found “even”"
    ),
    (
      "<subviews>\n<textField id=\"t\" borderStyle=\"round\"/></subviews>",
      "4:1: borderStyle: expected none, line, bezel or roundedRect, found “round”"
    ),
    (
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"-5\" height=\"9\"/>",
      "3:1: width: expected a number from 0 on, found “-5”"
    ),
    (
      "<subviews>\n<tabBar id=\"t\" selectedItem=\"gone\"/></subviews>",
      "4:1: selectedItem: expected the id of an element, found “gone”"
    ),
    (
      "<subviews>\n<tableViewCell id=\"c\" textLabel=\"gone\"/></subviews>",
      "4:1: textLabel: expected the id of an element, found “gone”"
    ),
    (
      "<image name=\"i\" width=\"inf\" height=\"9\"/>", "3:1: width: expected a number, found “inf”"
    ),
  ])
func aNumberOrWordThatIsWrongIsReportedWhereItStands(content: String, message: String) {
  #expect(problems(document(content), file: "a.xib").contains { $0.contains(message) })
}

@Test(arguments: [
  view("placeholderIntrinsicWidth=\"infinite\" alpha=\"0.5\""),
  "<subviews><imageView id=\"i\" contentMode=\"TopLeft\"/></subviews>",
  "<connections><segue id=\"s\" kind=\"show\" destination=\"r\"/></connections><inferredMetricsTieBreakers><segue reference=\"s\"/></inferredMetricsTieBreakers>",
  "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"mine\"><integer key=\"value\" value=\"9999999999\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>",
  "<color key=\"backgroundColor\" red=\"1.05\" green=\"-0.1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"/>",
  "<subviews><segmentedControl id=\"s\" selectedSegmentIndex=\"-1\"><segments><segment title=\"a\"/></segments></segmentedControl></subviews>",
])
func numbersThatInterfaceBuilderWritesAreNoMistakes(content: String) {
  #expect(problems(document(content), file: "a.xib") == [])
}

@Test func theViewControllerWithWhichAnAppBeginsHasToBeThere() {
  let text = """
    <document targetRuntime="iOS.CocoaTouch" toolsVersion="new" initialViewController="nope"><objects><view id="r"/></objects></document>
    """
  let found = problems(text, file: "a.storyboard")
  for message in [
    "1:1: initialViewController: expected the id of an element, found “nope”",
    "1:1: toolsVersion: expected a version of Interface Builder, such as 21507, found “new”",
  ] {
    #expect(found.contains { $0.contains(message) })
  }
}

@Test func aTagInTheWrongPlaceIsNoRelation() {
  let found = problems(document("<subviews><view id=\"a\"></label></subviews>"), file: "a.xib")
  #expect(found.count == 1)
  #expect(found.allSatisfy { $0.hasSuffix("expected </view>, found “<”") }, "\(found)")
}

// MARK: Words

private func findings(_ content: String) throws -> [(message: String, line: Int?)] {
  let text = document(content)
  return try load(text, file: "a.xib").scene().findings
    .filter { $0.rule == .unreadValue && $0.severity == .warning }
    .map { ($0.message, $0.origin?.line) }
}

/// A later version of Xcode may write words that are not known here, so that a document with one is drawn.
@Test(
  arguments: [
    (
      "<tableViewCell id=\"c\" accessoryType=\"arrow\"/>",
      "“arrow” is no accessoryType of <tableViewCell>"
    ),
    ("<button id=\"b\" buttonType=\"sytem\"/>", "“sytem” is no buttonType of <button>"),
    (
      "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"glass\" title=\"T\"/></button>",
      "“glass” is no style of <buttonConfiguration>"
    ),
    (
      "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"plain\" imagePlacement=\"all\"/></button>",
      "“all” is no imagePlacement of <buttonConfiguration>"
    ),
    (
      "<toolbar id=\"t\"><items><barButtonItem systemItem=\"writingTools\" id=\"i\"/></items></toolbar>",
      "“writingTools” is no systemItem of <barButtonItem>"
    ),
    (
      "<label id=\"l\" text=\"A\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBdy\"/></label>",
      "“UICTFontTextStyleBdy” is no style of <fontDescription>"
    ),
    (
      "<label id=\"l\" text=\"A\"><fontDescription key=\"fontDescription\" type=\"system\" weight=\"bolt\"/></label>",
      "“bolt” is no weight of <fontDescription>"
    ),
    (
      "<view id=\"v\"><color key=\"backgroundColor\" systemColor=\"systemRedd\"/></view>",
      "“systemRedd” is no systemColor of <color>"
    ),
    (
      "<view id=\"v\"><viewLayoutGuide key=\"safeAera\" id=\"g\"/><constraints><constraint firstItem=\"g\" firstAttribute=\"width\" constant=\"9\" id=\"k\"/></constraints></view>",
      "“safeAera” is no key of <viewLayoutGuide>"
    ),
    (
      "<view id=\"v\"><color key=\"backgroundColor\" name=\"brand\"/></view>",
      "there is no color “brand”"
    ),
    (
      "<view id=\"v\"><color key=\"backgroundColor\" white=\"1\" colorSpace=\"custom\" customColorSpace=\"proPhoto\"/></view>",
      "“proPhoto” is no customColorSpace of <color>"
    ),
    (
      "<imageView id=\"i\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" weight=\"boldd\"/></imageView>",
      "“boldd” is no weight of <preferredSymbolConfiguration>"
    ),
    (
      "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"T\" titleAlignment=\"middle\"/></button>",
      "“middle” is no titleAlignment of <buttonConfiguration>"
    ),
  ])
func aWordThatIsNotKnownIsAFindingAtItsLine(view: String, message: String) throws {
  let found = try findings("<subviews>\n\(view)</subviews>")
  #expect(found.count == 1 && found[0].message.contains(message) && found[0].line == 4, "\(found)")
}

@Test(arguments: [
  "<label id=\"l\" text=\"A\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>",
  "<view id=\"v\"><color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/></view>",
  "<datePicker id=\"d\" datePickerMode=\"countDownTimer\"/>",
  "<visualEffectView id=\"e\"><blurEffect style=\"systemThinMaterialDark\"/></visualEffectView>",
])
func wordsOfInterfaceBuilderAreNoFindings(view: String) throws {
  #expect(try findings("<subviews>\n\(view)</subviews>").isEmpty)
}

/// A chain of controllers around a scene is followed once.
@Test func aLongChainOfControllersTakesNoQuadraticTime() {
  let growth = workGrowth(of: 500) { count in
    let controllers = (0..<count).map { index in
      """
      <scene sceneID="s\(index)"><objects><navigationController id="v\(index)" sceneMemberID="viewController"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="v\(index + 1)" id="e\(index)"/></connections>
      </navigationController></objects></scene>
      """
    }
    let text = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="21507"><scenes>\(controllers.joined())
      <scene sceneID="s"><objects><viewController id="v\(count)" sceneMemberID="viewController"><view key="view" id="r">
      <rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene></scenes></document>
      """
    #expect(problems(text, file: "a.storyboard") == [])
  }
  #expect(growth < 24)
}
