import Foundation

// What text is typed with. Nothing is typed: the values are kept.

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  public static let alphabet = UIKeyboardType.asciiCapable
}
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let organizationName = UITextContentType(rawValue: "organization")
}

public protocol UITextInputTraits: UIKitObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var textContentType: UITextContentType! { get set }
  var isSecureTextEntry: Bool { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
}
public protocol UIKeyInput: UIKitObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A place between two letters.
open class UITextPosition: UIKitObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
  }
}
open class UITextRange: UIKitObject {
  open var start: UITextPosition
  open var end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }
  public override convenience init() { self.init(UITextPosition(0), UITextPosition(0)) }
  init(_ start: UITextPosition, _ end: UITextPosition) {
    (self.start, self.end) = (start, end)
  }
}
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Text with a selection.
public protocol UITextInput: UIKeyInput {
  var typedText: String { get set }
  var selection: NSRange { get set }
}
extension UITextInput {
  public var hasText: Bool { !typedText.isEmpty }
  private var letters: NSString { NSString(string: typedText) }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(letters.length) }
  public var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(selection.location), UITextPosition(selection.location + selection.length))
    }
    set {
      selection =
        newValue.map { NSRange(location: $0.start.offset, length: $0.end.offset - $0.start.offset) }
        ?? NSRange(location: 0, length: 0)
    }
  }
  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}
  public func text(in range: UITextRange) -> String? {
    let (start, end) = (range.start.offset, range.end.offset)
    guard start >= 0, end >= start, end <= letters.length else { return nil }
    return letters.substring(with: NSRange(location: start, length: end - start))
  }
  public func replace(_ range: UITextRange, withText text: String) {
    let (start, end) = (range.start.offset, range.end.offset)
    guard start >= 0, end >= start, end <= letters.length else { return }
    typedText = letters.replacingCharacters(
      in: NSRange(location: start, length: end - start), with: text)
    selection = NSRange(location: start + NSString(string: text).length, length: 0)
  }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start, end)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...letters.length).contains(place) ? UITextPosition(place) : nil
  }
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  public func compare(_ a: UITextPosition, to b: UITextPosition) -> ComparisonResult {
    a.offset < b.offset
      ? .orderedAscending : a.offset == b.offset ? .orderedSame : .orderedDescending
  }
  public func insertText(_ text: String) { type(text) }
  public func deleteBackward() { erase() }
  /// Replaces the selection.
  func type(_ text: String) {
    if let range = selectedTextRange { replace(range, withText: text) }
  }
  /// Removes the selection, or the letter before the place where typing goes on.
  func erase() {
    guard let range = selectedTextRange else { return }
    if range.isEmpty, let before = position(from: range.start, offset: -1) {
      replace(UITextRange(before, range.end), withText: "")
    } else {
      replace(range, withText: "")
    }
  }
}

open class UITextChecker: UIKitObject {
  open class func learnWord(_ word: String) {}
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  open class func unlearnWord(_ word: String) {}
  open class var availableLanguages: [String] { [] }
}
open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  open private(set) var inputViewStyle = Style.default
  open var allowsSelfSizing = false
  public convenience init(frame: CGRect, inputViewStyle: Style) {
    self.init(frame: frame)
    self.inputViewStyle = inputViewStyle
  }
}
public protocol UIInputViewAudioFeedback: UIKitObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}
public protocol UITextDragDelegate: UIKitObjectProtocol {}
public protocol UITextDropDelegate: UIKitObjectProtocol {}
public protocol UITextPasteDelegate: UIKitObjectProtocol {}
open class UITextInteraction: UIKitInteraction {}
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
@preconcurrency @MainActor
public struct UITextItem {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  public var content: Content
  public var range: NSRange
  public struct MenuConfiguration { public init(menu: UIMenu) {} }
}
