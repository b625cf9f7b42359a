import AutoLayout
import Foundation

@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var toggle: Switch { unsafeDowncast(core, to: Switch.self) }
  override class func makeCore() -> AutoLayout.View { Switch() }

  open var isOn: Bool {
    get { toggle.isOn }
    set { toggle.isOn = newValue }
  }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor? {
    get { toggle.onTintColor.map { UIColor($0) } }
    set { toggle.onTintColor = newValue?.value }
  }
}

@preconcurrency @MainActor
open class UISlider: UIControl {
  private var slider: Slider { unsafeDowncast(core, to: Slider.self) }
  override class func makeCore() -> AutoLayout.View { Slider() }

  open var minimumValue: Float = 0 { didSet { show() } }
  open var maximumValue: Float = 1 { didSet { show() } }
  open var value: Float = 0 { didSet { show() } }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    show()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  private func show() {
    let range = Double(maximumValue - minimumValue)
    let share = range > 0 ? Double(value - minimumValue) / range : 0
    slider.value = min(max(share, 0), 1)
  }
}

@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var bar: ProgressView { unsafeDowncast(core, to: ProgressView.self) }
  override class func makeCore() -> AutoLayout.View { ProgressView() }

  open var progress: Float {
    get { Float(bar.progress) }
    set { bar.progress = Double(min(max(newValue, 0), 1)) }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public typealias Style = AutoLayout.ActivityIndicatorView.Style

  private var wheel: ActivityIndicatorView {
    unsafeDowncast(core, to: ActivityIndicatorView.self)
  }
  override class func makeCore() -> AutoLayout.View { ActivityIndicatorView() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  open var style: Style {
    get { wheel.style }
    set { wheel.style = newValue }
  }
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open private(set) var isAnimating = false
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var pages: PageControl { unsafeDowncast(core, to: PageControl.self) }
  override class func makeCore() -> AutoLayout.View { PageControl() }

  open var numberOfPages: Int {
    get { pages.numberOfPages }
    set { pages.numberOfPages = newValue }
  }
  open var currentPage: Int {
    get { pages.currentPage }
    set { pages.currentPage = newValue }
  }
  open var pageIndicatorTintColor: UIColor? {
    get { pages.pageIndicatorTintColor.map { UIColor($0) } }
    set { pages.pageIndicatorTintColor = newValue?.value }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    get { pages.currentPageIndicatorTintColor.map { UIColor($0) } }
    set { pages.currentPageIndicatorTintColor = newValue?.value }
  }
}

@preconcurrency @MainActor
open class UIStepper: UIControl {
  override class func makeCore() -> AutoLayout.View { Stepper() }

  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
}

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var segmented: SegmentedControl { unsafeDowncast(core, to: SegmentedControl.self) }
  override class func makeCore() -> AutoLayout.View { SegmentedControl() }

  /// UIKit's number for no segment.
  public static var noSegment: Int { -1 }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A control with these titles; images are not shown yet.
  public init(items: [String]?) {
    super.init(frame: .zero)
    segmented.segments = items ?? []
  }

  override func stateDidChange() { segmented.isEnabled = isEnabled }
  open var numberOfSegments: Int { segmented.segments.count }
  open var selectedSegmentIndex: Int {
    get { segmented.selectedSegmentIndex ?? Self.noSegment }
    set { segmented.selectedSegmentIndex = newValue < 0 ? nil : newValue }
  }
  open func titleForSegment(at segment: Int) -> String? {
    segmented.segments.indices.contains(segment) ? segmented.segments[segment] : nil
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segmented.segments.indices.contains(segment) else { return }
    segmented.segments[segment] = title ?? ""
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), numberOfSegments)
    segmented.segments.insert(title ?? "", at: index)
  }
}
