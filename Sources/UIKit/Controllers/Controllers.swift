import Foundation

// Controllers that contain others.

/// Shows one of several controllers, which nothing turns.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { showPageControl() } }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var transitionStyle = TransitionStyle.scroll
  public private(set) var navigationOrientation = NavigationOrientation.horizontal
  open var isDoubleSided = false
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  open private(set) var viewControllers: [UIViewController]?
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (self.transitionStyle, self.navigationOrientation) = (transitionStyle, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    viewControllers = controllers
    if let shown = controllers?.first { fill(with: shown) }
    if isViewLoaded { showPageControl() }
    completion?(true)
  }

  private var pageControl: UIPageControl?
  private static let pageControlHeight: CGFloat = 37

  /// Shows below the pages how many there are, where the data source says so, and leaves the pages the rest of the view.
  private func showPageControl() {
    var pages = view.bounds
    if let (count, index) = presentedPages {
      let control = pageControl ?? UIPageControl()
      (control.numberOfPages, control.currentPage) = (count, index)
      pages.size.height = max(0, pages.height - Self.pageControlHeight)
      control.frame = CGRect(
        x: 0, y: pages.maxY, width: pages.width, height: Self.pageControlHeight)
      control.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      if control.superview == nil { view.addSubview(control) }
      pageControl = control
    } else {
      pageControl?.removeFromSuperview()
      pageControl = nil
    }
    for child in children where child.viewIfLoaded?.superview === view { child.view.frame = pages }
  }

  /// The number of pages and the one that is shown. As in UIKit, only pages that are scrolled to the side have them,
  /// and only where the data source has both methods.
  private var presentedPages: (count: Int, index: Int)? {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      let count = optionalCall(dataSource.presentationCount(for: self)),
      let index = optionalCall(dataSource.presentationIndex(for: self))
    else { return nil }
    return (count, index)
  }
}
public protocol UIPageViewControllerDataSource: UIKitObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    missingMethod(0)
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    missingMethod(0)
  }
}
public protocol UIPageViewControllerDelegate: UIKitObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(_: UIPageViewController, willTransitionTo _: [UIViewController]) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

extension UIViewController {
  /// Adds a child whose view fills this one's.
  func fill(with child: UIViewController) {
    addChild(child)
    view.fill(with: child.view, at: view.subviews.count)
    child.didMove(toParent: self)
  }
}

/// Controllers side by side; in a compact width the last one is shown.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary,
      twoOverSecondary, twoDisplaceSecondary
  }
  public private(set) var style = Style.unspecified
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth: CGFloat = 320
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = .greatestFiniteMagnitude
  open var primaryColumnWidth: CGFloat { preferredPrimaryColumnWidth }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children {
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
      for child in newValue {
        addChild(child)
        if isViewLoaded { view.addSubview(child.view) }
      }
      viewIfLoaded?.setNeedsLayout()
    }
  }
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
      .map(inNavigation)
  }
  /// A column's controller in the navigation controller that a column has in UIKit: its own or, where it is none, one
  /// that is made for it.
  private func inNavigation(_ controller: UIViewController) -> UIViewController {
    guard !(controller is UINavigationController) else { return controller }
    return controller.parent as? UINavigationController
      ?? UINavigationController(rootViewController: controller)
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) { Missing.once("UISplitViewController.show(_:)") }
  open func hide(_ column: Column) { Missing.once("UISplitViewController.hide(_:)") }
  open override func viewDidLoad() {
    super.viewDidLoad()
    for child in children { view.addSubview(child.view) }
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    var left: CGFloat = 0
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      child.view.isHidden = isCollapsed && !isLast
      let width = isCollapsed || isLast ? bounds.width - left : preferredPrimaryColumnWidth
      child.view.frame = CGRect(x: left, y: 0, width: max(0, width), height: bounds.height)
      if !isCollapsed { left += width }
    }
  }
}
public protocol UISplitViewControllerDelegate: UIKitObjectProtocol {}
