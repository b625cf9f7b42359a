import Foundation
import LayoutScene

// The forms in pixels of a picture, at the scale of its grid.
extension Picture {
  func png() throws(DrawingError) -> [UInt8] { try Raster.png(self, canvas()) }

  func bitmap() throws(DrawingError) -> Bitmap { try Raster.bitmap(self, canvas()) }

  private func canvas() throws(DrawingError) -> Canvas {
    try Canvas(size: size, scale: grid.scale)
  }
}
