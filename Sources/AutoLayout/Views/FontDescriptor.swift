import Foundation
import LayoutScene

/// A font as a view asks for it, before Dynamic Type has decided its size.
public enum FontDescriptor: Sendable, Hashable {
  /// The same at every text size.
  case fixed(Font)
  /// A text style, with another weight than its own if one is given.
  case style(TextStyle, weight: FontWeight? = nil)
  /// A custom font designed for the large text size, growing as a text style does up to `maximum`
  /// points. Scaling a scaled font is impossible by construction, where UIKit throws.
  case scaled(Font, as: TextStyle, maximum: CGFloat? = nil)

  public func resolved(for traits: Traits) -> Font {
    let category = traits.contentSizeCategory
    switch self {
    case .fixed(let font): return font
    case .style(let style, let weight):
      var font = Font.preferred(forTextStyle: style, category: category)
      if let weight { font.weight = weight }
      return font
    case .scaled(var font, let style, let maximum):
      font.size = style.scaled(
        font.size, at: category, scale: traits.displayScale, maximum: maximum)
      return font
    }
  }

  public static func system(
    ofSize size: CGFloat, weight: FontWeight = .regular
  ) -> FontDescriptor {
    .fixed(.system(ofSize: size, weight: weight))
  }
}
