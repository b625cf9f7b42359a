import Foundation

// Large content, pointers, and what is under them.

public protocol UILargeContentViewerItem: UIKitObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
}
extension UIView: UILargeContentViewerItem {}
open class UILargeContentViewerInteraction: UIKitInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
  }
  public override convenience init() { self.init(delegate: nil) }
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { UIGestureRecognizer() }
  open class var isEnabled: Bool { false }
  public nonisolated static let enabledStatusDidChangeNotification = event(
    "LargeContentViewerInteractionEnabledStatusDidChange")
}
public protocol UILargeContentViewerInteractionDelegate: UIKitObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}
extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}
open class UIPointerInteraction: UIKitInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }
  public override convenience init() { self.init(delegate: nil) }
  open func invalidate() {}
}
open class UIPointerRegion: UIKitObject {
  public let rect: CGRect
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
  }
}
open class UIPointerRegionRequest: UIKitObject { open var location: CGPoint { .zero } }
open class UIPointerStyle: UIKitObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  public init(shape: UIPointerShape, constrainedAxes: NSLayoutConstraint.Axis? = nil) {}
  open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
  open class func system() -> UIPointerStyle { hidden() }
}
@preconcurrency @MainActor
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview)
}
@preconcurrency @MainActor
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
public protocol UIPointerInteractionAnimating: UIKitObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
}
public protocol UIPointerInteractionDelegate: UIKitObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}
public enum UIHoverEffect: Sendable { case automatic, highlight, lift }
public struct UIShape: Sendable {
  public static let rect = UIShape()
  public static let capsule = UIShape()
  public static let circle = UIShape()
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape() }
}
open class UIHoverStyle: UIKitObject {
  public init(effect: UIHoverEffect = .automatic, shape: UIShape? = nil) { super.init() }
  public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }
  open class func automatic() -> Self { unsafeDowncast(UIHoverStyle(), to: self) }
}
