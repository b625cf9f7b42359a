import Foundation
import LayoutScene

/// The facts about a layout's window and device.
public struct LayoutEnvironment: Equatable, Sendable {
  /// The window's size in points; nil for a layout without a window.
  public var windowSize: CGSize?
  /// How far bars and the like reach into the window, points.
  public var safeArea: EdgeInsets
  /// How far the keyboard reaches into the window from the bottom, points.
  public var keyboardHeight: CGFloat
  /// Whether views have safe areas. Outside a window they are 0.
  public var hasSafeAreas: Bool
  /// Whether the root keeps the size of its frame; for a tree outside a window.
  public var keepsRootSize: Bool
  /// The device's pixels.
  public var grid: PixelGrid
  /// Whether an inequality that decides a place alone holds with equality, as in UIKit.
  package var holdsToLimits = false

  /// The surroundings of a layout: no window, no safe area and no keyboard, unless given.
  public init(
    windowSize: CGSize? = nil, safeArea: EdgeInsets = .zero, keyboardHeight: CGFloat = 0,
    hasSafeAreas: Bool = false, keepsRootSize: Bool = false, grid: PixelGrid
  ) {
    self.windowSize = windowSize
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.hasSafeAreas = hasSafeAreas
    self.keepsRootSize = keepsRootSize
    self.grid = grid
  }
}
