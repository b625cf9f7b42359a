import AutoLayout
import Foundation
import LayoutScene

/// Several lines of text. It has a scroll view's members, which keep their values and scroll nothing.
open class UITextView: UIScrollView {
  private var textView: TextView { unsafeDowncast(core, to: TextView.self) }
  override class func makeCore() -> AutoLayout.View {
    let view = TextView()
    view.font = standardFont
    return view
  }
  /// As in UIKit, the font of attributed texts without one. Documents have the system's at 17 points.
  private static let standardFont = FontDescriptor.fixed(Font(family: "Helvetica", size: 12))
  private var styledText: NSAttributedString?

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  // Swift does not narrow the type of an inherited property, so that the delegate of texts is the same one, cast.
  private var texts: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  /// The container is where the layout of the text is set; TextKit itself is not here.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    guard let textContainer else { return }
    self.textContainer = textContainer
    textContainer.owner = self
    guard let storage = textContainer.layoutManager?.textStorage else { return }
    storage.owner = self
    madeStorage = storage
    storageChanged()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// There is one layout of texts, whichever is asked for.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  /// As in UIKit, as wide as the view.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: super.contentSize.height) }
    set { super.contentSize = newValue }
  }
  open var isEditable = true
  open var isSelectable = true

  open var text: String! {
    get { textView.text ?? "" }
    set {
      // As in UIKit, the new text has the look of the first letter of the one before.
      let look: (UIFont?, UIColor?) = (first(.font), first(.foregroundColor))
      styledText = nil
      if let font = look.0 { self.font = font }
      if let color = look.1 { textColor = color }
      textView.text = newValue
      tellStorage()
    }
  }
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: text, attributes: look) }
    set {
      styledText = newValue.flatMap { $0.copy() as? NSAttributedString }
      showStyles()
      tellStorage()
    }
  }
  private var look: [NSAttributedString.Key: Any] {
    guard !text.isEmpty else { return [:] }
    return [.font: font ?? UIFont(Self.standardFont), .foregroundColor: textColor ?? .label]
  }
  /// As in UIKit, attributes take over: letters without a font or a colour are in a standard one, and black.
  private func showStyles() {
    guard let styledText else {
      textView.attributedText = nil
      return
    }
    let text = NSMutableAttributedString(
      string: styledText.string,
      attributes: [.font: UIFont(Self.standardFont), .foregroundColor: UIColor.black])
    let whole = NSRange(location: 0, length: styledText.length)
    styledText.enumerateAttributes(in: whole) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
      if attributes[.link] != nil, let links = linkTextAttributes, !links.isEmpty {
        // A link has the look of the system's links, which these take the place of.
        text.removeAttribute(.link, range: range)
        text.addAttributes(links, range: range)
      }
    }
    textView.attributedText = text.layoutText(isAdjusted: adjustsFontForContentSizeCategory)
    if let style = styledText.paragraphStyle { textView.textAlignment = style.alignment }
  }
  private func first<Value>(_ name: NSAttributedString.Key) -> Value? {
    styledText?.first(name)
  }
  /// As in UIKit, a font or a colour that is set later is that of all letters.
  private func restyle(_ name: NSAttributedString.Key, _ value: Any?) {
    guard let styledText, let value else { return }
    self.styledText = styledText.adding(name, value)
    showStyles()
  }
  /// As in UIKit, there is none before there is a text, nor once it was taken away.
  open var font: UIFont? {
    get {
      if let styledText, styledText.length > 0 { return first(.font) }
      return ownFont ?? (text.isEmpty ? nil : UIFont(textView.font))
    }
    set {
      ownFont = .some(newValue)
      showFont()
      restyle(.font, newValue)
      tellStorage()
    }
  }
  private func showFont() {
    guard let ownFont else { return }
    textView.font =
      ownFont?.descriptor(isAdjusted: adjustsFontForContentSizeCategory) ?? Self.standardFont
  }
  /// The font that was set; nil within where it was taken away.
  private var ownFont: UIFont??
  open var textColor: UIColor? {
    get { first(.foregroundColor) ?? textView.textColor.map { UIColor($0) } ?? .label }
    set {
      textView.textColor = newValue?.value
      restyle(.foregroundColor, newValue)
    }
  }
  /// As in UIKit, one that is set after the text is that of all its paragraphs.
  open var textAlignment: NSTextAlignment {
    get { textView.textAlignment }
    set {
      textView.textAlignment = newValue
      if textView.attributedText?.hasParagraphs == true { textView.attributedText?.align(newValue) }
    }
  }
  open override var isScrollEnabled: Bool {
    get { textView.isScrollEnabled }
    set { textView.isScrollEnabled = newValue }
  }
  /// The insets above, below and beside the text, without the padding of lines.
  open var textContainerInset: UIEdgeInsets {
    get {
      (textView.textContainerInset ?? Surroundings.metrics.textViewInsets).inset(-padding)
    }
    set { textView.textContainerInset = newValue.inset(padding) }
  }
  /// The padding at both ends of a line, which UIKit has in the text container.
  private var padding: CGFloat { textContainer.lineFragmentPadding }
  open private(set) lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer()
    container.owner = self
    return container
  }()
  /// Called by the container before its padding changes and after it.
  func paddingChanged(from old: CGFloat) {
    let own = (textView.textContainerInset ?? Surroundings.metrics.textViewInsets).inset(-old)
    textView.textContainerInset = own.inset(padding)
  }
  /// The size of the container, which the insets leave.
  var textRoom: CGSize { bounds.inset(by: textContainerInset).size }
  open private(set) lazy var layoutManager: NSLayoutManager = {
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
    if manager.textStorage == nil { textStorage.addLayoutManager(manager) }
    return manager
  }()
  private var madeStorage: NSTextStorage?
  /// The text that is shown, in the view's font where it has none of its own. Edits of it are shown.
  open var textStorage: NSTextStorage {
    if let madeStorage { return madeStorage }
    let storage = NSTextStorage(string: "")
    storage.owner = self
    madeStorage = storage
    tellStorage()
    return storage
  }
  private func tellStorage() {
    guard let madeStorage else { return }
    let shown = NSMutableAttributedString(attributedString: attributedText)
    if styledText == nil, let font {
      shown.addAttributes([.font: font], range: NSRange(location: 0, length: shown.length))
    }
    madeStorage.follow(shown)
  }
  func storageChanged() { attributedText = madeStorage }
  @_Core(\UITextView.selection) open var selectedRange: NSRange
  open func scrollRangeToVisible(_ range: NSRange) {
    if isScrollEnabled { Missing.once("UITextView.scrollRangeToVisible", "texts do not scroll") }
  }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { if styledText != nil { showStyles() } }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var usesStandardTextScaling = false
  open var isFindInteractionEnabled = false
  open weak var textDragDelegate: (any UITextDragDelegate)?
  open weak var textDropDelegate: (any UITextDropDelegate)?
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  open var textDragInteraction: UIDragInteraction? { nil }
  // To observe these gives them the setters that all responders have in UIKit itself only.
  open override var inputView: UIView? { didSet {} }
  open override var inputAccessoryView: UIView? { didSet {} }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    var share: CGFloat = 0
    let index = layoutManager.characterIndex(
      for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &share)
    return position(from: beginningOfDocument, offset: index + (share > 0.5 ? 1 : 0))
  }
  open func characterRange(at point: CGPoint) -> UITextRange? {
    let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    let start = layoutManager.glyphIndex(for: place, in: textContainer)
    return layoutManager.isValidGlyphIndex(start)
      ? UITextRange(UITextPosition(start), UITextPosition(start + 1)) : nil
  }
  open func firstRect(for range: UITextRange) -> CGRect {
    let letters = NSRange(
      location: range.start.offset, length: max(0, range.end.offset - range.start.offset))
    var line = NSRange()
    _ = layoutManager.lineFragmentRect(forGlyphAt: letters.location, effectiveRange: &line)
    return layoutManager.boundingRect(
      forGlyphRange: NSIntersectionRange(letters, line), in: textContainer
    ).offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
  }
  public var typedText: String {
    get { text ?? "" }
    set {
      text = newValue
      texts?.textViewDidChange(self)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
  }
  public var selection: NSRange {
    get { ownSelection ?? NSRange(location: NSString(string: typedText).length, length: 0) }
    set {
      ownSelection = newValue
      texts?.textViewDidChangeSelection(self)
    }
  }
  private var ownSelection: NSRange?

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard texts?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    texts?.textViewDidBeginEditing(self)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard texts?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    texts?.textViewDidEndEditing(self)
    return true
  }

  // What a keyboard would follow; the values are kept.
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false

  public nonisolated static let textDidChangeNotification = event("TextViewTextDidChange")
  public nonisolated static let textDidBeginEditingNotification = event(
    "TextViewTextDidBeginEditing")
  public nonisolated static let textDidEndEditingNotification = event("TextViewTextDidEndEditing")
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      showFont()
      if styledText != nil { showStyles() }
    }
  }
}

extension UITextView: UITextInput, UITextInputTraits {}

public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UIEdgeInsets {
  /// The insets with more at both sides.
  fileprivate func inset(_ sides: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left + sides, bottom: bottom, right: right + sides)
  }
}

/// What a text view asks and tells. The methods are optional in UIKit: each has a default here.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith attachment: NSTextAttachment, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, primaryActionFor item: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  func textView(
    _ textView: UITextView, menuConfigurationFor item: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith attachment: NSTextAttachment, in range: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, primaryActionFor item: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, menuConfigurationFor item: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
