import AutoLayout
import Foundation
import LayoutScene

/// A colour; a dynamic one has other components in dark appearance.
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  private let kind = attributeKind
  let value: Color

  /// Whether the colour has one component besides its opacity, as UIKit's greys have.
  private let isGray: Bool

  init(_ value: Color, isGray: Bool = false) {
    self.value = value
    self.isGray = isGray
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The components as they are: Display P3 is drawn as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  /// A colour of an image that is repeated, which is drawn clear, and said once.
  public convenience init(patternImage: UIImage) {
    Missing.once("UIColor(patternImage:)", "it is clear")
    self.init(white: 0, alpha: 0)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(red: white, green: white, blue: white, alpha: alpha), isGray: true)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.value, isGray: cgColor.numberOfComponents == 2)
  }
  /// The colour that `#colorLiteral` says.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  /// A colour set of the asset catalogs in a bundle; nil, said once for each name, where there is none.
  @_disfavoredOverload
  public convenience init?(named name: String) { self.init(asset: name, in: nil, nil, at: nil) }
  public convenience init?(
    named name: String, file: StaticString = #filePath, line: UInt = #line
  ) { self.init(asset: name, in: nil, nil, at: CallPlace(file: file, line: line)) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(asset: name, in: bundle, traitCollection, at: CallPlace(file: file, line: line))
  }
  private convenience init?(
    asset name: String, in bundle: Bundle?, _ traits: UITraitCollection?, at place: CallPlace?
  ) {
    guard let color = Assets.color(name, in: bundle, at: place) else { return nil }
    self.init(traits.map { color.resolvedColor(with: $0.traits) } ?? color)
  }
  /// A colour that is asked for whenever it is drawn or resolved.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let provider = ColorProvider(provide: dynamicProvider)
    self.init(Color.provided { provider.color($0) })
    self.provider = provider
  }
  private var provider: ColorProvider?

  /// The colour under the present traits.
  private var present: Color { value.resolvedColor(with: Surroundings.traits) }

  open var cgColor: CGColor {
    CGColor(present, isGray: isGray)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(value.withAlphaComponent(alpha), isGray: isGray)
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider {
      return provider.provide(traitCollection).resolvedColor(with: traitCollection)
    }
    return UIColor(value.resolvedColor(with: traitCollection.traits), isGray: isGray)
  }
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = present
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = present
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = present
    let (most, least) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    let range = most - least
    var angle = 0.0
    if range > 0 {
      switch most {
      case color.red:
        angle = ((color.green - color.blue) / range).truncatingRemainder(dividingBy: 6)
      case color.green: angle = (color.blue - color.red) / range + 2
      default: angle = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }
  /// Makes the colour that paths are filled with in the present context.
  open func setFill() { CGContext.current?.setFillColor(cgColor) }
  open func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
  open func set() {
    setFill()
    setStroke()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
  open override var hash: Int { value.hashValue }
  open override var description: String { "UIColor \(value)" }
}

/// What code says of a colour when it is asked for. As all of UIKit it is on the main thread.
private struct ColorProvider: @unchecked Sendable {
  let provide: (UITraitCollection) -> UIColor

  func color(_ surroundings: ColorSurroundings) -> Color {
    var traits = Surroundings.traits
    traits.appearance = surroundings.appearance
    traits.isElevated = surroundings.isElevated
    traits.hasHighContrast = surroundings.hasHighContrast
    return provide(UITraitCollection(traits)).value
  }
}

/// What the compiler makes of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
