import Foundation
import LayoutScene

extension Button {
  /// What a button shows and how: UIKit's `UIButton.Configuration`. Texts wrap over as many lines as
  /// they need, and the button's height follows its width.
  ///
  /// A style is only where colours start. Everything else has the same default in all of them.
  public struct Configuration: Sendable, Hashable {
    /// The looks that UIKit makes configurations in. UIKit has them as functions.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      /// A title in the tint, on nothing.
      case plain
      /// A title in the tint, on a grey area.
      case gray
      /// A title in the tint, on an area of 18 % of it.
      case tinted
      /// A white title, on an area of the tint.
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

    /// How round the corners of the background are.
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

    /// How large a button wants to be: its font and insets.
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

    /// How the lines of title and subtitle sit beside each other.
    public enum TitleAlignment: String, Sendable, Hashable, CaseIterable {
      /// Towards an image at a side, else in the middle.
      case automatic
      /// At the leading side.
      case leading
      /// In the middle.
      case center
      /// At the trailing side.
      case trailing
    }

    /// On which side of the texts an image is.
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

    /// Where the colours start.
    package var style: Style

    /// The title; nil, the default, for the button's own.
    public var title: String?
    /// A smaller text below the title; nil, the default, for none.
    public var subtitle: String?
    /// The image; nil, the default, for the button's own.
    public var image: ImageContent?
    /// Where the image is; leading by default.
    public var imagePlacement = ImagePlacement.leading
    /// Between the image and the texts, points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle sit beside each other; automatic by default.
    public var titleAlignment = TitleAlignment.automatic
    /// How round the background is; dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button wants to be; medium by default.
    public var buttonSize = Size.medium
    /// Points around the content; nil, the default, for those of the button, and else of its size.
    public var contentInsets: DirectionalEdgeInsets?
    /// The colour of texts; nil, the default, for that of the style.
    public var baseForegroundColor: Color?
    /// The colour of the background; nil, the default, for that of the style. `tinted` has 18 % of it.
    public var baseBackgroundColor: Color?
    /// Whether an activity indicator stands in the place of the image; false by default.
    public var showsActivityIndicator = false

    /// A configuration of a style, with everything else at its default.
    package init(style: Style) { self.style = style }

    /// A title in the tint, on nothing.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A title in the tint, on a grey area.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A title in the tint, on an area of 18 % of it.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A white title, on an area of the tint.
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

  /// A button of a configuration, under UIKit's name.
  public convenience init(configuration: Configuration) {
    self.init(identifier: nil)
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

  /// Around the content. Medium is what Interface Builder records for configured buttons (75 × 35 points for
  /// a title of 51 × 20⅓); the others make the published heights of 28 and 50 points.
  var insets: DirectionalEdgeInsets {
    switch self {
    case .mini: DirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
    case .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
