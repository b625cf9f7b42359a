import Foundation
import Testing

@testable import Documents

private func entry(_ view: String, _ path: [String]) throws -> String? {
  let text = BuilderText.xib(
    "<subviews>\(view)</subviews>", resources: "<image name=\"gear\" catalog=\"system\"/>")
  let document = try OpenDocument.open(bytes: Array(text.utf8), file: "test.xib")
  var node = document.root["views"]?.value.mapping?.first?.value
  for key in path {
    node = Int(key).map { index in node?.sequence?.dropFirst(index).first } ?? node?[key]?.value
  }
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
    ("visualEffectView", "", "<blurEffect style=\"extraDark\"/>", "effect", "dark"),
    (
      "visualEffectView", "", "<blurEffect style=\"systemThinMaterialDark\"/>", "effect",
      "systemThinMaterialDark"
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
    (
      "button", "",
      "<state key=\"normal\" title=\"A\"/><state key=\"disabled\" title=\"B\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state><state key=\"selected\" title=\"C\" image=\"gear\" catalog=\"system\"/>",
      "title", "A"
    ),
    (
      "button", "enabled=\"NO\"",
      "<state key=\"normal\" title=\"A\"/><state key=\"disabled\" title=\"B\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state><state key=\"selected\" title=\"C\" image=\"gear\" catalog=\"system\"/>",
      "title", "B"
    ),
    (
      "button", "enabled=\"NO\"",
      "<state key=\"normal\" title=\"A\"/><state key=\"disabled\" title=\"B\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state><state key=\"selected\" title=\"C\" image=\"gear\" catalog=\"system\"/>",
      "color", "systemRed"
    ),
    (
      "button", "selected=\"YES\"",
      "<state key=\"normal\" title=\"A\"/><state key=\"disabled\" title=\"B\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state><state key=\"selected\" title=\"C\" image=\"gear\" catalog=\"system\"/>",
      "title", "C"
    ),
    (
      "button", "selected=\"YES\"",
      "<state key=\"normal\" title=\"A\"/><state key=\"disabled\" title=\"B\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state><state key=\"selected\" title=\"C\" image=\"gear\" catalog=\"system\"/>",
      "image.symbol", "gear"
    ),
    (
      "button", "selected=\"YES\" enabled=\"NO\"",
      "<state key=\"normal\" title=\"A\"/><state key=\"disabled\" title=\"B\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state><state key=\"selected\" title=\"C\" image=\"gear\" catalog=\"system\"/>",
      "title", "A"
    ),
    (
      "button", "highlighted=\"YES\"",
      "<state key=\"normal\" title=\"A\"/><state key=\"disabled\" title=\"B\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state><state key=\"selected\" title=\"C\" image=\"gear\" catalog=\"system\"/>",
      "title", "A"
    ),
    (
      "label", "highlighted=\"YES\"",
      "<color key=\"highlightedColor\" systemColor=\"systemRedColor\"/>", "color", "systemRed"
    ),
    (
      "imageView", "image=\"star\" highlighted=\"YES\" highlightedImage=\"gear\"", "",
      "source.symbol", "gear"
    ),
    (
      "label", "",
      "<attributedString key=\"attributedText\"><fragment content=\"A&#10;\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"left\"/></attributes></fragment><fragment content=\"B\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"right\" lineSpacing=\"5\"/></attributes></fragment></attributedString>",
      "textAlignment", "left"
    ),
    (
      "label", "",
      "<attributedString key=\"attributedText\"><fragment content=\"A&#10;\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"left\"/></attributes></fragment><fragment content=\"B\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"right\" lineSpacing=\"5\"/></attributes></fragment></attributedString>",
      "text.1.paragraphStyle.alignment", "right"
    ),
    (
      "label", "",
      "<attributedString key=\"attributedText\"><fragment content=\"A&#10;\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"left\"/></attributes></fragment><fragment content=\"B\"><attributes><paragraphStyle key=\"NSParagraphStyle\" alignment=\"right\" lineSpacing=\"5\"/></attributes></fragment></attributedString>",
      "text.1.paragraphStyle.lineSpacing", "5"
    ),
    (
      "label", "",
      "<attributedString key=\"attributedText\"><fragment content=\"A\"><attributes><real key=\"NSKern\" value=\"-0.5\"/></attributes></fragment></attributedString>",
      "text.0.kern", "-0.5"
    ),
    (
      "label", "",
      "<attributedString key=\"attributedText\"><fragment content=\"A\"><attributes><integer key=\"NSBaselineOffset\" value=\"8\"/></attributes></fragment></attributedString>",
      "text.0.baselineOffset", "8"
    ),
    (
      "label", "",
      "<attributedString key=\"attributedText\"><fragment content=\"A\"><attributes><url key=\"NSLink\" string=\"https://example.com\"/></attributes></fragment></attributedString>",
      "text.0.link", "https://example.com"
    ),
    (
      "view", "",
      "<color key=\"backgroundColor\" cyan=\"1\" magenta=\"0\" yellow=\"0.5\" black=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericCMYKColorSpace\"/>",
      "background", "#008040ff"
    ),
    (
      "view", "",
      "<color key=\"backgroundColor\" red=\"0.4\" green=\"0.4\" blue=\"0.4\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"/>",
      "background", "#666666ff"
    ),
    (
      "view", "",
      "<color key=\"backgroundColor\" red=\"0.2\" green=\"0.6\" blue=\"0.4\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"/>",
      "background", "#009c61ff"
    ),
    (
      "navigationBar", "",
      "<color key=\"barTintColor\" white=\"0\" alpha=\"1\"/><textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" white=\"1\" alpha=\"1\"/></textAttributes>",
      "background", "#000000ff"
    ),
    (
      "navigationBar", "",
      "<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" white=\"1\" alpha=\"1\"/></textAttributes>",
      "titleColor", "#ffffffff"
    ),
    (
      "navigationBar", "",
      "<navigationBarAppearance key=\"standardAppearance\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/></navigationBarAppearance><navigationBarAppearance key=\"scrollEdgeAppearance\"><color key=\"backgroundColor\" systemColor=\"systemBlueColor\"/></navigationBarAppearance>",
      "background", "systemBlue"
    ),
    (
      "tabBar", "",
      "<tabBarAppearance key=\"standardAppearance\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/></tabBarAppearance>",
      "background", "systemRed"
    ),
    (
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\" titleAlignment=\"leading\"><directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/><backgroundConfiguration key=\"background\" cornerRadius=\"7\" strokeWidth=\"2\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/><color key=\"strokeColor\" systemColor=\"systemBlueColor\"/></backgroundConfiguration></buttonConfiguration>",
      "configuration.contentInsets.trailing", "4"
    ),
    (
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\" titleAlignment=\"leading\"><directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/><backgroundConfiguration key=\"background\" cornerRadius=\"7\" strokeWidth=\"2\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/><color key=\"strokeColor\" systemColor=\"systemBlueColor\"/></backgroundConfiguration></buttonConfiguration>",
      "baseBackgroundColor", "systemRed"
    ),
    (
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\" titleAlignment=\"leading\"><directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/><backgroundConfiguration key=\"background\" cornerRadius=\"7\" strokeWidth=\"2\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/><color key=\"strokeColor\" systemColor=\"systemBlueColor\"/></backgroundConfiguration></buttonConfiguration>",
      "cornerRadius", "7"
    ),
    (
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\" titleAlignment=\"leading\"><directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/><backgroundConfiguration key=\"background\" cornerRadius=\"7\" strokeWidth=\"2\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/><color key=\"strokeColor\" systemColor=\"systemBlueColor\"/></backgroundConfiguration></buttonConfiguration>",
      "border.width", "2"
    ),
    (
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\" titleAlignment=\"leading\"><directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/><backgroundConfiguration key=\"background\" cornerRadius=\"7\" strokeWidth=\"2\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/><color key=\"strokeColor\" systemColor=\"systemBlueColor\"/></backgroundConfiguration></buttonConfiguration>",
      "border.color", "systemBlue"
    ),
    (
      "button", "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"A\" titleAlignment=\"leading\"><directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/><backgroundConfiguration key=\"background\" cornerRadius=\"7\" strokeWidth=\"2\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/><color key=\"strokeColor\" systemColor=\"systemBlueColor\"/></backgroundConfiguration></buttonConfiguration>",
      "titleAlignment", "leading"
    ),
    (
      "collectionViewCell", "",
      "<backgroundConfiguration key=\"backgroundConfiguration\" cornerRadius=\"9\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/></backgroundConfiguration>",
      "background", "systemRed"
    ),
  ] as [(String, String, String, String, String)])
func valuesOfViewsAreRead(
  element: String, attributes: String, parts: String, key: String, value: String
) throws {
  let view = BuilderText.view("one-00-001", "0 0 90 30", name: element, attributes, parts)
  #expect(try entry(view, key.split(separator: ".").map(String.init)) == value)
}
