import Foundation

/// An object that events are sent to. Nothing sends events here; a test may call what handles them.
open class UIResponder: UIAccessibilityObject {
  /// The object that is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }
  /// Whether the object may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder.
  open var isFirstResponder: Bool { Self.first === self }

  private static weak var first: UIResponder?
  static var currentFirst: UIResponder? { first }

  /// Makes this the first responder, if it may be. As in UIKit, a view without a window may not.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if let view = self as? UIView, view.window == nil { return false }
    guard canBecomeFirstResponder, Self.first?.resignFirstResponder() != false else { return false }
    Self.first = self
    return true
  }

  /// Ends being the first responder, whatever the object says: its view leaves the window.
  func leaveFirstResponder() {
    resignFirstResponder()
    if isFirstResponder { Self.first = nil }
  }

  /// Ends being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Self.first = nil }
    return true
  }

  /// Called for objects of Interface Builder's files, which are not read here.
  open func awakeFromNib() {}
  /// Called by Interface Builder, which does not run here.
  open func prepareForInterfaceBuilder() {}

  // What would be shown in the place of a keyboard, or above it. Nothing is typed.
  open internal(set) var inputView: UIView?
  open internal(set) var inputAccessoryView: UIView?
  open var inputViewController: UIViewController? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  open func reloadInputViews() {}
  open var textInputMode: UITextInputMode? { nil }

  // Commands, which code and tests may send.
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { next?.undoManager }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open var userActivity: NSUserActivity?
  /// Whether the object has the method. The methods that every responder has here do nothing, and UIKit's have none.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(self) && !action.isMethod(UIResponder())
  }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}

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
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  // Nothing is restored: a test may call these.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open func canPaste(_ providers: [NSItemProvider]) -> Bool { false }
  open var textInputContextIdentifier: String? { nil }
  /// Who wants to hear of changed traits.
  var traitWatchers: [TraitWatcher] = []
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

/// What has happened; nothing does by itself.
open class UIEvent: UIKitObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  public enum ButtonMask: Int, Sendable {
    case primary = 1
    case secondary = 2
  }
  open var buttonMask: ButtonMask { .primary }
}
open class UIPressesEvent: UIEvent { open var allPresses: Set<UIPress> { [] } }

/// A finger on the screen; there is none, and tests may make one.
open class UITouch: UIKitObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  open var phase: Phase { .began }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var type: TouchType { .direct }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var majorRadius: CGFloat { 0 }
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
}
open class UIPress: UIKitObject {
  open var key: UIKey? { nil }
}
open class UIKey: UIKitObject {
  open var characters: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// The commands of editing.
public protocol UIResponderStandardEditActions: UIKitObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}
extension UIResponder: UIResponderStandardEditActions {}

public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
open class UITextInputAssistantItem: UIKitObject {
  open var leadingBarButtonGroups: [AnyObject] = []
  open var trailingBarButtonGroups: [AnyObject] = []
}
open class UITextInputMode: UIKitObject { open var primaryLanguage: String? { nil } }
#if !canImport(Darwin)
  /// What a person does, for other devices; there are none.
  open class NSUserActivity: NSObject {
    open var activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true
    public init(activityType: String) {
      self.activityType = activityType
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
  }
#endif

/// What was done, to be undone. Actions are kept in order, and nothing groups them.
open class UndoManager: NSObject {
  private var actions: [() -> Void] = []
  open var canUndo: Bool { !actions.isEmpty }
  open var canRedo: Bool { false }
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) { actions.append { [weak target] in target.map(handler) } }
  open func undo() { actions.popLast()?() }
  open func removeAllActions() { actions = [] }
  open func setActionName(_ name: String) {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
}
