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

  package override var sceneControl: Control { .scroll(contentSize: contentSize) }
}
