import AutoLayout

// Controllers have to be in one another as their views are. UIKit's words for those that are not.
extension UIView {
  /// The controller whose view this is, or is in.
  var nearestController: UIViewController? {
    var next: AutoLayout.View? = core
    while let view = next {
      if let controller = (view.host as? UIView)?.controller { return controller }
      next = view.superview
    }
    return nil
  }

  /// Stops where the view belongs to a controller with another parent than the one that it comes to.
  func checkController(movingTo superview: UIView?) {
    guard let controller, let parent = controller.parent,
      let other = superview?.nearestController, other !== parent
    else { return }
    controller.stop(shouldHaveParent: other, "actual", parent)
  }

  func stopSharing(with controller: UIViewController, _ owner: UIViewController) -> Never {
    trap(
      "A view can only be associated with at most one view controller at a time! View \(self) is associated "
        + "with \(owner). Clear this association before associating this view with \(controller).")
  }
}

extension UIViewController {
  func stop(
    shouldHaveParent parent: UIViewController, _ which: String, _ other: UIViewController
  ) -> Never {
    trap(
      "child view controller:\(self) should have parent view controller:\(parent) but \(which) parent is:"
        + "\(other)")
  }
}

extension UIViewController {
  /// Stops where a controller is to present itself, as UIKit does.
  func checkPresentation(of controller: UIViewController) {
    trap(
      unless: controller !== self,
      "Application tried to present modally a view controller on itself. Presenting controller is \(self)."
    )
  }
}
