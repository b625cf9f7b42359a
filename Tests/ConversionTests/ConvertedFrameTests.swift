import AutoLayout
import Documents
import Files
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Conversion

private let (root, safe) = ("roo-ot-001", "saf-e0-001")

private func document(_ views: String, _ constraints: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
  <device id="retina6_0" orientation="portrait"/><objects>
  <view id="\(root)"><rect key="frame" x="0" y="0" width="390" height="844"/>
  <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="\(safe)"/>
  <constraints>\(constraints)</constraints></view></objects></document>
  """
}

private func equal(
  _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int = 0
) -> String {
  "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
    + "secondAttribute=\"\(other)\" constant=\"\(constant)\" id=\"\(first)-\(attribute)\"/>"
}

private func converted(_ text: String) throws -> ConvertedDocument {
  let problems = Problems()
  let scenes = ConvertedDocument.scenes(of: SourceText(file: "Main.xib", text: text), problems)
  #expect(problems.sorted == [])
  return try #require(scenes.first)
}

// MARK: Masks

/// Masks stretch from the size that Interface Builder recorded of the superview, whatever gives it that size.
@Test(arguments: ["iphone-se", "iphone-15-plus", "ipad"])
func masksStretchInConvertedDocumentsAsInTheirSource(device: String) throws {
  let mask =
    "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMinY=\"YES\"/>"
  func masked(_ id: String, _ width: Int, _ inside: String = "") -> String {
    """
    <view id="\(id)"><rect key="frame" x="10" y="20" width="\(width)" height="30"/>\(mask)\(inside)</view>
    """
  }
  let card = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="car-d0-001"><rect key="frame" x="20" y="47" width="350" height="200"/>
    <subviews>\(masked("out-er-001", 330, "<subviews>\(masked("inn-er-001", 310))</subviews>"))</subviews></view>
    """
  let column = """
    <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="col-00-001"><rect key="frame" x="0" y="400" width="390" height="60"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="row-00-001"><rect key="frame" x="0" y="0" width="390" height="60"/>
    <subviews>\(masked("par-t0-001", 370))</subviews></view></subviews></stackView>
    """
  let edges =
    ["leading", "trailing"].map {
      equal("car-d0-001", $0, root, $0, $0 == "leading" ? 20 : -20)
    }.joined() + equal("car-d0-001", "top", safe, "top") + equal("col-00-001", "top", root, "top")
    + ["leading", "trailing"].map { equal("col-00-001", $0, root, $0) }.joined()
    + ["car-d0-001", "row-00-001"].map {
      "<constraint firstItem=\"\($0)\" firstAttribute=\"height\" constant=\"120\" id=\"h-\($0)\"/>"
    }.joined()
  let text = document(card + column, edges)
  let copy = try converted(text)
  let options = DocumentOptions(device: Device.named(device))
  let original = try OpenDocument.open(bytes: Array(text.utf8), file: "Main.xib")
  let frames = try original.screen(options: options, measurer: FixedWidthMeasurer()).scene().views
  let document = try OpenDocument.open(bytes: Array(copy.text.utf8), file: "copy.yaml")
  let found = Dictionary(
    uniqueKeysWithValues: try document.screen(options: options, measurer: FixedWidthMeasurer())
      .scene().views.map { ($0.id, $0.frame) })
  for view in frames {
    #expect(found[copy.names[view.id] ?? view.id] == view.frame, "\(copy.text)")
  }
  // Nothing else of the record is kept.
  #expect(copy.text.components(separatedBy: "recorded:").count == 3)
}

// MARK: Work

/// Names, lines and ties are looked up.
@Test func aScreenOfThousandsOfViewsIsConvertedInTimeThatGrowsWithThem() throws {
  let growth = try workGrowth(of: 500) { count in
    var (views, constraints) = ("", "")
    for index in 0..<count {
      let id = "v\(index)"
      views += """
        <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
        """
      constraints += equal(id, "leading", root, "leading", 1)
      constraints +=
        index == 0
        ? equal(id, "top", root, "top") : equal(id, "top", "v\(index - 1)", "bottom", 1)
    }
    _ = try converted(document(views, constraints))
  }
  #expect(growth < 24)
}
