import AutoLayout
import Foundation

/// An action of an alert. Nothing is touched; code and tests may call its handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true {
    didSet { alert?.show() }
  }
  weak var alert: UIAlertController?
  let handler: ((UIAlertAction) -> Void)?
  public required init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
  /// Does what a touch on the action would.
  package func send() { handler?(self) }
}

/// An alert in the middle of the screen, or a sheet of actions at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction? {
    didSet {
      trap(
        unless: preferredAction.map { preferred in actions.contains { $0 === preferred } } ?? true,
        "the preferredAction of an alert controller must be one of its actions, or nil")
      show()
    }
  }
  open var message: String? { didSet { show() } }
  open override var title: String? { didSet { show() } }
  open var severity = Severity.default
  public enum Severity: Int, Sendable { case `default`, critical }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      trap(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.alert = self
    show()
  }
  /// A field for text. Alerts are drawn without their fields, which is said once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    trap(
      unless: preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    Missing.once("UIAlertController.addTextField", "the alert is drawn without fields")
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  open override func loadView() { view = AlertHolder(frame: UIScreen.main.bounds) }
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }
  fileprivate func show() {
    guard let alert = (viewIfLoaded as? AlertHolder)?.alert else { return }
    (alert.title, alert.message) = (title, message)
    alert.actions = actions.map { action in
      let style: AutoLayout.AlertView.ActionStyle =
        switch action.style {
        case .default: .default
        case .cancel: .cancel
        case .destructive: .destructive
        }
      var shown = AutoLayout.AlertView.Action(title: action.title ?? "", style: style)
      (shown.isPreferred, shown.isEnabled) = (action === preferredAction, action.isEnabled)
      return shown
    }
    (viewIfLoaded as? AlertHolder)?.isSheet = preferredStyle == .actionSheet
    viewIfLoaded?.setNeedsLayout()
  }
}

/// What is behind an alert, darker, and the alert in its middle or at its bottom.
private final class AlertHolder: UIView {
  let alert = AutoLayout.AlertView()
  var isSheet = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    core.addSubview(alert)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = alert.intrinsicContentSize
    let y =
      isSheet
      ? bounds.height - safeAreaInsets.bottom - 8 - size.height : (bounds.height - size.height) / 2
    let frame = CGRect(
      x: (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
    if alert.frame != frame { alert.frame = frame }
  }
}
