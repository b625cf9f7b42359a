import Foundation
import LayoutScene

/// A window onto its content. For the views below it, the scroll view's edges and margins are those
/// of the content area, while its width, height and centres are those of its frame; for everybody
/// else all of them are those of the frame.
open class ScrollView: View {
  open override class var documentClassName: String { "scroll" }

  public override init(identifier: String? = nil) {
    super.init(identifier: identifier)
    clipsToBounds = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// The content area, which starts at the scroll view's top left corner.
  open var contentLayoutGuide: LayoutGuide {
    guide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// The frame.
  open var frameLayoutGuide: LayoutGuide {
    guide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }

  /// Points, as of the last layout; zero where no constraint says how large the content is.
  open var contentSize: CGSize { builtInGuides[.scrollContent]?.layoutFrame.size ?? .zero }

  /// The point of the content that is at the scroll view's top left corner: the origin of its bounds.
  /// Frames stay as they are; what is in the view is drawn, and seen by constraints from outside, that
  /// much further up and to the left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// There is nothing to animate.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Room around the content to scroll into. Constraints do not see it. A view that is scrolled to its
  /// start stays there, so that the content begins after the inset.
  open var contentInset = EdgeInsets.zero {
    didSet {
      var offset = contentOffset
      if offset.x == -oldValue.left { offset.x = -contentInset.left }
      if offset.y == -oldValue.top { offset.y = -contentInset.top }
      if offset != contentOffset { contentOffset = offset }
    }
  }

  /// The same; the safe area adds nothing to it here.
  open var adjustedContentInset: EdgeInsets { contentInset }

  package override var sceneControl: Control { .scroll(contentSize: contentSize) }
}
