// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AutoLayout
import Foundation
import LayoutScene

// What UIKit draws with: contexts of images, rectangles and texts.

/// The context that is drawn into; nil outside of `draw(_:)` and of contexts of images.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }
public func UIGraphicsPopContext() { _ = CGContext.pop() }

/// The sizes and scales of the images that are being drawn.
nonisolated(unsafe) private var imageSizes: [(size: CGSize, scale: CGFloat)] = []

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext()
  context.area = CGRect(origin: .zero, size: size)
  CGContext.push(context)
  imageSizes.append((size, scale))
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = CGContext.current, let size = imageSizes.last else { return nil }
  var content = ImageContent(size: size.size)
  content.drawings = context.finished
  return UIImage(content, scale: size.scale)
}
public func UIGraphicsEndImageContext() {
  _ = CGContext.pop()
  _ = imageSizes.popLast()
}
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  CGContext.current?.setBlendMode(mode)
  UIRectFill(rect)
}
public func UIRectFrame(_ rect: CGRect) { CGContext.current?.stroke(rect) }
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

/// How a renderer makes images. Images are drawn in the scale of the picture that shows them; files have their own.
open class UIGraphicsRendererFormat: NSObject {
  open class func `default`() -> Self { self.init() }
  open class func preferred() -> Self { self.init() }
  public required override init() { super.init() }
}
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale = Surroundings.traits.displayScale
  open var opaque = false
  public enum Range: Int, Sendable { case automatic, extended, standard }
  open var preferredRange = Range.automatic
}
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format = UIGraphicsImageRendererFormat()
  init(_ context: CGContext) {
    cgContext = context
  }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

/// Makes an image of what a closure draws.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let scale: CGFloat
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, scale) = (bounds, format.scale)
  }
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    var content = ImageContent(size: bounds.size)
    content.drawings = CGContext.drawings { context in
      context.area = bounds
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsImageRendererContext(context))
    }
    return UIImage(content, scale: scale)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
}

/// What a text's measures count; all lines are measured in any case.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
  /// The attributes with which the text is set; text without a font has 12 points, as in UIKit.
  private var setting: TextAttributes {
    let traits = Surroundings.traits
    let style = paragraphStyle
    var attributes = TextAttributes(
      font: Font.system(ofSize: 12), alignment: style?.alignment ?? .natural, lineLimit: 0,
      direction: traits.layoutDirection, language: traits.locale)
    attributes.lineBreak = style?.lineBreakMode ?? .byWordWrapping
    attributes.alignment = attributes.alignment.following(traits.layoutDirection)
    return attributes.with(layoutText(), traits, naturalFollows: traits.layoutDirection)
  }

  /// The measures at a width, with no more lines than the limit; 0 for no limit.
  func measured(width: CGFloat?, lines: Int) -> TextMeasurement {
    var setting = setting
    setting.lineLimit = lines
    return Surroundings.measurer.measure(
      string, setting, width: width.flatMap { $0 < 100_000 ? $0 : nil })
  }
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    var setting = setting
    if !options.contains(.usesLineFragmentOrigin) { setting.lineLimit = 1 }
    let isLimited = size.width > 0 && size.width < 100_000 && setting.lineLimit != 1
    let measured = Surroundings.measurer.measure(
      string, setting, width: isLimited ? size.width : nil)
    // Sums of ascents and descents have a last digit too many, which apps would round up to a pixel.
    func clean(_ length: CGFloat) -> CGFloat { (length * 65_536).rounded() / 65_536 }
    return CGRect(
      x: 0, y: 0, width: clean(measured.size.width), height: clean(measured.size.height))
  }
  public func draw(in rect: CGRect) {
    guard length > 0, let context = CGContext.current else { return }
    let traits = Surroundings.traits
    var setting = setting
    // As paths do, letters have the colours of the traits of the moment: those of the view that draws.
    for index in setting.runs.indices {
      setting.runs[index].color = setting.runs[index].color?.resolvedColor(with: traits)
    }
    let measured = Surroundings.measurer.measure(string, setting, width: rect.width)
    var text = SceneText(
      string: string, attributes: setting, rect: rect, role: .body, measurement: measured)
    text.color = (attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)?.value
      .resolvedColor(with: traits)
    if text.color == nil { text.color = .black }
    context.add([.text(text)])
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
  public func draw(at point: CGPoint) {
    let size = size()
    draw(
      in: CGRect(x: point.x, y: point.y, width: size.width, height: size.height))
  }
}

/// A text without attributes of its own, which is measured and drawn with those that it is given.
public protocol UIKitPlainText { var plainText: String { get } }
extension String: UIKitPlainText { public var plainText: String { self } }
extension NSString: UIKitPlainText { public var plainText: String { substring(from: 0) } }

extension UIKitPlainText {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    styled(attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { styled(attributes).boundingRect(with: size, options: options, context: context) }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  { styled(attributes).draw(in: rect) }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { styled(attributes).draw(at: point) }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { styled(attributes).draw(in: rect) }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: plainText, attributes: attributes)
  }
}
