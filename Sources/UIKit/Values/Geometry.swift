// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// What Core Graphics and UIKit give to points, sizes and rectangles beyond Linux' Foundation.

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Core Foundation's values are Swift's own here, so that `as CFString` changes nothing.
public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data

/// A font without a size, as layers of texts name it.
public final class CGFont: Sendable {
  public let postScriptName: CFString?
  public init?(_ name: CFString) { postScriptName = name }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
  /// The object that property lists have for a point.
  public var dictionaryRepresentation: NSDictionary { ["X": Double(x), "Y": Double(y)] }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
  /// The size turned and scaled; nothing moves it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
  public var dictionaryRepresentation: NSDictionary {
    ["Width": Double(width), "Height": Double(height)]
  }
}

extension CGRect {
  /// Whether two rectangles have the same edges: a size below zero counts from the other edge.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
  public var dictionaryRepresentation: NSDictionary {
    ["X": Double(minX), "Y": Double(minY), "Width": Double(width), "Height": Double(height)]
  }
}

// MARK: As texts

/// Numbers between braces, as UIKit writes them: whole ones without a point.
private func braces(_ parts: String...) -> String { "{" + parts.joined(separator: ", ") + "}" }
private func number(_ value: CGFloat) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
/// The numbers of a text, as many as are asked for; zeros where it has others.
private func numbers(_ text: String, _ count: Int) -> [CGFloat] {
  let words = text.split { "{}, ".contains($0) }
  let values = words.compactMap { Double($0).map { CGFloat($0) } }
  return values.count == count && words.count == count ? values : Array(repeating: 0, count: count)
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  braces(number(point.x), number(point.y))
}
public func NSStringFromCGSize(_ size: CGSize) -> String {
  braces(number(size.width), number(size.height))
}
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  braces(NSStringFromCGPoint(rect.origin), NSStringFromCGSize(rect.size))
}
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  braces(number(vector.dx), number(vector.dy))
}
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braces(number(insets.top), number(insets.left), number(insets.bottom), number(insets.right))
}
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  braces(number(offset.horizontal), number(offset.vertical))
}
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let t = transform
  return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ") + "]"
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
  public class func cgPoint(for text: String) -> CGPoint {
    let values = numbers(text, 2)
    return CGPoint(x: values[0], y: values[1])
  }
  public class func cgSize(for text: String) -> CGSize {
    let values = numbers(text, 2)
    return CGSize(width: values[0], height: values[1])
  }
  public class func cgRect(for text: String) -> CGRect {
    let values = numbers(text, 4)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
  public class func uiEdgeInsets(for text: String) -> UIEdgeInsets {
    let values = numbers(text, 4)
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }
}

// MARK: As objects

extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
