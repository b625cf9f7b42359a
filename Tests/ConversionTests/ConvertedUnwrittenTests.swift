import Files
import Testing

@testable import Conversion

private func unwritten(_ views: String) -> [String] {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_0" orientation="portrait"/><scenes><scene sceneID="sce-ne-001"><objects>
    <viewController id="con-tr-001" sceneMemberID="viewController">
    <view key="view" id="roo-ot-001"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <subviews>\(views)</subviews></view></viewController>
    <tapGestureRecognizer id="tap-00-001"/></objects></scene></scenes></document>
    """
  let problems = Problems()
  return ConvertedDocument.scenes(
    of: SourceText(file: "Main.storyboard", text: text), problems
  ).flatMap(\.unwritten).map { $0.message }
}

private func view(_ id: String, _ name: String, _ attributes: String, _ parts: String = "")
  -> String
{
  "<\(name) \(attributes) id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"30\"/>\(parts)</\(name)>"
}

@Test(
  arguments: [
    (
      "label", "", "<accessibility key=\"accessibilityConfiguration\" hint=\"A\"/>",
      "“accessibility” of <label> is not in the code"
    ),
    (
      "activityIndicatorView", "hidesWhenStopped=\"YES\"", "",
      "“hidesWhenStopped” of <activityIndicatorView> is not in the code"
    ),
    ("textView", "editable=\"NO\"", "", "“editable” of <textView> is not in the code"),
    (
      "textField", "",
      "<textInputTraits key=\"textInputTraits\" keyboardType=\"emailAddress\" secureTextEntry=\"YES\"/>",
      "“keyboardType” of <textField> is not in the code"
    ),
    (
      "scrollView", "showsVerticalScrollIndicator=\"NO\"", "",
      "“showsVerticalScrollIndicator” of <scrollView> is not in the code"
    ),
    (
      "view", "",
      "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap-00-001\" appends=\"YES\" id=\"out-00-001\"/></connections>",
      "“gestureRecognizers” of <view> is not in the code"
    ),
    (
      "button", "", "<state key=\"normal\" title=\"A\"/><state key=\"selected\" title=\"B\"/>",
      "what <button> shows in the state “selected” is not in the code"
    ),
    ("tableView", "", "", "<tableView> is a plain scroll view in the code"),
  ])
func whatCodeHasWordsForIsNotedOnceForEachKind(
  element: String, attributes: String, part: String, note: String
) {
  let views = ["one-00-001", "two-00-002"].map { id in
    view(id, element, attributes, part.replacing("out-00-001", with: "out-\(id)"))
  }
  #expect(unwritten(views.joined()) == [note])
}

@Test func whatUIKitHasAnywayIsNotNoted() {
  let views =
    view("one-00-001", "textView", "editable=\"YES\" showsVerticalScrollIndicator=\"YES\"")
    + view("two-00-002", "activityIndicatorView", "hidesWhenStopped=\"YES\" animating=\"YES\"")
    + view("thr-00-003", "slider", "minValue=\"0.0\" maxValue=\"1\"")
  #expect(unwritten(views) == [])
}
