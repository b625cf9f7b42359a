import AutoLayout
import Files
import Foundation
import LayoutScene

/// Values as expressions of Swift.
struct SwiftValues {
  let names: SwiftNames
  /// The document's own colours.
  let colors: Node?

  /// Thirds, such as a pixel of a phone, have no short decimals.
  func number(_ value: CGFloat) -> String {
    let thirds = value * 3
    let isThird = abs(thirds) < 1000 && thirds == thirds.rounded() && value != value.rounded()
    return isThird ? "\(Int(thirds)).0 / 3" : String(decimal: Double(value))
  }

  func text(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      default: return scalar.isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// A text that is looked up by its key, or the text itself.
  func text(_ node: Node?, shown: String) -> String {
    guard let node, let key = node["key"]?.value.scalar?.text, node["values"] == nil, !shown.isEmpty
    else { return text(shown) }
    return "NSLocalizedString(\(text(key)), value: \(text(shown)), comment: \"\")"
  }

  /// Whether a text is made of values, in the words of one language.
  static func isFormatted(_ node: Node) -> Bool {
    node.mapping != nil && ["values", "number", "date"].contains { node[$0] != nil }
  }

  func size(_ size: CGSize) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  /// A frame. A third of a point is 0.333333: more digits are rounding errors.
  func rect(_ rect: CGRect) -> String {
    let numbers = rect.numbers.map { String(decimal: $0, places: 6) }
    return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
  }

  func priority(_ priority: LayoutPriority) -> String {
    switch priority {
    case .required: ".required"
    case .defaultHigh: ".defaultHigh"
    case .defaultLow: ".defaultLow"
    default: "\(names["UILayoutPriority"])(\(String(decimal: priority.value)))"
    }
  }

  func insets(_ insets: EdgeInsets) -> String {
    "\(names["UIEdgeInsets"])(top: \(number(insets.top)), left: \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }

  func insets(_ insets: DirectionalEdgeInsets) -> String {
    "\(names["NSDirectionalEdgeInsets"])(top: \(number(insets.top)), leading: \(number(insets.leading)), "
      + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
  }

  // MARK: Fonts

  /// Nil for a font of another family or design, or a slanted one that UIKit has no word for.
  func font(_ descriptor: FontDescriptor) -> String? {
    switch descriptor {
    case .fixed(let font): return self.font(font).map { ".\($0)" }
    case .style(let style, nil, .default): return ".preferredFont(forTextStyle: .\(style.rawValue))"
    case .style(let style, let weight?, .default):
      let font = Font.systemFont(ofSize: style.pointSize(at: .large), weight: weight)
      return self.font(font).map { scaled($0, style) }
    case .scaled(let font, let style, nil): return self.font(font).map { scaled($0, style) }
    default: return nil
    }
  }

  /// A font whose letters all have the same width; nil for one that has no equal.
  func monospaced(_ descriptor: FontDescriptor) -> String? {
    let font = descriptor.resolved(for: Traits())
    guard names == .uikit, font.family == nil || font.family == FontDesign.monospaced.family,
      !font.isItalic, let weight = FontWeight.named.first(where: { $0.weight == font.weight })
    else { return nil }
    return ".monospacedSystemFont(ofSize: \(number(font.size)), weight: .\(weight.name))"
  }

  /// The system's font in the size of another one, and in the weight that is nearest to its.
  func systemFont(like descriptor: FontDescriptor) -> String {
    let font = descriptor.resolved(for: Traits())
    let nearest = FontWeight.named.min {
      abs($0.weight.value - font.weight.value) < abs($1.weight.value - font.weight.value)
    }
    let size = number(font.size)
    guard let nearest, nearest.weight != .regular else { return ".systemFont(ofSize: \(size))" }
    return ".systemFont(ofSize: \(size), weight: .\(nearest.name))"
  }

  private func scaled(_ font: String, _ style: TextStyle) -> String {
    "\(names["UIFontMetrics"])(forTextStyle: .\(style.rawValue)).scaledFont(for: .\(font))"
  }

  private func font(_ font: Font) -> String? {
    let size = number(font.size)
    if names == .uikit, font == Font(size: font.size, isItalic: true) {
      return "italicSystemFont(ofSize: \(size))"
    }
    guard font == .systemFont(ofSize: font.size, weight: font.weight) else { return nil }
    if font.weight == .regular { return "systemFont(ofSize: \(size))" }
    guard let weight = FontWeight.named.first(where: { $0.weight == font.weight }) else {
      return nil
    }
    return "systemFont(ofSize: \(size), weight: .\(weight.name))"
  }

  // MARK: Colours

  /// Nil for what is no colour.
  func color(_ node: Node, depth: Int = 0) -> String? {
    if let light = node["light"]?.value, let dark = node["dark"]?.value, depth < 4,
      let first = color(light, depth: depth + 1), let second = color(dark, depth: depth + 1)
    {
      return
        "\(names["UIColor"]) { \(names["$0.userInterfaceStyle == .dark"]) ? \(second) : \(first) }"
    }
    guard let name = node.scalar?.text else { return nil }
    if let own = colors?[name]?.value, depth < 4 { return color(own, depth: depth + 1) }
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    if plain == "tint" { return ".tintColor" }
    if SemanticColors.named(plain) != nil { return ".\(plain)" }
    return Color(hex: name).map(color)
  }

  func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { String(decimal: $0, places: 3) }
    if Set(parts).count == 1 {
      if color.alpha == 1, parts[0] == "1" { return ".white" }
      if color.alpha == 1, parts[0] == "0" { return ".black" }
    }
    return
      "\(names["UIColor"])(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(String(decimal: color.alpha, places: 3)))"
  }

  // MARK: Images

  /// How a symbol looks; nil for what the code has no words for.
  private func configuration(_ look: SymbolConfiguration) -> String? {
    guard names == .uikit else { return nil }
    var parts: [String] = []
    switch look.font {
    case nil: break
    case .fixed(let font): parts.append("pointSize: \(number(font.size))")
    case .style(let style, nil, .default): parts.append("textStyle: .\(style.rawValue)")
    default: return nil
    }
    if let weight = look.weight, weight != .regular || look.font == nil {
      guard let name = FontWeight.named.first(where: { $0.weight == weight })?.name else {
        return nil
      }
      parts.append("weight: .\(name)")
    }
    if let scale = look.scale { parts.append("scale: .\(scale)") }
    let made = parts.map { "UIImage.SymbolConfiguration(\($0))" }
    return made.dropFirst().reduce(made.first) { first, next in
      first.map { "\($0).applying(\(next))" }
    }
  }

  /// Nil for no image.
  func image(_ image: ImageContent?) -> String? {
    guard let image else { return nil }
    let isAutomatic = image.renderingMode == .automatic
    let mode = isAutomatic ? "" : ".withRenderingMode(.\(image.renderingMode.rawValue))"
    if let symbol = image.systemName {
      let made = "\(names["UIImage(systemName:"]) \(text(symbol))"
      // UIKit may have no symbol of the name.
      let call = isAutomatic || names == .plumb ? mode : "?" + mode
      guard image.symbolConfiguration != SymbolConfiguration() else { return "\(made))\(call)" }
      return configuration(image.symbolConfiguration).map {
        "\(made), withConfiguration: \($0))\(call)"
      }
    }
    // A placeholder keeps the size, by which the frames are the same until the app has the image.
    let placeholder =
      "\(names["UIGraphicsImageRenderer(size:"]) \(size(image.size)))\(names[".image { _ in }"])"
    guard names == .uikit, let path = image.path else { return placeholder + mode }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let mark = PictureFile.scales.first { stem.hasSuffix($0.mark) }?.mark ?? ""
    let named = "UIImage(named: \(text(String(stem.dropLast(mark.count))))) ?? \(placeholder)"
    return isAutomatic ? named : "(\(named))\(mode)"
  }
}
