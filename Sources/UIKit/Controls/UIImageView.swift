import AutoLayout
import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  private var imageView: ImageView { unsafeDowncast(core, to: ImageView.self) }
  override class func makeCore() -> AutoLayout.View { ImageView() }
  override class var startsTouchable: Bool { false }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // An initializer's own properties are set without their observers.
    show()
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    show()
  }

  open var image: UIImage? { didSet { show() } }
  open var highlightedImage: UIImage? { didSet { show() } }
  open var isHighlighted = false { didSet { show() } }
  /// The size and weight of a symbol that has none of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { show() } }
  /// Images keep their size at every text size here; symbols of text styles grow.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var preferredImageDynamicRange = UIImage.DynamicRange.standard

  private func show() {
    var shown = isHighlighted ? highlightedImage ?? image : image
    if let preferred = preferredSymbolConfiguration, let symbol = shown, symbol.isSymbolImage {
      shown = symbol.withConfiguration(preferred.applying(symbol.symbolConfiguration))
    }
    imageView.image = shown?.content
  }

  open override var contentMode: UIView.ContentMode {
    get { imageView.contentMode }
    set { imageView.contentMode = newValue }
  }

  // Animated images show their first.
  open var animationImages: [UIImage]? {
    didSet { if image == nil { image = animationImages?.first } }
  }
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

extension UIImage {
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}
