import Foundation
import LayoutKernel
import LayoutScene
import Symbols

/// A view that shows an image. Its intrinsic size is the image's.
open class ImageView: View {
  open override class var documentClassName: String { "image" }

  /// The image; nil, the default, gives the view no intrinsic size.
  open var image: ImageContent? { didSet { resized(image != oldValue) } }

  /// How the image fills the view; stretched by default.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }

  /// A view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view whose frame has the size of the image.
  public init(image: ImageContent?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// The size of the alignment rect in points. That of a symbol reaches from the ascender to the
  /// descender of its font.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    guard let symbol = symbolMeasures else { return image.size }
    return CGSize(
      width: symbol.size.width,
      height: max(
        0, symbol.size.height - symbol.alignmentInsets.top - symbol.alignmentInsets.bottom))
  }

  package override var standardAlignmentInsets: EdgeInsets {
    symbolMeasures?.alignmentInsets ?? super.standardAlignmentInsets
  }

  /// A symbol has a baseline, as text has.
  package override func intrinsicLayout(fitting width: CGFloat?) -> IntrinsicLayout {
    let size = intrinsicContentSize
    guard let symbol = symbolMeasures else { return IntrinsicLayout(size: size) }
    let descent = symbol.baselineFromBottom - symbol.alignmentInsets.bottom
    return IntrinsicLayout(
      size: size,
      baselines: BaselineOffsets(firstFromTop: size.height - descent, lastFromBottom: descent))
  }

  private var symbolMeasures: SymbolMeasures? {
    guard let image, image.systemName != nil else { return nil }
    return image.symbolMeasures(font: symbolFont, traits)
  }

  /// The font of the text beside a symbol; nil for body text.
  var symbolFont: FontDescriptor? { nil }

  package override var sceneControl: Control { .image }

  package override func sceneImages(in size: CGSize, _ context: LayoutContext) -> [SceneImage] {
    guard let image else { return [] }
    let own = image.size(font: symbolFont, traits)
    let rect = contentMode.rect(ofImage: own, in: CGRect(origin: .zero, size: size))
    return [image.sceneImage(in: rect, of: self, font: symbolFont)]
  }
}
