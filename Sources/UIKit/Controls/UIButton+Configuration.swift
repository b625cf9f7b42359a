import AutoLayout
import Foundation

extension UIButton {
  /// The content and look of a button.
  public struct Configuration: Hashable {
    public typealias Size = AutoLayout.Button.Configuration.Size
    public typealias CornerStyle = AutoLayout.Button.Configuration.CornerStyle
    public typealias TitleAlignment = AutoLayout.Button.Configuration.TitleAlignment

    var value: AutoLayout.Button.Configuration
    init(_ value: AutoLayout.Button.Configuration) { self.value = value }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    public static func glass() -> Configuration { Configuration(.gray()) }
    public static func prominentGlass() -> Configuration { Configuration(.filled()) }
    // These are kept and draw nothing.
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var automaticallyUpdateForSelection = true
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var background = UIBackgroundConfiguration.clear()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet {
        if let own = preferredSymbolConfigurationForImage, let image {
          self.image = image.withConfiguration(own.applying(image.symbolConfiguration))
        }
      }
    }
    public var attributedTitle: AttributedString? {
      didSet { value.title = attributedTitle.map { String($0.characters) } }
    }
    public var attributedSubtitle: AttributedString? {
      didSet { value.subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// Keeps the texts with attributes of another configuration, where this one has the same texts.
    mutating func keepStyles(of other: Configuration?) {
      if let text = other?.attributedTitle, String(text.characters) == title {
        attributedTitle = text
      }
      if let text = other?.attributedSubtitle, String(text.characters) == subtitle {
        attributedSubtitle = text
      }
    }
    public mutating func setDefaultContentInsets() { value.contentInsets = nil }
    public func updated(for button: UIButton) -> Configuration { self }
    public static func == (a: Configuration, b: Configuration) -> Bool { a.value == b.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    public static func plain() -> Configuration { Configuration(.plain()) }
    public static func gray() -> Configuration { Configuration(.gray()) }
    public static func tinted() -> Configuration { Configuration(.tinted()) }
    public static func filled() -> Configuration { Configuration(.filled()) }
    public static func borderless() -> Configuration { Configuration(.borderless()) }
    public static func bordered() -> Configuration { Configuration(.bordered()) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted()) }
    public static func borderedProminent() -> Configuration {
      Configuration(.borderedProminent())
    }

    public var title: String? {
      get { value.title }
      set {
        attributedTitle = nil
        value.title = newValue
      }
    }
    public var subtitle: String? {
      get { value.subtitle }
      set {
        attributedSubtitle = nil
        value.subtitle = newValue
      }
    }
    public var image: UIImage? {
      get { value.image.map { UIImage($0) } }
      set { value.image = newValue?.content }
    }
    public var imagePadding: CGFloat {
      get { value.imagePadding }
      set { value.imagePadding = newValue }
    }
    public var titlePadding: CGFloat {
      get { value.titlePadding }
      set { value.titlePadding = newValue }
    }
    public var titleAlignment: TitleAlignment {
      get { value.titleAlignment }
      set { value.titleAlignment = newValue }
    }
    public var cornerStyle: CornerStyle {
      get { value.cornerStyle }
      set { value.cornerStyle = newValue }
    }
    public var buttonSize: Size {
      get { value.buttonSize }
      set { value.buttonSize = newValue }
    }
    public var contentInsets: NSDirectionalEdgeInsets {
      get { value.contentInsets ?? value.buttonSize.insets }
      set { value.contentInsets = newValue }
    }
    public var baseForegroundColor: UIColor? {
      get { value.baseForegroundColor.map { UIColor($0) } }
      set { value.baseForegroundColor = newValue?.value }
    }
    public var baseBackgroundColor: UIColor? {
      get { value.baseBackgroundColor.map { UIColor($0) } }
      set { value.baseBackgroundColor = newValue?.value }
    }
    public var showsActivityIndicator: Bool {
      get { value.showsActivityIndicator }
      set { value.showsActivityIndicator = newValue }
    }
    /// The side of the texts on which the image is; one side, leading for any other value.
    public var imagePlacement: NSDirectionalRectEdge {
      get { Self.placements.first { $1 == value.imagePlacement }?.edge ?? .leading }
      set { value.imagePlacement = Self.placements.first { $0.edge == newValue }?.core ?? .leading }
    }
    private static let placements:
      [(edge: NSDirectionalRectEdge, core: AutoLayout.Button.Configuration.ImagePlacement)] = [
        (.leading, .leading), (.trailing, .trailing), (.top, .top), (.bottom, .bottom),
      ]
  }
}

/// Sides of a rectangle in reading direction, with UIKit's raw values.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
