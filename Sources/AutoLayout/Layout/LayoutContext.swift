import LayoutScene

/// What every view of a tree needs to know its own size. A window has one for its views; a tree
/// outside a window is given one through `View.detachedContext`.
public struct LayoutContext {
  public var traits: Traits
  public var metrics: ControlMetrics
  /// Belongs to the same task as the tree.
  public let measurer: any TextMeasuring

  public init(
    traits: Traits = Traits(), metrics: ControlMetrics = .iOS17, measurer: any TextMeasuring
  ) {
    self.traits = traits
    self.metrics = metrics
    self.measurer = measurer
  }

  var grid: PixelGrid { PixelGrid(scale: traits.displayScale) }
}
