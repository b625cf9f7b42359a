import Foundation
import LayoutScene

/// A button that a swipe over a cell shows: UIKit's `UIContextualAction`.
public struct SwipeAction: Sendable, Hashable {
  /// The meanings, under UIKit's names.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// A grey button.
    case normal
    /// A red button, for what cannot be undone.
    case destructive
  }

  /// The title; nil for none.
  public var title: String?
  /// The image, which is shown in the place of the title; nil for none.
  public var image: ImageContent?
  /// The meaning.
  public var style: Style
  /// The colour of the button; nil for that of the style.
  public var backgroundColor: Color?

  /// An action.
  public init(
    title: String?, image: ImageContent? = nil, style: Style = .normal,
    backgroundColor: Color? = nil
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.backgroundColor = backgroundColor
  }
}

/// The actions at one side of a cell.
struct SwipedSide: Hashable {
  var side: TableViewCell.Side
  var actions: [SwipeAction]
}

/// The button of one action, as high as its cell.
final class SwipeButton: Button {
  var action = SwipeAction(title: nil) {
    didSet {
      title = action.image == nil ? action.title : nil
      image = action.image
      titleColor = Color(0xFFFFFF)
      tintColor = Color(0xFFFFFF)
      font = .system(ofSize: 15)
      contentInsets = DirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    }
  }

  /// The width in points of a button with a short title.
  static let leastWidth: CGFloat = 74

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: max(Self.leastWidth, super.intrinsicContentSize.width), height: View.noIntrinsicMetric)
  }

  /// The system's white on its own colours is no choice of the author.
  package override func sceneTexts(in size: CGSize, _ context: LayoutContext) -> [SceneText] {
    super.sceneTexts(in: size, context).map { text in
      var text = text
      text.isSystemColored = action.backgroundColor == nil
      return text
    }
  }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    let name = action.style == .destructive ? "systemRed" : "systemGray"
    scene.look.isSwipeAction = true
    scene.background =
      action.backgroundColor ?? Color.system(name, traits)
    // No constraint can refer to its baselines: they are where the title is drawn.
    let title = scene.texts.first
    scene.firstBaseline = title.map { $0.rect.minY + $0.measurement.firstBaseline }
    scene.lastBaseline = title.map { $0.rect.minY + $0.measurement.lastBaseline }
  }
}
