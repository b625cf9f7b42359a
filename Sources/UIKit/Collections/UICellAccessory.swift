import AutoLayout

/// A sign or a view beside the content of a list's cell. Those that are seen while a list is edited are not drawn.
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }
  /// The view that shows it at the trailing side; nil for none.
  let view: UIView?

  private init(_ view: UIView?, _ displayed: DisplayedState = .always) {
    self.view = displayed == .whenEditing ? nil : view
  }
  private static func symbol(
    _ name: String, _ color: UIColor?, _ displayed: DisplayedState
  ) -> UICellAccessory {
    let view = UIImageView(image: UIImage(systemName: name))
    view.preferredSymbolConfiguration = .init(
      font: .systemFont(ofSize: 14, weight: .semibold))
    view.tintColor = color
    return UICellAccessory(view, displayed)
  }
  private static func editing(_ name: String, _ displayed: DisplayedState) -> UICellAccessory {
    if displayed != .whenEditing { Missing.once("UICellAccessory.\(name)", "it is not drawn") }
    return UICellAccessory(nil)
  }

  public struct DisclosureIndicatorOptions {
    public var tintColor: UIColor?
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }
  public struct CheckmarkOptions {
    public var tintColor: UIColor?
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
  }
  public struct OutlineDisclosureOptions {
    public enum Style: Sendable { case automatic, header, cell }
    public var style: Style
    public var tintColor: UIColor?
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      (self.style, self.tintColor) = (style, tintColor)
    }
  }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    symbol("chevron.forward", options.tintColor ?? .tertiaryLabel, displayed)
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { symbol("checkmark", options.tintColor, displayed) }
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { symbol("info.circle", nil, displayed) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { symbol("chevron.forward", options.tintColor, displayed) }
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always
  ) -> UICellAccessory { symbol("chevron.up.chevron.down", .secondaryLabel, displayed) }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    return UICellAccessory(label, displayed)
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { editing("delete", displayed) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { editing("insert", displayed) }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    editing("reorder", displayed)
  }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    editing("multiselect", displayed)
  }

  /// A view beside the content, and where it is.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .trailing(let displayed): return UICellAccessory(configuration.customView, displayed)
    case .leading:
      Missing.once("UICellAccessory.customView at the leading side", "it is not drawn")
      return UICellAccessory(nil)
    }
  }
}

extension UICollectionViewListCell {
  /// Puts the views of the accessories beside the content of a list.
  func showAccessories() {
    let views = accessories.compactMap(\.view)
    guard let content = (configured.view as? UIView)?.core as? TableViewCell else {
      if !views.isEmpty, contentConfiguration != nil {
        Missing.once(
          "UICollectionViewListCell.accessories", "they are drawn beside lists' content only")
      }
      return
    }
    guard views.count > 1 else {
      content.accessoryView = views.first?.core
      return
    }
    let row = UIStackView(arrangedSubviews: views)
    (row.spacing, row.alignment) = (8, .center)
    content.accessoryView = row.core
  }
}
