import LayoutScene

extension UIFont {
  /// A style of text, whose fonts follow the text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = Self(.largeTitle)
    public static let title1 = Self(.title1)
    public static let title2 = Self(.title2)
    public static let title3 = Self(.title3)
    public static let headline = Self(.headline)
    public static let subheadline = Self(.subheadline)
    public static let body = Self(.body)
    public static let callout = Self(.callout)
    public static let footnote = Self(.footnote)
    public static let caption1 = Self(.caption1)
    public static let caption2 = Self(.caption2)

    private static let names: [(style: LayoutScene.TextStyle, name: String)] = [
      (.largeTitle, "Title0"), (.title1, "Title1"), (.title2, "Title2"), (.title3, "Title3"),
      (.headline, "Headline"), (.subheadline, "Subhead"), (.body, "Body"), (.callout, "Callout"),
      (.footnote, "Footnote"), (.caption1, "Caption1"), (.caption2, "Caption2"),
    ]
    private static let start = "UICTFontTextStyle"

    private init(_ style: LayoutScene.TextStyle) {
      rawValue = Self.start + (Self.names.first { $0.style == style }?.name ?? "")
    }
    /// The style as layout has it. As in UIKit, that of an unknown name is the body's.
    var style: LayoutScene.TextStyle {
      Self.names.first { Self.start + $0.name == rawValue }?.style ?? .body
    }
  }
}
