import Foundation
import LayoutScene

/// The colour that a text has, and the contrast that it needs.
struct Judgement {
  let color: Color
  let least: Double
  private let open: OpenColor

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
    self.open = open
    least = min(Self.least(for: text.attributes.font), enough)
  }

  /// What messages call a colour that the document leaves open; nil where they cannot name it.
  var openName: String? { open.isNamedByHex ? open.color.hex : open.name }

  func isEnough(on layers: Layers) -> Bool { layers.contrast(of: color) >= least - 1e-9 }

  /// The colour of a text that a document leaves open.
  private struct OpenColor {
    var color: Color
    /// The contrast that is enough for this colour, even where WCAG asks for more.
    var least = Double.infinity
    /// What messages call the colour; nil where they cannot name it.
    var name: String?
    var isNamedByHex = false
  }

  private static func openColor(
    of text: SceneText, in view: SceneView, on color: Color, _ appearance: Appearance
  ) -> OpenColor {
    if text.role == .placeholder {
      return systemColor(SemanticColors.placeholderText, "placeholderText", appearance)
    }
    if text.isLink { return tint(of: view, appearance) }
    // The system itself makes inactive items of a bar grey.
    if text.role == .inactive, let gray = SemanticColors.named("systemGray") {
      return systemColor(gray, "systemGray", appearance)
    }
    if text.role == .action { return tint(of: view, appearance) }
    guard view.control == .button else {
      return OpenColor(color: SystemColors.of(appearance).text, isNamedByHex: true)
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

  /// The contrast that is enough for a colour that the document writes. UIKit's fainter label
  /// colours need no more than they have on the system's own backgrounds. They are recognised by
  /// their translucent values, which hardly any other colour has.
  private static func systemLeast(of color: Color, _ appearance: Appearance) -> Double {
    guard color.alpha < 1 else { return .infinity }
    let names = ["secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText"]
    let known = names.compactMap { SemanticColors.named($0) }
      .first { $0.resolved(for: appearance) == color }
    return known.map { systemColor($0, "", appearance).least } ?? .infinity
  }

  /// The contrast that is enough where the system chose both the text's colour and the colour of
  /// the control behind it, as in a filled button: the contrast of the two on the system's own
  /// backgrounds.
  private static func systemLeast(of color: Color, on fill: Color?) -> Double {
    leastContrast { background, _ in
      let behind = fill.map { $0.over(background) } ?? background
      return color.over(behind).contrast(with: behind)
    }
  }

  /// The smallest of the ratios on the system's own backgrounds in both appearances.
  private static func leastContrast(_ ratio: (Color, Appearance) -> Double) -> Double {
    let backgrounds = ["systemBackground", "secondarySystemBackground"]
      .compactMap { SemanticColors.named($0) }
    let ratios = Appearance.allCases.flatMap { appearance in
      backgrounds.map { ratio($0.resolved(for: appearance), appearance) }
    }
    return ratios.min() ?? 1
  }

  /// A colour of the system. It needs no more contrast than it has on the system's own backgrounds
  /// in either appearance.
  private static func systemColor(
    _ adaptive: AdaptiveColor, _ name: String, _ appearance: Appearance
  ) -> OpenColor {
    let least = leastContrast { background, appearance in
      adaptive.resolved(for: appearance).over(background).contrast(with: background)
    }
    return OpenColor(color: adaptive.resolved(for: appearance), least: least, name: name)
  }

  /// The contrast that WCAG 2.1 asks for in success criterion 1.4.3.
  private static func least(for font: Font) -> Double {
    font.size >= 18 || (font.size >= 14 && font.weight >= .bold) ? 3 : 4.5
  }
}
