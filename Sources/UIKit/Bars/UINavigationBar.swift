import AutoLayout
import Foundation

/// The contents of a navigation bar for one screen.
open class UINavigationItem: UIKitObject {
  public typealias LargeTitleDisplayMode = AutoLayout.NavigationItem.LargeTitleDisplayMode
  public typealias BackButtonDisplayMode = AutoLayout.NavigationItem.BackButtonDisplayMode
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedButton, integratedCentered
  }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  let core = AutoLayout.NavigationItem()

  public init(title: String?) {
    super.init()
    self.title = title
  }
  public convenience override init() { self.init(title: nil) }
  public required init?(coder: NSCoder) {}

  @_Core(\UINavigationItem.core.title) open var title: String?
  open var subtitle: String?
  @_Core(\UINavigationItem.core.prompt) open var prompt: String?
  open var titleView: UIView? { didSet { core.titleView = titleView?.core } }
  open var subtitleView: UIView?
  open var largeTitle: String?
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { core.leftBarButtonItems = leftBarButtonItems?.map(\.button) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { core.rightBarButtonItems = rightBarButtonItems?.map(\.button) }
  }
  @_Core(\UINavigationItem.leftBarButtonItems.single) open var leftBarButtonItem: UIBarButtonItem?
  @_Core(\UINavigationItem.rightBarButtonItems.single)
  open var rightBarButtonItem: UIBarButtonItem?
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if let title = backBarButtonItem?.title { core.backButtonTitle = title } }
  }
  @_Core(\UINavigationItem.core.backButtonTitle) open var backButtonTitle: String?
  open var backAction: UIAction?
  @_Core(\UINavigationItem.core.backButtonDisplayMode)
  open var backButtonDisplayMode: BackButtonDisplayMode
  @_Core(\UINavigationItem.core.hidesBackButton) open var hidesBackButton: Bool
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  @_Core(\UINavigationItem.core.leftItemsSupplementBackButton)
  open var leftItemsSupplementBackButton: Bool
  @_Core(\UINavigationItem.core.largeTitleDisplayMode)
  open var largeTitleDisplayMode: LargeTitleDisplayMode
  open var searchController: UISearchController? {
    didSet {
      oldValue?.item = nil
      searchController?.item = self
      showSearch()
    }
  }
  /// Gives the search bar's texts to the bar.
  func showSearch() {
    core.searchField = searchController.map { controller in
      let bar = controller.searchBar
      return NavigationSearch(
        text: bar.text, placeholder: bar.placeholder, scopes: bar.scopeButtonTitles ?? [],
        selectedScope: bar.selectedScopeButtonIndex, isActive: controller.isActive,
        showsScopeBar: bar.showsScopeBar)
    }
  }
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var style = ItemStyle.navigator
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

/// A bar with a title and buttons.
open class UINavigationBar: UIView, UIBarPositioning {
  private var bar: AutoLayout.NavigationBar {
    unsafeDowncast(core, to: AutoLayout.NavigationBar.self)
  }
  override class func makeCore() -> AutoLayout.View { AutoLayout.NavigationBar() }

  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]? { didSet { bar.items = items?.map(\.core) } }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  @_Core(\UINavigationBar.bar.prefersLargeTitles) open var prefersLargeTitles: Bool
  open var barPosition: UIBarPosition { .topAttached }
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// An appearance with a background colour is drawn with it.
  open var standardAppearance = UINavigationBarAppearance() { didSet { showAppearance() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { showAppearance() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private func showAppearance() {
    backgroundColor = (scrollEdgeAppearance ?? standardAppearance).backgroundColor
  }
  @_Undrawn("UINavigationBar.titleTextAttributes")
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  @_Undrawn("UINavigationBar.largeTitleTextAttributes")
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage? {
    didSet { Missing.image("UINavigationBar.shadowImage", shadowImage) }
  }
  @_Undrawn("UINavigationBar.backIndicatorImage") open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    Missing.image("UINavigationBar.setBackgroundImage", image)
  }
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(image, for: barMetrics) }
  var heightOfContent: CGFloat { bar.heightOfContent }
  @_Core(\UINavigationBar.bar.isOfController) var isOfController: Bool
}
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}
extension UINavigationBarDelegate {
  public func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}

/// A bar with buttons.
open class UIToolbar: UIView, UIBarPositioning {
  private var bar: AutoLayout.Toolbar { unsafeDowncast(core, to: AutoLayout.Toolbar.self) }
  override class func makeCore() -> AutoLayout.View { AutoLayout.Toolbar() }
  open weak var delegate: (any UIToolbarDelegate)?
  open var items: [UIBarButtonItem]? { didSet { bar.items = items?.map(\.button) } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barPosition: UIBarPosition { .bottom }
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) { Missing.image("UIToolbar.setBackgroundImage", image) }
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    Missing.image("UIToolbar.setShadowImage", image)
  }
  var heightOfContent: CGFloat { bar.heightOfContent }
}
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar whose items lead to the parts of an app.
open class UITabBar: UIView {
  private var bar: AutoLayout.TabBar { unsafeDowncast(core, to: AutoLayout.TabBar.self) }
  override class func makeCore() -> AutoLayout.View { AutoLayout.TabBar() }
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { bar.items = items?.map(\.tab) } }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var selectedItem: UITabBarItem? { didSet { bar.selectedItem = selectedItem?.tab } }
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var barStyle = UIBarStyle.default
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open override var isHidden: Bool { didSet { superview?.setNeedsLayout() } }
  open var itemPositioning = ItemPositioning.automatic
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open var standardAppearance = UITabBarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  open var scrollEdgeAppearance: UITabBarAppearance?
  var heightOfContent: CGFloat { bar.heightOfContent }
  @_Core(\UITabBar.bar.isOfController) var isOfController: Bool
}
public protocol UITabBarDelegate: UIKitObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
