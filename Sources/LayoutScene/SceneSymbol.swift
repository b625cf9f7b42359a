import Foundation

/// The size of a symbol relative to text of its point size, as in UIKit's `UIImage.SymbolScale`.
public enum SymbolScale: String, Sendable, Hashable, CaseIterable {
  /// About four fifths of the medium scale.
  case small
  /// The default.
  case medium
  /// About five quarters of the medium scale.
  case large
}

/// A system symbol with the attributes for drawing it.
public struct SceneSymbol: Sendable, Hashable {
  /// The symbol's name, such as `heart.fill`.
  public var name: String
  /// The size of the symbol's font in points, times the factor of its scale.
  public var pointSize: CGFloat
  /// How heavy the strokes are.
  public var weight: FontWeight
  /// The view's layout direction, which symbols such as `chevron.forward` follow.
  public var direction: LayoutDirection

  /// A symbol; by default regular and from left to right.
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
