import AutoLayout
import Foundation
import LayoutScene
import TestSupport

@testable import Documents

/// Documents as Interface Builder writes them.
enum BuilderText {
  /// A document with one root view.
  static func xib(
    _ content: String, size: String = "width=\"375\" height=\"667\"", device: String = "retina4_7",
    version: Int = 23504, resources: String = "", usesSafeAreas: Bool = true
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(usesSafeAreas ? "useSafeAreas=\"YES\"" : "")>
    <device id="\(device)" orientation="portrait"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="scaleToFill" id="roo-ot-001">
    <rect key="frame" x="0.0" y="0.0" \(size)/>
    \(content)
    <viewLayoutGuide key="safeArea" id="saf-ar-001"/>
    </view></objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A document with one view controller.
  static func storyboard(
    _ content: String, version: Int, size: CGSize = CGSize(width: 414, height: 896),
    device: String = "retina6_1"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
    \(device.isEmpty ? "" : "<device id=\"\(device)\" orientation=\"portrait\"/>")<scenes>
    <scene sceneID="sce-ne-001"><objects><viewController id="con-tr-001" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="top-gu-001"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="roo-ot-001">
    <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
    \(content)
    <viewLayoutGuide key="safeArea" id="saf-ar-001"/>
    </view></viewController></objects></scene></scenes></document>
    """
  }

  static func view(
    _ id: String, _ frame: String, name: String = "view", _ attributes: String = "",
    _ content: String = ""
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(name) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
      \(attributes)><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" \
      height="\(numbers[3])"/>\(content)</\(name)>
      """
  }

  static func frames(
    _ text: String, _ options: DocumentOptions = DocumentOptions(), file: String = "test.xib"
  ) throws -> [String: CGRect] {
    let scene = try load(text, file: file, options).scene()
    return Dictionary(uniqueKeysWithValues: scene.views.map { ($0.id, $0.frame) })
  }

  /// A constraint between two attributes, such as `box.top = safe.top + 8`.
  static func equal(
    _ first: String, _ attribute: String, _ second: String, _ other: String,
    constant: CGFloat = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)-\(attribute)"/>
    """
  }
}
