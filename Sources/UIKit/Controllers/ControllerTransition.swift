import Foundation

/// What an animator of a transition is told. Nothing takes time here, so that a transition has ended when it has begun.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  private let from: UIViewController
  private let to: UIViewController
  let containerView: UIView
  private let ends: CGRect
  private(set) var isComplete = false
  let isAnimated = true
  let isInteractive = false
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { to.modalPresentationStyle }

  init(
    from: UIViewController, to: UIViewController, in container: UIView, finalFrame: CGRect
  ) {
    (self.from, self.to, containerView, ends) = (from, to, container, finalFrame)
  }

  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    animator.animateTransition(using: self)
    animator.animationEnded(isComplete)
  }

  func completeTransition(_ didComplete: Bool) { isComplete = didComplete }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    // A presentation leaves the view of who presents where it is.
    let controller = key == .from ? from : to
    let presentation = controller.presentationController
    guard presentation?.containerView === containerView else { return nil }
    return presentation?.presentedView
  }
  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? controller.viewIfLoaded?.frame ?? .zero : .zero
  }
  func finalFrame(for controller: UIViewController) -> CGRect { controller === to ? ends : .zero }
}
