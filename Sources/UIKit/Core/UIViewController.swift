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

  open func loadView() { view = UIView() }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}

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
