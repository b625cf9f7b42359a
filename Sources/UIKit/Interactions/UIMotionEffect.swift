import Foundation

// Effects of motion, and focus.

@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) { super.init() }
}
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open var nextFocusedView: UIView? { nil }
  open var previouslyFocusedView: UIView? { nil }
}
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
  }
}
