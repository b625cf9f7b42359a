import AutoLayout
import Foundation
import LayoutScene

/// UIKit's view: a thin object before a view of `AutoLayout`, its *core*, which has all that layout and pictures
/// need. Members that UIKit lets subclasses override are in the body of the class, since Swift overrides no
/// members of extensions.
open class UIView: UIResponder {
  /// The view that is laid out and drawn in the place of this one.
  package nonisolated(unsafe) let core: AutoLayout.View
  /// The core of the next view that is made, where it exists already.
  private static var waitingCore: AutoLayout.View?
  private var madeLayer: CALayer?

  /// A view with a frame in the coordinates of its superview to be.
  public init(frame: CGRect) {
    core = Self.takeCore()
    isUserInteractionEnabled = Self.startsTouchable
    super.init()
    core.hostObject = self
    if frame != .zero { core.frame = checked(frame).standardized }
    begin(hasFrame: true)
  }

  /// Makes a view as `init(frame:)` does. Nothing is read from the coder yet.
  public required init?(coder: NSCoder) {
    core = Self.takeCore()
    isUserInteractionEnabled = Self.startsTouchable
    super.init()
    core.hostObject = self
    begin(hasFrame: false)
  }
  /// Gives a new view of the class its look, and its size where it is made with a frame.
  func begin(hasFrame: Bool) {}

  /// A view with an empty frame, made by `init(frame:)`.
  public convenience override init() { self.init(frame: .zero) }

  deinit { core.hostObject = nil }

  /// As UIKit's, with a name in the place of the address: `<UILabel: title; frame = (0 0; 40 20); text = 'Go'>`.
  nonisolated open override var description: String { core.description }

  /// Makes the core of a view of this class.
  class func makeCore() -> AutoLayout.View { AutoLayout.View() }

  private static func takeCore() -> AutoLayout.View {
    defer { waitingCore = nil }
    return waitingCore ?? makeCore()
  }

  /// The view of a core. One that another core made for itself, such as the label of a button, gets its view
  /// when it is first asked for.
  static func view(of core: AutoLayout.View) -> UIView {
    if let host = core.host as? UIView { return host }
    waitingCore = core
    let view =
      switch core {
      case is AutoLayout.Label: UILabel(frame: .zero)
      case is AutoLayout.ImageView: UIImageView(frame: .zero)
      default: UIView(frame: .zero)
      }
    if core.superview != nil { core.keepHost() }
    return view
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether views of this class make their constraints in `updateConstraints`; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Geometry

  /// The rectangle around the view in its superview, turned and scaled as its transform says.
  open var frame: CGRect {
    get { core.turnedFrame.moved(by: originInList) }
    set { core.turnedFrame = checked(newValue).standardized.moved(by: originInList, -1) }
  }
  open var bounds: CGRect {
    get { core.bounds }
    set {
      let place = core.isCentred ? nil : core.anchorPlace
      core.bounds = checked(newValue)
      place.map { core.anchorPlace = $0 }
    }
  }
  /// The place of the layer's anchor point.
  open var center: CGPoint {
    get { (core.isCentred ? core.center : core.anchorPlace).moved(by: originInList) }
    set {
      let place = checked(CGRect(origin: newValue, size: .zero)).origin.moved(by: originInList, -1)
      if core.isCentred { core.center = place } else { core.anchorPlace = place }
    }
  }
  open var transform: CGAffineTransform {
    get { core.transform }
    set { core.transform = newValue }
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get { core.backgroundColor.map { UIColor($0) } }
    set { core.backgroundColor = newValue?.value }
  }
  open var tintColor: UIColor! {
    get { core.tintColor.map { UIColor($0) } ?? .tintColor }
    set {
      core.tintColor = newValue?.value
      tellTint()
    }
  }
  open var alpha: CGFloat {
    get { core.alpha }
    set { core.alpha = newValue }
  }
  open var isHidden: Bool {
    get { core.isHidden }
    set { core.isHidden = newValue }
  }
  @_Core(\UIView.core.clipsToBounds) open var clipsToBounds: Bool
  /// What the background is; layout and pictures do not depend on it.
  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill
  @_Core(\UIView.core.tag) open var tag: Int
  /// Nothing is touched but what `hitTest` is asked for, which leaves out views that are not enabled.
  open var isUserInteractionEnabled: Bool
  /// False in labels and image views, which let touches through.
  class var startsTouchable: Bool { true }
  open var layer: CALayer {
    if let madeLayer { return madeLayer }
    let kind = type(of: self).layerClass as? CALayer.Type ?? CALayer.self
    let layer = CALayer.made(for: self, as: kind)
    madeLayer = layer
    return layer
  }
  var layerIfMade: CALayer? { madeLayer }
  /// Called when the tint of the view has changed, its own or that of a view above.
  open func tintColorDidChange() {}
  /// An override draws into the present context, when a picture is made.
  open func draw(_ rect: CGRect) {}
  /// Where the text of the view is that its core places at `standard`; nil if the class draws none.
  func textRect(standard: CGRect, isPlaceholder: Bool) -> CGRect? { standard }
  /// Where the image of the view is that its core places at `standard`.
  func imageRect(standard: CGRect) -> CGRect { standard }
  /// Whether the class is asked for its size again when the width of its text is known.
  var wrapsInItsOwnWay: Bool { false }
  open func setNeedsDisplay() { core.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { core.setNeedsDisplay() }
  open var contentScaleFactor: CGFloat = 2
  open var clearsContextBeforeDrawing = true
  /// A view whose outline clips this one: that of its layer.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet {
      if tintAdjustmentMode == .dimmed {
        Missing.once("UIView.tintAdjustmentMode .dimmed", "tints keep their colour")
      }
    }
  }
  /// Nothing is touched; the values are kept.
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Tree

