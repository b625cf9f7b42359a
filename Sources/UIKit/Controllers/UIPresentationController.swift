import AutoLayout
import Foundation
import LayoutScene

/// Puts a presented controller's view into the window.
open class UIPresentationController: UIKitObject {
  public let presentedViewController: UIViewController
  public let presentingViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open private(set) var containerView: UIView?
  /// The view of the presenting controller while it is out of the window, and where it was.
  private var removed: (view: UIView, superview: UIView, index: Int)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  open func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    presentationStyle
  }
  open var presentedView: UIView? { presentedViewController.view }
  open var shouldPresentInFullscreen: Bool { true }
  /// True of the system's own presentation over the full screen.
  open var shouldRemovePresentersView: Bool {
    type(of: self) == UIPresentationController.self && presentationStyle == .fullScreen
  }
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? UITraitCollection.current
  }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func viewWillTransition(to _: CGSize, with _: any UIViewControllerTransitionCoordinator) {}
  open func preferredContentSizeDidChange(forChildContentContainer _: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }

  /// Traits that the presented controller has otherwise than what is around it.
  open var overrideTraitCollection: UITraitCollection? { didSet { showOverrides() } }
  open var traitOverrides = UITraitOverrides() { didSet { showOverrides() } }
  private func showOverrides() {
    var own = TraitOverrides()
    own.isElevated = isElevated ? true : nil
    containerView?.controllerOverrides = own.merged(
      with: overrideTraitCollection?.overrides ?? TraitOverrides()
    ).merged(with: traitOverrides.value)
  }

  /// Whether what is presented is over what is behind it, and has the colours of an elevated level.
  var isElevated: Bool { false }
  /// Whether what is behind is darker.
  var dims: Bool { false }
  /// The radius of the corners, and which ones have it.
  var radius: CGFloat { 0 }
  var corners: CACornerMask { [.layerMinXMinYCorner, .layerMaxXMinYCorner] }

  func begin(in window: UIWindow, animated: Bool) {
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = self
    containerView = container
    showOverrides()
    let removesPresenter =
      shouldRemovePresentersView && presentingViewController.viewIfLoaded?.window === window
    if removesPresenter {
      presentingViewController.beginAppearanceTransition(false, animated: animated)
    }
    if dims {
      let view = UIView(frame: container.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.backgroundColor = UIColor(white: 0, alpha: 0.2)
      container.addSubview(view)
    }
    window.addSubview(container)
    let coordinator = TransitionCoordinator(
      from: presentingViewController, to: presentedViewController, in: container,
      animated: animated)
    coordinator.run {
      run(in: container, animated: animated)
      if removesPresenter { removePresentersView() }
      presentationTransitionDidEnd(true)
    }
  }

  private func run(in container: UIView, animated: Bool) {
    presentationTransitionWillBegin()
    let animator = presentedViewController.transitioningDelegate?.animationController(
      forPresented: presentedViewController, presenting: presentingViewController,
      source: presentedViewController.presentationSource ?? presentingViewController)
    if animated, let animator, let containerView {
      let transition = ControllerTransition(
        from: presentingViewController, to: presentedViewController, in: containerView,
        finalFrame: frameOfPresentedViewInContainerView)
      transition.run(animator)
    }
    guard let view = presentedView else { return }
    if view.superview == nil {
      view.frame = frameOfPresentedViewInContainerView
      if radius > 0 {
        view.layer.cornerRadius = radius
        view.layer.maskedCorners = corners
        view.clipsToBounds = true
      }
      container.addSubview(view)
    }
  }

  private func removePresentersView() {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(of: view)
    else { return }
    removed = (view, superview, index)
    view.removeFromSuperview()
  }

  private func restorePresentersView() {
    guard let removed else { return }
    self.removed = nil
    let count = removed.superview.subviews.count
    removed.superview.insertSubview(removed.view, at: min(removed.index, count))
  }

  func end(animated: Bool) {
    guard let containerView else { return }
    TransitionCoordinator(
      from: presentedViewController, to: presentingViewController, in: containerView,
      animated: animated
    ).run { finish(animated: animated) }
  }
  private func finish(animated: Bool) {
    dismissalTransitionWillBegin()
    restorePresentersView()
    let animator = presentedViewController.transitioningDelegate?.animationController(
      forDismissed: presentedViewController)
    if animated, let animator, let containerView {
      let transition = ControllerTransition(
        from: presentedViewController, to: presentingViewController, in: containerView,
        finalFrame: containerView.bounds)
      transition.run(animator)
    }
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    dismissalTransitionDidEnd(true)
  }
}

/// The view that a presentation is in; it tells the presentation of layout.
private final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
  private var placedSize: CGSize?
  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    // A view that the presentation has moved stays there until the screen has another size.
    if placedSize != nil, placedSize != bounds.size { presentation?.place() }
    placedSize = bounds.size
    presentation?.containerViewDidLayoutSubviews()
  }
}

extension UIPresentationController {
  /// Gives the presented view its place in the container.
  func place() {
    guard let view = presentedView, let container = containerView, view.superview === container,
      view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }
}

/// A sheet from the bottom, which ends 10 points below the top safe area, or at its first detent.
open class UISheetPresentationController: UIPresentationController {
  open class Detent: UIKitObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    let height: (CGFloat, UITraitCollection) -> CGFloat?
    init(_ identifier: Identifier, _ height: @escaping (CGFloat, UITraitCollection) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
    }
    open class func medium() -> Detent { Detent(.medium) { most, _ in most / 2 } }
    open class func large() -> Detent { Detent(.large) { most, _ in most } }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) { most, traits in
        resolver(DetentContext(maximumDetentValue: most, containerTraitCollection: traits))
      }
    }
  }
  private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    var maximumDetentValue: CGFloat
    var containerTraitCollection: UITraitCollection
  }

  open var detents: [Detent] = [.large()] { didSet { place() } }
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  @_Undrawn("UISheetPresentationController.prefersGrabberVisible", "no grabber is drawn")
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  open var preferredCornerRadius: CGFloat?
  open weak var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() { place() }

  override var dims: Bool { largestUndimmedDetentIdentifier == nil }
  override var isElevated: Bool { true }
  override var radius: CGFloat { preferredCornerRadius ?? 10 }
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    let most = bounds.height - (container.window?.safeAreaInsets.top ?? 0) - 10
    let detent =
      detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let height = min(most, detent?.height(most, traitCollection) ?? most)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat { get }
  var containerTraitCollection: UITraitCollection { get }
}
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {}
}

public protocol UIAdaptivePresentationControllerDelegate: UIKitObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController)
  func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {}
  public func popoverPresentationControllerDidDismissPopover(_: UIPopoverPresentationController) {}
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
