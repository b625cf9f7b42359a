// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import LayoutScene

/// The components of a colour.
public final class CGColor: Hashable, Sendable {
  let value: Color
  private let isGray: Bool
  init(_ value: Color, isGray: Bool = false) { (self.value, self.isGray) = (value, isGray) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(red: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
  }

  /// - Parameter components: red, green, blue and opacity, or grey and opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let own = components
    if space.model == .monochrome {
      self.init(gray: own[0], alpha: own[1])
    } else {
      self.init(red: own[0], green: own[1], blue: own[2], alpha: own[3])
    }
  }
  public var colorSpace: CGColorSpace? { isGray ? .gray : .device }
  public var alpha: CGFloat { value.alpha }
  public var numberOfComponents: Int { isGray ? 2 : 4 }
  public var components: [CGFloat]? {
    isGray ? [value.red, value.alpha] : [value.red, value.green, value.blue, value.alpha]
  }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(value.withAlphaComponent(alpha), isGray: isGray)
  }
  public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.value == b.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The space of a colour's components. All are sRGB, with three components or with one.
public final class CGColorSpace: Sendable {
  static let device = CGColorSpace(.rgb)
  static let gray = CGColorSpace(.monochrome)
  public let model: CGColorSpaceModel
  private init(_ model: CGColorSpaceModel) { self.model = model }
  public convenience init?(name: CFString) { self.init(.rgb) }
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
}
public enum CGColorSpaceModel: Int32, Sendable { case monochrome, rgb, cmyk, lab }

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  public var dx, dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)
  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}
