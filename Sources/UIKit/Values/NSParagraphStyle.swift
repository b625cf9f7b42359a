import Foundation
import LayoutScene

/// The style of the lines of a paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let kind = attributeKind
  /// The distances, as texts are measured with them.
  fileprivate(set) var value = ParagraphStyle()
  fileprivate var ownAlignment = NSTextAlignment.natural
  fileprivate var ownLineBreakMode = NSLineBreakMode.byWordWrapping

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { ownAlignment }
  open var lineBreakMode: NSLineBreakMode { ownLineBreakMode }
  open var lineSpacing: CGFloat { value.lineSpacing }
  open var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { value.minimumLineHeight }
  open var maximumLineHeight: CGFloat { value.maximumLineHeight }
  open var paragraphSpacing: CGFloat { value.paragraphSpacing }
  open var firstLineHeadIndent: CGFloat { value.firstLineHeadIndent }
  open var headIndent: CGFloat { value.headIndent }
  open var paragraphSpacingBefore: CGFloat { value.paragraphSpacingBefore }
  // These are kept, and change no text, which is said.
  fileprivate var ownTailIndent: CGFloat = 0
  fileprivate var ownHyphenation: Float = 0
  fileprivate var ownDirection = NSWritingDirection.natural
  fileprivate var ownStrategy: LineBreakStrategy = []
  fileprivate var ownTabs: [NSTextTab] = []
  open var tailIndent: CGFloat { ownTailIndent }
  open var hyphenationFactor: Float { ownHyphenation }
  open var baseWritingDirection: NSWritingDirection { ownDirection }
  open var lineBreakStrategy: LineBreakStrategy { ownStrategy }
  open var tabStops: [NSTextTab]! { ownTabs }
  public typealias LineBreakStrategy = LayoutScene.LineBreakStrategy
  open class func defaultWritingDirection(forLanguage language: String?) -> NSWritingDirection {
    .natural
  }

  open override func copy() -> Any { copied(to: NSParagraphStyle()) }
  open override func mutableCopy() -> Any { copied(to: NSMutableParagraphStyle()) }

  private func copied(to other: NSParagraphStyle) -> NSParagraphStyle {
    other.take(self)
    return other
  }
  fileprivate func take(_ other: NSParagraphStyle) {
    value = other.value
    (ownAlignment, ownLineBreakMode) = (other.ownAlignment, other.ownLineBreakMode)
    (ownTailIndent, ownHyphenation) = (other.ownTailIndent, other.ownHyphenation)
    (ownDirection, ownStrategy, ownTabs) = (other.ownDirection, other.ownStrategy, other.ownTabs)
  }

  /// Says of what changes UIKit's pictures that it does not here.
  func sayWhatIsMissing() {
    func say(_ name: String, _ isSet: Bool) {
      if isSet { Missing.once("NSParagraphStyle.\(name)", "texts are set without it") }
    }
    say("tailIndent", ownTailIndent != 0)
    say("hyphenationFactor", ownHyphenation > 0)
    say("baseWritingDirection", ownDirection != .natural)
    say("tabStops", !ownTabs.isEmpty)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.value == value && other.ownAlignment == ownAlignment
      && other.ownLineBreakMode == ownLineBreakMode && other.ownTailIndent == ownTailIndent
      && other.ownHyphenation == ownHyphenation && other.ownDirection == ownDirection
      && other.ownStrategy == ownStrategy && other.ownTabs == ownTabs
  }
  open override var hash: Int { value.hashValue }
}

/// A style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var tailIndent: CGFloat {
    get { ownTailIndent }
    set { ownTailIndent = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { value.paragraphSpacingBefore }
    set { value.paragraphSpacingBefore = newValue }
  }
  open override var hyphenationFactor: Float {
    get { ownHyphenation }
    set { ownHyphenation = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { ownDirection }
    set { ownDirection = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { ownStrategy }
    set { ownStrategy = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { ownTabs }
    set { ownTabs = newValue ?? [] }
  }
  open func addTabStop(_ tab: NSTextTab) { ownTabs.append(tab) }
  open func removeTabStop(_ tab: NSTextTab) { ownTabs.removeAll { $0 === tab } }
  /// Kept, as nothing tightens texts by their style.
  open var defaultTabInterval: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var usesDefaultHyphenation = false
  open func setParagraphStyle(_ other: NSParagraphStyle) {
    take(other)
  }
  open override var alignment: NSTextAlignment {
    get { ownAlignment }
    set { ownAlignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set { ownLineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { value.lineSpacing }
    set { value.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { value.lineHeightMultiple }
    set { value.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { value.minimumLineHeight }
    set { value.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { value.maximumLineHeight }
    set { value.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { value.paragraphSpacing }
    set { value.paragraphSpacing = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { value.firstLineHeadIndent }
    set { value.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { value.headIndent }
    set { value.headIndent = newValue }
  }
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
  ) {
    (self.alignment, self.location) = (alignment, location)
    super.init()
  }
}
