import Foundation
import LayoutScene

extension Button {
  /// The content and look of a button: UIKit's `UIButton.Configuration`. Texts wrap to as many
  /// lines as they need, and the button's height follows its width.
  ///
  /// A style decides only the default colours. All else has the same default in all styles.
  public struct Configuration: Sendable, Hashable {
    /// The predefined looks. UIKit has a function for each.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// A title in the tint, without a background.
      case plain
      /// A title in the tint, on a grey background.
      case gray
      /// A title in the tint, on a background of the tint at 18 % opacity.
      case tinted
      /// A white title, on a background of the tint.
      case filled
      /// As `plain` on phones and tablets.
      case borderless
      /// As `gray` on phones and tablets.
      case bordered
      /// As `tinted` on phones and tablets.
      case borderedTinted
      /// As `filled` on phones and tablets.
      case borderedProminent
    }

    /// The corners of the background.
    public enum CornerStyle: String, Sendable, Hashable, CaseIterable {
      /// The background's own radius, whatever the text size.
      case fixed
      /// The background's own radius, which grows with the text size.
      case dynamic
      /// The system's small radius.
      case small
      /// The system's medium radius.
      case medium
      /// The system's large radius.
      case large
      /// Half of the height.
      case capsule
    }

    /// The size of a button, which decides its font and insets.
    public enum Size: String, Sendable, Hashable, CaseIterable {
      /// 28 points high with one line.
      case mini
      /// 28 points high with one line.
      case small
      /// 34⅓ points high with one line.
      case medium
      /// 50⅓ points high with one line.
      case large
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: String, Sendable, Hashable, CaseIterable {
      /// Towards an image at their side, otherwise centred.
      case automatic
      /// At the leading side.
      case leading
      /// In the middle.
      case center
      /// At the trailing side.
      case trailing
    }

    /// The side of the texts on which the image is.
    public enum ImagePlacement: String, Sendable, Hashable, CaseIterable {
      /// Before them in reading direction.
      case leading
      /// Behind them in reading direction.
      case trailing
      /// Above them.
      case top
      /// Below them.
      case bottom
    }

    /// The style that the default colours come from.
    package var style: Style

    /// The title; nil, the default, takes the button's own.
    public var title: String?
    /// A smaller text below the title; nil, the default, for none.
    public var subtitle: String?
    /// The image; nil, the default, takes the button's own.
    public var image: ImageContent?
    /// The side of the texts on which the image is; leading by default.
    public var imagePlacement = ImagePlacement.leading
    /// The distance between the image and the texts, points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle; automatic by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The corners of the background; dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button; medium by default.
    public var buttonSize = Size.medium
    /// The insets around the content in points; nil, the default, takes the button's own if they
    /// are set, otherwise those of its size.
    public var contentInsets: DirectionalEdgeInsets?
    /// The colour of texts; nil, the default, takes that of the style.
    public var baseForegroundColor: Color?
    /// The colour of the background; nil, the default, takes that of the style. `tinted` draws it
    /// at 18 % opacity.
    public var baseBackgroundColor: Color?
    /// Whether an activity indicator replaces the image; false by default.
    public var showsActivityIndicator = false

    /// A configuration of a style, with everything else at its default.
    package init(style: Style) { self.style = style }

    /// A title in the tint, without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A title in the tint, on a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A title in the tint, on a background of the tint at 18 % opacity.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A white title, on a background of the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// As `plain` on phones and tablets.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// As `gray` on phones and tablets.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// As `tinted` on phones and tablets.
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    /// As `filled` on phones and tablets.
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }
  }

  /// A button with a configuration, under UIKit's name.
  public convenience init(configuration: Configuration) {
    self.init()
    self.configuration = configuration
  }
}

extension Button.Configuration.Size {
  /// The title's style. Apple's table of control sizes has 15 points for small and 17 for the others (Human
  /// Interface Guidelines, Buttons; SwiftUI's `controlSize` draws them so).
  var titleStyle: TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  /// The subtitle's style. Apple does not publish it; that of a cell's subtitle is 12 points.
  var subtitleStyle: TextStyle { self == .mini ? .caption2 : .caption1 }

  /// The insets around the content. Those of medium are the ones that Interface Builder records for
  /// configured buttons (75 × 35 points for a title of 51 × 20⅓); the others make the published
  /// heights of 28 and 50 points.
  package var insets: DirectionalEdgeInsets {
    switch self {
    case .mini: DirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
    case .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
