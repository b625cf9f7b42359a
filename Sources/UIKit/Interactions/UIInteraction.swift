import Foundation

// Interactions are objects that exist: nothing touches, points or drags here.

public protocol UIInteraction: UIKitObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// What all interactions have in common.
open class UIKitInteraction: UIKitObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
