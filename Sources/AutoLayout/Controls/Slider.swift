import Foundation
import LayoutScene

/// A slider. It has an intrinsic height and no intrinsic width. (Apple's guide says the reverse;
/// UIKit behaves as here.)
open class Slider: FixedControl {
  open override class var documentClassName: String { "slider" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (250, 750)
  }
  /// 0 … 1.
  open var value = 0.5

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.sliderHeight)
  }
  package override var standardAlignmentInsets: EdgeInsets {
    controlMetrics.sliderAlignmentInsets
  }
  package override var sceneControl: Control { .slider(value: value) }
}
