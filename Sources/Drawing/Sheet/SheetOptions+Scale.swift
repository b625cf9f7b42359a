import Foundation
import LayoutScene

extension SheetOptions {
  /// The scale of a picture of many cells. Without one in the options, the scale of a picture in pixels is chosen so that
  /// it fits.
  func scale(
    of size: CGSize, cells: Int, as format: PictureFormat
  ) throws(DrawingError) -> CGFloat {
    guard format == .png else { return scale ?? 2 }
    let scale = scale ?? (size.width * size.height * 4 <= SheetStyle.pixels ? 2 : 1)
    guard Self.scales.contains(scale), (try? Canvas(size: size, scale: scale)) != nil else {
      throw .sheet(cells: cells, size: size, scale: scale)
    }
    return scale
  }

  /// How each cell is drawn.
  var forCells: DrawingOptions {
    DrawingOptions(style: style, overlays: overlays, constraints: constraints)
  }
}
