import AutoLayout
import Foundation

/// What has a view and makes it when it is first asked for.
open class UIViewController: UIResponder, UIContentContainer {
  private var loadedView: UIView?
  private(set) lazy var top = EdgeGuide()
  private(set) lazy var bottom = EdgeGuide()

  /// A controller whose view is made in code. Interface Builder files are not read.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    self.nibName = nibName
    nibBundle = bundle
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, made by `loadView` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if let other = newValue?.controller, other !== self {
        newValue?.stopSharing(with: self, other)
      }
      loadedView = newValue
      newValue?.controller = self
      showOverrides()
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open var title: String? {
    didSet {
      if madeItem?.title == nil || madeItem?.title == oldValue { madeItem?.title = title }
      if madeTabItem?.title == nil || madeTabItem?.title == oldValue { madeTabItem?.title = title }
    }
  }
  open override var next: UIResponder? { loadedView?.superview ?? parent }
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  open private(set) var storyboard: UIStoryboard?
  open var restorationIdentifier: String?

  /// Makes the view, as large as the screen. An override makes another one and does not call super.
  open func loadView() {
    if let nibName { Missing.sayOnce("The nib '\(nibName)' is not read; the view is empty.") }
    view = UIView(frame: UIScreen.main.bounds)
  }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
    showUnavailable()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func viewWillTransition(to _: CGSize, with _: any UIViewControllerTransitionCoordinator) {}
  open func preferredContentSizeDidChange(forChildContentContainer _: any UIContentContainer) {}
  open func didReceiveMemoryWarning() {}
  /// What is shown over the view in the place of content; nil, the default, for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailable() }
  }
  weak var unavailableView: UIView?
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  open func viewControllerDidEnterBackground() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    trap("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var isEditing = false
  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit, target: nil, action: nil)
  open var restoresFocusAfterTransition = true

  // MARK: What the surroundings of a screen ask; the values are kept.

  open var preferredContentSize = CGSize.zero {
    didSet { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func addKeyCommand(_ command: UIKeyCommand) { ownKeyCommands.append(command) }
  open func removeKeyCommand(_ command: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === command }
  }
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  private var ownKeyCommands: [UIKeyCommand] = []
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  /// Where the view reaches under the bars of its container, and whether under opaque ones, too.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.barsChanged() } }
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.barsChanged() } }
  /// Has a container place its bars again.
  func barsChanged() { loadedView?.setNeedsLayout() }
  open var automaticallyAdjustsScrollViewInsets = true
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { showOverrides() }
  }
  open var preferredFocusEnvironments: [UIView] { [] }
  weak var contentScroll: UIScrollView?
  open var focusGroupIdentifier: String?
  /// What goes along with the presentation that begins or ends now.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? parent?.transitionCoordinator
  }
  var coordinator: TransitionCoordinator?
  open func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}

  // MARK: Bars

  private var madeItem: UINavigationItem?
  private var madeTabItem: UITabBarItem?
  open var navigationItem: UINavigationItem {
    if let madeItem { return madeItem }
    let item = UINavigationItem(title: title)
    madeItem = item
    return item
  }
  open var tabBarItem: UITabBarItem! {
    get {
      if let madeTabItem { return madeTabItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      madeTabItem = item
      return item
    }
    set { madeTabItem = newValue }
  }
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItems = items
    navigationController?.barsChanged()
  }
  open var hidesBottomBarWhenPushed = false
  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UISplitViewController? { ancestor() }
  private func ancestor<T: UIViewController>() -> T? {
    var next = parent
    while let controller = next {
      if let found = controller as? T { return found }
      next = controller.parent
    }
    return nil
  }
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: false)
    } else {
      present(controller, animated: false)
    }
  }
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    show(controller, sender: sender)
  }

  // MARK: Presentation: at once, over all that is in the window.

  private(set) var ownPresented: UIViewController?
  /// Who presented this controller: as in UIKit, the outermost container of the one that was asked to.
  open private(set) weak var ownPresenting: UIViewController?
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }
  /// What this controller, or a container that it is in, presents.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// Who was asked to present this controller.
  private(set) weak var presentationSource: UIViewController?
  /// As in UIKit, the automatic style is read as the one that it means.
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet {
    didSet { if modalPresentationStyle == .automatic { modalPresentationStyle = .pageSheet } }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open internal(set) var isBeingPresented = false
  open private(set) var isBeingDismissed = false
  /// Whether a navigation controller pushes or pops the controller now, or has pushed it and will show it.
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  private var madePresentation: UIPresentationController?
  open var presentationController: UIPresentationController? {
    if let madePresentation { return madePresentation }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .custom:
      made =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: ownPresenting, source: presentationSource ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: ownPresenting)
    case .popover:
      made = UIPopoverPresentationController(
        presentedViewController: self, presenting: ownPresenting)
    case .automatic, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: ownPresenting)
    default:
      made = UIPresentationController(presentedViewController: self, presenting: ownPresenting)
    }
    madePresentation = made
    return made
  }
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    if self is UIAlertController || modalPresentationStyle == .popover {
      if let own = madePresentation as? UIPopoverPresentationController { return own }
      let made = UIPopoverPresentationController(
        presentedViewController: self, presenting: ownPresenting)
      madePresentation = made
      return made
    }
    return nil
  }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    checkPresentation(of: controller)
    guard presentedViewController == nil else {
      // As in UIKit, the attempt is said and nothing is shown.
      Missing.sayOnceToCaller(
        "Attempt to present \(type(of: controller)) on \(type(of: self)) which is already "
          + "presenting \(presentedViewController.map { "\(type(of: $0))" } ?? "").")
      return
    }
    let presenter = presenter(of: controller)
    presenter.ownPresented = controller
    (controller.ownPresenting, controller.presentationSource) = (presenter, self)
    controller.isBeingPresented = true
    if let completion { controller.whenAppeared.append(completion) }
    guard let window = presenter.loadedView?.window else {
      Missing.sayOnceToCaller(
        "Attempt to present \(type(of: controller)) on \(type(of: presenter)) (from \(type(of: self))) whose view "
          + "is not in the window hierarchy. It is presented when the view comes into a window.")
      return controller.appearanceEnded()
    }
    controller.appear(in: window, animated: animated)
    if case .appearing = controller.appearance {} else { controller.appearanceEnded() }
  }

  /// Dismisses what this controller presents, or else this controller.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let shown = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    shown.ownPresented.map { _ in shown.dismiss(animated: animated) }
    shown.isBeingDismissed = true
    shown.presentationController?.end(animated: animated)
    shown.loadedView?.removeFromSuperview()
    shown.isBeingDismissed = false
    shown.madePresentation = nil
    shown.ownPresenting?.ownPresented = nil
    shown.ownPresenting = nil
    completion?()
  }

  open var traitCollection: UITraitCollection {
    // A view that is in nothing yet has the traits of the parent to come.
    if let loadedView, loadedView.superview != nil || parent == nil {
      return loadedView.traitCollection
    }
    let around = parent?.traitCollection ?? .current
    return UITraitCollection(allOverrides.applied(to: around.traits))
  }
  @_Core(\UIViewController.view!.ownSafeAreaInsets)
  open var additionalSafeAreaInsets: UIEdgeInsets
  /// Whether the view has at least the system's margins at its sides; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.core.hostedMarginsChanged() }
  }

  // MARK: Appearance: of a view that comes into a window or leaves it, or when the parent says so.

  private(set) var appearance = ControllerAppearance.disappeared
  /// False in a container that tells its children itself when they appear.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard let begun = appearance.begun(isAppearing, animated: animated) else { return }
    appearance = begun
    waitsForIsAppearing = isAppearing
    if isAppearing {
      viewWillAppear(animated)
      setNeedsUpdateContentUnavailableConfiguration()
    } else {
      viewWillDisappear(animated)
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }
  open func endAppearanceTransition() {
    tellIsAppearing()
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      viewDidAppear(animated)
      appearanceEnded()
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    default: return
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }
  /// Whether `viewIsAppearing` is still to come.
  var waitsForIsAppearing = false
  /// What is done when the view has appeared, such as the completion of a presentation.
  var whenAppeared: [() -> Void] = []

  // MARK: Containment. Who adds a child adds its view too, as in UIKit.
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  /// Replaces one child by another, at once.
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    from.view.superview?.addSubview(to.view)
    animations?()
    from.view.removeFromSuperview()
    completion?(true)
  }
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.parentOverrides == TraitOverrides() ? nil : UITraitCollection(said: child.parentOverrides)
  }
  var parentOverrides = TraitOverrides() { didSet { showOverrides() } }
  var ownOverrides = TraitOverrides() { didSet { showOverrides() } }
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child === self { trap("Can't add self as child view controller (\(self))") }
    if let other = child.viewIfLoaded?.superview?.nearestController, other !== self {
      child.stop(shouldHaveParent: other, "requested", self)
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    child.showOverrides()
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parentOverrides = TraitOverrides()
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}
