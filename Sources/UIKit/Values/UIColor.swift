import AutoLayout
import Foundation
import LayoutScene

/// A colour; a dynamic one has other components in dark appearance.
open class UIColor: NSObject, @unchecked Sendable {
  let value: Color

  init(_ value: Color) {
    self.value = value
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
  public convenience init(cgColor: CGColor) { self.init(cgColor.value) }
  /// A colour that is asked for in light and in dark appearance when it is made.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> Color {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).value
    }
    self.init(Color(light: color(.light), dark: color(.dark)))
  }

  open var cgColor: CGColor { CGColor(value.resolved(for: Surroundings.traits.appearance)) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(value.withAlphaComponent(alpha))
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(value.resolved(for: traitCollection.traits.appearance))
  }
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = value.resolved(for: Surroundings.traits.appearance)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
  open override var hash: Int { value.hashValue }
  open override var description: String { "UIColor \(value)" }
}

/// The components of a colour.
public final class CGColor: Hashable, Sendable {
  let value: Color
  init(_ value: Color) { self.value = value }

  public var alpha: CGFloat { value.alpha }
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.value == b.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
