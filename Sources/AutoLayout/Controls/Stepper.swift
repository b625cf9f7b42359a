import Foundation
import LayoutScene

/// A pair of buttons, plus and minus. Its size is fixed.
open class Stepper: FixedControl {
  open override class var documentClassName: String { "stepper" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize { metrics.stepperSize }
  package override var sceneControl: Control { .stepper }
}
