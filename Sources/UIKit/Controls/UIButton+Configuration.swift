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
      set { value.title = newValue }
    }
    public var subtitle: String? {
      get { value.subtitle }
      set { value.subtitle = newValue }
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
      get {
        switch value.imagePlacement {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        }
      }
      set {
        switch newValue {
        case .trailing: value.imagePlacement = .trailing
        case .top: value.imagePlacement = .top
        case .bottom: value.imagePlacement = .bottom
        default: value.imagePlacement = .leading
        }
      }
    }
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
