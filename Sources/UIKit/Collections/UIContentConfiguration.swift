import AutoLayout
import Foundation
import LayoutScene

/// What makes a view of values.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}
public protocol UIContentView: UIKitObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
@preconcurrency @MainActor
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

public struct UIConfigurationColorTransformer: Sendable {
  public let transform: @Sendable (UIColor) -> UIColor
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
  public static let grayscale = UIConfigurationColorTransformer { _ in .gray }
}
public struct UIConfigurationTextAttributesTransformer: Sendable {
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer {
    transform(attributes)
  }
}

/// An image, a text and a second text, as list cells show them.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    var descriptor: AutoLayout.FontDescriptor {
      font.descriptor(isAdjusted: adjustsFontForContentSizeCategory)
    }
    /// A text as it is shown.
    func transformed(_ text: String?) -> String? {
      let locale = Locale(identifier: Surroundings.traits.locale)
      switch transform {
      case .none: return text
      case .uppercase: return text?.uppercased(with: locale)
      case .lowercase: return text?.lowercased(with: locale)
      case .capitalized: return text?.capitalized(with: locale)
      }
    }
    /// These properties with the look of the first letter of a text.
    func styled(by text: NSAttributedString?) -> Self {
      guard let text, text.length > 0 else { return self }
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      var own = self
      own.font = attributes[.font] as? UIFont ?? font
      if let color = attributes[.foregroundColor] as? UIColor {
        (own.color, own.colorTransformer) = (color, nil)
      }
      return own
    }
  }
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public static let standardDimension: CGFloat = -1
  }

  public var text: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  public var axesPreservingSuperviewLayoutMargins: [NSLayoutConstraint.Axis] = []
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 1
  public var alpha: CGFloat = 1

  private init(
    _ style: UIFont.TextStyle, _ color: UIColor = .label,
    _ second: UIFont.TextStyle = .caption1, _ secondColor: UIColor = .label,
    sideBySide: Bool = false
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second), color: secondColor)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }
  public static func cell() -> Self { Self(.body) }
  public static func subtitleCell() -> Self { Self(.body) }
  public static func valueCell() -> Self {
    Self(.body, .label, .body, .secondaryLabel, sideBySide: true)
  }
  public static func sidebarCell() -> Self { Self(.body) }
  public static func sidebarSubtitleCell() -> Self { Self(.body) }
  public static func accompaniedSidebarCell() -> Self { Self(.body) }
  public static func plainHeader() -> Self { Self(.headline, .secondaryLabel) }
  public static func plainFooter() -> Self { Self(.footnote, .secondaryLabel) }
  public static func groupedHeader() -> Self { Self(.footnote, .secondaryLabel) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.title3) }
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2) }
  public static func groupedFooter() -> Self { Self(.footnote, .secondaryLabel) }
  public static func sidebarHeader() -> Self { Self(.title3) }
  public static func header() -> Self { Self(.headline) }
  public static func footer() -> Self { Self(.footnote, .secondaryLabel) }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Gives a core cell what the configuration has.
  func show(in cell: TableViewCell) {
    if [textProperties.alignment, secondaryTextProperties.alignment].contains(where: {
      $0 != .natural
    }) {
      Missing.once(
        "UIListContentConfiguration.TextProperties.alignment", "texts are at the leading side")
    }
    let textProperties = textProperties.styled(by: attributedText)
    let secondaryTextProperties = secondaryTextProperties.styled(by: secondaryAttributedText)
    cell.removeParts()
    cell.text = textProperties.transformed(text)
    cell.secondaryText = secondaryTextProperties.transformed(secondaryText)
    cell.style = prefersSideBySideTextAndSecondaryText ? .value1 : .subtitle
    cell.font = textProperties.descriptor
    cell.secondaryFont = secondaryTextProperties.descriptor
    cell.textColor = textProperties.resolvedColor().value
    cell.secondaryTextColor = secondaryTextProperties.resolvedColor().value
    cell.numberOfLines = textProperties.numberOfLines
    cell.secondaryNumberOfLines = secondaryTextProperties.numberOfLines
    var shown = image
    if let preferred = imageProperties.preferredSymbolConfiguration, let symbol = shown {
      shown = symbol.withConfiguration(preferred.applying(symbol.symbolConfiguration))
    }
    if let tint = imageProperties.tintColor {
      shown = shown?.withTintColor(tint, renderingMode: .alwaysOriginal)
    }
    var content = shown?.content
    let most = imageProperties.maximumSize
    if var own = content, own.systemName == nil, most.width > 0, most.height > 0 {
      let scale = min(1, most.width / max(1, own.size.width), most.height / max(1, own.size.height))
      own.size = CGSize(width: own.size.width * scale, height: own.size.height * scale)
      content = own
    }
    cell.image = content
  }
}

/// The view of a list's content.
open class UIListContentView: UIView, UIContentView {
  override class func makeCore() -> AutoLayout.View { TableViewCell() }
  private var list = UIListContentConfiguration.cell()
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    show()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      list = newValue
      show()
    }
  }
  private func show() { (core as? TableViewCell).map { list.show(in: $0) } }
  open var textLayoutGuide: UILayoutGuide? { nil }
  open var secondaryTextLayoutGuide: UILayoutGuide? { nil }
  open var imageLayoutGuide: UILayoutGuide? { nil }
}
