import AutoLayout
import Foundation
import LayoutScene

/// What all items of bars have.
open class UIBarItem: UIKitObject {
  let coreItem: AutoLayout.BarItem
  init(core: AutoLayout.BarItem) {
    coreItem = core
  }
  public override init() {
    coreItem = AutoLayout.BarItem()
  }

  @_Core(\UIBarItem.coreItem.title) open var title: String?
  @_Core(\UIBarItem.coreItem.image.ofUIKit) open var image: UIImage?
  @_Core(\UIBarItem.coreItem.isEnabled) open var isEnabled: Bool
  @_Core(\UIBarItem.coreItem.tag) open var tag: Int
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  @_Undrawn("UIBarItem.imageInsets") open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    Missing.look("UIBarItem.setTitleTextAttributes", attributes)
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var isAccessibilityElement = true
}

/// A button or a space in a navigation bar or toolbar. Nothing is touched; code and tests may send its action.
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  public typealias SystemItem = AutoLayout.BarButtonItem.SystemItem
  public typealias Style = AutoLayout.BarButtonItem.Style

  var button: AutoLayout.BarButtonItem {
    unsafeDowncast(coreItem, to: AutoLayout.BarButtonItem.self)
  }

  public override init() { super.init(core: AutoLayout.BarButtonItem()) }
  public required init?(coder: NSCoder) { super.init(core: AutoLayout.BarButtonItem()) }
  public init(
    image: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    super.init(core: AutoLayout.BarButtonItem(image: image?.content, style: style))
    (self.target, self.action) = (target, action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?,
    action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init(core: AutoLayout.BarButtonItem(title: title, style: style))
    (self.target, self.action) = (target, action)
  }
  public init(barButtonSystemItem item: SystemItem, target: AnyObject?, action: Selector?) {
    super.init(core: AutoLayout.BarButtonItem(barButtonSystemItem: item))
    (self.target, self.action) = (target, action)
  }
  public init(customView: UIView) {
    super.init(core: AutoLayout.BarButtonItem(customView: customView.core))
    self.customView = customView
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.image = image ?? primaryAction?.image
    if title == nil, self.image == nil { self.title = primaryAction?.title }
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: nil)
  }
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView? { didSet { button.customView = customView?.core } }
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false
  open var sharesBackground = true
  open var hidesSharedBackground = false
  open var menuRepresentation: UIMenuElement?
  open var possibleTitles: Set<String>?
  @_Core(\UIBarButtonItem.button.style) open var style: Style
  @_Core(\UIBarButtonItem.button.width) open var width: CGFloat
  @_Core(\UIBarButtonItem.button.isHidden) open var isHidden: Bool
  @_Core(\UIBarButtonItem.button.tintColor.ofUIKit) open var tintColor: UIColor?
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { Missing.look("UIBarButtonItem.setBackgroundImage", image) }

  /// Sends what a touch on the item would.
  package func send() {
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    if let target, let action { action.send(to: target, self) }
  }
}

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed

    fileprivate var core: AutoLayout.TabBarItem.SystemItem {
      .init(rawValue: "\(self)") ?? .more
    }
  }
  var tab: AutoLayout.TabBarItem { unsafeDowncast(coreItem, to: AutoLayout.TabBarItem.self) }

  public override init() { super.init(core: AutoLayout.TabBarItem()) }
  public required init?(coder: NSCoder) { super.init(core: AutoLayout.TabBarItem()) }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public init(tabBarSystemItem item: SystemItem, tag: Int) {
    super.init(core: AutoLayout.TabBarItem(tabBarSystemItem: item.core, tag: tag))
  }
  @_Core(\UITabBarItem.tab.selectedImage.ofUIKit) open var selectedImage: UIImage?
  @_Core(\UITabBarItem.tab.badgeValue) open var badgeValue: String?
  @_Core(\UITabBarItem.tab.badgeColor.ofUIKit) open var badgeColor: UIColor?
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { Missing.look("UITabBarItem.setBadgeTextAttributes", attributes) }
  @_Undrawn("UITabBarItem.titlePositionAdjustment")
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
}

public struct UIOffset: Hashable, Sendable {
  public var horizontal, vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let zero = UIOffset()
}
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  public static let blackTranslucent = UIBarStyle.black
}
public protocol UIBarPositioning: UIKitObjectProtocol { var barPosition: UIBarPosition { get } }
public protocol UIBarPositioningDelegate: UIKitObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The look of a bar. The background colour is drawn; all else that would be seen is said to be missing.
open class UIBarAppearance: UIKitObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  @_Undrawn("UIBarAppearance.backgroundImage") open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  @_Undrawn("UIBarAppearance.shadowColor") open var shadowColor: UIColor?
  @_Undrawn("UIBarAppearance.shadowImage") open var shadowImage: UIImage?
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public required init(idiom: UIUserInterfaceIdiom) { super.init() }
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
  }
  open func configureWithDefaultBackground() { backgroundColor = nil }
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() { backgroundColor = .clear }
  open override func copy() -> Any { self }
}
open class UINavigationBarAppearance: UIBarAppearance {
  @_Undrawn("UINavigationBarAppearance.titleTextAttributes")
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @_Undrawn("UINavigationBarAppearance.largeTitleTextAttributes")
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @_Undrawn("UINavigationBarAppearance.subtitleTextAttributes")
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @_Undrawn("UINavigationBarAppearance.titlePositionAdjustment")
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
  }
}
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  @_Undrawn("UITabBarAppearance.selectionIndicatorTintColor")
  open var selectionIndicatorTintColor: UIColor?
  open var stackedItemSpacing: CGFloat = 0
}
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
open class UIBarButtonItemStateAppearance: UIKitObject {
  @_Undrawn("UIBarButtonItemStateAppearance.titleTextAttributes")
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @_Undrawn("UIBarButtonItemStateAppearance.titlePositionAdjustment")
  open var titlePositionAdjustment = UIOffset.zero
  @_Undrawn("UIBarButtonItemStateAppearance.backgroundImage") open var backgroundImage: UIImage?
}
open class UIBarButtonItemAppearance: UIKitObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}
open class UITabBarItemStateAppearance: UIKitObject {
  @_Undrawn("UITabBarItemStateAppearance.titleTextAttributes")
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @_Undrawn("UITabBarItemStateAppearance.iconColor") open var iconColor: UIColor?
  @_Undrawn("UITabBarItemStateAppearance.titlePositionAdjustment")
  open var titlePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
open class UITabBarItemAppearance: UIKitObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public init(style: Style = .stacked) { super.init() }
}
