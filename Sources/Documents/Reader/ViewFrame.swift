import Foundation

/// The frame of a view in its superview, points.
public struct ViewFrame: Sendable, Hashable {
  /// The view's identifier.
  public var view: String
  /// In the superview, points.
  public var frame: CGRect
}
