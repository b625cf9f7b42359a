import AutoLayout
import Foundation
import LayoutScene

// The objects of TextKit that text views have. Texts are set by the core.

/// A mark before the paragraphs of a list, which is kept and not drawn.
open class NSTextList: NSObject, @unchecked Sendable {
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let disc = MarkerFormat(rawValue: "{disc}")
    public static let circle = MarkerFormat(rawValue: "{circle}")
    public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    public static let decimal = MarkerFormat(rawValue: "{decimal}")
  }
  public let markerFormat: MarkerFormat
  open var startingItemNumber = 1
  public init(markerFormat: MarkerFormat, options: Int) { self.markerFormat = markerFormat }
}

/// Where the lines of a text are set.
open class NSTextContainer: UIKitObject {
  weak var owner: UITextView?
  open weak var layoutManager: NSLayoutManager?
  /// The padding at both ends of each line, points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { owner?.paddingChanged(from: oldValue) }
  }
  /// That of a text view's container is what the insets leave.
  open var size: CGSize {
    get { owner?.textRoom ?? ownSize }
    set { ownSize = newValue }
  }
  private var ownSize: CGSize
  open var maximumNumberOfLines = 0 {
    didSet {
      if maximumNumberOfLines > 0, owner != nil {
        Missing.once("NSTextContainer.maximumNumberOfLines")
      }
    }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  @_Undrawn("NSTextContainer.exclusionPaths", "it changes nothing")
  open var exclusionPaths: [UIBezierPath] = []
  public init(size: CGSize) {
    ownSize = size
  }
  public convenience override init() { self.init(size: .zero) }
}

/// A text that can be changed. That of a text view is what the view shows.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  nonisolated(unsafe) weak var owner: UITextView?
  nonisolated(unsafe) open weak var delegate: (any NSTextStorageDelegate)?
  nonisolated(unsafe) open private(set) var layoutManagers: [NSLayoutManager] = []
  private nonisolated(unsafe) var isChanging = false
  /// How often the text has changed.
  private(set) nonisolated(unsafe) var edits = 0

  @MainActor open func addLayoutManager(_ manager: NSLayoutManager) {
    manager.textStorage = self
    layoutManagers.append(manager)
  }
  @MainActor open func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
    manager.textStorage = nil
  }

  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }
  open func edited(_ actions: EditActions, range: NSRange, changeInLength delta: Int) {
    edits += 1
    guard !isChanging else { return }
    isChanging = true
    defer { isChanging = false }
    nonisolated(unsafe) let storage = self
    onMain {
      storage.delegate?.textStorage(
        storage, didProcessEditing: actions, range: range, changeInLength: delta)
      storage.owner?.storageChanged()
    }
  }
  /// Foundation on Linux ends the program without a word.
  private func check(_ range: NSRange) {
    trap(
      unless: range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= length,
      "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds: the text has \(length) characters, "
        + "and the range is \(range)")
  }
  open override func replaceCharacters(in range: NSRange, with text: String) {
    check(range)
    super.replaceCharacters(in: range, with: text)
    let count = NSString(string: text).length
    edited(
      [.editedCharacters, .editedAttributes],
      range: NSRange(location: range.location, length: count),
      changeInLength: count - range.length)
  }
  private func editAttributes(in range: NSRange, _ edit: () -> Void) {
    check(range)
    edit()
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    editAttributes(in: range) { super.setAttributes(attributes, range: range) }
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    editAttributes(in: range) { super.addAttribute(name, value: value, range: range) }
  }
  open override func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    editAttributes(in: range) { super.addAttributes(attributes, range: range) }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    editAttributes(in: range) { super.removeAttribute(name, range: range) }
  }
  open override func setAttributedString(_ text: NSAttributedString) {
    let old = length
    super.setAttributedString(text)
    edited(
      [.editedCharacters, .editedAttributes], range: NSRange(location: 0, length: length),
      changeInLength: length - old)
  }

  /// Takes the text that the owner has, which is no edit.
  func follow(_ text: NSAttributedString) {
    guard !isChanging else { return }
    isChanging = true
    edits += 1
    super.setAttributedString(text)
    isChanging = false
  }
}

public protocol NSTextStorageDelegate: UIKitObjectProtocol {
  func textStorage(
    _ storage: NSTextStorage, didProcessEditing actions: NSTextStorage.EditActions, range: NSRange,
    changeInLength delta: Int)
}
extension NSTextStorageDelegate {
  public func textStorage(
    _ storage: NSTextStorage, didProcessEditing actions: NSTextStorage.EditActions, range: NSRange,
    changeInLength delta: Int
  ) {}
}

/// An image in a text. Its bounds begin at the baseline; a symbol without bounds is centred on the capitals beside it.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let kind = attributeKind
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0
  open func attachmentBounds(
    for container: NSTextContainer?, proposedLineFragment line: CGRect, glyphPosition: CGPoint,
    characterIndex: Int
  ) -> CGRect {
    guard bounds == .zero, let image else { return bounds }
    let y =
      image.isSymbolImage ? (UIFont.systemFont(ofSize: 17).capHeight - image.size.height) / 2 : 0
    return CGRect(x: 0, y: y, width: image.size.width, height: image.size.height)
  }
  /// The image in the place of a letter; nil for nothing to draw.
  var sceneImage: SceneImage? {
    let rect = attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    return (image ?? contents.flatMap { UIImage(data: $0) }).map {
      CGContext.sceneImage(
        $0, in: CGRect(x: 0, y: -rect.maxY, width: rect.width, height: rect.height))
    }
  }
  /// The letter that stands for an attachment.
  public static let character = 0xFFFC
  public override init() { super.init() }
  public init(data: Data?, ofType type: String?) {
    contents = data
  }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// The letter that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
