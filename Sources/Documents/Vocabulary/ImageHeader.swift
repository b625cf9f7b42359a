import AutoLayout
import Files
import Foundation
import LayoutScene
import Localization

/// Reads the size of a picture from its file. The layout needs no more; drawing decodes the
/// picture.
enum ImageHeader {
  /// The largest width and height in pixels. A larger picture is not meant for a screen, and would
  /// only take up memory.
  static let sideLimit = 16_384

  /// The image at `path`, with its size in points: `logo@2x.png` has two pixels a point.
  ///
  /// - Parameter known: the size that the document gives it, so that a PDF or SVG need not be read.
  static func read(_ path: String, known: CGSize? = nil) throws(Fact) -> ImageContent {
    let pixels = try pixelSize(path, known)
    let scale = PictureFile.scale(of: path)
    return ImageContent(
      path: path, size: CGSize(width: pixels.width / scale, height: pixels.height / scale))
  }

  /// Reads the signature of a PNG, and then the length, the name and the fields of the first chunk, which is
  /// IHDR.
  private static func pixelSize(_ path: String, _ known: CGSize?) throws(Fact) -> CGSize {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .image(path: path, .missing(near: Suggestion.file(like: path)))
    }
    guard RegularFile.exists(path), let handle = FileHandle(forReadingAtPath: path) else {
      throw .image(path: path, .notReadable)
    }
    defer { try? handle.close() }
    let header = [UInt8]((try? handle.read(upToCount: PictureFile.headLength)) ?? Data())
    guard header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      if let known, PictureFile.isKnown(header) { return known }
      return try foreignSize(path)
    }
    guard header.count >= 33, header[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    else { throw .image(path: path, .damaged) }
    let (width, height) = (number(header[16..<20]), number(header[20..<24]))
    guard width > 0, height > 0 else { throw .image(path: path, .damaged) }
    guard max(width, height) <= sideLimit else {
      throw .image(path: path, .tooLarge(limit: sideLimit))
    }
    return CGSize(width: width, height: height)
  }

  /// The size of a JPEG, PDF or SVG.
  private static func foreignSize(_ path: String) throws(Fact) -> CGSize {
    do throws(Fact.ImageReason) {
      guard let size = try PictureFile.size(atPath: path) else { throw .notPNG }
      guard max(size.width, size.height) <= CGFloat(sideLimit) else {
        throw .tooLarge(limit: sideLimit)
      }
      return size
    } catch {
      throw .image(path: path, error)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
