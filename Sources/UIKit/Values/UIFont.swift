import AutoLayout
import Foundation
import LayoutScene

/// A font: a family, a weight and a size, which follows the text size for those of text styles.
open class UIFont: NSObject, @unchecked Sendable {
  private let kind = attributeKind

  public typealias Weight = LayoutScene.FontWeight

  let descriptor: AutoLayout.FontDescriptor

  init(_ descriptor: AutoLayout.FontDescriptor) {
    self.descriptor = descriptor
  }

  /// A font by its own name or that of its family; nil for one that iOS does not have. One that is not installed is
  /// replaced when text is set.
  public convenience init?(name: String, size: CGFloat) {
    guard let font = SystemFonts.font(name, size: size) else {
      Missing.sayOnceToCaller("There is no font named '\(name)' on iOS; UIFont(name:size:) is nil.")
      return nil
    }
    self.init(.fixed(font))
    givenName = name
  }
  /// The name that the font was asked for by.
  private var givenName: String?

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(ofSize: size)) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(ofSize: size, weight: weight))
  }
  /// The system's font has one width here.
  open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard { Missing.once("UIFont.Width", "letters have their own width") }
    return systemFont(ofSize: size, weight: weight)
  }
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
  open class func fontNames(forFamilyName family: String) -> [String] { [family] }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.boldSystemFont(ofSize: size))
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    var font = Font.system(ofSize: size)
    font.isItalic = true
    return UIFont(.fixed(font))
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.style(style.style))
  }
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    guard let traits else { return preferredFont(forTextStyle: style) }
    return UIFont(.fixed(FontDescriptor.style(style.style).resolved(for: traits.traits)))
  }

  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.fixed(Font.system(ofSize: size, weight: weight).withDesign(.monospaced)))
  }
  /// The system's font. Its digits all have the same width here.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  /// The font of a descriptor, at another size unless that is 0.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    guard size > 0 else {
      self.init(descriptor.value)
      return
    }
    var font = descriptor.value.resolved(for: Surroundings.traits)
    font.size = size
    self.init(.fixed(font))
  }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The font as a view takes it: as in UIKit with the size that it has now, unless the view adjusts fonts to the text
  /// size.
  func descriptor(isAdjusted: Bool) -> AutoLayout.FontDescriptor {
    isAdjusted ? descriptor : .fixed(resolved)
  }
  /// The font at the present text size.
  var resolved: Font { descriptor.resolved(for: Surroundings.traits) }
  private var measures: FontMeasures { Surroundings.measurer.metrics(of: resolved) }

  open var pointSize: CGFloat { resolved.size }
  open var familyName: String { resolved.family ?? ".AppleSystemUIFont" }
  open var fontName: String { givenName ?? familyName }
  /// The heights of capitals and of small letters, as parts of the size: those of San Francisco.
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }
  open var leading: CGFloat { 0 }
  open var ascender: CGFloat { measures.ascender }
  /// Below the baseline, and so negative as in UIKit.
  open var descender: CGFloat { -measures.descender }
  open var lineHeight: CGFloat { measures.lineHeight }

  open func withSize(_ size: CGFloat) -> UIFont {
    var font = resolved
    font.size = size
    let other = UIFont(.fixed(font))
    other.givenName = givenName
    return other
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }
  open override var hash: Int { descriptor.hashValue }
}

/// The growth of fonts and lengths with a text style.
open class UIFontMetrics: NSObject {
  private let metrics: AutoLayout.FontMetrics

  public init(forTextStyle style: UIFont.TextStyle) {
    metrics = AutoLayout.FontMetrics(forTextStyle: style.style)
  }

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont {
    UIFont(metrics.scaledFont(for: font.resolved))
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    UIFont(metrics.scaledFont(for: font.resolved, maximumPointSize: maximumPointSize))
  }
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traits = traitCollection?.traits else { return scaledFont(for: font) }
    return UIFont(metrics.scaledFont(for: font.resolved, compatibleWith: traits))
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traits = traitCollection?.traits else {
      return scaledFont(for: font, maximumPointSize: maximumPointSize)
    }
    return UIFont(
      metrics.scaledFont(
        for: font.resolved, maximumPointSize: maximumPointSize, compatibleWith: traits))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat {
    metrics.scaledValue(for: value, compatibleWith: Surroundings.traits)
  }
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    metrics.scaledValue(
      for: value, compatibleWith: traitCollection?.traits ?? Surroundings.traits)
  }
}
