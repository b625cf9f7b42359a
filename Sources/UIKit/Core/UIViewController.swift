import Foundation

/// What has a view and makes it when it is first asked for.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private lazy var top = UILayoutGuide()
  private lazy var bottom = UILayoutGuide()

  /// A controller whose view is made in code. Interface Builder files are not read.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, made by `loadView` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open var title: String?
  open override var next: UIResponder? { loadedView?.superview }

  /// Makes the view, as large as the screen. An override makes another one and does not call super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UITraitCollection() }
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { view.core.additionalSafeAreaInsets }
    set { view.core.additionalSafeAreaInsets = newValue }
  }
  /// Whether the view has at least the system's margins at its sides; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true

  /// A view appears when it comes into a window, and disappears when it leaves it.
  func viewWillMove(toWindow isInWindow: Bool) {
    if isInWindow { viewWillAppear(false) } else { viewWillDisappear(false) }
  }
  func viewDidMove(toWindow isInWindow: Bool) {
    if isInWindow { viewDidAppear(false) } else { viewDidDisappear(false) }
  }

  // MARK: Containment. Who adds a child adds its view too, as in UIKit.

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The old guide at the top of the safe area, of no height.
  open var topLayoutGuide: any UILayoutSupport { placed(top, \.topAnchor) }
  /// The old guide at the bottom of the safe area, of no height.
  open var bottomLayoutGuide: any UILayoutSupport { placed(bottom, \.bottomAnchor) }

  private func placed(
    _ guide: UILayoutGuide, _ edge: KeyPath<UILayoutGuide, NSLayoutYAxisAnchor>
  ) -> UILayoutGuide {
    guard guide.owningView == nil, let view else { return guide }
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide[keyPath: edge]),
      guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide[keyPath: edge]),
    ])
    return guide
  }
}

/// What the old guides of a controller have.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {}
