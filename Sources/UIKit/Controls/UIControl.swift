import AutoLayout
import Foundation
import LayoutScene

/// A view that sends actions. Nothing is touched; code and tests send them.
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
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// Where the content of a control is that is larger than its content: that of buttons.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { alignmentDidChange() }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { alignmentDidChange() }
  }
  func alignmentDidChange() {}
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment
  }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
  open var isSymbolAnimationEnabled = false
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// A control that sends an action when its main event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private enum Receiver {
    case target(Weak, Selector)
    /// The first object up the chain of responders that has the method.
    case responder(Selector)
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
    guard let target else {
      receivers.append((.responder(action), events))
      return
    }
    // A pair of target and action is sent once for each event.
    removeTarget(target, action: action, for: events)
    receivers.append((.target(Weak(target as AnyObject), action), events))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    removeReceivers(for: events) { receiver in
      if case .responder(let own) = receiver {
        return target == nil && (action == nil || action == own)
      }
      guard case .target(let weak, let own) = receiver else { return false }
      return (target == nil || weak.object === target as AnyObject?)
        && (action == nil || action == own)
    }
  }

  /// Others of their events are still sent to the receivers.
  private func removeReceivers(for events: Event, _ isMeant: (Receiver) -> Bool) {
    receivers = receivers.compactMap { entry in
      guard isMeant(entry.receiver) else { return entry }
      let rest = entry.events.subtracting(events)
      return rest.isEmpty ? nil : (entry.receiver, rest)
    }
  }

  open func addAction(_ action: UIAction, for events: Event) {
    // One with the same identifier takes the place of the former.
    removeAction(identifiedBy: action.identifier, for: events)
    receivers.append((.action(action), events))
  }

  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    removeReceivers(for: events) { receiver in
      guard case .action(let own) = receiver else { return false }
      return own.identifier == identifier
    }
  }
  /// The targets that were added and are still there.
  open var allTargets: Set<AnyHashable> {
    Set(
      receivers.compactMap { entry -> AnyHashable? in
        guard case .target(let weak, _) = entry.receiver else { return nil }
        return (weak.object as? NSObject).map { AnyHashable($0) }
      })
  }
  open var allControlEvents: Event {
    receivers.reduce(into: Event()) { $0.formUnion($1.events) }
  }
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let names = receivers.compactMap { entry -> String? in
      guard case .target(let weak, let selector) = entry.receiver, entry.events.contains(event),
        weak.object === target as AnyObject?
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in receivers where !stops {
      switch entry.receiver {
      case .target(let weak, let selector):
        iterator(nil, (weak.object as Any?, selector), entry.events, &stops)
      case .responder(let selector): iterator(nil, (nil, selector), entry.events, &stops)
      case .action(let action): iterator(action, nil, entry.events, &stops)
      }
    }
  }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Sends what a touch on the control would.
  open func performPrimaryAction() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Calls what was added for any of the events, in that order.
  open func sendActions(for events: Event) {
    for entry in receivers where !entry.events.isDisjoint(with: events) {
      switch entry.receiver {
      case .target(let weak, let selector): weak.object.map { selector.send(to: $0, self, nil) }
      case .responder(let selector): sendAction(selector, to: nil, for: nil)
      case .action(let action): sendAction(action)
      }
    }
  }
}

extension UIView {
  /// Gives a new control of the system what its frame lacks of the size that UIKit gives it before any layout.
  ///
  /// - Parameters:
  ///   - width: the width; nil for that of the content.
  ///   - height: the height; nil for that of the content.
  func takeSystemSize(width: CGFloat? = nil, height: CGFloat? = nil) {
    let own = frame.size
    guard own.width == 0 || own.height == 0 else { return }
    let fitting = core.sizeThatFits(own)
    if own.width == 0 { frame.size.width = width ?? fitting.width }
    if own.height == 0 { frame.size.height = height ?? fitting.height }
  }
}
