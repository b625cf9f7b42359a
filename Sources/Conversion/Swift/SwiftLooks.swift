import AutoLayout
import Files
import Foundation
import LayoutScene

/// Corners, borders, shadows and insets as assignments: in UIKit most are the layer's, in PlumbKit the view's own.
struct SwiftLooks {
  let values: SwiftValues

  /// Nil for a key that is none of a look, or has no equal.
  func lines(_ pair: Node.Pair, _ view: View) -> [String]? {
    switch pair.name {
    case "maskedCorners": return [corners(view.maskedCorners)]
    case "border": return view.border.flatMap { border($0, pair.value["color"]?.value) }
    case "gradient": return view.gradient.flatMap { gradient($0, pair.value, view) }
    case "contentInsets": return (view as? Button).flatMap(insets)
    case "shadow": return view.shadow.flatMap { shadow($0, pair.value["color"]?.value) }
    default: return nil
    }
  }

  private var isUIKit: Bool { values.names == .uikit }

  private func corners(_ mask: CornerMask) -> String {
    let parts = CornerMask.named.filter { mask.contains($0.value) }.map { ".\($0.name)" }
    return "\(isUIKit ? "layer." : "")maskedCorners = [\(parts.joined(separator: ", "))]"
  }

  /// The insets of a button without a configuration. Insets of nothing are UIKit's own there, which is more than nothing.
  private func insets(of button: Button) -> [String]? {
    guard let insets = button.contentInsets, insets != .zero else { return nil }
    let edges = EdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    return [
      isUIKit
        ? "contentEdgeInsets = \(values.insets(edges))" : "contentInsets = \(values.insets(insets))"
    ]
  }

  private func border(_ border: Border, _ written: Node?) -> [String]? {
    let width = values.number(border.width)
    guard let color = color(written) else { return nil }
    return isUIKit
      ? ["layer.borderWidth = \(width)", "layer.borderColor = \(color).cgColor"]
      : ["border = Border(width: \(width), color: \(color))"]
  }

  /// Whether a key of a configured button is about its background and can be written.
  func isOfBackground(_ pair: Node.Pair) -> Bool {
    isUIKit
      && (pair.name == "cornerRadius"
        || pair.name == "border" && color(pair.value["color"]?.value) != nil)
  }

  /// The corners and the line around a configured button's background, which in UIKit its configuration has.
  func background(of button: Button, _ node: Node) -> [(key: String, value: String)] {
    guard isUIKit else { return [] }
    var lines: [(key: String, value: String)] = []
    if node["cornerRadius"] != nil {
      lines.append(("background.cornerRadius", values.number(button.cornerRadius)))
    }
    if let border = button.border, let color = color(node["border"]?.value["color"]?.value) {
      lines.append(("background.strokeWidth", values.number(border.width)))
      lines.append(("background.strokeColor", color))
    }
    return lines
  }

  private func shadow(_ shadow: Shadow, _ written: Node?) -> [String]? {
    guard let color = color(written) else { return nil }
    let (opacity, radius) = (String(decimal: shadow.opacity), values.number(shadow.radius))
    let offset = values.size(shadow.offset)
    return isUIKit
      ? [
        "layer.shadowColor = \(color).cgColor", "layer.shadowOpacity = \(opacity)",
        "layer.shadowRadius = \(radius)", "layer.shadowOffset = \(offset)",
      ]
      : [
        "shadow = Shadow(color: \(color), opacity: \(opacity), radius: \(radius), offset: \(offset))"
      ]
  }

  /// Whether a view of UIKit's has a gradient for its layer: a plain one inside of the screen.
  static func isGradientView(_ view: View) -> Bool {
    view.gradient != nil && view.className == "view" && view.superview != nil
      && view.explicitIntrinsicContentSize == nil
  }

  private func gradient(_ gradient: Gradient, _ written: Node, _ view: View) -> [String]? {
    let nodes = written["colors"]?.value.sequence ?? written.sequence ?? []
    let colors = nodes.compactMap { color($0) }
    guard colors.count == gradient.colors.count, !isUIKit || Self.isGradientView(view) else {
      return nil
    }
    let places = gradient.locations.map { places in
      "[\(places.map { String(decimal: $0) }.joined(separator: ", "))]"
    }
    let (start, end) = (point(gradient.start), point(gradient.end))
    guard isUIKit else {
      let list = "colors: [\(colors.joined(separator: ", "))]"
      let all = [list, places.map { "locations: \($0)" }, "start: \(start)", "end: \(end)"]
      return ["gradient = Gradient(\(all.compactMap(\.self).joined(separator: ", ")))"]
    }
    return [
      "gradient.colors = [\(colors.map { $0 + ".cgColor" }.joined(separator: ", "))]",
      places.map { "gradient.locations = \($0)" }, "gradient.startPoint = \(start)",
      "gradient.endPoint = \(end)",
    ].compactMap(\.self)
  }

  private func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(values.number(point.x)), y: \(values.number(point.y)))"
  }

  /// A colour with its class, as layers do not say which one they expect; black where none is written.
  private func color(_ node: Node?) -> String? {
    guard let text = node.map({ values.color($0) }) ?? ".black" else { return nil }
    return text.hasPrefix(".") ? values.names["UIColor"] + text : text
  }
}
