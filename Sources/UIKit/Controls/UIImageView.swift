import AutoLayout
import Foundation

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var imageView: ImageView { unsafeDowncast(core, to: ImageView.self) }
  override class func makeCore() -> AutoLayout.View { ImageView() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    imageView.image = image?.content
  }

  open var image: UIImage? {
    get { imageView.image.map { UIImage($0) } }
    set { imageView.image = newValue?.content }
  }
  open override var contentMode: UIView.ContentMode {
    get { imageView.contentMode }
    set { imageView.contentMode = newValue }
  }
}
