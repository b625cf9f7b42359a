import Foundation
import LayoutScene

/// How a view's layout margins follow from its place.
public struct MarginRule: Equatable, Sendable {
  /// The margins that the view has by itself, points.
  public var own: EdgeInsets
  /// Whether the safe area is added to them.
  public var insetsFromSafeArea: Bool
  /// Whether they are at least as large as the part of the superview's margins that reaches into the view.
  public var preservesSuperview: Bool

  /// A rule by which a view has its own margins, and no others unless asked for.
  public init(own: EdgeInsets, insetsFromSafeArea: Bool = false, preservesSuperview: Bool = false) {
    self.own = own
    self.insetsFromSafeArea = insetsFromSafeArea
    self.preservesSuperview = preservesSuperview
  }

  /// The margins, points.
  ///
  /// - Parameters:
  ///   - above: the superview's margins; nil without one.
  ///   - distances: from the superview's edges to the view's; nil before the first solution. Beyond
  ///     an edge they count as 0, as in UIKit.
  package func margins(
    safeArea: EdgeInsets, above: @autoclosure () -> EdgeInsets?, distances: EdgeInsets?
  ) -> EdgeInsets {
    var insets = own
    if insetsFromSafeArea { insets = insets.combined(with: safeArea) { $0 + $1 } }
    if preservesSuperview, let distances, let above = above() {
      let kept = above.combined(with: distances) { $0 - max($1, 0) }
      insets = insets.combined(with: kept) { max($0, $1) }
    }
    return insets
  }
}
