import AutoLayout
import Files
import Foundation
import LayoutScene

/// Texts in several styles: in UIKit attributed strings of Foundation, in PlumbKit a value.
struct SwiftStyledText {
  let values: SwiftValues
  /// The font of parts without one.
  var base: FontDescriptor
  /// Whether parts without a font have to say the base, since the view has it nowhere else.
  var saysBase = false
  /// The colour, in code, that parts without one have to say; nil where the view has it.
  var color: String?
  /// Where the lines of paragraphs without an alignment stand.
  var alignment = TextAlignment.natural

  /// A text in code, and what of its parts has no equal there.
  struct Expression {
    var text: String
    var left: [Node.Pair]
  }

  /// What UIKit's code calls to join parts.
  static let function = "styled"
  /// What code calls to make the style of a paragraph.
  static let paragraphFunction = "paragraphStyle"

  /// Nil for an empty text.
  ///
  /// - Parameter written: the text in the document.
  func expression(_ text: AttributedText, _ written: Node) -> Expression? {
    guard !text.runs.isEmpty else { return nil }
    let nodes = written.sequence ?? []
    var left: [Node.Pair] = []
    let parts = text.runs.enumerated().map { index, run in
      let node = nodes.count == text.runs.count ? nodes[index] : written
      let shown =
        text.runs.count == 1 ? values.text(node["text"]?.value ?? node, shown: run.text) : nil
      let (pairs, isExact) = attributes(of: run.attributes, in: text)
      if !isExact { left.append(Self.fontKey(of: node)) }
      return part(shown ?? values.text(run.text), pairs)
    }
    let lines = parts.map { "  \($0)," }.joined(separator: "\n")
    guard !isUIKit else {
      return Expression(text: "\(Self.function)([\n\(lines)\n])", left: left)
    }
    let style = text.paragraphStyle.map { ", paragraphStyle: \(paragraph(Self.lengths(of: $0)))" }
    return Expression(text: "AttributedText(runs: [\n\(lines)\n]\(style ?? ""))", left: left)
  }

  /// Whether the parts say where their lines stand, so that the view may not.
  func saysParagraphs(_ text: AttributedText) -> Bool {
    isUIKit && (text.hasParagraphs || text.paragraphStyle != nil)
  }

  private var isUIKit: Bool { values.names == .uikit }

  /// The key of a part that decides its font.
  private static func fontKey(of node: Node) -> Node.Pair {
    ["font", "monospaced", "weight", "italic"].lazy.compactMap { node[$0] }.first
      ?? Node.Pair("font", node, at: node.mark)
  }

  private func attributes(
    of attributes: AttributedText.Attributes, in text: AttributedText
  ) -> (pairs: [(String, String)], isExact: Bool) {
    var (pairs, isExact) = isUIKit ? font(of: attributes) : parts(of: attributes)
    let ownColor =
      attributes.color.map { values.color($0) } ?? (attributes.link == nil ? color : nil)
    if let ownColor { pairs.append(("color", ownColor)) }
    if attributes.isUnderlined { pairs.append(("isUnderlined", "true")) }
    if attributes.isStruckThrough { pairs.append(("isStruckThrough", "true")) }
    if let link = attributes.link { pairs.append(("link", values.text(link))) }
    if attributes.kern != 0 { pairs.append(("kern", values.number(attributes.kern))) }
    if attributes.baselineOffset != 0 {
      pairs.append(("baselineOffset", values.number(attributes.baselineOffset)))
    }
    if let style = paragraph(of: attributes, in: text) { pairs.append(("paragraph", style)) }
    return (pairs, isExact)
  }

  // MARK: Fonts

  /// The font of a part, where it is not that of the view. One of another family becomes the system's.
  private func font(
    of attributes: AttributedText.Attributes
  ) -> (pairs: [(String, String)], isExact: Bool) {
    let isOwn =
      attributes.font != nil || attributes.weight != nil || attributes.isItalic != nil
      || attributes.isMonospaced
    guard isOwn || saysBase else { return ([], true) }
    let font = (attributes.font ?? base).with(attributes.weight, isItalic: attributes.isItalic)
    let exact = attributes.isMonospaced ? values.monospaced(font) : values.font(font)
    let text = exact ?? values.systemFont(like: font)
    return ([("font", text.hasPrefix(".") ? "UIFont" + text : text)], exact != nil)
  }

  /// The same in PlumbKit, which keeps a weight and a slant apart from the font.
  private func parts(
    of attributes: AttributedText.Attributes
  ) -> (pairs: [(String, String)], isExact: Bool) {
    let font = attributes.font.map { values.font($0) }
    let weight = attributes.weight.map { weight in
      FontWeight.named.first { $0.weight == weight }.map { ".\($0.name)" }
    }
    let pairs: [(String, String?)] = [
      ("font", font.map { $0 ?? values.systemFont(like: attributes.font ?? base) }),
      ("weight", weight ?? nil), ("isItalic", attributes.isItalic.map { "\($0)" }),
      ("isMonospaced", attributes.isMonospaced ? "true" : nil),
    ]
    return (
      pairs.compactMap { name, value in value.map { (name, $0) } },
      font != .some(nil) && weight != .some(nil)
    )
  }

  // MARK: Paragraphs

