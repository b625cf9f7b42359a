import Foundation

/// Which lengths of a frame grow with the superview: on each axis, the near margin, the size and
/// the far margin. The raw values are UIKit's.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the superview's left edge grows.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width grows.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the superview's right edge grows.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the superview's top edge grows.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height grows.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the superview's bottom edge grows.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The lengths with their names.
  package static let named: [(name: String, value: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

/// One of the two constraints that a frame with its mask makes along an axis.
package enum AutoresizingRule: Equatable, Sendable {
  /// The distance from the superview's left or top edge is a share of the superview's length and a
  /// constant.
  case position(share: Double)
  /// The length is a share of the superview's length and a constant.
  case length(share: Double)
  /// The distance from the superview's right or bottom edge is constant.
  case farMargin
}

/// A view's frame and mask, of which a layout makes constraints.
public struct AutoresizingFrame: Equatable, Sendable {
  /// The frame, points in the superview.
  public var frame: CGRect
  /// Which lengths of the frame grow with the superview.
  public var mask: AutoresizingMask
  /// Whether the superview resizes its subviews; if not, the mask does not count.
  public var resizes: Bool
  /// The frame that the constraints are made from; nil until it is needed.
  public var capture: Capture?
  /// The size of the superview that the frame was written for, points; nil to take the superview's
  /// present size.
  public var referenceSize: CGSize?

  /// A frame, and the size of the superview at the time.
  public struct Capture: Equatable, Sendable {
    /// The frame, points in the superview.
    public var frame: CGRect
    /// The size of the superview, points.
    public var superviewSize: CGSize

    /// A frame, and the size of the superview at the time, points.
    public init(frame: CGRect, superviewSize: CGSize) {
      self.frame = frame
      self.superviewSize = superviewSize
    }
  }

  /// A frame with its mask; nothing is captured unless given.
  public init(
    frame: CGRect, mask: AutoresizingMask, resizes: Bool = true, capture: Capture? = nil,
    referenceSize: CGSize? = nil
  ) {
    self.frame = frame
    self.mask = mask
    self.resizes = resizes
    self.capture = capture
    self.referenceSize = referenceSize
  }
}
