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
}

/// A view's frame and mask, of which a layout makes constraints.
package struct Autoresizing: Equatable, Sendable {
  /// The frame, points in the superview.
  package var frame: CGRect
  package var mask: AutoresizingMask
  /// Whether the superview resizes its subviews; if not, the mask does not count.
  package var resizes: Bool
  /// The frame that the constraints are made from; nil until it is needed.
  package var capture: Capture?
  /// The size of the superview that the frame was written for, points; nil to take the superview's
  /// present size.
  package var referenceSize: CGSize?

  /// A frame, and the size of the superview at the time.
  package struct Capture: Equatable, Sendable {
    package var frame: CGRect
    package var superviewSize: CGSize

    package init(frame: CGRect, superviewSize: CGSize) {
      self.frame = frame
      self.superviewSize = superviewSize
    }
  }

  package init(
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
