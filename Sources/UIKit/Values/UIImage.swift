import AutoLayout
import Foundation
import LayoutScene
import Symbols

/// An image: a file with its size, a system symbol, or a colour that fills. The file is read when a picture is made.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  public typealias RenderingMode = AutoLayout.RenderingMode

  let content: ImageContent
  /// The colour that `withTintColor` gave.
  let tint: Color?
  /// What was drawn into the image; empty for one with a file.
  let drawings: [SceneDrawing]
  public let imageOrientation: Orientation
  open private(set) var capInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  init(
    _ content: ImageContent, tint: Color? = nil, drawings: [SceneDrawing] = [],
    scale: CGFloat? = nil
  ) {
    self.content = content
    ownScale = scale.flatMap { $0 > 0 ? $0 : nil }
    self.tint = tint ?? content.tint
    self.drawings = drawings.isEmpty ? content.drawings : drawings
    imageOrientation = .up
  }

  /// An empty image.
  public override convenience init() { self.init(ImageContent(size: .zero)) }

  /// A system symbol; nil for a name that is not known.
  // Each of these initializers has a form that code can name as a function, and one that knows where it is called.
  @_disfavoredOverload
  public convenience init?(systemName name: String) {
    self.init(symbol: name, nil, at: nil)
  }
  public convenience init?(
    systemName name: String, file: StaticString = #filePath, line: UInt = #line
  ) { self.init(symbol: name, nil, at: CallPlace(file: file, line: line)) }
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?,
    file: StaticString = #filePath, line: UInt = #line
  ) { self.init(symbol: name, configuration, at: CallPlace(file: file, line: line)) }
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?,
    file: StaticString = #filePath, line: UInt = #line
  ) { self.init(symbol: name, nil, at: CallPlace(file: file, line: line)) }
  convenience init?(symbol name: String, _ configuration: Configuration?, at place: CallPlace?) {
    guard SymbolNames.contains(name) else {
      Missing.sayOnce("No symbol named '\(name)' found in system symbol set", at: place)
      return nil
    }
    let configuration = (configuration as? SymbolConfiguration)?.value ?? .init()
    self.init(ImageContent(systemName: name, withConfiguration: configuration))
  }

  /// An image set of the asset catalogs in a bundle, or a PNG in it; nil, said once for each name, where there is none.
  @_disfavoredOverload
  public convenience init?(named name: String) { self.init(asset: name, in: nil, at: nil) }
  public convenience init?(
    named name: String, file: StaticString = #filePath, line: UInt = #line
  ) { self.init(asset: name, in: nil, at: CallPlace(file: file, line: line)) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
    file: StaticString = #filePath, line: UInt = #line
  ) { self.init(asset: name, in: bundle, at: CallPlace(file: file, line: line)) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?,
    file: StaticString = #filePath, line: UInt = #line
  ) { self.init(asset: name, in: bundle, at: CallPlace(file: file, line: line)) }
  private convenience init?(asset name: String, in bundle: Bundle?, at place: CallPlace?) {
    guard let content = Assets.image(name, in: bundle, at: place) else { return nil }
    self.init(content)
  }
  /// The image that `#imageLiteral` names. Stops where there is none, as UIKit does.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let content = Assets.image(name, in: nil) else {
      trap("Unable to find image named \(name)")
    }
    self.init(content)
  }
  /// A PNG at a path, whose name may say its scale (`@2x`).
  public convenience init?(contentsOfFile path: String) {
    guard let content = Assets.file(path) else { return nil }
    self.init(content)
  }

  open var size: CGSize { content.size }
  /// That of the screen, unless a renderer had another one.
  open var scale: CGFloat { ownScale ?? Surroundings.traits.displayScale }
  private let ownScale: CGFloat?
  open var renderingMode: RenderingMode { content.renderingMode }
  open var isSymbolImage: Bool { content.systemName != nil }
  open var configuration: Configuration? { symbolConfiguration }
  open var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(content.symbolConfiguration) : nil
  }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var flipsForRightToLeftLayoutDirection: Bool { content.isMirroredFromRightToLeft }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = mode }
  }
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(content.tinted(color.value), tint: color.value, drawings: drawings, scale: ownScale)
  }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
  /// The symbol with another size or weight; other images do not change.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let name = content.systemName,
      let own = (configuration as? SymbolConfiguration)?.value
    else { return self }
    var other = ImageContent(systemName: name, withConfiguration: own)
    other.renderingMode = content.renderingMode
    other.tint = tint
    return UIImage(other)
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(
      SymbolConfiguration(content.symbolConfiguration.applying(configuration.value)))
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.isMirroredFromRightToLeft = true }
  }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  open func imageWithoutBaseline() -> UIImage { self }
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  open func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { self }
  /// The image, which is stretched as a whole: caps are kept as a value.
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    let image = changed { _ in }
    image.capInsets = insets
    return image
  }
  open func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { resizableImage(withCapInsets: insets) }
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: 0, right: 0))
  }
  /// The bytes of the image's file, or of a picture of what was drawn; nil for an image without an area.
  open func pngData() -> Data? {
    if let path = content.path, path.hasSuffix(".png"), tint == nil {
      return FileManager.default.contents(atPath: path)
    }
    return ImageBytes.drawn(self) { try $0.cutOutPNG($1) }
  }

  /// Draws the image into the present context.
  open func draw(in rect: CGRect) { CGContext.current?.draw(self, in: rect) }
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  private func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
    var other = content
    change(&other)
    return UIImage(other, tint: tint, drawings: drawings, scale: ownScale)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.content == content }
  open override var hash: Int { content.hashValue }

  public typealias SymbolWeight = LayoutScene.FontWeight
  public typealias SymbolScale = LayoutScene.SymbolScale
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// What an image is chosen by.
  open class Configuration: NSObject, @unchecked Sendable {}
}

/// What the compiler makes of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImage {
  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let value: AutoLayout.SymbolConfiguration

    init(_ value: AutoLayout.SymbolConfiguration) {
      self.value = value
    }
    public convenience init(pointSize: CGFloat) { self.init(.init(pointSize: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(.init(pointSize: pointSize, weight: weight))
    }
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init(.init(pointSize: pointSize, weight: weight, scale: scale)) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(.init(textStyle: textStyle.style))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(.init(textStyle: textStyle.style, scale: scale))
    }
    public convenience init(font: UIFont) { self.init(.init(font: font.descriptor)) }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(.init(font: font.descriptor, scale: scale))
    }
    public convenience init(scale: UIImage.SymbolScale) { self.init(.init(scale: scale)) }
    public convenience init(weight: UIImage.SymbolWeight) { self.init(.init(weight: weight)) }
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(.init()) }
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      other.map { SymbolConfiguration(value.applying($0.value)) } ?? self
    }
  }
}
