import CPictures
import Foundation

/// A JPEG, PDF or SVG, which is drawn as pixels.
struct ForeignPicture {
  private let file: [UInt8]
  private let kind: cpictures_kind

  /// The pixels that a PDF or SVG has for each of its points: those of the finest screens.
  private static let density = 3.0
  /// The longest side of a PDF or SVG in pixels; larger ones have fewer pixels a point.
  private static let vectorLimit = 4096.0

  /// Nil for a file of another kind.
  init?(_ file: [UInt8]) {
    kind = cpictures_kind_of(file, file.count)
    guard kind != CPICTURES_OTHER else { return nil }
    self.file = file
  }

  /// - Parameter pixelLimit: the most pixels that it may have.
  func loaded(pixelLimit: Int) throws(ImageFault.Reason) -> LoadedImage {
    let (width, height) = try size(pixelLimit)
    var pixels = [UInt32](repeating: 0, count: width * height)
    try check(cpictures_draw(file, file.count, kind, Int32(width), Int32(height), &pixels))
    if kind != CPICTURES_JPEG { pixels = pixels.map(Self.unmultiplied) }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    do throws(PNG.Fault) {
      return LoadedImage(bitmap: bitmap, file: try PNG.encode(bitmap))
    } catch {
      throw .png(error)
    }
  }

  private func size(_ pixelLimit: Int) throws(ImageFault.Reason) -> (Int, Int) {
    var (width, height) = (0.0, 0.0)
    try check(cpictures_size(file, file.count, kind, &width, &height))
    let longest = max(width, height)
    guard longest.isFinite, min(width, height) > 0 else { throw .damaged }
    if kind != CPICTURES_JPEG {
      let density = min(Self.density, Self.vectorLimit / longest)
      (width, height) = (max(1, (width * density).rounded()), max(1, (height * density).rounded()))
    }
    guard max(width, height) <= Double(PNG.sideLimit), width * height <= Double(pixelLimit) else {
      throw .budget
    }
    return (Int(width), Int(height))
  }

  private func check(_ result: cpictures_result) throws(ImageFault.Reason) {
    switch result {
    case CPICTURES_FINE: return
    case CPICTURES_NO_LIBRARY: throw .noLibrary
    default: throw .damaged
    }
  }

  /// A pixel with its own colour, which Cairo has multiplied by its opacity.
  private static func unmultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    let part = { (shift: UInt32) in
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | part(16) | part(8) | part(0)
  }
}
