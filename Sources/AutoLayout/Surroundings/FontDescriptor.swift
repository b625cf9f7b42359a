import Foundation
import LayoutScene

/// A font as a view asks for it, before Dynamic Type has decided its size.
public enum FontDescriptor: Sendable, Hashable {
  /// A font of the same size at every text size.
  case fixed(Font)
  /// A text style, with the style's own weight unless one is given, in a design of the system's font.
  case style(TextStyle, weight: FontWeight? = nil, design: FontDesign = .default)
  /// A custom font that is designed for the large text size, and grows as a text style does, up to
  /// `maximum` points. A scaled font cannot be scaled again, for which UIKit throws.
  case scaled(Font, as: TextStyle, maximum: CGFloat? = nil)

  /// The font at the text size and display scale of `traits`.
  public func resolved(for traits: Traits) -> Font {
    let category = traits.contentSizeCategory
    switch self {
    case .fixed(let font): return font
    case .style(let style, let weight, let design):
      var font = Font.preferred(forTextStyle: style, category: category).withDesign(design)
      if let weight { font.weight = weight }
      return font
    case .scaled(var font, let style, let maximum):
      font.size = style.scaled(
        font.size, at: category, scale: traits.displayScale, maximum: maximum)
      return font
    }
  }

  /// The system's font of another design, under UIKit's name.
  public func withDesign(_ design: FontDesign) -> FontDescriptor {
    switch self {
    case .fixed(let font): .fixed(font.withDesign(design))
    case .style(let style, let weight, _): .style(style, weight: weight, design: design)
    case .scaled(let font, let style, let maximum):
      .scaled(font.withDesign(design), as: style, maximum: maximum)
    }
  }

  /// The font of a text style, under UIKit's name. It follows the text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> FontDescriptor {
    .style(style)
  }

  /// The system's font at a fixed size in points, under UIKit's name.
  public static func systemFont(
    ofSize size: CGFloat, weight: FontWeight = .regular
  ) -> FontDescriptor {
    .system(ofSize: size, weight: weight)
  }

  /// The system's bold font at a fixed size in points, under UIKit's name.
  public static func boldSystemFont(ofSize size: CGFloat) -> FontDescriptor {
    .system(ofSize: size, weight: .bold)
  }

  /// The system's font at a fixed size in points.
  public static func system(
    ofSize size: CGFloat, weight: FontWeight = .regular
  ) -> FontDescriptor {
    .fixed(.system(ofSize: size, weight: weight))
  }
}

/// The growth of fonts and lengths, designed for the large text size, with a text style: UIKit's
/// `UIFontMetrics`. (`FontMeasures` has the heights of a font.)
public struct FontMetrics: Sendable, Hashable {
  /// The text style that sizes grow with.
  public let style: TextStyle

  /// The metrics of a text style.
  public init(forTextStyle style: TextStyle) {
    self.style = style
  }

  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// A font whose size follows the traits of the view that it is given to.
  ///
  /// - Parameter maximumPointSize: the largest size in points; nil for no limit.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat? = nil) -> FontDescriptor {
    .scaled(font, as: style, maximum: maximumPointSize)
  }

  /// A font of the fixed size that it has with `traits`.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat? = nil, compatibleWith traits: Traits
  ) -> FontDescriptor {
    .fixed(scaledFont(for: font, maximumPointSize: maximumPointSize).resolved(for: traits))
  }

  /// `value` points scaled to the text size of `traits` and rounded to its pixels. Pass the traits
  /// of the view that the value is for: unlike UIKit, there are no current traits.
  public func scaledValue(for value: CGFloat, compatibleWith traits: Traits = Traits()) -> CGFloat {
    style.scaled(value, at: traits.contentSizeCategory, scale: traits.displayScale)
  }
}
