import Foundation
import LayoutScene

/// Insets as a document writes them: by sides, or by reading direction.
struct WrittenInsets: Sendable {
  var top, left, bottom, right: CGFloat
  /// If one of these is written, they replace left and right.
  var leading, trailing: CGFloat?

  init(all inset: CGFloat = 0) {
    (top, bottom) = (inset, inset)
    (left, right) = (inset, inset)
  }

  var isDirectional: Bool { leading != nil || trailing != nil }

  /// Nil where the insets depend on the reading direction.
  var absolute: EdgeInsets? {
    isDirectional
      ? nil : EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  func directional(for direction: LayoutDirection) -> DirectionalEdgeInsets {
    guard !isDirectional else {
      return DirectionalEdgeInsets(
        top: top, leading: leading ?? 0, bottom: bottom, trailing: trailing ?? 0)
    }
    let (near, far) = direction == .leftToRight ? (left, right) : (right, left)
    return DirectionalEdgeInsets(top: top, leading: near, bottom: bottom, trailing: far)
  }
}
