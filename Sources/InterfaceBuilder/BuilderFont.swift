import Files
import Foundation
import LayoutScene

/// Fonts of Interface Builder as fonts of documents.
enum BuilderFont {
  /// Nil for an element that says nothing of a font.
  static func node(_ font: XMLElement) -> Node? {
    let mark = font.mark
    let design = design(of: font).map(mark.word)
    if let style = font.attributes["style"].flatMap({ textStyles[$0] }) {
      let style = mark.word(style.rawValue)
      return design.map { mark.mapping(["style": style, "design": $0]) } ?? style
    }
    let entries: KeyValuePairs<String, Node?> = [
      "size": font.number(.pointSize).flatMap(legal).map(mark.number),
      "weight": weight(of: font).map(mark.word),
      "italic": mark.flag(font.attributes["type"] == "italicSystem"), "design": design,
    ]
    return entries.present.isEmpty ? nil : mark.mapping(entries)
  }

  /// A size of fonts that documents take; nil for another number.
  static func legal(_ size: CGFloat) -> CGFloat? {
    size > 0 && size <= NumberLimits.fontSize ? size : nil
  }

  /// The design of a font of the system's, which its name or its family tells; nil for the usual one.
  static func design(of font: XMLElement) -> String? {
    if let design = font.attributes["design"], designs.contains(design) {
      return design == "default" ? nil : design
    }
    // A name that begins with a dot is one of the system's.
    let names = ["name", "family", "metaFont"].compactMap { font.attributes[$0]?.lowercased() }
      .filter { $0.hasPrefix(".") }.map { $0.replacing(" ", with: "") }
    return parts.first { part in
      names.contains { $0.contains(part.name) && !$0.contains("digit") }
    }?.design
  }

  /// The designs with UIKit's names.
  static let designs = FontDesign.allCases.map(\.rawValue).sorted()

  /// Parts of the names of the system's fonts, and the designs that they mean.
  private static let parts: [(name: String, design: String)] = [
    ("mono", "monospaced"), ("rounded", "rounded"), ("newyork", "serif"), ("serif", "serif"),
  ]

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
