import Files
import Foundation
import LayoutScene

/// Fonts of Interface Builder as fonts of documents.
enum BuilderFont {
  /// Nil for an element that says nothing of a font.
  static func node(_ font: XMLElement) -> Node? {
    if let style = font.attributes["style"].flatMap({ textStyles[$0] }) {
      return BuilderNode.word(style.rawValue, at: font.mark)
    }
    var entries: [(String, Node)] = []
    if let size = font.number(.pointSize), size > 0, size <= Limits.fontSize {
      entries.append(("size", BuilderNode.number(size, at: font.mark)))
    }
    if let weight = weight(of: font) {
      entries.append(("weight", BuilderNode.word(weight, at: font.mark)))
    }
    if font.attributes["type"] == "italicSystem" {
      entries.append(("italic", BuilderNode.word("true", at: font.mark)))
    }
    return entries.isEmpty ? nil : BuilderNode.mapping(entries, at: font.mark)
  }

  /// The font size of a button that says nothing of its font, points: buttons of Interface Builder without a
  /// configuration have 15, as their recorded heights of 30 show. Nil for other elements.
  static func unsaidSize(of element: XMLElement) -> CGFloat? {
    let isSystemButton =
      element.name == "button" && element.child(key: "configuration") == nil
      && element.attributes["buttonType"].map { $0 != "custom" } == true
    return isSystemButton && element.child(key: "fontDescription") == nil ? 15 : nil
  }

  /// The weights with UIKit's names.
  static let weights = Set(FontWeight.named.map(\.name))

  private static func weight(of font: XMLElement) -> String? {
    if let weight = font.attributes["weight"] { return weight }
    if font.attributes["type"] == "boldSystem" { return "bold" }
    return BuilderRuns.weight(ofFontNamed: font.attributes["name"] ?? "")
  }

  /// The styles by the ends of their names in documents, `UICTFontTextStyleBody` and so on.
  private static let styleNames: [(String, TextStyle)] = [
    ("Title0", .largeTitle), ("LargeTitle", .largeTitle), ("Title1", .title1),
    ("Title2", .title2), ("Title3", .title3), ("Headline", .headline),
    ("Subhead", .subheadline), ("Body", .body), ("Callout", .callout), ("Footnote", .footnote),
    ("Caption1", .caption1), ("Caption2", .caption2),
  ]

  static let textStyles = Dictionary(
    uniqueKeysWithValues: styleNames.map { ("UICTFontTextStyle\($0.0)", $0.1) })
}
