import Foundation
import LayoutScene

/// Shows an image at the size of the view; its own size is the image's.
open class ImageView: View {
  open override class var documentClassName: String { "image" }

  /// The image; nil, the default, gives the view no intrinsic size.
  open var image: ImageContent? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A view without an image.
  public override init(identifier: String? = nil) { super.init(identifier: identifier) }
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view whose frame has the size of the image.
  public init(image: ImageContent?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  package override var sceneControl: Control { .image }

  package override func sceneImages(in size: CGSize, _ context: LayoutContext) -> [SceneImage] {
    guard let image else { return [] }
    return [
      SceneImage(
        path: image.path, rect: CGRect(origin: .zero, size: size), origin: image.origin)
    ]
  }
}
