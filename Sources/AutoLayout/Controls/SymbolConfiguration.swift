import Foundation
import LayoutScene

/// The size and weight of a symbol: UIKit's `UIImage.SymbolConfiguration`. Values that are not given come
/// from the view that shows the symbol: in a button from the title's font, elsewhere from body text.
public struct SymbolConfiguration: Sendable, Hashable {
  /// The font that decides the symbol's size; nil, the default, for the view's. A font of a text
  /// style grows with Dynamic Type.
  public var font: FontDescriptor?
  /// The weight of the strokes; nil, the default, for the font's weight.
  public var weight: FontWeight?
  /// The size of the symbol relative to text of the font; nil, the default, for medium.
  public var scale: SymbolScale?

  /// A configuration. All values that are not given come from the view that shows the symbol.
  public init(font: FontDescriptor? = nil, weight: FontWeight? = nil, scale: SymbolScale? = nil) {
    self.font = font
    self.weight = weight
    self.scale = scale
  }

  /// A configuration with the size of a text style.
  public init(textStyle: TextStyle, scale: SymbolScale? = nil) {
    self.init(font: .style(textStyle), scale: scale)
  }

  /// A configuration with a fixed size in points, above 0.
  public init(pointSize: CGFloat, weight: FontWeight = .regular, scale: SymbolScale? = nil) {
    self.init(font: .system(ofSize: pointSize), weight: weight, scale: scale)
  }

  /// The configuration with the values of `other` where it has any.
  public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
    SymbolConfiguration(
      font: other.font ?? font, weight: other.weight ?? weight, scale: other.scale ?? scale)
  }
}
