import AutoLayout
import Foundation

/// Shows the last of its controllers below a navigation bar.
open class UINavigationController: UIViewController {
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(frame: .zero)
    bar.isOfController = true
    return bar
  }()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    push(root)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if navigationBarClass != nil || toolbarClass != nil {
      Missing.once(
        "UINavigationController(navigationBarClass:toolbarClass:)", "the system's are used")
    }
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// As in UIKit, that of the first page where the controller has neither an item nor a title of its own.
  open override var tabBarItem: UITabBarItem! {
    get {
      hasOwnTabItem || title != nil
        ? super.tabBarItem : children.first?.tabBarItem ?? super.tabBarItem
    }
    set {
      hasOwnTabItem = true
      super.tabBarItem = newValue
    }
  }
  private var hasOwnTabItem = false
  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    trap(
      unless: Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "All view controllers in a navigation controller must be distinct (\(controllers))")
    controllers.forEach(checkKind)
    for child in children where !controllers.contains(where: { $0 === child }) { drop(child) }
    let kept = children
    for child in kept { child.removeFromParent() }
    for controller in controllers { addChild(controller) }
    for controller in controllers where !kept.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
    showTop()
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    push(controller)
    showTop()
  }
  private func push(_ controller: UIViewController) {
    if children.contains(where: { $0 === controller }) {
      trap(
        "Pushing the same view controller instance more than once is not supported (\(controller))")
    }
    checkKind(of: controller)
    controller.isMovingToParent = true
    addChild(controller)
    controller.didMove(toParent: self)
  }
  private func checkKind(of controller: UIViewController) {
    trap(
      unless: !(controller is UINavigationController),
      "Pushing a navigation controller is not supported (\(controller))")
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    drop(last)
    showTop()
    return last
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === controller }) else {
      trap("Tried to pop to a view controller that doesn't exist. (\(controller))")
    }
    let dropped = Array(children[(index + 1)...])
    for child in dropped.reversed() { drop(child) }
    showTop()
    return dropped
  }
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: false)
  }
  private func drop(_ child: UIViewController) {
    (child.isMovingToParent, child.isMovingFromParent) = (false, true)
    child.willMove(toParent: nil)
    let isShown = child.viewIfLoaded.map { $0.superview === viewIfLoaded } ?? false
    if isShown {
      cover(child)
      leaving.append(child)
    }
    child.removeFromParent()
    if !isShown { child.isMovingFromParent = false }
  }
  /// Controllers that are dropped, whose views go when the next one is shown.
  private var leaving: [UIViewController] = []
  /// Tells a controller that its view is about to go.
  private func cover(_ child: UIViewController) {
    if viewIfLoaded?.window != nil { child.beginAppearanceTransition(false, animated: false) }
  }

  open var isNavigationBarHidden = false { didSet { barsChanged() } }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open var isToolbarHidden = true { didSet { barsChanged() } }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open override var childForStatusBarStyle: UIViewController? { nil }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    showTop()
  }

  private func showTop() {
    navigationBar.items = children.map(\.navigationItem)
    guard let view = viewIfLoaded else { return }
    let covered = children.dropLast().filter { $0.viewIfLoaded?.superview === view }
    covered.forEach(cover)
    // As in UIKit, one view is about to come before the other one has gone.
    defer {
      for child in covered + leaving { child.viewIfLoaded?.removeFromSuperview() }
      for child in leaving { child.isMovingFromParent = false }
      leaving = []
    }
    guard let top = topViewController, let shown = top.view else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    if shown.superview !== view { view.fill(with: shown, at: 0) }
    if !isToolbarHidden, toolbar.superview !== view { view.addSubview(toolbar) }
    placeBars()
    view.setNeedsLayout()
    tabBarController?.barsChanged()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
  }

  /// Puts the bars at the edges of the safe area and their heights into that of the top controller.
  private func placeBars() {
    guard let view = viewIfLoaded else { return }
    let (bounds, area) = (view.bounds, view.safeAreaInsets)
    var (insets, covered) = (UIEdgeInsets.zero, UIEdgeInsets.zero)
    navigationBar.isHidden = isNavigationBarHidden
    if !isNavigationBarHidden {
      let height = navigationBar.heightOfContent
      place(navigationBar, CGRect(x: 0, y: area.top, width: bounds.width, height: height))
      (insets.top, covered.top) = (height, area.top + height)
    }
    if !isToolbarHidden, toolbar.superview != nil {
      toolbar.items = topViewController?.toolbarItems
      let height = toolbar.heightOfContent
      place(
        toolbar,
        CGRect(
          x: 0, y: bounds.height - area.bottom - height, width: bounds.width, height: height))
      (insets.bottom, covered.bottom) = (height, area.bottom + height)
    }
    toolbar.isHidden = isToolbarHidden
    guard let top = topViewController else { return }
    if top.extends(to: .top, under: navigationBar.isTranslucent) { covered.top = 0 }
    if top.extends(to: .bottom, under: toolbar.isTranslucent) { covered.bottom = 0 }
    top.fill(bounds, behind: insets, beside: covered)
  }
  private func place(_ bar: UIView, _ frame: CGRect) { if bar.frame != frame { bar.frame = frame } }
}

