import AutoLayout
import Foundation
import LayoutScene

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  // Texts are drawn without what these say.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
}

/// The name of older versions of Swift.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// A shadow of letters, which is kept and not drawn.
open class NSShadow: NSObject, @unchecked Sendable {
  private let kind = attributeKind
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

/// What stands first in objects that are values of attributes: Foundation on Linux looks there for the kind of a value when
/// it compares neighbouring attributes, and stops the program where there is none.
let attributeKind: UInt = 1 << 8

/// The lines below and through letters; all kinds are drawn as single ones.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
  /// An empty text, which Foundation on Linux has no initializer for.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }

  /// An attribute of the first letter; nil where there is none.
  func first<Value>(_ name: NSAttributedString.Key) -> Value? {
    length > 0 ? attribute(name, at: 0, effectiveRange: nil) as? Value : nil
  }

  /// The text with an attribute that is the same for all letters.
  func adding(_ name: NSAttributedString.Key, _ value: Any) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    text.addAttribute(name, value: value, range: NSRange(location: 0, length: length))
    return text
  }

  /// The letters that have the same attributes, with these, in the order of the text.
  var runs: [(letters: String, attributes: [NSAttributedString.Key: Any])] {
    let letters = NSString(string: string)
    var runs: [(String, [NSAttributedString.Key: Any])] = []
    var place = 0
    while place < length {
      var range = NSRange(location: place, length: length - place)
      let found = attributes(at: place, effectiveRange: &range)
      let end = min(range.location + range.length, length)
      guard end > place else { break }
      runs.append((letters.substring(with: NSRange(location: place, length: end - place)), found))
      place = end
    }
    return runs
  }

  /// The text as views measure and draw it. Attributes that Plumb does not know change nothing.
  ///
  /// - Parameter isAdjusted: whether its fonts follow the text size.
  func layoutText(isAdjusted: Bool = false) -> AttributedText {
    var text = AttributedText()
    var styled: [NSParagraphStyle?] = []
    for (letters, attributes) in runs {
      text.append(letters, Self.layoutAttributes(attributes, isAdjusted))
      styled.append(attributes[.paragraphStyle] as? NSParagraphStyle)
    }
    for style in styled { style?.sayWhatIsMissing() }
    text.paragraphStyle = paragraphStyle?.value
    // Where all paragraphs are alike, the view has what holds for them.
    guard styled.contains(where: { $0 != styled.first }) else { return text }
    for index in text.runs.indices {
      let style = styled[index]
      text.runs[index].attributes.paragraph = AttributedText.Paragraph(
        style: style?.value ?? ParagraphStyle(), alignment: style?.alignment)
    }
    return text
  }

  /// The style at the start of the text; nil if it has none.
  var paragraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  private static func layoutAttributes(
    _ attributes: [NSAttributedString.Key: Any], _ isAdjusted: Bool
  ) -> AttributedText.Attributes {
    var result = AttributedText.Attributes()
    result.font = (attributes[.font] as? UIFont)?.descriptor(isAdjusted: isAdjusted)
    result.color = (attributes[.foregroundColor] as? UIColor)?.value
    result.kern = number(attributes[.kern]) + number(attributes[.tracking])
    result.baselineOffset = number(attributes[.baselineOffset])
    result.isUnderlined = number(attributes[.underlineStyle]) != 0
    result.isStruckThrough = number(attributes[.strikethroughStyle]) != 0
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      result.attachment = attachment.sceneImage
    }
    for key in undrawn where attributes[key] != nil {
      Missing.once("NSAttributedString.Key \(key.rawValue)", "texts are drawn without it")
    }
    switch attributes[.link] {
    case let url as URL: result.link = url.absoluteString
    case let text as String: result.link = text
    default: break
    }
    return result
  }

  /// What texts have in UIKit's pictures and not here.
  private static let undrawn: [NSAttributedString.Key] = [
    .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor, .strokeWidth, .shadow,
    .obliqueness, .expansion, .textEffect,
  ]

  /// The points that an attribute has; nil for none.
  static func length(_ value: Any?) -> CGFloat? { value.map { number($0) } }

  /// The line that an attribute has; nil for none.
  static func line(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? value.map { NSUnderlineStyle(rawValue: Int(number($0))) }
  }

  /// A number of any of the types that Swift code writes.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}
