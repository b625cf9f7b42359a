import AutoLayout
import Foundation

open class UISwitch: UIControl {
  private var toggle: Switch { unsafeDowncast(core, to: Switch.self) }
  override class func makeCore() -> AutoLayout.View { Switch() }

  /// The size of the frame does not count: a switch has its own.
  override func begin(hasFrame: Bool) { if hasFrame { sizeToFit() } }

  @_Core(\UISwitch.toggle.isOn) open var isOn: Bool
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  @_Undrawn("UISwitch.thumbTintColor") open var thumbTintColor: UIColor?
  open var title: String?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var preferredStyle = Style.automatic
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  @_Core(\UISwitch.toggle.onTintColor.ofUIKit) open var onTintColor: UIColor?
}

open class UISlider: UIControl {
  private var slider: Slider { unsafeDowncast(core, to: Slider.self) }
  override class func makeCore() -> AutoLayout.View { Slider() }

  /// As in UIKit, the bounds hold the value, and each other.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = bounded(value)
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = bounded(value)
    }
  }
  open var value: Float = 0 {
    didSet {
      value = bounded(value)
      show()
    }
  }
  private func bounded(_ value: Float) -> Float { max(minimumValue, min(value, maximumValue)) }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { tintColor = minimumTrackTintColor } }
  @_Undrawn("UISlider.maximumTrackTintColor") open var maximumTrackTintColor: UIColor?
  @_Undrawn("UISlider.thumbTintColor") open var thumbTintColor: UIColor?
  @_Undrawn("UISlider.minimumValueImage") open var minimumValueImage: UIImage?
  @_Undrawn("UISlider.maximumValueImage") open var maximumValueImage: UIImage?
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    Missing.look("UISlider.setThumbImage", image)
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    Missing.look("UISlider.setMinimumTrackImage", image)
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    Missing.look("UISlider.setMaximumTrackImage", image)
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share =
      maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
    return CGRect(
      x: rect.minX + (rect.width - 27) * CGFloat(share), y: bounds.midY - 13.5, width: 27,
      height: 27)
  }

  override func begin(hasFrame: Bool) {
    if hasFrame { takeSystemSize() }
    show()
  }

  private func show() {
    let range = Double(maximumValue - minimumValue)
    let share = range > 0 ? Double(value - minimumValue) / range : 0
    slider.value = min(max(share, 0), 1)
  }
}

open class UIProgressView: UIView {
  private var bar: ProgressView { unsafeDowncast(core, to: ProgressView.self) }
  override class func makeCore() -> AutoLayout.View { ProgressView() }

  open var progress: Float {
    get { Float(bar.progress) }
    set { bar.progress = Double(min(max(newValue, 0), 1)) }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  public enum Style: Int, Sendable { case `default`, bar }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor? { didSet { tintColor = progressTintColor } }
  @_Undrawn("UIProgressView.trackTintColor") open var trackTintColor: UIColor?
  open var observedProgress: Progress? {
    didSet { observedProgress.map { progress = Float($0.fractionCompleted) } }
  }
  /// A bar is 150 points wide where the frame has no width.
  override func begin(hasFrame: Bool) { if hasFrame { takeSystemSize(width: 150) } }
  public convenience init(progressViewStyle: Style) {
    self.init(frame: .zero)
    self.progressViewStyle = progressViewStyle
  }
}

open class UIActivityIndicatorView: UIView {
  public typealias Style = AutoLayout.ActivityIndicatorView.Style

  private var wheel: ActivityIndicatorView {
    unsafeDowncast(core, to: ActivityIndicatorView.self)
  }
  override class func makeCore() -> AutoLayout.View { ActivityIndicatorView() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeSystemSize()
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

  @_Core(\UIActivityIndicatorView.wheel.style) open var style: Style
  open var color: UIColor! {
    get { wheel.color.map { UIColor($0) } ?? .systemGray }
    set { wheel.color = newValue?.value }
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

open class UIPageControl: UIControl {
  private var pages: PageControl { unsafeDowncast(core, to: PageControl.self) }
  override class func makeCore() -> AutoLayout.View { PageControl() }

  /// As in UIKit, at least none, and the current page is one of them.
  open var numberOfPages: Int {
    get { pages.numberOfPages }
    set {
      pages.numberOfPages = max(0, newValue)
      currentPage = pages.currentPage
    }
  }
  open var currentPage: Int {
    get { pages.currentPage }
    set { pages.currentPage = max(0, min(newValue, pages.numberOfPages - 1)) }
  }
  @_Core(\UIPageControl.pages.hidesForSinglePage) open var hidesForSinglePage: Bool
  open var defersCurrentPageDisplay = false
  open var allowsContinuousInteraction = true
  open var backgroundStyle = BackgroundStyle.automatic
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  @_Undrawn("UIPageControl.preferredIndicatorImage") open var preferredIndicatorImage: UIImage?
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    Missing.look("UIPageControl.setIndicatorImage", image)
  }
  open func updateCurrentPageDisplay() {}
  open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }
  @_Undrawn("UIPageControl.preferredCurrentPageIndicatorImage")
  open var preferredCurrentPageIndicatorImage: UIImage?
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    Missing.look("UIPageControl.setCurrentPageIndicatorImage", image)
  }
  open func size(forNumberOfPages count: Int) -> CGSize {
    let own = numberOfPages
    defer { numberOfPages = own }
    numberOfPages = count
    return intrinsicContentSize
  }
  @_Core(\UIPageControl.pages.pageIndicatorTintColor.ofUIKit)
  open var pageIndicatorTintColor: UIColor?
  @_Core(\UIPageControl.pages.currentPageIndicatorTintColor.ofUIKit)
  open var currentPageIndicatorTintColor: UIColor?
}

open class UIStepper: UIControl {
  override class func makeCore() -> AutoLayout.View { Stepper() }

