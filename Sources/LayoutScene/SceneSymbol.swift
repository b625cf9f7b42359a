import Foundation

/// How large a symbol is beside text of its point size, as in UIKit's `UIImage.SymbolScale`.
public enum SymbolScale: String, Sendable, Hashable, CaseIterable {
  /// About four fifths of the medium scale.
  case small
  /// The default.
  case medium
  /// About five quarters of the medium scale.
  case large
}

/// A system symbol as pictures draw it.
public struct SceneSymbol: Sendable, Hashable {
  /// The symbol's name, such as `heart.fill`.
  public var name: String
  /// The size of the font that the symbol goes with, points, times the factor of its scale.
  public var pointSize: CGFloat
  /// How heavy the strokes are.
  public var weight: FontWeight
  /// The direction in which the view reads. Symbols such as `chevron.forward` follow it.
  public var direction: LayoutDirection

  /// A symbol; regular and from left to right unless given.
  public init(
    name: String, pointSize: CGFloat, weight: FontWeight = .regular,
    direction: LayoutDirection = .leftToRight
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.direction = direction
  }
}
