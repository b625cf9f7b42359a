import AutoLayout
import Foundation

/// An action of an alert. Nothing is touched; code and tests may call its handler.
open class UIAlertAction: UIKitObject {
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
  }
  /// Does what a touch on the action would.
  package func send() { handler?(self) }
}

/// An alert in the middle of the screen, or a sheet of actions at its bottom.
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
  /// A field for text, between the texts and the actions.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    trap(
      unless: preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    show()
  }

  open override func loadView() { view = AlertHolder(frame: UIScreen.main.bounds) }
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }
  fileprivate func show() {
    guard let holder = viewIfLoaded as? AlertHolder else { return }
    holder.isSheet = preferredStyle == .actionSheet
    (holder.alert.title, holder.alert.message) = (title, message)
    // As in UIKit, the action that cancels is apart from the others of a sheet.
    let isApart = { [isSheet = holder.isSheet] (action: UIAlertAction) in
      isSheet && action.style == .cancel
    }
    holder.alert.actions = actions.filter { !isApart($0) }.map(shown)
    holder.cancel.actions = actions.filter(isApart).map(shown)
    holder.fields = textFields ?? []
    holder.setNeedsLayout()
  }
  private func shown(_ action: UIAlertAction) -> AutoLayout.AlertView.Action {
    var shown = AutoLayout.AlertView.Action(
      title: action.title ?? "", style: .init(rawValue: "\(action.style)") ?? .default)
    (shown.isPreferred, shown.isEnabled) = (action === preferredAction, action.isEnabled)
    return shown
  }
}

/// What is behind an alert, darker, and the alert in its middle, or the two parts of a sheet at its bottom.
private final class AlertHolder: UIView {
  let (alert, cancel) = (AutoLayout.AlertView(), AutoLayout.AlertView())
  var isSheet = false
  var fields: [UITextField] = [] {
    didSet {
      for field in fields where field.superview !== self { addSubview(field) }
      alert.room = CGFloat(fields.count) * Self.fieldHeight
    }
  }
  /// The height of a field, and its distance from the sides of the alert, points.
  private static let fieldHeight: CGFloat = 30
  private static let fieldMargin: CGFloat = 16
  /// The distances around the parts of a sheet, and the largest width of one, points.
  private static let margin: CGFloat = 8
  private static let mostWidth: CGFloat = 480

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    core.addSubview(alert)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSubviews() {
    super.layoutSubviews()
    let isDivided = isSheet && !cancel.actions.isEmpty
    if isDivided, cancel.superview == nil { core.addSubview(cancel) }
    if !isDivided { cancel.removeFromSuperview() }
    guard isSheet else {
      let size = alert.intrinsicContentSize
      place(alert, bottom: (bounds.height + size.height) / 2)
      return placeFields()
    }
    let width = min(bounds.width - 2 * Self.margin, Self.mostWidth)
    (alert.sheetWidth, cancel.sheetWidth) = (width, width)
    cancel.backgroundColor = UIColor.secondarySystemGroupedBackground.value
    var bottom = bounds.height - max(safeAreaInsets.bottom, Self.margin)
    if isDivided {
      place(cancel, bottom: bottom)
      bottom = cancel.frame.minY - Self.margin
    }
    place(alert, bottom: bottom)
  }
  private func placeFields() {
    var place = alert.frame.minY + (alert.roomStart ?? 0)
    for field in fields {
      field.frame = CGRect(
        x: alert.frame.minX + Self.fieldMargin, y: place,
        width: alert.frame.width - 2 * Self.fieldMargin, height: Self.fieldHeight)
      place += Self.fieldHeight
    }
  }
  private func place(_ alert: AutoLayout.AlertView, bottom: CGFloat) {
    let size = alert.intrinsicContentSize
    let frame = CGRect(
      x: (bounds.width - size.width) / 2, y: bottom - size.height, width: size.width,
      height: size.height)
    if alert.frame != frame { alert.frame = frame }
  }
}
