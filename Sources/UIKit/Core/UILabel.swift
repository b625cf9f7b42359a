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
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { label.numberOfLines = newValue }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { label.lineBreakMode }
    set { label.lineBreakMode = newValue }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.adjustsFontSizeToFitWidth }
    set { label.adjustsFontSizeToFitWidth = newValue }
  }
  open var minimumScaleFactor: CGFloat {
    get { label.minimumScaleFactor }
    set { label.minimumScaleFactor = newValue }
  }
  open var baselineAdjustment: UIBaselineAdjustment {
    get { label.baselineAdjustment }
    set { label.baselineAdjustment = newValue }
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get { label.preferredMaxLayoutWidth }
    set { label.preferredMaxLayoutWidth = newValue }
  }
  /// Fonts of text styles follow the text size here in any case.
  open var adjustsFontForContentSizeCategory = false
}
