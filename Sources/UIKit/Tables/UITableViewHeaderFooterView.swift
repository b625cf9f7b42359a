import AutoLayout
import Foundation

/// A view above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  static let initializer = RuntimeInitializer(
    UITableViewHeaderFooterView.self, index: 0, words: "init(reuseIdentifier:)")

  open private(set) var reuseIdentifier: String?
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    hold(view)
    return view
  }()
  open private(set) lazy var textLabel: UILabel? = {
    if let title { return titleLabel(title) }
    return label(.footnote)
  }()
  open private(set) lazy var detailTextLabel: UILabel? = label(.footnote)
  private func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    return label
  }
  open var backgroundView: UIView? { didSet { fill(with: backgroundView, insteadOf: oldValue) } }

  /// Whether the view shows the title of a section, and where.
  private struct Title {
    var style: TableView.Style
    var isFooter: Bool
  }
  private var title: Title?
  /// The view for the title of a section, as tables make it.
  convenience init(title text: String, of list: TableView, isFooter: Bool) {
    self.init(reuseIdentifier: nil)
    title = Title(style: list.style, isFooter: isFooter)
    textLabel?.text = isFooter || list.style == .plain ? text : list.groupedTitle(text)
  }
  /// The label at the place of a title. In a view of another height that of a plain table is in the middle, and that
  /// above a group at the bottom.
  private func titleLabel(_ title: Title) -> UILabel {
    let (label, gaps) = (UILabel(), TableSection.Gaps(title.style))
    (label.core as? Label)?.font = title.isFooter ? title.style.footerFont : title.style.headerFont
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let (top, bottom) = (
      title.isFooter ? gaps.text : max(gaps.top, gaps.text),
      title.isFooter ? max(gaps.bottom, gaps.text) : gaps.text
    )
    let above = label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: top)
    let below = label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -bottom)
    (title.isFooter ? below : above).priority = UILayoutPriority(999)
    let isCentred = title.style == .plain && !title.isFooter
    if isCentred { below.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([above, below])
    if isCentred {
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }
    return label
  }
  /// The label that begins where the texts of rows do.
  var alignedLabel: Label? { title == nil ? nil : textLabel?.core as? Label }
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  private let configured = ConfiguredContent()
  private func showConfiguration() { configured.show(contentConfiguration, in: contentView) }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration?.show(in: self) }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  open func prepareForReuse() {}
}