  open var superview: UIView? { core.superview.map(UIView.container) }
  open var subviews: [UIView] { core.subviews.map(UIView.view) }
  open var window: UIWindow? { core.window?.rootView.host as? UIWindow }
  open override var next: UIResponder? { controller ?? superview }
  /// The controller whose view this is.
  weak var controller: UIViewController? { didSet { core.hostedMarginsChanged() } }
  var gestures: [UIGestureRecognizer] = []
  var madeGuides: [ObjectIdentifier: UILayoutGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// What a controller's bars, and the controller itself, add to the safe area.
  var barInsets = UIEdgeInsets.zero { didSet { safeAreaAdded(barInsets != oldValue) } }
  var ownSafeAreaInsets = UIEdgeInsets.zero {
    didSet { safeAreaAdded(ownSafeAreaInsets != oldValue) }
  }

  open func addSubview(_ view: UIView) { core.addSubview(view.core) }
  open func insertSubview(_ view: UIView, at index: Int) {
    core.insertSubview(view.core, at: index)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    core.insertSubview(view.core, belowSubview: sibling.core)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    core.insertSubview(view.core, aboveSubview: sibling.core)
  }
  open func bringSubviewToFront(_ view: UIView) { core.bringSubviewToFront(view.core) }
  open func sendSubviewToBack(_ view: UIView) { core.sendSubviewToBack(view.core) }
  open func removeFromSuperview() { core.removeFromSuperview() }
  open func willMove(toSuperview superview: UIView?) {
    core.receive(.willMoveToSuperview(superview?.core))
  }
  open func didMoveToSuperview() { core.receive(.didMoveToSuperview) }
  open func willMove(toWindow window: UIWindow?) {
    core.receive(.willMoveToWindow(window?.layoutWindow))
  }
  open func didMoveToWindow() { core.receive(.didMoveToWindow) }
  open func didAddSubview(_ view: UIView) { core.receive(.didAddSubview(view.core)) }
  open func willRemoveSubview(_ view: UIView) { core.receive(.willRemoveSubview(view.core)) }

  // MARK: Constraints

  @_Core(\UIView.core.translatesAutoresizingMaskIntoConstraints)
  open var translatesAutoresizingMaskIntoConstraints: Bool
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard let added = constraint.core else { return }
    core.addConstraint(added)
    sayUnprepared(for: added)
  }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.core.map { core.removeConstraint($0) }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open func addLayoutGuide(_ guide: UILayoutGuide) { core.addLayoutGuide(guide.core) }
  open func removeLayoutGuide(_ guide: UILayoutGuide) { core.removeLayoutGuide(guide.core) }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    core.contentHuggingPriority(for: axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { core.setContentHuggingPriority(priority, for: axis) }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { core.contentCompressionResistancePriority(for: axis) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { core.setContentCompressionResistancePriority(priority, for: axis) }
  open var intrinsicContentSize: CGSize { core.intrinsicContentSize }
  open func invalidateIntrinsicContentSize() { core.invalidateIntrinsicContentSize() }
  open var alignmentRectInsets: UIEdgeInsets { core.alignmentRectInsets }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }
  /// As `forLastBaselineLayout`, unless the core has another view for the first baseline.
  open var forFirstBaselineLayout: UIView {
    let named = core.forFirstBaselineLayout
    return named === core ? forLastBaselineLayout : UIView.view(of: named)
  }
  open var forLastBaselineLayout: UIView { UIView.view(of: core.forLastBaselineLayout) }

  // MARK: The cycle

  open func updateConstraints() { core.receive(.updateConstraints) }
  /// As in UIKit, a view that asks is asked for its constraints, also where nothing else has any.
  open func setNeedsUpdateConstraints() {
    hasAskedForConstraints = true
    core.setNeedsUpdateConstraints()
    core.callForConstraints()
  }
  private(set) var hasAskedForConstraints = false
  var keptContentSize: (size: CGSize, traits: Traits)?
  open func needsUpdateConstraints() -> Bool { core.needsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { core.updateConstraintsIfNeeded() }
  open func layoutSubviews() { core.receive(.layoutSubviews) }
  open func setNeedsLayout() { core.setNeedsLayout() }
  /// As UIKit does, says which constraints are broken and which views ask for layouts without end.
  open func layoutIfNeeded() {
    core.layoutIfNeeded()
    for fault in core.faultsOfLayout { hostedFault(fault) }
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { core.sizeThatFits(size) }
  /// Takes the size that fits. As in UIKit, the origin stays where it is.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform == .identity { frame.size = size } else { bounds.size = size }
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    core.systemLayoutSizeFitting(targetSize)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    core.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  // MARK: Margins, safe area, traits

  @_Core(\UIView.core.layoutMargins) open var layoutMargins: UIEdgeInsets
  @_Core(\UIView.core.directionalLayoutMargins)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets
  @_Core(\UIView.core.preservesSuperviewLayoutMargins)
  open var preservesSuperviewLayoutMargins: Bool
  @_Core(\UIView.core.insetsLayoutMarginsFromSafeArea)
  open var insetsLayoutMarginsFromSafeArea: Bool
  open var safeAreaInsets: UIEdgeInsets { core.safeAreaInsets }
  open func layoutMarginsDidChange() { core.receive(.layoutMarginsDidChange) }
  open func safeAreaInsetsDidChange() { core.receive(.safeAreaInsetsDidChange) }
  open var traitCollection: UITraitCollection { UITraitCollection(core.traits) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    core.receive(.traitsDidChange(previousTraitCollection?.traits))
  }
  @_Core(\UIView.core.semanticContentAttribute)
  open var semanticContentAttribute: UISemanticContentAttribute
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    core.effectiveUserInterfaceLayoutDirection
  }
  /// The appearance of the view and all below it, where it differs from the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { UIUserInterfaceStyle(ownOverrides.appearance) }
    set { ownOverrides.appearance = newValue.appearance }
  }
  /// The traits that code sets for the view, and those that its controller has for it, which hold where the view has none.
  var ownOverrides = TraitOverrides() { didSet { showOverrides() } }
  var controllerOverrides = TraitOverrides() { didSet { showOverrides() } }

  // MARK: Touches, which only code and tests ask about

  /// The frontmost view at a point of this view's coordinates, which touches would go to.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// A view that looks as this one does now.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    UIImageView(image: picture)
  }

  // MARK: What the layer calls, whose delegate the view is

  /// Lays out the subviews, if the layer is the view's own.
  open func layoutSublayers(of layer: CALayer) {
    if layer === layerIfMade { layoutAsController() }
  }
  open func display(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in context: CGContext) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Accessibility

  open override var accessibilityIdentifier: String? {
    get { core.identifier }
    set { core.identifier = newValue }
  }
  open override var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
    set { ownAccessibilityFrame = newValue }
  }
  private var ownAccessibilityFrame: CGRect?

  // MARK: What a pointer or the focus would show; the values are kept.

  open var hoverStyle: UIHoverStyle?
  open var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  open var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  open var focusGroupIdentifier: String?
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open func didUpdateFocus(in _: UIFocusUpdateContext, with _: UIFocusAnimationCoordinator) {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open var preferredFocusEnvironments: [UIView] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open var restorationIdentifier: String?
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.currentFirst as? UIView, first.isDescendant(of: self) else {
      return false
    }
    return first.resignFirstResponder() || force
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: NSObject) {}
  open func viewForBaselineLayout() -> UIView { forLastBaselineLayout }
}
