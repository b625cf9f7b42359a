import AutoLayout
import Foundation

/// One line of text to edit. Nothing is typed; code sets the text.
@preconcurrency @MainActor
open class UITextField: UIControl {
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
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var font: UIFont? {
    get { UIFont(field.font) }
    set { field.font = (newValue ?? .systemFont(ofSize: 17)).descriptor }
  }
  open var textColor: UIColor? {
    get { field.textColor.map { UIColor($0) } ?? .label }
    set { field.textColor = newValue?.value }
  }
  open var textAlignment: NSTextAlignment {
    get { field.textAlignment }
    set { field.textAlignment = newValue }
  }
  open var borderStyle: BorderStyle {
    get { field.borderStyle }
    set { field.borderStyle = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { field.adjustsFontSizeToFitWidth }
    set { field.adjustsFontSizeToFitWidth = newValue }
  }
  open var minimumFontSize: CGFloat {
    get { field.minimumFontSize }
    set { field.minimumFontSize = newValue }
  }
  open var leftView: UIView? { didSet { field.leftView = leftView?.core } }
  open var rightView: UIView? { didSet { field.rightView = rightView?.core } }
  open var leftViewMode: ViewMode {
    get { field.leftViewMode }
    set { field.leftViewMode = newValue }
  }
  open var rightViewMode: ViewMode {
    get { field.rightViewMode }
    set { field.rightViewMode = newValue }
  }
  open var clearButtonMode: ViewMode {
    get { field.clearButtonMode }
    set { field.clearButtonMode = newValue }
  }
  /// Fonts of text styles follow the text size here in any case.
  open var adjustsFontForContentSizeCategory = false

  // What a keyboard would follow; the values are kept.
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
}

/// What a field asks and tells. The methods are optional in UIKit: each has a default here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
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
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
