import Foundation
import LayoutScene

/// A spinning wheel. Its size follows its style.
open class ActivityIndicatorView: FixedControl {
  open override class var documentClassName: String { "activity" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }
  /// Whether the indicator is large; false by default.
  open var isLarge = false { didSet { resized(isLarge != oldValue) } }

  /// How large an activity indicator is.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// 20 points wide and high in iOS 17.
    case medium
    /// 37 points wide and high in iOS 17.
    case large
  }

  /// The size, under UIKit's name.
  open var style: Style {
    get { isLarge ? .large : .medium }
    set { isLarge = newValue == .large }
  }

  /// A medium indicator.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An indicator of a style.
  public init(style: Style) {
    isLarge = style == .large
    super.init(frame: .zero)
  }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    let side = isLarge ? metrics.activityLarge : metrics.activityMedium
    return CGSize(width: side, height: side)
  }
  /// The colour of the spokes; nil, the default, for the system's grey.
  open var color: Color? { didSet { setNeedsDisplay() } }

  package override var sceneControl: Control { color == nil ? .activityIndicator : .plain }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    guard let color else { return }
    let own = metricSize(context.metrics)
    let rect = CGRect(origin: .zero, size: scene.frame.size).insetBy(
      dx: max(0, (scene.frame.width - own.width) / 2),
      dy: max(0, (scene.frame.height - own.height) / 2))
    scene.ornaments = [SceneOrnament(.activity, rect: rect, color: color)]
  }
}
