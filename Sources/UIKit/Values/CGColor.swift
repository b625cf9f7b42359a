// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import LayoutScene

/// The components of a colour.
public final class CGColor: Hashable, Sendable {
  let value: Color
  init(_ value: Color) { self.value = value }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { value.alpha }
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha] }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.withAlphaComponent(alpha)) }
  public static var black: CGColor { CGColor(Color.black) }
  public static var white: CGColor { CGColor(Color.white) }
  public static var clear: CGColor { CGColor(Color.clear) }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.value == b.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The space of a colour's components. There is one, sRGB.
public final class CGColorSpace: Sendable {
  static let device = CGColorSpace()
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .device }

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  public var dx, dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)
  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}
