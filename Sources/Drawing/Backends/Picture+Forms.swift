import Foundation
import LayoutScene

/// The forms that the file of a picture can have.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png, svg, pdf
}

extension Picture {
  /// The picture as a file: in PNG at the scale of its grid, in SVG and PDF with a unit per point.
  func bytes(
    as format: PictureFormat, title: String, text: SVGText
  ) throws(DrawingError) -> [UInt8] {
    switch format {
    case .png: try Raster.png(self, canvas())
    case .svg: SVG.bytes(self, title: title, text: text)
    case .pdf: try PDF.bytes(self, title: title)
    }
  }

  /// The pixels at the scale of the grid.
  func bitmap() throws(DrawingError) -> Bitmap { try Raster.bitmap(self, canvas()) }

  private func canvas() throws(DrawingError) -> Canvas {
    try Canvas(size: size, scale: grid.scale)
  }
}
