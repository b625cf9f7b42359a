import Foundation
import LayoutScene

/// A view's insets as resolved: distances from the edges of its frame inwards, points.
package struct ResolvedInsets: Equatable, Sendable {
  package var safeArea = EdgeInsets.zero
  /// The safe area before an override of the view's `safeAreaInsets`.
  package var givenSafeArea = EdgeInsets.zero
  package var margins = EdgeInsets.zero
  package var readable = EdgeInsets.zero
  /// How far the keyboard, or else the safe area, reaches in from the bottom; 0 in a view without a keyboard
  /// guide.
  package var keyboard: CGFloat = 0

  package init() {}

  /// The insets of a built-in guide; 0 for a guide that is no inset of its owner.
  package func of(_ kind: GuideKind) -> EdgeInsets {
    switch kind {
    case .layoutMargins: margins
    case .safeArea: safeArea
    case .readableContent: readable
    case .scrollFrame, .free, .scrollContent, .keyboard: .zero
    }
  }
}
