import Foundation
import LayoutScene

/// The size and weight of a symbol, as UIKit's `UIImage.SymbolConfiguration`. What is not given comes from
/// where the symbol is shown: in a button from the title's font, elsewhere from body text.
public struct SymbolConfiguration: Sendable, Hashable {
  /// The font that the symbol goes with; nil, the default, for that of its surroundings. A font of a text
  /// style grows with Dynamic Type.
  public var font: FontDescriptor?
  /// How heavy the strokes are; nil, the default, for the font's weight.
  public var weight: FontWeight?
  /// How large the symbol is beside text of the font; nil, the default, for medium.
  public var scale: SymbolScale?

  /// A configuration; all of it comes from the surroundings unless given.
  public init(font: FontDescriptor? = nil, weight: FontWeight? = nil, scale: SymbolScale? = nil) {
    self.font = font
    self.weight = weight
    self.scale = scale
  }

  /// The size of a text style.
  public init(textStyle: TextStyle, scale: SymbolScale? = nil) {
    self.init(font: .style(textStyle), scale: scale)
  }

  /// A fixed size in points, above 0.
  public init(pointSize: CGFloat, weight: FontWeight = .regular, scale: SymbolScale? = nil) {
    self.init(font: .system(ofSize: pointSize), weight: weight, scale: scale)
  }

  /// The same with what `other` has in the place of its own.
  public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
    SymbolConfiguration(
      font: other.font ?? font, weight: other.weight ?? weight, scale: other.scale ?? scale)
  }
}