  /// How the lines of the paragraph that begins in a part stand; nil where the view says it for all.
  private func paragraph(
    of attributes: AttributedText.Attributes, in text: AttributedText
  ) -> String? {
    let own = attributes.paragraph
    guard isUIKit else {
      guard let own else { return nil }
      let style = own.style.map { "style: \(paragraph(Self.lengths(of: $0)))" }
      let alignment = own.alignment.map { "alignment: .\($0.rawValue)" }
      return ".init(\([style, alignment].compactMap(\.self).joined(separator: ", ")))"
    }
    guard saysParagraphs(text) else { return nil }
    var values: [(String, String)] = []
    let alignment = own?.alignment ?? alignment
    if alignment != .natural { values.append(("alignment", ".\(alignment.rawValue)")) }
    return paragraph(values + ((own?.style ?? text.paragraphStyle).map(Self.lengths) ?? []))
  }

  private static func lengths(of style: ParagraphStyle) -> [(String, String)] {
    let lengths: [(String, CGFloat)] = [
      ("lineSpacing", style.lineSpacing), ("lineHeightMultiple", style.lineHeightMultiple),
      ("minimumLineHeight", style.minimumLineHeight),
      ("maximumLineHeight", style.maximumLineHeight), ("paragraphSpacing", style.paragraphSpacing),
      ("firstLineHeadIndent", style.firstLineHeadIndent), ("headIndent", style.headIndent),
    ]
    return lengths.filter { $0.1 != 0 }.map { ($0.0, String(decimal: $0.1)) }
  }

  private func paragraph(_ values: [(String, String)]) -> String {
    guard !values.isEmpty else { return isUIKit ? "NSParagraphStyle()" : "ParagraphStyle()" }
    let assignments = values.map { "$0.\($0) = \($1)" }.joined(separator: "; ")
    return "\(Self.paragraphFunction) { \(assignments) }"
  }

  // MARK: Parts

  private func part(_ text: String, _ pairs: [(String, String)]) -> String {
    isUIKit ? tuple(text, pairs) : value(text, pairs)
  }

  private func value(_ text: String, _ pairs: [(String, String)]) -> String {
    let arguments = pairs.map { "\($0): \($1)" }.joined(separator: ", ")
    return pairs.isEmpty
      ? ".init(\(text))" : ".init(\(text), .init(\(arguments)))"
  }

  private func tuple(_ text: String, _ pairs: [(String, String)]) -> String {
    let attributes = pairs.map { name, value -> String in
      switch name {
      case "color": ".foregroundColor: \(value.hasPrefix(".") ? "UIColor" + value : value)"
      case "isUnderlined": ".underlineStyle: NSUnderlineStyle.single.rawValue"
      case "isStruckThrough": ".strikethroughStyle: NSUnderlineStyle.single.rawValue"
      case "paragraph": ".paragraphStyle: \(value)"
      case "kern", "baselineOffset": ".\(name): \(value) as CGFloat"
      default: ".\(name): \(value)"
      }
    }
    return
      "(\(text), [\(attributes.isEmpty ? ":" : attributes.joined(separator: ", "))])"
  }

  // MARK: Functions

  /// The functions at the end of code that calls them.
  static func functions(calledIn lines: [String], _ names: SwiftNames) -> [String] {
    let isUIKit = names == .uikit
    let calls = { (text: String) in lines.contains { $0.contains(text) } }
    return (isUIKit && calls("\(function)([") ? joining : [])
      + (calls("\(paragraphFunction) { $0.") ? (isUIKit ? making : makingValue) : [])
  }

  private static let joining = [
    "", "/// A text of parts that have attributes of their own.",
    "private func \(function)(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {",
    "  let text = NSMutableAttributedString(string: \"\")",
    "  for (part, attributes) in parts {",
    "    text.append(NSAttributedString(string: part, attributes: attributes))", "  }",
    "  return text", "}",
  ]

  private static let making = [
    "", "/// The style of a paragraph.",
    "private func \(paragraphFunction)(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {",
    "  let style = NSMutableParagraphStyle()", "  set(style)", "  return style", "}",
  ]

  private static let makingValue = [
    "", "/// The style of a paragraph.",
    "private func \(paragraphFunction)(_ set: (inout ParagraphStyle) -> Void) -> ParagraphStyle {",
    "  var style = ParagraphStyle()", "  set(&style)", "  return style", "}",
  ]
}

extension FontDescriptor {
  /// The same font in another weight or slant; nil keeps its own.
  fileprivate func with(_ weight: FontWeight?, isItalic: Bool?) -> FontDescriptor {
    let changed = { (font: Font) in
      var font = font
      if let weight { font.weight = weight }
      if let isItalic { font.isItalic = isItalic }
      return font
    }
    switch self {
    case .fixed(let font): return .fixed(changed(font))
    case .style(let style, let own, let design):
      // A slanted style is the font of its size.
      guard isItalic == true else { return .style(style, weight: weight ?? own, design: design) }
      return .fixed(
        changed(
          FontDescriptor.style(style, weight: own, design: design)
            .resolved(for: Traits())))
    case .scaled(let font, let style, let maximum):
      return .scaled(changed(font), as: style, maximum: maximum)
    }
  }
}
