import Foundation

/// An object that events are sent to. Nothing sends events here; a test may call what handles them.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The object that is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }
  /// Whether the object may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder.
  open var isFirstResponder: Bool { Self.first === self }

  private static weak var first: UIResponder?

  /// Makes this the first responder, if it may be.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, Self.first?.resignFirstResponder() != false else { return false }
    Self.first = self
    return true
  }

  /// Ends being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Self.first = nil }
    return true
  }

  // Touches go up the chain until an override takes them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// What has happened; nothing does by itself.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// A finger on the screen; there is none.
@preconcurrency @MainActor
open class UITouch: NSObject {}
