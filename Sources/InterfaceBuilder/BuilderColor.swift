import Files
import Foundation
import LayoutScene

/// Colours of Interface Builder as colours of documents.
struct BuilderColor {
  let file: BuilderFile

  /// Nil for a pattern or a name without a colour.
  func node(_ element: XMLElement) -> Node? {
    asset(element.attributes["name"].flatMap(file.assets.color), at: element.mark)
      ?? value(element).map { element.mark.text($0) }
  }

  /// What windows are tinted with: the document's Global Tint, or else the color set `AccentColor`, as Xcode calls that
  /// of an app.
  func tintOfWindows(at mark: SourceText.Mark) -> Node? {
    let own = file.document.children.first {
      $0.name == "color" && $0.attributes["key"] == "tintColor"
    }
    return own.flatMap(node) ?? asset(file.assets.accent, at: mark)
  }

  private func asset(
    _ color: (light: String, dark: String)?, at mark: SourceText.Mark
  ) -> Node? {
    guard let color else { return nil }
    guard color.light != color.dark else { return mark.text(color.light) }
    return mark.mapping(
      [("light", color.light), ("dark", color.dark)].map {
        ($0.0, mark.text($0.1))
      })
  }

  private func value(_ element: XMLElement, depth: Int = 0) -> String? {
    // Xcode 11 wrote the colour of iOS 13 beside that of earlier versions.
    let named = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"].lazy
      .compactMap { element.attributes[$0] }.first
    if let named, let name = Self.systemName(named) { return name }
    if let components = components(of: element) {
      let isWide = element.attributes["customColorSpace"] == "displayP3"
      let own = isWide ? Self.fromDisplayP3(components) : components
      return Self.hex((own + [element.number(.alpha) ?? 1]).map(Self.byte))
    }
    // A colour by name has its value among the document's resources.
    guard depth == 0, let name = element.attributes["name"] ?? named,
      let resource = file.document.first("resources")?.children.first(where: {
        ["namedColor", "systemColor"].contains($0.name) && $0.attributes["name"] == name
      })
    else { return nil }
    return resource.first("color").flatMap { value($0, depth: 1) }
  }

  /// Red, green and blue from 0 to 1; nil for a colour without a value. Printer's colours are taken without a profile.
  private func components(of element: XMLElement) -> [CGFloat]? {
    if let white = element.number(.white) { return [white, white, white] }
    let light = [BuilderNumber.red, .green, .blue].compactMap(element.number)
    if light.count == 3 { return light }
    let inks = [BuilderNumber.cyan, .magenta, .yellow].compactMap(element.number)
    guard inks.count == 3 else { return nil }
    return inks.map { (1 - $0) * (1 - (element.number(.black) ?? 0)) }
  }

  static func byte(_ component: CGFloat) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }

  /// A colour of Display P3 in sRGB, whose transfer function it has.
  static func fromDisplayP3(_ components: [CGFloat]) -> [CGFloat] {
    let linear = components.map { value in
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let rows: [[CGFloat]] = [
      [1.22494, -0.22494, 0], [-0.04206, 1.04206, 0], [-0.01964, -0.07864, 1.09828],
    ]
    return rows.map { row in
      let value = max(0, zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
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
