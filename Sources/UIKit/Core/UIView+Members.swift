import AutoLayout
import Foundation

// Members that UIKit's subclasses do not override.
extension UIView {
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
  public var accessibilityIdentifier: String? {
    get { core.identifier }
    set { core.identifier = newValue }
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

  // MARK: Animation: the end state holds at once.

  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// How an animation runs. Nothing moves, so that all are the same here.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}
