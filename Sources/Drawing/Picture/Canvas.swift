import Foundation
import LayoutScene

/// How large a picture may be, and its size in pixels.
public struct Canvas: Sendable, Hashable {
  /// The longest side in pixels: Cairo's own limit.
  public static let sideLimit = PNG.sideLimit
  /// The most pixels in all, 2^26: 256 MiB of memory.
  public static let pixelLimit = 1 << 26
  /// Device pixels per point that can be drawn.
  public static let scales: ClosedRange<CGFloat> = 0.25...8

  /// The size in points.
  public let size: CGSize
  /// Device pixels per point.
  public let scale: CGFloat
  /// The size in pixels.
  public let width, height: Int

  /// The canvas in points, from its top left corner.
  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// A canvas of `size` points. A part of a pixel counts as a whole one.
  ///
  /// Throws `DrawingError.canvas` where the scale is not in `scales`, a side is not in 1 …
  /// `sideLimit` pixels, or there are more than `pixelLimit` pixels.
  public init(size: CGSize, scale: CGFloat) throws(DrawingError) {
    let fault = DrawingError.canvas(size: size, scale: scale)
    guard Self.scales.contains(scale) else { throw fault }
    let grid = PixelGrid(scale: scale)
    let (width, height) = (grid.roundUp(size.width) * scale, grid.roundUp(size.height) * scale)
    let sides = 0.5...CGFloat(Self.sideLimit) + 0.5
    guard sides.contains(width), sides.contains(height) else { throw fault }
    self.size = size
    self.scale = scale
    self.width = Int(width.rounded())
    self.height = Int(height.rounded())
    if self.width * self.height > Self.pixelLimit { throw fault }
  }
}
