import AutoLayout
import Foundation

/// One line of text to edit. Nothing is typed; code sets the text.
open class UITextField: UIControl {
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  public typealias BorderStyle = AutoLayout.TextField.BorderStyle
  public typealias ViewMode = AutoLayout.TextField.ViewMode

  private var field: TextField { unsafeDowncast(core, to: TextField.self) }
  /// Fields made in code have no border, unlike those of documents.
  override class func makeCore() -> AutoLayout.View {
    let field = TextField()
    field.borderStyle = .none
    return field
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override func stateDidChange() { field.isEnabled = isEnabled }

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? {
    get { field.text ?? "" }
    set { field.text = newValue }
  }
  @_Core(\UITextField.field.placeholder) open var placeholder: String?
  open var font: UIFont? {
    get { ownFont ?? UIFont(field.font) }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      showFonts()
    }
  }
  private var ownFont: UIFont?
  private func showFonts() {
    let isAdjusted = adjustsFontForContentSizeCategory
    if let ownFont { field.font = ownFont.descriptor(isAdjusted: isAdjusted) }
    field.placeholderFont = placeholderFont?.descriptor(isAdjusted: isAdjusted)
  }
  private var placeholderFont: UIFont?
  open var textColor: UIColor? {
    get { field.textColor.map { UIColor($0) } ?? .label }
    set { field.textColor = newValue?.value }
  }
  @_Core(\UITextField.field.textAlignment) open var textAlignment: NSTextAlignment
  @_Core(\UITextField.field.borderStyle) open var borderStyle: BorderStyle
  @_Core(\UITextField.field.isSecureTextEntry) open var isSecureTextEntry: Bool
  @_Core(\UITextField.field.adjustsFontSizeToFitWidth) open var adjustsFontSizeToFitWidth: Bool
  @_Core(\UITextField.field.minimumFontSize) open var minimumFontSize: CGFloat
  open var leftView: UIView? { didSet { field.leftView = leftView?.core } }
  open var rightView: UIView? { didSet { field.rightView = rightView?.core } }
  @_Core(\UITextField.field.leftViewMode) open var leftViewMode: ViewMode
  @_Core(\UITextField.field.rightViewMode) open var rightViewMode: ViewMode
  @_Core(\UITextField.field.clearButtonMode) open var clearButtonMode: ViewMode
  open var adjustsFontForContentSizeCategory = false { didSet { showFonts() } }

  /// The text with attributes: the letters are shown in those of the first one.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "", attributes: defaultTextAttributes) }
    set {
      field.text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      defaultTextAttributes = newValue.attributes(at: 0, effectiveRange: nil)
    }
  }
  /// The placeholder with attributes: it is shown in the font and colour of its first letter.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      // An override of `placeholder` may set this one in turn.
      field.placeholder = attributedPlaceholder?.string
      let styled = attributedPlaceholder.flatMap { $0.length > 0 ? $0 : nil }
      let attributes = styled?.attributes(at: 0, effectiveRange: nil) ?? [:]
      field.placeholderColor = (attributes[.foregroundColor] as? UIColor)?.value
      placeholderFont = attributes[.font] as? UIFont
      showFonts()
    }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var background: UIImage? { didSet { Missing.look("UITextField.background", background) } }
  open var disabledBackground: UIImage?
  open var isEditing: Bool { isFirstResponder }
  open var interactionState: Any { 0 }

  // The parts of a field, which an override may move.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = field.textRect(in: bounds.size).offsetBy(dx: bounds.minX, dy: bounds.minY)
    // The text begins where the views at the sides end.
    if let view = shownSide(leftView, leftViewMode) {
      let end = leftViewRect(forBounds: bounds).maxX - view.frame.maxX
      rect.origin.x += end
      rect.size.width -= end
    }
    if let view = shownSide(rightView, rightViewMode) {
      rect.size.width -= view.frame.minX - rightViewRect(forBounds: bounds).minX
    }
    return rect
  }
  private func shownSide(_ view: UIView?, _ mode: ViewMode) -> UIView? {
    guard !isOfUIKit, let view, !view.isHidden, mode != .never else { return nil }
    return view
  }
  override func textRect(standard: CGRect, isPlaceholder: Bool) -> CGRect? {
    guard !isOfUIKit else { return standard }
    return isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// As in UIKit, the class says where the views at the sides are.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isOfUIKit else { return }
    if let leftView { move(leftView, to: leftViewRect(forBounds: bounds)) }
    if let rightView { move(rightView, to: rightViewRect(forBounds: bounds)) }
  }
  private func move(_ view: UIView, to rect: CGRect) {
    if !view.isHidden, view.frame != rect { view.frame = rect }
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [AnyObject] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  // To observe these gives them the setters that all responders have in UIKit itself only.
  open override var inputView: UIView? { didSet {} }
  open override var inputAccessoryView: UIView? { didSet {} }

  /// Begins to edit, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }
  /// Replaces the selection as typing does, which sends `editingChanged`.
  open func insertText(_ text: String) {
    type(text)
    tellChange()
  }
  private func tellChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  open func deleteBackward() {
    erase()
    tellChange()
  }
  public var typedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  public var selection: NSRange {
    get { ownSelection ?? NSRange(location: NSString(string: typedText).length, length: 0) }
    set { ownSelection = newValue }
  }
  private var ownSelection: NSRange?

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
  open var enablesReturnKeyAutomatically = false
  open var passwordRules: AnyObject?

  public nonisolated static let textDidChangeNotification = event("TextFieldTextDidChange")
  public nonisolated static let textDidBeginEditingNotification = event(
    "TextFieldTextDidBeginEditing")
  public nonisolated static let textDidEndEditingNotification = event("TextFieldTextDidEndEditing")
}

extension UITextField: UITextInput, UITextInputTraits {}

open class UISearchTextField: UITextField {
  override class func makeCore() -> AutoLayout.View { TextField() }
  open var tokens: [AnyObject] = []
}

/// What a field asks and tells. The methods are optional in UIKit: each has a default here.
public protocol UITextFieldDelegate: UIKitObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
