import AutoLayout
import Foundation
import LayoutScene

// Members that UIKit's subclasses do not override.
extension UIView {
  /// Puts a view that stays as large as this one, such as the background of a cell, where another one was.
  package func fill(with background: UIView?, insteadOf old: UIView? = nil, at index: Int = 0) {
    old?.removeFromSuperview()
    guard let background else { return }
    background.frame = bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(background, at: index)
  }

  public typealias ContentMode = AutoLayout.ContentMode
  public typealias AutoresizingMask = AutoLayout.AutoresizingMask

  public static var noIntrinsicMetric: CGFloat { AutoLayout.View.noIntrinsicMetric }
  public static var layoutFittingCompressedSize: CGSize {
    AutoLayout.View.layoutFittingCompressedSize
  }
  public static var layoutFittingExpandedSize: CGSize { AutoLayout.View.layoutFittingExpandedSize }

  public var autoresizingMask: AutoresizingMask {
    get { core.autoresizingMask }
    set { core.autoresizingMask = newValue }
  }
  public var autoresizesSubviews: Bool {
    get { core.autoresizesSubviews }
    set { core.autoresizesSubviews = newValue }
  }

  /// The constraints that the view holds, and those that layout has made from frames and masks.
  public var constraints: [NSLayoutConstraint] {
    core.constraints.map(NSLayoutConstraint.constraint)
  }
  public var layoutGuides: [UILayoutGuide] { core.layoutGuides.map(guide) }
  public var layoutMarginsGuide: UILayoutGuide { guide(core.layoutMarginsGuide) }
  public var safeAreaLayoutGuide: UILayoutGuide { guide(core.safeAreaLayoutGuide) }
  public var readableContentGuide: UILayoutGuide { guide(core.readableContentGuide) }

  /// The one object that stands for a guide of this view.
  func guide(_ core: AutoLayout.LayoutGuide) -> UILayoutGuide {
    if let guide = core.hostObject as? UILayoutGuide { return guide }
    let guide = UILayoutGuide(core)
    madeGuides[ObjectIdentifier(core)] = guide
    return guide
  }

  /// Nothing is typed, so that the guide is at the bottom of the safe area, of no height.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    keyboardGuide = guide
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    guide.hold()
    return guide
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: Surroundings.traits.layoutDirection
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }

  /// The limits of the text size for the view and all below it.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { ownOverrides.mostContentSizeCategory.map { UIContentSizeCategory($0) } }
    set { ownOverrides.mostContentSizeCategory = newValue?.size }
  }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { ownOverrides.leastContentSizeCategory.map { UIContentSizeCategory($0) } }
    set { ownOverrides.leastContentSizeCategory = newValue?.size }
  }

  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownOverrides) }
    set { ownOverrides = newValue.value }
  }

  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Traits are always those of the present place in the tree.
  public func updateTraitsIfNeeded() {}

  /// Whether other frames would satisfy the constraints as well.
  public var hasAmbiguousLayout: Bool { core.hasAmbiguousLayout }
  /// Moves a view whose place is open to another one.
  public func exerciseAmbiguityInLayout() { core.exerciseAmbiguityInLayout() }
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    core.constraintsAffectingLayout(for: axis).map(NSLayoutConstraint.constraint)
  }
  /// Transforms in space are drawn as far as they lie in the plane.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { snapshotView(afterScreenUpdates: afterScreenUpdates) }
  /// Draws the view with all that is in it.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    CGContext.current.map { context in picture.map { context.draw($0, in: rect) } }
    return true
  }

  /// What the view leaves of one that it masks; nil where its layer says it all.
  var maskingDrawings: [SceneDrawing]? {
    guard type(of: self) != UIView.self || !subviews.isEmpty else { return nil }
    layoutIfNeeded()
    let place = frame
    guard let picture else { return nil }
    return CGContext.drawings { $0.draw(picture, in: place) }
  }

  /// The view with all that is in it as an image; nil for a view without an area.
  var picture: UIImage? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let bytes = core.sceneOfItself().flatMap { scene in
      ImageBytes.drawn(scene) { try $0.cutOutPNG($1) }
    }
    let scale = core.traits.displayScale
    return bytes.flatMap { ImageBytes.content($0, scale: scale) }.map { UIImage($0, scale: scale) }
  }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  public func isDescendant(of view: UIView) -> Bool { core.isDescendant(of: view.core) }
  public func viewWithTag(_ tag: Int) -> UIView? { core.viewWithTag(tag).map(UIView.view) }
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    core.exchangeSubview(at: index, withSubviewAt: other)
  }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    core.convert(point, to: view?.core)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    core.convert(point, from: view?.core)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    core.convert(rect, to: view?.core)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    core.convert(rect, from: view?.core)
  }

  public var gestureRecognizers: [UIGestureRecognizer]? { gestures.isEmpty ? nil : gestures }
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestures.append(recognizer)
  }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestures.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}

extension AutoLayout.View {
  /// The rectangle around a view that may be turned or scaled.
  var turnedFrame: CGRect {
    get {
      guard !transform.isIdentity else { return frame }
      let (size, center) = (bounds.size, center)
      return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(centredTransform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      guard !transform.isIdentity else {
        frame = newValue
        return
      }
      bounds.size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      let old = turnedFrame
      center.x += newValue.midX - old.midX
      center.y += newValue.midY - old.midY
    }
  }

  /// The place of the anchor point in the superview.
  var anchorPlace: CGPoint {
    get {
      let rect = frame
      return CGPoint(
        x: rect.minX + rect.width * anchorPoint.x, y: rect.minY + rect.height * anchorPoint.y)
    }
    set {
      let size = frame.size
      frame.origin = CGPoint(
        x: newValue.x - size.width * anchorPoint.x, y: newValue.y - size.height * anchorPoint.y)
    }
  }
  /// Whether the anchor point is the centre.
  var isCentred: Bool { anchorPoint == CGPoint(x: 0.5, y: 0.5) }
}

/// The guide of the keyboard, which is at the bottom of the safe area while there is none.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// No keyboard is away from the bottom.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard, or at the bottom of the view.
  open var usesBottomSafeArea = true { didSet { hold() } }
  private var held: [NSLayoutConstraint] = []
  fileprivate func hold() {
    guard let owner = owningView else { return }
    NSLayoutConstraint.deactivate(held)
    let bottom = usesBottomSafeArea ? owner.safeAreaLayoutGuide.bottomAnchor : owner.bottomAnchor
    held = [
      topAnchor.constraint(equalTo: bottom), bottomAnchor.constraint(equalTo: bottom),
    ]
    NSLayoutConstraint.activate(held)
  }
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// UIKit's words for a constraint that was added to a view although it is about views that are not in it.
  func sayUnprepared(for constraint: AutoLayout.LayoutConstraint) {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutView }
    guard let stranger = items.first(where: { !$0.isDescendant(of: core) }) else { return }
    Missing.sayOnceToCaller(
      "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's "
        + "items must be descendants of that view (or the view itself), and \(UIView.view(of: stranger)) is not in "
        + "\(self).")
  }
}

// What controllers add to the safe area.
extension UIView {
  func safeAreaAdded(_ isOther: Bool) {
    guard isOther else { return }
    let (a, b) = (barInsets, ownSafeAreaInsets)
    core.additionalSafeAreaInsets = UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}
