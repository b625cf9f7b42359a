import Foundation
import LayoutScene

/// The code of a view, which the kernel asks for what follows from sizes and insets that it finds while it solves.
/// All else about a view is a value that the host hands over (`ProblemItem`).
package protocol ViewCode: AnyObject {
  /// The size and baselines of the content: for unlimited room, or for this width in points.
  func contentLayout(fitting width: CGFloat?) -> IntrinsicLayout
  /// The alignment rect of a frame, points in the superview.
  func alignmentRect(forFrame frame: CGRect) -> CGRect
  /// The frame of an alignment rect, points in the superview.
  func frame(forAlignmentRect rect: CGRect) -> CGRect
  /// The view's safe area insets: `given`, which follow from its place, unless the view overrides them.
  func safeArea(from given: EdgeInsets) -> EdgeInsets
}
