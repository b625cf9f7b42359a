import AutoLayout
import Documents
import Files
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Conversion

// What size classes change in an Interface Builder document, in the layout document that it becomes.

private func box(
  _ id: String, _ name: String = "view", _ attributes: String = "", _ inside: String = ""
)
  -> String
{
  """
  <\(name) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="10" height="10"/>\(inside)</\(name)>
  """
}

private func size(
  _ id: String, _ side: String, _ constant: Int, _ number: Int, _ inside: String = ""
) -> String {
  """
  <constraint firstItem="\(id)" firstAttribute="\(side)" constant="\(constant)" id="c-\(number)">\(inside)</constraint>
  """
}

/// A scene in which a constant, a constraint, a view, an axis and a font follow size classes.
private let adaptive = """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
  targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/><scenes>
  <scene sceneID="s"><objects><viewController id="con-tr-001" sceneMemberID="viewController">
  <view key="view" id="roo-ot-001"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
  \(box("box-aa-001", "view", "userLabel=\"Card\""))\(box("box-aa-002", "view", "userLabel=\"Extra\""))
  \(box("sta-ck-001", "stackView", "axis=\"vertical\"",
      "<subviews>\(box("box-aa-003", "view", "userLabel=\"Inner\""))</subviews><variation key=\"heightClass=compact\" axis=\"horizontal\"/>"))
  \(box("lab-el-001", "label", "text=\"Hello\"", """
      <fontDescription key="fontDescription" type="system" weight="bold" pointSize="10"/>
      <variation key="heightClass=regular-widthClass=regular"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></variation>
      """))
  </subviews><viewLayoutGuide key="safeArea" id="saf-ar-001"/><constraints>
  \(size("box-aa-001", "width", 10, 1, """
      <variation key="heightClass=regular-widthClass=regular" constant="30"/><variation key="widthClass=regular" constant="20"/>
      """))
  \(size("box-aa-001", "height", 5, 2))\(size("box-aa-001", "height", 8, 3))
  \(size("box-aa-002", "width", 7, 4))\(size("box-aa-003", "width", 20, 5))\(size("box-aa-003", "height", 20, 6))
  </constraints>
  <variation key="default"><mask key="constraints"><exclude reference="c-3"/></mask><mask key="subviews"><exclude reference="box-aa-002"/></mask></variation>
  <variation key="widthClass=regular"><mask key="subviews"><include reference="box-aa-002"/></mask></variation>
  <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c-2"/><include reference="c-3"/></mask></variation>
  </view></viewController></objects></scene></scenes></document>
  """

private func frames(
  _ document: OpenDocument, _ options: DocumentOptions
) throws -> [String: CGSize] {
  let views = try document.screen(options: options, measurer: FixedWidthMeasurer())
    .scene(includesAmbiguity: false).views
  return Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.frame.size) })
}

@Test(
  arguments: [
    (nil, nil), ("iphone-15", .landscape), ("iphone-15-plus", .landscape), ("ipad", nil),
  ] as [(String?, Orientation?)])
func whatSizeClassesChangeIsTheSameInTheLayoutDocument(
  device: String?, orientation: Orientation?
) throws {
  let problems = Problems()
  let converted = try #require(
    ConvertedDocument.scenes(of: SourceText(file: "Main.storyboard", text: adaptive), problems)
      .first)
  #expect(converted.notes.map(\.message) == [])
  let options = DocumentOptions(device: device.flatMap(Device.named), orientation: orientation)
  let original = try OpenDocument.open(bytes: Array(adaptive.utf8), file: "Main.storyboard")
  let document = try OpenDocument.open(bytes: Array(converted.text.utf8), file: "converted.yaml")
  let expected = try frames(original, options)
  let actual = try frames(document, options)
  #expect(expected.count == actual.count, "\(converted.text)")
  for (id, size) in expected where id != "roo-ot-001" {
    #expect(actual[converted.names[id] ?? id] == size, "\(id)\n\(converted.text)")
  }
}

@Test func whatSizeClassesChangeIsReadable() throws {
  let text = try #require(
    ConvertedDocument.scenes(of: SourceText(file: "Main.storyboard", text: adaptive), Problems())
      .first
  ).text
  for line in [
    "  - {is: card.width = 10, when: {width: compact}}",
    "  - {is: card.height = 8, when: {height: compact}}",
    "  extra: {when: {width: regular}}", "  - extra.width = 7", "  - inner.size = 20",
  ] {
    #expect(text.contains(line + "\n"), "\(line) in \(text)")
  }
}
