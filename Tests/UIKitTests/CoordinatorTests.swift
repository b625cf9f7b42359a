import Foundation
import Testing

@testable import UIKit

/// What goes along with presentations, and guides of a controller's view.
@MainActor @Suite(.serialized) struct CoordinatorTests {
  private let root = UIViewController()
  private let screen: UIWindow

  init() { screen = window(showing: root) }

  private final class Dimming: UIPresentationController {
    let dim = UIView()
    var ended: [String] = []
    override func presentationTransitionWillBegin() {
      dim.alpha = 0
      presentedViewController.transitionCoordinator?.animate { [dim] _ in
        dim.alpha = 1
      } completion: { [weak self] _ in
        self?.ended.append("shown")
      }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { ended.append("did") }
    override func dismissalTransitionWillBegin() {
      presentingViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0 }
    }
  }
  private final class Dimmer: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Dimming(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("what goes along with a presentation has been done when it ends")
  func coordinator() throws {
    let (controller, delegate) = (UIViewController(), Dimmer())
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    root.present(controller, animated: true)
    let presentation = try #require(controller.presentationController as? Dimming)
    #expect(presentation.dim.alpha == 1 && presentation.ended == ["did", "shown"])
    #expect(controller.transitionCoordinator == nil && root.transitionCoordinator == nil)
    root.dismiss(animated: true)
    #expect(presentation.dim.alpha == 0)
  }

  @Test("a controller that was presented is let go when it is dismissed")
  func dismissedIsLetGo() {
    weak var sheet: UIViewController?
    do {
      let controller = UIViewController()
      controller.sheetPresentationController?.detents = [.medium()]
      root.present(controller, animated: false)
      sheet = controller
    }
    screen.layoutIfNeeded()
    #expect(sheet != nil)
    root.dismiss(animated: false)
    #expect(sheet == nil)
  }

  @Test("the guide of the keyboard ends at the safe area, or at the bottom of the view")
  func keyboardGuide() {
    root.additionalSafeAreaInsets.bottom = 34
    let box = root.view.add(UIView())
    let guide = root.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.view.topAnchor),
      box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(box.frame.maxY == 810 && guide.layoutFrame.minY == 810)
    guide.usesBottomSafeArea = false
    screen.layoutIfNeeded()
    #expect(box.frame.maxY == 844 && guide.layoutFrame.minY == 844)
  }
}
