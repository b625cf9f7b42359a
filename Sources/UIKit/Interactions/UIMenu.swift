import Foundation

/// A part of a menu. No menu is shown; code and tests may call what is in one.
open class UIMenuElement: UIKitObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// A closure with a title and an image, for controls and menus.
open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void
  public typealias Identifier = UIActionIdentifier

  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open internal(set) var sender: Any?
  let handler: Handler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping Handler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Calls the handler, as a touch on what shows the action would.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
  }
}

public struct UIActionIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A list of actions and other menus.
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let file = Identifier("com.apple.menu.file")
    public static let view = Identifier("com.apple.menu.view")
    public static let learn = Identifier("com.apple.menu.learn")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let share = Identifier("com.apple.menu.share")
    public static let format = Identifier("com.apple.menu.format")
  }
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]
  open var preferredElementSize = ElementSize.automatic
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }
  open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
  }
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }
  /// The actions of the menu and of the menus in it, in their order.
  private var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIMenu)?.actions ?? [child as? UIAction].compactMap { $0 }
    }
  }
  /// The action that a button with this menu shows as chosen; nil in a menu without actions.
  var chosenAction: UIAction? { actions.first { $0.state == .on } ?? actions.first }
}

/// A part of a menu that is made when it is shown.
open class UIDeferredMenuElement: UIMenuElement {
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  public init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    super.init(title: "", image: nil)
  }
  public class func uncached(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(provider) }
}

open class UICommand: UIMenuElement {
  open var action: Selector?
  open var propertyList: Any?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  open var discoverabilityTitle: String?
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    super.init(title: title, image: image)
    self.propertyList = propertyList
  }
}

/// A command of a keyboard.
open class UIKeyCommand: UICommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    self.discoverabilityTitle = discoverabilityTitle
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputTab = "\t"
}

@preconcurrency @MainActor
public protocol UIMenuBuilder {
  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier)
  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
  func remove(menu: UIMenu.Identifier)
}

/// The old menu of editing; it is never shown.
open class UIMenuController: UIKitObject {
  public static let shared = UIMenuController()
  open var menuItems: [UIMenuItem]?
  open var isMenuVisible = false
  open var menuFrame: CGRect { .zero }
  open func setMenuVisible(_ visible: Bool, animated: Bool) {
    if visible { Missing.once("UIMenuController", "no menu is drawn") }
    isMenuVisible = visible
  }
  open func setTargetRect(_ rect: CGRect, in view: UIView) {}
  open func showMenu(from view: UIView, rect: CGRect) { setMenuVisible(true, animated: false) }
  open func hideMenu() { isMenuVisible = false }
  open func hideMenu(from view: UIView) { isMenuVisible = false }
  open func update() {}
  public nonisolated static let didHideMenuNotification = event("MenuControllerDidHideMenu")
  public nonisolated static let willHideMenuNotification = event("MenuControllerWillHideMenu")
}
open class UIMenuItem: UIKitObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
