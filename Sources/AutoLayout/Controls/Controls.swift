import Foundation
import LayoutScene

/// A control whose size comes from `ControlMetrics`. No text is measured, so it has its size
/// outside a window too.
open class FixedControl: View {
  /// Whether the control reacts; true by default. It is drawn fainter where it does not. Bars and
  /// indicators never react.
  open var isEnabled = true

  package func metricSize(_ metrics: ControlMetrics) -> CGSize { .zero }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    scene.isEnabled = isEnabled
  }

  open override var intrinsicContentSize: CGSize { metricSize(controlMetrics) }
}

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

/// A pair of buttons, plus and minus. Its size is fixed.
open class Stepper: FixedControl {
  open override class var documentClassName: String { "stepper" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize { metrics.stepperSize }
  package override var sceneControl: Control { .stepper }
}

/// A spinning wheel. Its size follows its style.
open class ActivityIndicatorView: FixedControl {
  open override class var documentClassName: String { "activity" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }
  /// Whether the indicator is large; false by default.
  open var isLarge = false {
    didSet { if isLarge != oldValue { invalidateIntrinsicContentSize() } }
  }

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
  public override init(identifier: String? = nil) { super.init(identifier: identifier) }
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An indicator of a style.
  public init(style: Style) {
    isLarge = style == .large
    super.init(identifier: nil)
  }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    let side = isLarge ? metrics.activityLarge : metrics.activityMedium
    return CGSize(width: side, height: side)
  }
  package override var sceneControl: Control { .activityIndicator }
}

/// A row of dots, one for each page. Its intrinsic width follows the number of pages.
open class PageControl: FixedControl {
  open override class var documentClassName: String { "pageControl" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }
  /// How many pages there are; 0 by default. A negative number counts as 0.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The index of the current page, from 0. Layout does not depend on it.
  open var currentPage = 0

  /// A dot a page with gaps between, and half a gap at both ends.
  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    let pages = CGFloat(max(0, numberOfPages))
    return CGSize(
      width: pages * (metrics.pageDotSize + metrics.pageDotSpacing),
      height: metrics.pageControlHeight)
  }
  package override var sceneControl: Control {
    .pageControl(count: max(0, numberOfPages), current: currentPage)
  }
}

/// A date picker with wheels. Its size is fixed.
open class DatePicker: FixedControl {
  open override class var documentClassName: String { "datePicker" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }

  package override func metricSize(_ metrics: ControlMetrics) -> CGSize { metrics.datePickerSize }
  package override var sceneControl: Control { .datePicker }
}
