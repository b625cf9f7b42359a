import Foundation

/// What goes along with a presentation or its end. Nothing takes time here: what is to be animated is done at once.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private let from: UIViewController
  private let to: UIViewController
  let containerView: UIView
  let isAnimated: Bool
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  let isCancelled = false
  let isInteractive = false
  let transitionDuration: TimeInterval = 0
  let percentComplete: CGFloat = 1

  init(
    from: UIViewController, to: UIViewController, in container: UIView, animated: Bool
  ) {
    (self.from, self.to, containerView, isAnimated) = (from, to, container, animated)
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.viewIfLoaded : key == .to ? to.viewIfLoaded : nil
  }

  /// Both controllers have the coordinator while code runs.
  func run(_ transition: () -> Void) {
    for controller in [from, to] { controller.coordinator = self }
    transition()
    for controller in [from, to] where controller.coordinator === self {
      controller.coordinator = nil
    }
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}
