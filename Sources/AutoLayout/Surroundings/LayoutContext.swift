import LayoutScene

/// The facts that views need to know their own sizes. A window has a context; a tree outside a
/// window gets one through `View.detachedContext`.
public struct LayoutContext {
  /// The traits of the tree's root.
  public var traits: Traits
  /// The sizes of controls.
  public var metrics: ControlMetrics
  /// The measurer of texts. It belongs to the same task as the tree.
  public let measurer: any TextMeasuring

  /// A context. The traits are those of a phone held upright at 2x, and the controls those of iOS
  /// 17, unless given.
  public init(
    traits: Traits = Traits(), metrics: ControlMetrics = .iOS17, measurer: any TextMeasuring
  ) {
    self.traits = traits
    self.metrics = metrics
    self.measurer = measurer
  }

  var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }
}