extension UIViewController {
  /// Whether the view reaches under a bar, which a translucent one alone lets it by itself.
  func extends(to edge: UIRectEdge, under isTranslucent: Bool) -> Bool {
    let content = (self as? UINavigationController)?.topViewController ?? self
    return content.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || content.extendedLayoutIncludesOpaqueBars)
  }
  /// Gives the view its place in a container.
  ///
  /// - Parameters:
  ///   - insets: what bars add to the safe area where the view is under them.
  ///   - covered: the edges of the container that the view keeps off.
  func fill(_ bounds: CGRect, behind insets: UIEdgeInsets, beside covered: UIEdgeInsets) {
    guard let view = viewIfLoaded else { return }
    let frame = bounds.inset(by: covered)
    if view.frame != frame { view.frame = frame }
    barInsets = UIEdgeInsets(
      top: covered.top > 0 ? 0 : insets.top, left: 0,
      bottom: covered.bottom > 0 ? 0 : insets.bottom,
      right: 0)
  }
  /// The heights of a parent's bars, which are in the safe area with what the controller adds itself.
  var barInsets: UIEdgeInsets {
    get { viewIfLoaded?.barInsets ?? .zero }
    set { view.barInsets = newValue }
  }
}

public protocol UINavigationControllerDelegate: UIKitObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
extension UINavigationController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public nonisolated static var hideShowBarDuration: CGFloat { 0.2 }
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows one of its controllers above a tab bar.
open class UITabBarController: UIViewController {
  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.isOfController = true
    return bar
  }()
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selectedIndex = 0
    showSelected()
  }
  open var customizableViewControllers: [UIViewController]?
  open var selectedIndex = 0 {
    didSet {
      if !children.isEmpty, !children.indices.contains(selectedIndex) {
        Missing.sayOnceToCaller(
          "UITabBarController has no controller \(selectedIndex), but \(children.count); the same one is shown."
        )
        selectedIndex = oldValue
      }
      showSelected()
    }
  }
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    guard let view = viewIfLoaded else { return }
    tabBar.items = children.map { $0.tabBarItem }
    tabBar.selectedItem = selectedViewController?.tabBarItem
    let covered = children.filter {
      $0 !== selectedViewController && $0.viewIfLoaded?.superview === view
    }
    if view.window != nil {
      for child in covered { child.beginAppearanceTransition(false, animated: false) }
    }
    defer { for child in covered { child.viewIfLoaded?.removeFromSuperview() } }
    guard let shown = selectedViewController?.view else { return }
    if shown.superview !== view { view.fill(with: shown, at: 0) }
    placeBar()
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  /// Whether the controller hides the bar.
  private var hidesBar = false
  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    let (bounds, bottom) = (view.bounds, view.safeAreaInsets.bottom)
    let navigation = selectedViewController as? UINavigationController
    let hides =
      isTabBarHidden || navigation?.children.contains { $0.hidesBottomBarWhenPushed } == true
    // An app may hide the bar itself, too.
    if hides != hidesBar { (hidesBar, tabBar.isHidden) = (hides, hides) }
    let isHidden = tabBar.isHidden
    let height = tabBar.heightOfContent
    let frame = CGRect(
      x: 0, y: bounds.height - height - bottom, width: bounds.width, height: height + bottom)
    if tabBar.frame != frame { tabBar.frame = frame }
    guard let shown = selectedViewController else { return }
    let extends = isHidden || shown.extends(to: .bottom, under: tabBar.isTranslucent)
    shown.fill(
      bounds, behind: UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : height, right: 0),
      beside: UIEdgeInsets(top: 0, left: 0, bottom: extends ? 0 : height + bottom, right: 0))
  }
}
public protocol UITabBarControllerDelegate: UIKitObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(_: UITabBarController, shouldSelect _: UIViewController) -> Bool {
    true
  }
  public func tabBarController(_: UITabBarController, didSelect _: UIViewController) {}
}
