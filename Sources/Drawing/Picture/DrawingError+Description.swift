import Foundation
import Glibc
import LayoutScene

// The wording of all drawing errors. Each is a sentence without its full stop. The caller that
// prints it adds the place in a file.
extension DrawingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .canvas(let size, let scale):
      "a picture of \(Self.number(size.width)) × \(Self.number(size.height)) points at "
        + "\(Self.number(scale))x cannot be drawn: sides may be up to \(Canvas.sideLimit) pixels, "
        + "\(Canvas.pixelLimit / 1_000_000) million pixels in all, the scale "
        + "\(Self.number(Canvas.scales.lowerBound)) to \(Self.number(Canvas.scales.upperBound))"
    case .sheet(let cells, let size, let scale):
      "the sheet of \(cells) \(cells == 1 ? "cell" : "cells") would have "
        + "\(Self.number((size.width * scale).rounded(.up))) × "
        + "\(Self.number((size.height * scale).rounded(.up))) pixels at "
        + "\(Self.number(scale))x: sides may be up to \(Canvas.sideLimit) pixels, "
        + "\(Canvas.pixelLimit / 1_000_000) million pixels in all; choose fewer cells, a smaller "
        + "scale, or SVG or PDF, which have no pixels"
    case .work(let painted, let view, _):
      "the views cover the screen too often: at most \(painted / 1_000_000) million pixels are painted for one, "
        + "and translucent areas, images, gradients and shadows count several times; \(view) takes most of them; "
        + "make the views fewer or smaller"
    case .images(let faults):
      faults.map(\.description).joined(separator: "\n")
    case .backend(let reason):
      "the picture could not be painted: \(reason)"
    }
  }

  private static func number(_ value: CGFloat) -> String { String(decimal: value) }
}

extension ImageFault: CustomStringConvertible {
  public var description: String { "cannot use the image \(path) of \(view): \(reason)" }
}

extension ImageFault.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "there is no such file"
    case .unreadable(let errno): String(cString: strerror(errno))
    case .notAFile: "not a regular file"
    case .tooLong(let bytes):
      "\(bytes >> 20) MiB long; at most \(ImageSource.byteLimit >> 20) MiB are read"
    case .budget:
      "with it the images of the document take more than \(ImageSet.byteLimit >> 20) MiB of memory; make "
        + "them smaller"
    case .png(let fault): fault.description
    case .damaged: "the file is damaged"
    case .noLibrary:
      "the library that reads it is not installed: JPEG needs libgdk-pixbuf-2.0-0, PDF libpoppler-glib8, SVG "
        + "librsvg2-2"
    }
  }
}
