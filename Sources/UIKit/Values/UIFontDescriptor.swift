import AutoLayout
import Foundation
import LayoutScene

/// What a font is found by.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public typealias SystemDesign = LayoutScene.FontDesign

  let value: AutoLayout.FontDescriptor

  init(_ value: AutoLayout.FontDescriptor) {
    self.value = value
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(.fixed(SystemFonts.font(name, size: size) ?? Font(family: name, size: size)))
  }
  /// A descriptor with a family, a size and traits; other attributes change nothing.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    var font = Font.system(ofSize: (attributes[.size] as? CGFloat) ?? 12)
    font.family = (attributes[.family] ?? attributes[.name]) as? String
    self.init(Self.weighted(.fixed(font), attributes))
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  { UIFontDescriptor(.style(style.style)) }
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var fontAttributes: [AttributeName: Any] {
    [
      .name: postscriptName, .size: font.size,
      .traits: [
        TraitKey.weight: font.weight, TraitKey.symbolic: NSNumber(value: symbolicTraits.rawValue),
      ] as [TraitKey: Any],
    ]
  }
  open func object(forKey name: AttributeName) -> Any? {
    name == .family ? postscriptName : fontAttributes[name]
  }
  private var font: Font { value.resolved(for: Surroundings.traits) }
  open var pointSize: CGFloat { font.size }
  open var postscriptName: String { font.family ?? ".AppleSystemUIFont" }

  /// Traits that a font is changed by.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitTightLeading = SymbolicTraits(rawValue: 0x8000)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 0x10000)
  }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.family == FontDesign.monospaced.family { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font with exactly these traits; nil where there is no such font.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits.isDisjoint(with: [.traitExpanded, .traitCondensed]) else { return nil }
    if traits.contains(.traitMonoSpace) {
      return UIFontDescriptor(value.withDesign(.monospaced))
        .withSymbolicTraits(traits.subtracting(.traitMonoSpace))
    }
    let weight: FontWeight? =
      traits.contains(.traitBold) ? .bold : symbolicTraits.contains(.traitBold) ? .regular : nil
    if case .style(let style, let own, let design) = value, !traits.contains(.traitItalic) {
      return UIFontDescriptor(.style(style, weight: weight ?? own, design: design))
    }
    var font = font
    if let weight { font.weight = weight }
    font.isItalic = traits.contains(.traitItalic)
    return UIFontDescriptor(.fixed(font))
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(value.withDesign(design))
  }
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFont(descriptor: self, size: size).fontDescriptor
  }
  open func withFamily(_ family: String) -> UIFontDescriptor {
    UIFontDescriptor(.fixed(Font(family: family, size: font.size, weight: font.weight)))
  }
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(Self.weighted(value, attributes))
  }

  /// Attributes beyond those that are listed change nothing.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
  }
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  private static func weighted(
    _ value: AutoLayout.FontDescriptor, _ attributes: [AttributeName: Any]
  ) -> AutoLayout.FontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    guard let weight = traits?[.weight] as? UIFont.Weight else { return value }
    switch value {
    case .fixed(var font):
      font.weight = weight
      return .fixed(font)
    case .style(let style, _, let design): return .style(style, weight: weight, design: design)
    case .scaled(var font, let style, let maximum):
      font.weight = weight
      return .scaled(font, as: style, maximum: maximum)
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.value == value
  }
  open override var hash: Int { value.hashValue }
}
