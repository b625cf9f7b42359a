import Foundation

// Effects of motion, and focus.

open class UIMotionEffect: UIKitObject {}
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) { super.init() }
}
open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }
open class UIFocusUpdateContext: UIKitObject {
  open var nextFocusedView: UIView? { nil }
  open var previouslyFocusedView: UIView? { nil }
}
open class UIFocusAnimationCoordinator: UIKitObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
  }
}
