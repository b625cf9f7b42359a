import AutoLayout
import Foundation
import LayoutScene

/// Text that is only read.
@preconcurrency @MainActor
open class UILabel: UIView {
  private var label: Label { unsafeDowncast(core, to: Label.self) }
  override class func makeCore() -> AutoLayout.View { Label() }

  private var styledText: NSAttributedString?

  open var text: String? {
    get { label.text }
    set {
      styledText = nil
      label.text = newValue
    }
  }
  /// The text with attributes. As in UIKit, the style of its first paragraph sets alignment and line breaks.
  open var attributedText: NSAttributedString? {
    get { styledText ?? label.text.map { NSAttributedString(string: $0) } }
    set {
      styledText = newValue.flatMap { $0.copy() as? NSAttributedString }
      label.attributedText = newValue?.layoutText
      guard let style = newValue?.paragraphStyle else { return }
      label.textAlignment = style.alignment
      label.lineBreakMode = style.lineBreakMode
    }
  }
  open var font: UIFont! {
    get { UIFont(label.font) }
    set { label.font = (newValue ?? .systemFont(ofSize: 17)).descriptor }
  }
  open var textColor: UIColor! {
    get { label.textColor.map { UIColor($0) } ?? .label }
    set { label.textColor = newValue?.value }
  }
  @_Core(\UILabel.label.textAlignment) open var textAlignment: NSTextAlignment
  @_Core(\UILabel.label.numberOfLines) open var numberOfLines: Int
  @_Core(\UILabel.label.lineBreakMode) open var lineBreakMode: NSLineBreakMode
  @_Core(\UILabel.label.adjustsFontSizeToFitWidth) open var adjustsFontSizeToFitWidth: Bool
  @_Core(\UILabel.label.minimumScaleFactor) open var minimumScaleFactor: CGFloat
  @_Core(\UILabel.label.baselineAdjustment) open var baselineAdjustment: UIBaselineAdjustment
  @_Core(\UILabel.label.preferredMaxLayoutWidth) open var preferredMaxLayoutWidth: CGFloat
  @_Core(\UILabel.ownStrategy) open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
  private var ownStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var allowsDefaultTighteningForTruncation = false
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true { didSet { label.alpha = isEnabled ? 1 : 0.5 } }
  open var shadowColor: UIColor? { didSet { showShadow() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { showShadow() } }
  private func showShadow() {
    label.shadow = shadowColor.map {
      Shadow(color: $0.value, opacity: 1, radius: 0, offset: shadowOffset)
    }
  }
  /// The rectangle that the text needs. The core places the text itself, so that an override moves nothing.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let size = core.sizeThatFits(bounds.size)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: min(size.width, bounds.width),
      height: size.height)
  }
  /// Called by nothing: an override does not change how the text is drawn.
  open func drawText(in rect: CGRect) {}
  open var showsExpansionTextWhenTruncated = false

  /// Fonts of text styles follow the text size here in any case.
  open var adjustsFontForContentSizeCategory = false
}
