import Foundation
import LayoutScene

/// A date picker with wheels. Its size is fixed.
open class DatePicker: FixedControl {
  open override class var documentClassName: String { "datePicker" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize { metrics.datePickerSize }
  package override var sceneControl: Control { .datePicker }
}
