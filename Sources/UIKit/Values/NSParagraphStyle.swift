import Foundation
import LayoutScene

/// The style of the lines of a paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let kind = attributeKind
  /// All that a style says.
  fileprivate struct Values: Equatable {
    /// The distances, as texts are measured with them.
    var lines = ParagraphStyle()
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    // These are kept, and change no text, which is said.
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops: [NSTextTab]! = [] { didSet { tabStops = tabStops ?? [] } }
  }
  fileprivate var values = Values()
  var value: ParagraphStyle { values.lines }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  // The setters are those of styles that can be changed.
  @_Core(\NSParagraphStyle.values.alignment) open fileprivate(set) var alignment: NSTextAlignment
  @_Core(\NSParagraphStyle.values.lineBreakMode)
  open fileprivate(set) var lineBreakMode: NSLineBreakMode
  @_Core(\NSParagraphStyle.values.lines.lineSpacing)
  open fileprivate(set) var lineSpacing: CGFloat
  @_Core(\NSParagraphStyle.values.lines.lineHeightMultiple)
  open fileprivate(set) var lineHeightMultiple: CGFloat
  @_Core(\NSParagraphStyle.values.lines.minimumLineHeight)
  open fileprivate(set) var minimumLineHeight: CGFloat
  @_Core(\NSParagraphStyle.values.lines.maximumLineHeight)
  open fileprivate(set) var maximumLineHeight: CGFloat
  @_Core(\NSParagraphStyle.values.lines.paragraphSpacing)
  open fileprivate(set) var paragraphSpacing: CGFloat
  @_Core(\NSParagraphStyle.values.lines.firstLineHeadIndent)
  open fileprivate(set) var firstLineHeadIndent: CGFloat
  @_Core(\NSParagraphStyle.values.lines.headIndent) open fileprivate(set) var headIndent: CGFloat
  @_Core(\NSParagraphStyle.values.lines.paragraphSpacingBefore)
  open fileprivate(set) var paragraphSpacingBefore: CGFloat
  @_Core(\NSParagraphStyle.values.tailIndent) open fileprivate(set) var tailIndent: CGFloat
  @_Core(\NSParagraphStyle.values.hyphenationFactor)
  open fileprivate(set) var hyphenationFactor: Float
  @_Core(\NSParagraphStyle.values.baseWritingDirection)
  open fileprivate(set) var baseWritingDirection: NSWritingDirection
  @_Core(\NSParagraphStyle.values.lineBreakStrategy)
  open fileprivate(set) var lineBreakStrategy: LineBreakStrategy
  @_Core(\NSParagraphStyle.values.tabStops) open fileprivate(set) var tabStops: [NSTextTab]!
  public typealias LineBreakStrategy = LayoutScene.LineBreakStrategy
  open class func defaultWritingDirection(forLanguage language: String?) -> NSWritingDirection {
    .natural
  }

  open override func copy() -> Any { copied(to: NSParagraphStyle()) }
  open override func mutableCopy() -> Any { copied(to: NSMutableParagraphStyle()) }

  private func copied(to other: NSParagraphStyle) -> NSParagraphStyle {
    other.values = values
    return other
  }

  /// Says of what changes UIKit's pictures that it does not here.
  func sayWhatIsMissing() {
    func say(_ name: String, _ isSet: Bool) {
      if isSet { Missing.once("NSParagraphStyle.\(name)", "texts are set without it") }
    }
    say("tailIndent", values.tailIndent != 0)
    say("hyphenationFactor", values.hyphenationFactor > 0)
    say("baseWritingDirection", values.baseWritingDirection != .natural)
    say("tabStops", !values.tabStops.isEmpty)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  open override var hash: Int { value.hashValue }
}

/// A style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  // To observe a property gives it the setter that it has in its own file only.
  open override var alignment: NSTextAlignment { didSet {} }
  open override var lineBreakMode: NSLineBreakMode { didSet {} }
  open override var lineSpacing: CGFloat { didSet {} }
  open override var lineHeightMultiple: CGFloat { didSet {} }
  open override var minimumLineHeight: CGFloat { didSet {} }
  open override var maximumLineHeight: CGFloat { didSet {} }
  open override var paragraphSpacing: CGFloat { didSet {} }
  open override var firstLineHeadIndent: CGFloat { didSet {} }
  open override var headIndent: CGFloat { didSet {} }
  open override var paragraphSpacingBefore: CGFloat { didSet {} }
  open override var tailIndent: CGFloat { didSet {} }
  open override var hyphenationFactor: Float { didSet {} }
  open override var baseWritingDirection: NSWritingDirection { didSet {} }
  open override var lineBreakStrategy: LineBreakStrategy { didSet {} }
  open override var tabStops: [NSTextTab]! { didSet {} }
  open func addTabStop(_ tab: NSTextTab) { tabStops.append(tab) }
  open func removeTabStop(_ tab: NSTextTab) { tabStops.removeAll { $0 === tab } }
  /// Kept, as nothing tightens texts by their style.
  open var defaultTabInterval: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var usesDefaultHyphenation = false
  open func setParagraphStyle(_ other: NSParagraphStyle) { values = other.values }
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
open class NSTextTab: NSObject {
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]
  ) { (self.alignment, self.location) = (alignment, location) }
}