  /// The size of the frame does not count: a stepper has its own.
  override func begin(hasFrame: Bool) { if hasFrame { sizeToFit() } }

  open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    Missing.look("UIStepper.setBackgroundImage", image)
  }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State
  ) { Missing.look("UIStepper.setDividerImage", image) }
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    Missing.look("UIStepper.setIncrementImage", image)
  }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    Missing.look("UIStepper.setDecrementImage", image)
  }
  open var stepValue: Double = 1 {
    didSet { trap(unless: stepValue > 0, "UIStepper's stepValue must be greater than 0") }
  }
}

open class UISegmentedControl: UIControl {
  private var segmented: SegmentedControl { unsafeDowncast(core, to: SegmentedControl.self) }
  override class func makeCore() -> AutoLayout.View { SegmentedControl() }

  /// UIKit's number for no segment.
  public static var noSegment: Int { -1 }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A control with titles. Images, which are not drawn, are empty segments.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segmented.segments = (items ?? []).map { item in
      if item is UIImage { Missing.once("UISegmentedControl's images", "segments are empty") }
      return item as? String ?? ""
    }
    sizeToFit()
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }
  private var segmentActions: [Int: UIAction] = [:]
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    segmentActions[segment] = action
  }
  open func actionForSegment(at segment: Int) -> UIAction? { segmentActions[segment] }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    Missing.once("UISegmentedControl's images", "segments are empty")
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segmented.segments.indices.contains(segment) else { return }
    segmented.segments.remove(at: segment)
  }
  open func removeAllSegments() {
    segmented.segments = []
    selectedSegmentIndex = Self.noSegment
  }
  open var isMomentary = false
  @_Undrawn("UISegmentedControl.apportionsSegmentWidthsByContent", "all segments have one width")
  open var apportionsSegmentWidthsByContent = false
  @_Undrawn("UISegmentedControl.selectedSegmentTintColor")
  open var selectedSegmentTintColor: UIColor?
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    Missing.look("UISegmentedControl.setTitleTextAttributes", attributes)
  }
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  /// As wide as all others; 0 says so in UIKit.
  open func widthForSegment(at segment: Int) -> CGFloat { 0 }
  open func imageForSegment(at segment: Int) -> UIImage? { nil }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    if offset != .zero { Missing.look("UISegmentedControl.setContentOffset") }
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    setTitle(action.title, forSegmentAt: segment)
    segmentActions[segment] = action
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if width > 0 { Missing.once("UISegmentedControl.setWidth", "all segments have one width") }
  }
  private var disabledSegments: Set<Int> = []
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
    if !enabled { Missing.look("UISegmentedControl.setEnabled(_:forSegmentAt:)") }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if image != nil { Missing.once("UISegmentedControl's images", "segments are empty") }
  }
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { Missing.look("UISegmentedControl.setBackgroundImage", image) }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
  ) { Missing.look("UISegmentedControl.setDividerImage", image) }

  override func stateDidChange() { segmented.isEnabled = isEnabled }
  open var numberOfSegments: Int { segmented.segments.count }
  open var selectedSegmentIndex: Int {
    get { segmented.selectedSegmentIndex ?? Self.noSegment }
    set {
      let isThere = newValue < numberOfSegments
      if !isThere {
        Missing.sayOnceToCaller(
          "UISegmentedControl has no segment \(newValue), but \(numberOfSegments); none is selected."
        )
      }
      segmented.selectedSegmentIndex = isThere && newValue >= 0 ? newValue : nil
    }
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

// Names of older versions of UIKit.
extension ActivityIndicatorView.Style {
  public static let whiteLarge = Self.large
  public static let white = Self.medium
  public static let gray = Self.medium
}
