import Foundation

/// The body and the front of a device, for pictures that show it. Lengths are in points of the
/// screen and for the upright device.
public struct DeviceFrame: Sendable, Hashable {
  /// What the front of a device has besides its screen.
  public enum Front: Sendable, Hashable {
    /// A home button below the screen.
    case homeButton
    /// A camera housing of this size at the top edge of the screen.
    case notch(CGSize)
    /// A camera housing of this size inside the screen, `top` points below its top edge.
    case island(CGSize, top: CGFloat)
    /// Nothing but the rim, as on tablets without a home button.
    case plain
  }

  /// The kind of the device's front.
  public var front: Front
  /// The radius of the screen's corners.
  public var cornerRadius: CGFloat
  /// The distances from the screen's edges to the device's.
  public var rim: EdgeInsets
  /// Whether the device is a tablet, which also has a status bar in landscape.
  public var isTablet: Bool
  /// Whether the device is in landscape, with its top at the left.
  public var isOnItsSide: Bool
  /// The height of the upright device's status bar; its content is vertically centred.
  public var statusBarHeight: CGFloat

  /// A frame.
  public init(
    front: Front, cornerRadius: CGFloat, rim: EdgeInsets, isTablet: Bool, isOnItsSide: Bool,
    statusBarHeight: CGFloat
  ) {
    self.front = front
    self.cornerRadius = cornerRadius
    self.rim = rim
    self.isTablet = isTablet
    self.isOnItsSide = isOnItsSide
    self.statusBarHeight = statusBarHeight
  }

  /// Whether there is a home button and, with that, no home indicator.
  public var hasHomeButton: Bool { front == .homeButton }

  /// The rim in the device's orientation.
  public var heldRim: EdgeInsets {
    isOnItsSide
      ? EdgeInsets(top: rim.right, left: rim.top, bottom: rim.left, right: rim.bottom) : rim
  }
}
