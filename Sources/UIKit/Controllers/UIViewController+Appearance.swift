import Foundation

// When controllers are told that their views come and go, and who presents what.
extension UIViewController {
  /// The children whose views are in this one's.
  var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  func viewWillMove(toWindow isInWindow: Bool) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    beginAppearanceTransition(isInWindow, animated: false)
  }

  /// As in UIKit, a view that has come into a window has appeared when the window is laid out.
  func viewDidMove(toWindow isInWindow: Bool) {
    if parent?.shouldAutomaticallyForwardAppearanceMethods != false {
      if case .appearing = appearance, let window = viewIfLoaded?.window {
        window.tellWhenLaidOut(self)
      } else {
        endAppearanceTransition()
      }
    }
    if isInWindow { viewIfLoaded?.window.map(presentWaiting) }
  }

  /// As in UIKit, what is in a window is told so after `viewWillAppear`, before its own layout.
  func tellIsAppearing() {
    guard waitsForIsAppearing, case .appearing(let animated) = appearance else { return }
    waitsForIsAppearing = false
    viewIsAppearing(animated)
  }

  /// Ends what lasts until the view has appeared.
  func appearanceEnded() {
    (isMovingToParent, isBeingPresented) = (false, false)
    let waiting = whenAppeared
    whenAppeared = []
    for completion in waiting { completion() }
  }

  func presenter(of controller: UIViewController) -> UIViewController {
    let isInContext = [.currentContext, .overCurrentContext]
      .contains(controller.modalPresentationStyle)
    var presenter = self
    while let parent = presenter.parent, !(isInContext && presenter.definesPresentationContext) {
      presenter = parent
    }
    return presenter
  }

  /// Shows the view of a presented controller where its presentation has it.
  func appear(in window: UIWindow, animated: Bool) {
    presentationController?.begin(in: window, animated: animated)
  }

  /// Shows what this controller and those in it present, when they come into a window.
  func presentWaiting(in window: UIWindow) {
    if let shown = ownPresented, shown.viewIfLoaded?.superview == nil {
      shown.appear(in: window, animated: false)
    }
  }
}
