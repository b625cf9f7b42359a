import Foundation

/// What surrounds the screen of a device, for pictures that show it. Lengths are points of the screen; the
/// device is upright.
public struct DeviceFrame: Sendable, Hashable {
  /// What is at the front of a device besides its screen, or reaches into it.
  public enum Front: Sendable, Hashable {
    /// A home button below the screen.
    case homeButton
    /// A camera housing of a size that begins at the top edge of the screen.
    case notch(CGSize)
    /// A camera housing of a size that lies in the screen, below its top edge by so much.
    case island(CGSize, top: CGFloat)
    /// Nothing but the rim, as tablets without a home button have it.
    case plain
  }

  /// What is at the front.
  public var front: Front
  /// How round the corners of the screen are.
  public var cornerRadius: CGFloat
  /// How far the device reaches beyond its screen.
  public var rim: EdgeInsets
  /// Whether the device is a tablet, which has a status bar on its side, too.
  public var isTablet: Bool
  /// Whether the device lies on its side, its top at the left.
  public var isOnItsSide: Bool
  /// How high the status bar of the upright device is; its content is in the middle.
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

  /// How far the device reaches beyond its screen as it is held.
  public var heldRim: EdgeInsets {
    isOnItsSide
      ? EdgeInsets(top: rim.right, left: rim.top, bottom: rim.left, right: rim.bottom) : rim
  }
}
