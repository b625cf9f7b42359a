import AutoLayout
import Foundation
import LayoutScene

/// Text that is only read.
open class UILabel: UIView {
  private var label: Label { unsafeDowncast(core, to: Label.self) }
  override class func makeCore() -> AutoLayout.View { Label() }
  override class var startsTouchable: Bool { false }

  private var styledText: NSAttributedString?

  open var text: String? {
    get { label.text }
    set {
      // As in UIKit, the new text has the look of the first letter of the one before.
      if let font: UIFont = first(.font) { self.font = font }
      if let color: UIColor = first(.foregroundColor) { textColor = color }
      styledText = nil
      label.text = newValue
    }
  }
  /// The text with attributes. As in UIKit, those of its first letter are the label's, and a font or a colour that is set
  /// later is that of all letters.
  open var attributedText: NSAttributedString? {
    get { styledText ?? label.text.map { NSAttributedString(string: $0, attributes: look) } }
    set { show(newValue) }
  }
  private func show(_ text: NSAttributedString?) {
    styledText = text.flatMap { $0.copy() as? NSAttributedString }
    label.attributedText = text?.layoutText(isAdjusted: adjustsFontForContentSizeCategory)
    guard let style = text?.paragraphStyle else { return }
    label.textAlignment = style.alignment
    label.lineBreakMode = style.lineBreakMode
  }
  private var look: [NSAttributedString.Key: Any] {
    [
      .font: ownFont ?? UIFont(label.font),
      .foregroundColor: ownColor.map { UIColor($0) } ?? .label,
    ]
  }
  private func first<Value>(_ name: NSAttributedString.Key) -> Value? {
    styledText?.first(name)
  }
  private func restyle(_ name: NSAttributedString.Key, _ value: Any?) {
    guard let styledText, let value else { return }
    show(styledText.adding(name, value))
  }
  open var font: UIFont! {
    get { first(.font) ?? ownFont ?? UIFont(label.font) }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      showFont()
      restyle(.font, newValue)
    }
  }
  private var ownFont: UIFont?
  private func showFont() {
    guard let ownFont else { return }
    label.font = ownFont.descriptor(isAdjusted: adjustsFontForContentSizeCategory)
  }
  open var textColor: UIColor! {
    get { first(.foregroundColor) ?? ownColor.map { UIColor($0) } ?? .label }
    set {
      ownColor = newValue?.value
      showColor()
      restyle(.foregroundColor, newValue)
    }
  }
  private var ownColor: Color?
  private func showColor() {
    label.textColor = isHighlighted ? highlightedTextColor?.value ?? ownColor : ownColor
  }
  /// As in UIKit, one that is set after the text is that of all its paragraphs.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      if label.attributedText?.hasParagraphs == true { label.attributedText?.align(newValue) }
    }
  }
  @_Core(\UILabel.label.numberOfLines) open var numberOfLines: Int
  @_Core(\UILabel.label.lineBreakMode) open var lineBreakMode: NSLineBreakMode
  @_Core(\UILabel.label.adjustsFontSizeToFitWidth) open var adjustsFontSizeToFitWidth: Bool
  @_Core(\UILabel.label.minimumScaleFactor) open var minimumScaleFactor: CGFloat
  @_Core(\UILabel.label.baselineAdjustment) open var baselineAdjustment: UIBaselineAdjustment
  @_Core(\UILabel.label.preferredMaxLayoutWidth) open var preferredMaxLayoutWidth: CGFloat
  @_Core(\UILabel.ownStrategy) open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
  private var ownStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var allowsDefaultTighteningForTruncation = false
  open var highlightedTextColor: UIColor? { didSet { showColor() } }
  open var isHighlighted = false { didSet { showColor() } }
  open var isEnabled = true { didSet { label.alpha = isEnabled ? 1 : 0.5 } }
  open var shadowColor: UIColor? { didSet { showShadow() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { showShadow() } }
  private func showShadow() {
    label.letterShadow = shadowColor.map { LetterShadow(color: $0.value, offset: shadowOffset) }
  }
  /// The rectangle that the text needs in bounds. An override makes the label larger or smaller.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let own = label.numberOfLines
    if lines != own { label.numberOfLines = lines }
    defer { if lines != own { label.numberOfLines = own } }
    return Self.textRect(of: self, bounds)
  }
  /// The size of the text in the rectangle that the class gives it; nil where the class is UIKit's.
  private func ownSize(in size: CGSize) -> CGSize? {
    guard !isOfUIKit, !isAskedForRect else { return nil }
    isAskedForRect = true
    defer { isAskedForRect = false }
    let bounds = CGRect(origin: .zero, size: size)
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let standard = Self.textRect(of: self, bounds)
    return rect.size == standard.size ? nil : rect.size
  }
  private var isAskedForRect = false
  private static func textRect(of label: UILabel, _ bounds: CGRect) -> CGRect {
    let size = label.label.textSize(fitting: bounds.width)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }
  private static let openLength: CGFloat = 10_000
  open override var intrinsicContentSize: CGSize {
    let width = label.wrapWidth ?? Self.openLength
    return ownSize(in: CGSize(width: width, height: Self.openLength)) ?? super.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(
      width: size.width > 0 ? size.width : Self.openLength,
      height: size.height > 0 ? size.height : Self.openLength)
    return ownSize(in: room) ?? super.sizeThatFits(size)
  }
  override var wrapsInItsOwnWay: Bool { !isOfUIKit }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }
  /// Draws the text in a rectangle. An override moves the text by giving another rectangle, or draws around it; one
  /// that does not call this draws no text.
  open func drawText(in rect: CGRect) { textPlace = rect }
  /// Where the text was drawn last.
  private var textPlace: CGRect?
  override func textRect(standard: CGRect, isPlaceholder: Bool) -> CGRect? {
    guard !isOfUIKit else { return standard }
    textPlace = nil
    withTraits { _ = CGContext.drawings { _ in draw(standard) } }
    return textPlace
  }
  open var showsExpansionTextWhenTruncated = false

  open var adjustsFontForContentSizeCategory = false {
    didSet {
      guard adjustsFontForContentSizeCategory != oldValue else { return }
      showFont()
      if styledText != nil { show(styledText) }
    }
  }
}
