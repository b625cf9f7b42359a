import Files
import Foundation
import LayoutScene

/// Colours of Interface Builder as colours of documents.
struct BuilderColor {
  let file: BuilderFile

  /// Nil for a pattern or a name without a colour.
  func node(_ element: XMLElement) -> Node? {
    if let name = element.attributes["name"], let color = file.assets.color(name) {
      guard color.light != color.dark else {
        return BuilderNode.text(color.light, at: element.mark)
      }
      return BuilderNode.mapping(
        [("light", color.light), ("dark", color.dark)].map {
          ($0.0, BuilderNode.text($0.1, at: element.mark))
        }, at: element.mark)
    }
    return value(element).map { BuilderNode.text($0, at: element.mark) }
  }

  private func value(_ element: XMLElement, depth: Int = 0) -> String? {
    // Xcode 11 wrote the colour of iOS 13 beside that of earlier versions.
    let named = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].lazy
      .compactMap { element.attributes[$0] }.first
    if let named, let name = Self.systemName(named) { return name }
    if let red = component(element, .red), let green = component(element, .green),
      let blue = component(element, .blue)
    {
      return Self.hex([red, green, blue, component(element, .alpha) ?? 255])
    }
    if let white = component(element, .white) {
      return Self.hex([white, white, white, component(element, .alpha) ?? 255])
    }
    // A colour by name has its value among the document's resources.
    guard depth == 0, let name = element.attributes["name"] ?? named,
      let resource = file.document.first("resources")?.children.first(where: {
        ["namedColor", "systemColor"].contains($0.name) && $0.attributes["name"] == name
      })
    else { return nil }
    return resource.first("color").flatMap { value($0, depth: 1) }
  }

  private func component(_ element: XMLElement, _ name: BuilderNumber) -> Int? {
    element.number(name).map { Int((min(max($0, 0), 1) * 255).rounded()) }
  }

  static func hex(_ components: [Int]) -> String {
    "#" + components.map { String(format: "%02x", $0) }.joined()
  }

  /// The colour's name in documents, which is UIKit's without its ending.
  static func systemName(_ name: String) -> String? {
    if let old = old[name] { return old }
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return SemanticColors.named(short) == nil ? nil : short
  }

  /// The names that Interface Builder writes for the system's colours.
  static var systemNames: [String] {
    SemanticColors.all.map { $0.name + "Color" } + old.keys.sorted()
  }

  /// Names from before iOS 13.
  private static let old = [
    "darkTextColor": "#000000", "lightTextColor": "#ffffff99",
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "viewFlipsideBackgroundColor": "#1f2124", "scrollViewTexturedBackgroundColor": "#6f7179",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tintColor": "tint",
  ]
}
