import Foundation
import LayoutScene

/// Shows an image at the size of the view; its own size is the image's.
open class ImageView: View {
  open override class var documentClassName: String { "image" }

  open var image: ImageContent? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
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
