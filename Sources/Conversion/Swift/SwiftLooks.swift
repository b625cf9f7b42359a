import AutoLayout
import Files
import Foundation
import LayoutScene

/// Corners, borders and shadows as assignments: in UIKit they are the layer's, in PlumbKit the view's own.
struct SwiftLooks {
  let words: SwiftWords

  /// Nil for a key that is none of a look, or has no equal.
  func lines(_ pair: Node.Pair, _ view: View) -> [String]? {
    switch pair.name {
    case "maskedCorners": return [corners(view.maskedCorners)]
    case "border": return view.border.flatMap { border($0, pair.value["color"]?.value) }
    case "shadow": return view.shadow.flatMap { shadow($0, pair.value["color"]?.value) }
    default: return nil
    }
  }

  private var isUIKit: Bool { words.names == .uikit }

  private func corners(_ mask: CornerMask) -> String {
    let names: [(CornerMask, String)] = [
      (.layerMinXMinYCorner, "layerMinXMinYCorner"), (.layerMaxXMinYCorner, "layerMaxXMinYCorner"),
      (.layerMinXMaxYCorner, "layerMinXMaxYCorner"), (.layerMaxXMaxYCorner, "layerMaxXMaxYCorner"),
    ]
    let parts = names.filter { mask.contains($0.0) }.map { ".\($0.1)" }
    return "\(isUIKit ? "layer." : "")maskedCorners = [\(parts.joined(separator: ", "))]"
  }

  private func border(_ border: Border, _ written: Node?) -> [String]? {
    let width = words.number(border.width)
    guard let color = color(written) else { return nil }
    return isUIKit
      ? ["layer.borderWidth = \(width)", "layer.borderColor = \(color).cgColor"]
      : ["border = Border(width: \(width), color: \(color))"]
  }

  private func shadow(_ shadow: Shadow, _ written: Node?) -> [String]? {
    guard let color = color(written) else { return nil }
    let (opacity, radius) = (String(decimal: shadow.opacity), words.number(shadow.radius))
    let offset = words.size(shadow.offset)
    return isUIKit
      ? [
        "layer.shadowColor = \(color).cgColor", "layer.shadowOpacity = \(opacity)",
        "layer.shadowRadius = \(radius)", "layer.shadowOffset = \(offset)",
      ]
      : [
        "shadow = Shadow(color: \(color), opacity: \(opacity), radius: \(radius), offset: \(offset))"
      ]
  }

  /// A colour with its class, as layers do not say which one they expect; black where none is written.
  private func color(_ node: Node?) -> String? {
    guard let text = node.map({ words.color($0) }) ?? ".black" else { return nil }
    return text.hasPrefix(".") ? words.names["UIColor"] + text : text
  }
}
