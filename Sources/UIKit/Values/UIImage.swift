import AutoLayout
import Foundation
import LayoutScene
import Symbols

/// An image: a file with its size, or a system symbol. The file is read when a picture is made.
open class UIImage: NSObject, @unchecked Sendable {
  public typealias RenderingMode = AutoLayout.RenderingMode

  let content: ImageContent

  init(_ content: ImageContent) {
    self.content = content
    super.init()
  }

  /// A system symbol; nil for a name that is not known.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard SymbolNames.contains(name) else { return nil }
    let configuration = (configuration as? SymbolConfiguration)?.value ?? .init()
    self.init(ImageContent(systemName: name, withConfiguration: configuration))
  }

  open var size: CGSize { content.size }
  open var renderingMode: RenderingMode { content.renderingMode }
  open var isSymbolImage: Bool { content.systemName != nil }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    var other = content
    other.renderingMode = mode
    return UIImage(other)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.content == content }
  open override var hash: Int { content.hashValue }

  /// What an image is chosen by.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let value: AutoLayout.SymbolConfiguration

    init(_ value: AutoLayout.SymbolConfiguration) {
      self.value = value
      super.init()
    }
    public convenience init(pointSize: CGFloat) { self.init(.init(pointSize: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(.init(pointSize: pointSize, weight: weight))
    }
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init(.init(pointSize: pointSize, weight: weight, scale: scale)) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(.init(textStyle: textStyle)) }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(.init(textStyle: textStyle, scale: scale))
    }
    public convenience init(font: UIFont) { self.init(.init(font: font.descriptor)) }
    public convenience init(scale: UIImage.SymbolScale) { self.init(.init(scale: scale)) }
    public convenience init(weight: UIImage.SymbolWeight) { self.init(.init(weight: weight)) }
  }

  public typealias SymbolWeight = LayoutScene.FontWeight
  public typealias SymbolScale = LayoutScene.SymbolScale
}
