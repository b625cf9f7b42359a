import Foundation
import LayoutScene

/// The colour that a text has, and the contrast that it needs.
struct Judgement {
  let color: Color
  let least: Double
  /// As messages have a colour that the document leaves open; nil for one that nobody knows.
  let openName: String?

  /// - Parameter layers: what is behind the text, or behind its middle.
  init(
    of text: SceneText, in view: SceneView, on layers: Layers, _ appearance: Appearance
  ) {
    let open = Self.openColor(of: text, in: view, on: layers.color, appearance)
    let color = text.color ?? open.color
    let enough =
      text.isSystemColored
      ? Self.systemLeast(of: color, on: view.background)
      : text.color.map { Self.systemLeast(of: $0, appearance) } ?? open.least
    self.color = color
    least = min(Self.least(for: text.attributes.font), enough)
    openName = open.name
  }

  func isEnough(on layers: Layers) -> Bool { layers.contrast(of: color) >= least - 1e-9 }

  /// The colour of a text that a document leaves open.
  private struct OpenColor {
    var color: Color
    /// The contrast that is enough whatever WCAG asks.
    var least = Double.infinity
    /// As messages have it; nil for a colour that nobody knows.
    var name: String?
  }

  private static func openColor(
    of text: SceneText, in view: SceneView, on color: Color, _ appearance: Appearance
  ) -> OpenColor {
    if text.role == .placeholder {
      return systemColor(SemanticColors.placeholderText, "placeholderText", appearance)
    }
    if text.isLink { return tint(of: view, appearance) }
    // What is grey in a bar is so by the system.
    if text.role == .inactive, let gray = SemanticColors.named("systemGray") {
      return systemColor(gray, "systemGray", appearance)
    }
    if text.role == .action { return tint(of: view, appearance) }
    guard view.control == .button else {
      let color = SystemColors.of(appearance).text
      return OpenColor(color: color, name: color.hex)
    }
    guard view.background == nil || view.look.tint != nil else {
      let (black, white) = (Color(0x000000), Color(0xFFFFFF))
      return OpenColor(
        color: black.contrast(with: color) > white.contrast(with: color) ? black : white)
    }
    return tint(of: view, appearance)
  }

  private static func tint(of view: SceneView, _ appearance: Appearance) -> OpenColor {
    view.look.tint.map { OpenColor(color: $0) }
      ?? systemColor(SemanticColors.tint, "tint", appearance)
  }

  /// What is enough for a colour that is written: UIKit's fainter label colours, which are translucent and
  /// hardly ever another's, need no more than they have on the system's own backgrounds.
  private static func systemLeast(of color: Color, _ appearance: Appearance) -> Double {
    guard color.alpha < 1 else { return .infinity }
    let names = ["secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"]
    let known = names.compactMap { SemanticColors.named($0) }
      .first { $0.resolved(for: appearance) == color }
    return known.map { systemColor($0, "", appearance).least } ?? .infinity
  }

  /// What is enough where the system chose both the colour and that of the control behind it, as in a filled
  /// button: what they have on the system's own backgrounds.
  private static func systemLeast(of color: Color, on fill: Color?) -> Double {
    leastContrast { background, _ in
      let behind = fill.map { $0.over(background) } ?? background
      return color.over(behind).contrast(with: behind)
    }
  }

  /// The least of the ratios on the system's own backgrounds in both appearances.
  private static func leastContrast(_ ratio: (Color, Appearance) -> Double) -> Double {
    let backgrounds = ["systemBackground", "secondarySystemBackground"]
      .compactMap { SemanticColors.named($0) }
    let ratios = Appearance.allCases.flatMap { appearance in
      backgrounds.map { ratio($0.resolved(for: appearance), appearance) }
    }
    return ratios.min() ?? 1
  }

  /// One that need not be stronger than it is on the system's own backgrounds in one of the appearances.
  private static func systemColor(
    _ adaptive: AdaptiveColor, _ name: String, _ appearance: Appearance
  ) -> OpenColor {
    let least = leastContrast { background, appearance in
      adaptive.resolved(for: appearance).over(background).contrast(with: background)
    }
    return OpenColor(color: adaptive.resolved(for: appearance), least: least, name: name)
  }

  /// WCAG 2.1, success criterion 1.4.3.
  private static func least(for font: Font) -> Double {
    font.size >= 18 || (font.size >= 14 && font.weight >= .bold) ? 3 : 4.5
  }
}
