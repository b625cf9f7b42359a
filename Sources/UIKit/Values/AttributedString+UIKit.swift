import Foundation

// UIKit's attributes of `AttributedString`, under the names that it and `AttributeContainer` look them up by.

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString {
  /// The text with the attributes that UIKit's have names for.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var own: [NSAttributedString.Key: Any] = [:]
      own[.font] = run.font
      own[.foregroundColor] = run.foregroundColor
      own[.backgroundColor] = run.backgroundColor
      own[.paragraphStyle] = run.paragraphStyle
      own[.kern] = run.kern
      own[.tracking] = run.tracking
      own[.baselineOffset] = run.baselineOffset
      own[.underlineStyle] = run.underlineStyle?.rawValue
      own[.strikethroughStyle] = run.strikethroughStyle?.rawValue
      own[.link] = run.link
      let letters = String(text[run.range].characters)
      result.append(NSAttributedString(string: letters, attributes: own))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// The text with the attributes that UIKit has names for.
  public init(_ text: NSAttributedString) {
    self.init()
    for (letters, found) in text.runs {
      var part = AttributedString(letters)
      part.uiKit.font = found[.font] as? UIFont
      part.uiKit.foregroundColor = found[.foregroundColor] as? UIColor
      part.uiKit.backgroundColor = found[.backgroundColor] as? UIColor
      part.uiKit.paragraphStyle = found[.paragraphStyle] as? NSParagraphStyle
      part.uiKit.kern = NSAttributedString.length(found[.kern])
      part.uiKit.tracking = NSAttributedString.length(found[.tracking])
      part.uiKit.baselineOffset = NSAttributedString.length(found[.baselineOffset])
      part.uiKit.underlineStyle = NSAttributedString.line(found[.underlineStyle])
      part.uiKit.strikethroughStyle = NSAttributedString.line(found[.strikethroughStyle])
      part.link = found[.link] as? URL ?? (found[.link] as? String).flatMap(URL.init(string:))
      append(part)
    }
  }
}
