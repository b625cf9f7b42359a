import AutoLayout
import Foundation
import LayoutScene

/// Several lines of text. In UIKit it is a scroll view; here it is a view, so that what scrolls it does not compile.
@preconcurrency @MainActor
open class UITextView: UIView {
  private var textView: TextView { unsafeDowncast(core, to: TextView.self) }
  override class func makeCore() -> AutoLayout.View { TextView() }
  private var styledText: NSAttributedString?

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open weak var delegate: (any UITextViewDelegate)?
  open var isEditable = true
  open var isSelectable = true

  open var text: String! {
    get { textView.text ?? "" }
    set {
      styledText = nil
      textView.text = newValue
    }
  }
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: text) }
    set {
      styledText = newValue.flatMap { $0.copy() as? NSAttributedString }
      textView.attributedText = newValue?.layoutText
      if let style = newValue?.paragraphStyle { textView.textAlignment = style.alignment }
    }
  }
  open var font: UIFont? {
    get { UIFont(textView.font) }
    set { textView.font = (newValue ?? .systemFont(ofSize: 12)).descriptor }
  }
  open var textColor: UIColor? {
    get { textView.textColor.map { UIColor($0) } ?? .label }
    set { textView.textColor = newValue?.value }
  }
  open var textAlignment: NSTextAlignment {
    get { textView.textAlignment }
    set { textView.textAlignment = newValue }
  }
  open var isScrollEnabled: Bool {
    get { textView.isScrollEnabled }
    set { textView.isScrollEnabled = newValue }
  }
  /// The insets above, below and beside the text, without the padding of lines.
  open var textContainerInset: UIEdgeInsets {
    get {
      (textView.textContainerInset ?? Surroundings.metrics.textViewInsets).inset(-Self.padding)
    }
    set { textView.textContainerInset = newValue.inset(Self.padding) }
  }
  /// The padding at both ends of a line, which UIKit has in the text container.
  private static let padding: CGFloat = 5
  /// Fonts of text styles follow the text size here in any case.
  open var adjustsFontForContentSizeCategory = false
}

extension UIEdgeInsets {
  /// The insets with more at both sides.
  fileprivate func inset(_ sides: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left + sides, bottom: bottom, right: right + sides)
  }
}

/// What a text view asks and tells. The methods are optional in UIKit: each has a default here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
