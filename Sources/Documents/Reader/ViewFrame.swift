import Foundation

/// The frame of a view in its superview, points.
public struct ViewFrame: Sendable, Hashable {
  /// The view's identifier.
  public var view: String
  public var frame: CGRect
}
