import Foundation
import TestSupport
import Testing

@testable import Documents

@Test func aDocumentThatIsTooLargeIsRefused() {
  let found = problems(String(repeating: " ", count: 17 << 20), file: "a.xib")
  #expect(found == ["1:1: the file is larger than the limit of 16 MB"])
}

// MARK: Words

/// A document whose third line and those after it are given.
private func document(_ lines: String) -> String {
  """
  <?xml version="1.0"?>
  <document targetRuntime="iOS.CocoaTouch" toolsVersion="21507"><objects><view id="r">
  \(lines)
  </view></objects></document>
  """
}

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
