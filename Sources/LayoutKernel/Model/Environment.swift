import Foundation
import LayoutScene

/// The facts about a layout's window and device.
package struct Environment: Equatable, Sendable {
  /// The window's size in points; nil for a layout without a window.
  package var windowSize: CGSize?
  /// How far bars and the like reach into the window, points.
  package var safeArea: EdgeInsets
  /// How far the keyboard reaches into the window from the bottom, points.
  package var keyboardHeight: CGFloat
  /// Whether views have safe areas. Outside a window they are 0.
  package var hasSafeAreas: Bool
  /// Whether the root keeps the size of its frame; for a tree outside a window.
  package var keepsRootSize: Bool
  /// The device's pixels.
  package var grid: PixelGrid

  package init(
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
