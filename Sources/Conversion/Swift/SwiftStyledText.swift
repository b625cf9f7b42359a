import AutoLayout
import Foundation
import LayoutScene

/// Texts in several styles: in UIKit attributed strings of Foundation, in PlumbKit a value.
struct SwiftStyledText {
  let words: SwiftWords

  /// What UIKit's code calls to join parts.
  static let function = "styled"

  /// Nil for a text of a style that has no equal, such as another family.
  ///
  /// - Parameter base: the font of parts without one.
  func expression(_ text: AttributedText, in base: FontDescriptor) -> String? {
    let parts = text.runs.compactMap { part($0, in: base) }
    guard parts.count == text.runs.count, !parts.isEmpty else { return nil }
    let lines = parts.map { "  \($0)," }.joined(separator: "\n")
    return isUIKit
      ? "\(Self.function)([\n\(lines)\n])" : "AttributedText(runs: [\n\(lines)\n])"
  }

  private var isUIKit: Bool { words.names == .uikit }

  private func part(_ run: AttributedText.Run, in base: FontDescriptor) -> String? {
    let attributes = run.attributes
    guard !attributes.isMonospaced, attributes.paragraph == nil else { return nil }
    guard var pairs = font(of: attributes, in: base) else { return nil }
    if let color = attributes.color { pairs.append(("color", words.color(color))) }
    if attributes.isUnderlined { pairs.append(("isUnderlined", "true")) }
    if attributes.isStruckThrough { pairs.append(("isStruckThrough", "true")) }
    if let link = attributes.link { pairs.append(("link", words.text(link))) }
    if attributes.kern != 0 { pairs.append(("kern", words.number(attributes.kern))) }
    if attributes.baselineOffset != 0 {
      pairs.append(("baselineOffset", words.number(attributes.baselineOffset)))
    }
    return isUIKit ? tuple(run.text, pairs) : value(run.text, pairs)
  }

  /// The font of a part, where it has one of its own or a weight; nil where it has no equal.
  private func font(
    of attributes: AttributedText.Attributes, in base: FontDescriptor
  ) -> [(String, String)]? {
    guard isUIKit else {
      let font = attributes.font.map { words.font($0) }
      let weight = attributes.weight.map { weight in
        FontWeight.named.first { $0.weight == weight }.map { ".\($0.name)" }
      }
      guard font != .some(nil), weight != .some(nil) else { return nil }
      let pairs: [(String, String?)] = [
        ("font", font ?? nil), ("weight", weight ?? nil),
        ("isItalic", attributes.isItalic.map { "\($0)" }),
      ]
      return pairs.compactMap { name, value in value.map { (name, $0) } }
    }
    guard attributes.font != nil || attributes.weight != nil || attributes.isItalic != nil else {
      return []
    }
    let font = (attributes.font ?? base).with(attributes.weight, isItalic: attributes.isItalic)
    return words.font(font).map { [("font", $0.hasPrefix(".") ? "UIFont" + $0 : $0)] }
  }

  private func value(_ text: String, _ pairs: [(String, String)]) -> String {
    let arguments = pairs.map { "\($0): \($1)" }.joined(separator: ", ")
    return pairs.isEmpty
      ? ".init(\(words.text(text)))" : ".init(\(words.text(text)), .init(\(arguments)))"
  }

  private func tuple(_ text: String, _ pairs: [(String, String)]) -> String {
    let attributes = pairs.map { name, value -> String in
      switch name {
      case "color": ".foregroundColor: \(value.hasPrefix(".") ? "UIColor" + value : value)"
      case "isUnderlined": ".underlineStyle: NSUnderlineStyle.single.rawValue"
      case "isStruckThrough": ".strikethroughStyle: NSUnderlineStyle.single.rawValue"
      case "kern", "baselineOffset": ".\(name): \(value) as CGFloat"
      default: ".\(name): \(value)"
      }
    }
    return
      "(\(words.text(text)), [\(attributes.isEmpty ? ":" : attributes.joined(separator: ", "))])"
  }

  /// The function at the end of code in UIKit's names.
  static let helper = [
    "", "/// A text of parts that have attributes of their own.",
    "private func \(function)(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {",
    "  let text = NSMutableAttributedString(string: \"\")",
    "  for (part, attributes) in parts {",
    "    text.append(NSAttributedString(string: part, attributes: attributes))", "  }",
    "  return text", "}",
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
