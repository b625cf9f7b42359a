import AutoLayout
import Foundation
import LayoutScene

/// A row of a table.
open class UITableViewCell: UIView {
  var cell: TableViewCell { unsafeDowncast(core, to: TableViewCell.self) }
  override class func makeCore() -> AutoLayout.View { TableViewCell() }

  public typealias AccessoryType = AutoLayout.TableViewCell.AccessoryType
  public typealias SelectionStyle = AutoLayout.TableViewCell.SelectionStyle
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  static let initializer = RuntimeInitializer(
    UITableViewCell.self, index: 0, words: "init(style:reuseIdentifier:)")

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    cell.style = .init(rawValue: "\(style)") ?? .default
    backgroundColor = nil
    _ = cell.contentView
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  open private(set) var reuseIdentifier: String?
  weak var table: UITableView?
  var indexPath: IndexPath?
  /// The constraint of a height that the table gives.
  var heldHeight: NSLayoutConstraint?
  /// Called before a cell is used for another row.
  open func prepareForReuse() {}

  // MARK: Contents

  /// The view for a cell's own views.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView.view(of: cell.contentView)
    madeContentView = view
    return view
  }
  private var madeContentView: UIView?
  /// As in UIKit, subviews of the content view, which are made when they are first asked for.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UIView.view(of: cell.textLabel) as? UILabel
    if cell.style == .value2 { label?.textColor = .tintColor }
    return label
  }()
  /// nil in the style `default`, as in UIKit.
  open private(set) lazy var detailTextLabel: UILabel? = {
    guard cell.style != .default else { return nil }
    let label = UIView.view(of: cell.secondaryLabel) as? UILabel
    if cell.style == .value1 { label?.textColor = .secondaryLabel }
    return label
  }()
  open private(set) lazy var imageView: UIImageView? =
    UIView.view(of: cell.imageView) as? UIImageView
  open var backgroundView: UIView? { didSet { fill(with: backgroundView, insteadOf: oldValue) } }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? { didSet { showSelection(oldValue) } }
  private func showSelection(_ old: UIView?) {
    old?.removeFromSuperview()
    if ownSelected { fill(with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
  }
  open var multipleSelectionBackgroundView: UIView?
  @_Core(\UITableViewCell.cell.accessoryType) open var accessoryType: AccessoryType
  open var accessoryView: UIView? { didSet { cell.accessoryView = accessoryView?.core } }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  @_Core(\UITableViewCell.cell.selectionStyle) open var selectionStyle: SelectionStyle
  open var separatorInset: UIEdgeInsets {
    get {
      UIEdgeInsets(
        top: 0, left: cell.separatorInset ?? cell.standardSeparator, bottom: 0,
        right: cell.separatorEnd)
    }
    set {
      hasOwnSeparator = true
      (cell.separatorInset, cell.separatorEnd) = (newValue.left, newValue.right)
    }
  }
  private(set) var hasOwnSeparator = false
  @_Undrawn("UITableViewCell.indentationLevel", "the content begins where it does otherwise")
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var userInteractionEnabledWhileDragging = false
  open var focusStyle = FocusStyle.default
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }

  // MARK: State

  open var isSelected: Bool {
    get { ownSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var ownSelected = false
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != ownSelected else { return }
    ownSelected = selected
    cell.isSelected = selected
    showSelection(selectedBackgroundView)
    setNeedsUpdateConfiguration()
  }
  open var isHighlighted: Bool {
    get { ownHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var ownHighlighted = false
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != ownHighlighted else { return }
    ownHighlighted = highlighted
    cell.isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  open var isEditing: Bool {
    get { ownEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var ownEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { ownEditing = editing }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ state: DragState) {}
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration?.show(in: self) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    return state
  }
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    cell.style == .value1 ? .valueCell() : cell.style == .subtitle ? .subtitleCell() : .cell()
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  private let configured = ConfiguredContent()
  /// Whether the cell itself shows a list's content.
  private var isListShown = false
  private func showConfiguration() {
    let list = contentConfiguration as? UIListContentConfiguration
    if isListShown, list == nil {
      (cell.text, cell.secondaryText, cell.image) = (nil, nil, nil)
    }
    isListShown = list != nil
    configured.show(list == nil ? contentConfiguration : nil, in: contentView)
    list?.show(in: cell)
  }
}

extension AutoLayout.View {
  /// Where lines between rows begin by default, points.
  var standardSeparator: CGFloat { systemSideMargin >= 20 ? 20 : 15 }
}

extension UIView {
  /// Adds a view that constraints hold at the edges of this one.
  package func hold(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

// Names of older versions of Swift.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
