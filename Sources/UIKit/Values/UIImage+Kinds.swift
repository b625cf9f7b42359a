import AutoLayout
import Drawing
import Files
import Foundation
import LayoutScene
import Typesetting

// Images of bytes and of bitmaps, and kinds of images that are drawn as plainer ones here.
extension UIImage {
  /// A PNG or JPEG in memory, in a temporary file from which pictures read it; nil, said once, for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageBytes.content(data, scale: scale) else { return nil }
    self.init(content)
  }

  /// What the image is drawn from.
  public var cgImage: CGImage? { CGImage(self) }
  public convenience init(cgImage: CGImage) { self.init(cgImage.image.content) }
  /// The bitmap with a size of its own. An orientation other than `up` is not drawn, which is said once.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    if orientation != .up { Missing.once("UIImage.Orientation", "images are drawn upright") }
    var content = cgImage.image.content
    content.size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(content)
  }

  /// A picture on white; nil, said once, where the library that writes it is not installed.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    ImageBytes.drawn(self) { try $0.jpeg($1, quality: Double(compressionQuality)) }
  }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// The image in a smaller size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Draws the image. Blending is not there, which is said once.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.withAlpha(alpha) {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      draw(in: rect)
      context.endTransparencyLayer()
    }
    context.restoreGState()
  }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Fills a rectangle with copies of the image.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = CGContext.current, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(in: CGRect(x: x, y: y, width: size.width, height: size.height))
      }
    }
    context.restoreGState()
  }

  /// Nothing moves: an animated image is its first one.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }

  public class var add: UIImage { symbol("plus.circle.fill") }
  public class var remove: UIImage { symbol("minus.circle.fill") }
  public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
  public class var actions: UIImage { symbol("ellipsis.circle.fill") }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The symbol with all of its parts; how much of a variable symbol is drawn is said not to be there, once.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    Missing.once("UIImage(systemName:variableValue:)", "symbols are drawn whole")
    self.init(systemName: name, withConfiguration: configuration)
  }
}

extension UIImage.SymbolConfiguration {
  /// Symbols are drawn in one colour, the tint, which is said once.
  private static func oneColour(_ name: String) -> UIImage.SymbolConfiguration {
    Missing.once("UIImage.SymbolConfiguration.\(name)", "symbols are drawn in one colour")
    return .unspecified
  }
  public convenience init(paletteColors colors: [UIColor]) {
    self.init(Self.oneColour("init(paletteColors:)").value)
  }
  public convenience init(hierarchicalColor color: UIColor) {
    self.init(Self.oneColour("init(hierarchicalColor:)").value)
  }
  public class func preferringMulticolor() -> Self { made("preferringMulticolor()") }
  public class func preferringHierarchical() -> Self { made("preferringHierarchical()") }
  public class func preferringMonochrome() -> Self { unsafeDowncast(unspecified, to: self) }
  private class func made(_ name: String) -> Self { unsafeDowncast(oneColour(name), to: self) }
}

/// What an image is drawn from, with its size in pixels.
public final class CGImage: @unchecked Sendable {
  let image: UIImage
  public let width: Int
  public let height: Int

  init?(_ image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    self.image = image
    width = Int((image.size.width * image.scale).rounded())
    height = Int((image.size.height * image.scale).rounded())
  }
  /// A part of the image, in pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let scale = image.scale
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    let bounds = CGRect(
      x: part.minX / scale, y: part.minY / scale, width: part.width / scale,
      height: part.height / scale)
    return CGImage(
      UIGraphicsImageRenderer(bounds: bounds).image { _ in image.draw(at: .zero) })
  }
}

/// Bytes of images, and files for images that a source has as bytes: pictures read files.
enum ImageBytes {
  private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes of a file with what an image shows; nil, said once, where none can be made.
  static func drawn(
    _ image: UIImage, _ write: (Renderer, Scene) throws -> [UInt8]
  ) -> Data? {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    let rect = CGRect(origin: .zero, size: image.size)
    var view = SceneView(id: "image", className: "image", parent: nil, frame: rect)
    var shown = CGContext.sceneImage(image, in: rect)
    if image.isSymbolImage, shown.color == nil { shown.color = .black }
    view.images = [shown]
    return drawn(Scene(size: rect.size, scale: image.scale, views: [view]), write)
  }

  static func drawn(
    _ scene: Scene, _ write: (Renderer, Scene) throws -> [UInt8]
  ) -> Data? {
    do {
      let typesetter = try Surroundings.measurer as? Typesetter ?? Typesetter()
      return Data(try write(Renderer(typesetter: typesetter), scene))
    } catch {
      Missing.sayOnce("An image cannot be drawn: \(error)")
      return nil
    }
  }

  static func content(_ data: Data, scale: CGFloat) -> ImageContent? {
    let bytes = Array(data)
    let isPNG = bytes.count > 24 && bytes.starts(with: start)
    guard isPNG || bytes.starts(with: [0xFF, 0xD8, 0xFF]), scale > 0 else {
      Missing.sayOnce("UIImage(data:) reads PNG and JPEG only; others are nil.")
      return nil
    }
    func number(_ place: Int) -> CGFloat {
      CGFloat(bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-images")
    let file = folder.appendingPathComponent("\(name(of: bytes)).\(isPNG ? "png" : "jpg")")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if FileManager.default.contents(atPath: file.path) != data {
        try data.write(to: file, options: .atomic)
      }
    } catch {
      Missing.sayOnce("UIImage(data:) cannot write \(file.path): \(error.localizedDescription)")
      return nil
    }
    let pixels =
      isPNG
      ? CGSize(width: number(16), height: number(20))
      : (try? PictureFile.size(atPath: file.path)).flatMap { $0 }
    return pixels.map {
      ImageContent(
        path: file.path, size: CGSize(width: $0.width / scale, height: $0.height / scale))
    }
  }

  /// The same name for the same bytes.
  private static func name(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16) + "-\(bytes.count)"
  }
}
