import Foundation
import LayoutScene

extension SheetOptions {
  /// The scale of a picture of many cells. Without one in the options, the scale is chosen so that the picture
  /// fits.
  func scale(of size: CGSize, cells: Int) throws(DrawingError) -> CGFloat {
    let scale = scale ?? (size.width * size.height * 4 <= SheetStyle.pixels ? 2 : 1)
    guard Self.scales.contains(scale), (try? Canvas(size: size, scale: scale)) != nil else {
      throw .sheet(cells: cells, size: size, scale: scale)
    }
    return scale
  }

  /// The scale for files without pixels.
  var scaleOfShapes: CGFloat { scale ?? 2 }

  /// How each cell is drawn.
  var forCells: DrawingOptions {
    DrawingOptions(style: style, overlays: overlays, constraints: constraints)
  }
}
