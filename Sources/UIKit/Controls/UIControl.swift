import AutoLayout
import Foundation
import LayoutScene

/// A view that sends actions. Nothing is touched; code and tests send them.
@preconcurrency @MainActor
open class UIControl: UIView {
  public typealias State = AutoLayout.ControlState

  /// What has happened to a control, with UIKit's raw values.
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  private enum Receiver {
    case target(Weak, Selector)
    case action(UIAction)
  }
  private var receivers: [(receiver: Receiver, events: Event)] = []

  open var isEnabled = true { didSet { stateDidChange() } }
  open var isSelected = false { didSet { stateDidChange() } }
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// Gives the state to the core.
  func stateDidChange() {
    if let control = core as? FixedControl { control.isEnabled = isEnabled }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    guard let target else { return }
    receivers.append((.target(Weak(target as AnyObject), action), events))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    receivers.removeAll { entry in
      guard case .target(let weak, let own) = entry.receiver, !entry.events.isDisjoint(with: events)
      else { return false }
      return (target == nil || weak.object === target as AnyObject?)
        && (action == nil || action == own)
    }
  }

  open func addAction(_ action: UIAction, for events: Event) {
    receivers.append((.action(action), events))
  }

  /// Calls what was added for any of the events, in that order.
  open func sendActions(for events: Event) {
    for entry in receivers where !entry.events.isDisjoint(with: events) {
      switch entry.receiver {
      case .target(let weak, let selector): weak.object.map { selector.send(to: $0, self) }
      case .action(let action):
        action.sender = self
        action.handler(action)
      }
    }
  }
}

/// A closure with a title and an image, for controls and menus.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public typealias Handler = (UIAction) -> Void

  open var title: String
  open var image: UIImage?
  open internal(set) var sender: Any?
  let handler: Handler

  public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}
