import Foundation
import LayoutScene

/// A switch, with UIKit's `UISwitch` as the model. Its size is fixed.
open class Switch: FixedControl {
  open override class var documentClassName: String { "switch" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }
  /// Whether the switch is on; false by default. Layout does not depend on it.
  open var isOn = false
  /// The colour of a switch that is on; nil, the default, for the system's green. As in UIKit, a tint does not
  /// reach it.
  open var onTintColor: Color?

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize { metrics.switchSize }
  package override var standardAlignmentInsets: EdgeInsets {
    controlMetrics.switchAlignmentInsets
  }
  package override var sceneControl: Control { .switch(isOn: isOn, color: onTintColor) }
}
