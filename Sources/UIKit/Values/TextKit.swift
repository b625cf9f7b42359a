import Foundation
import LayoutScene

// The objects of TextKit that text views have. Texts are set by the core.

/// Where the lines of a text are set.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var owner: UITextView?
  /// The padding at both ends of each line, points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { owner?.paddingChanged(from: oldValue) }
  }
  open var size: CGSize
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines > 0 { Missing.once("NSTextContainer.maximumNumberOfLines") } }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if !exclusionPaths.isEmpty { Missing.once("NSTextContainer.exclusionPaths") } }
  }
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public convenience override init() { self.init(size: .zero) }
}

@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open func addTextContainer(_ container: NSTextContainer) {}
  open func ensureLayout(for container: NSTextContainer) {}
}

/// A text that can be changed.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  open func addLayoutManager(_ manager: NSLayoutManager) {}
}

/// An image in a text. Texts keep its place free as for a missing letter: the image is not drawn.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let kind = attributeKind
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  public override init() { super.init() }
  public init(data: Data?, ofType type: String?) {
    contents = data
    super.init()
  }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// The letter that stands for an attachment. The image in a text is not drawn, which is said once.
  public convenience init(attachment: NSTextAttachment) {
    Missing.once("NSAttributedString(attachment:)", "the image is left out")
    self.init(string: "", attributes: [.attachment: attachment])
  }
}
