/// The designs of the system's font, under the names of UIKit's `UIFontDescriptor.SystemDesign`. Each has
/// the line heights of the system's font; its letters are those of a free family that is like it.
public enum FontDesign: String, Sendable, Hashable, CaseIterable {
  /// San Francisco.
  case `default`
  /// San Francisco Rounded, whose letters have the proportions of San Francisco's.
  case rounded
  /// New York.
  case serif
  /// San Francisco Mono: all letters are as wide.
  case monospaced

  /// The name of the design's font family, as CSS has it; nil for the system's own.
  public var family: String? {
    switch self {
    case .default: nil
    case .rounded: "ui-rounded"
    case .serif: "ui-serif"
    case .monospaced: "ui-monospace"
    }
  }

  /// The design with this family name; nil for any other family.
  public init?(family: String) {
    guard let design = Self.allCases.first(where: { $0.family == family }) else { return nil }
    self = design
  }
}

extension Font {
  /// The system's font of another design, with the same size and weight.
  public func withDesign(_ design: FontDesign) -> Font {
    var font = self
    font.family = design.family
    return font
  }
}
