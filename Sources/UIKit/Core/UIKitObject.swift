import Foundation

// What UIKit's classes and protocols that belong to the main actor derive from. All that derive from these do, too, and
// code in the language mode of Swift 5 may use them from elsewhere, as it may UIKit's.

@preconcurrency @MainActor
open class UIKitObject: NSObject {}

@preconcurrency @MainActor
public protocol UIKitObjectProtocol: NSObjectProtocol {}

/// The notification of one of UIKit's events: `UIKeyboardWillShowNotification` of `KeyboardWillShow`.
func event(_ name: String) -> Notification.Name {
  Notification.Name("UI\(name)Notification")
}
