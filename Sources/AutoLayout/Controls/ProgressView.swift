import Foundation
import LayoutScene

/// A bar that shows progress. It has an intrinsic height and no intrinsic width.
open class ProgressView: FixedControl {
  open override class var documentClassName: String { "progress" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 750)
  }
  /// 0 … 1.
  open var progress = 0.0

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.progressHeight)
  }
  package override var sceneControl: Control { .progress(value: progress) }
}
