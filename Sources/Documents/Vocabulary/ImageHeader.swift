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
  static func read(_ path: String) throws(Fact) -> ImageContent {
    let (width, height) = try pixelSize(path)
    let scale = scale(of: path)
    return ImageContent(
      path: path, size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale))
  }

  private static func scale(of path: String) -> CGFloat {
    let name = (path as NSString).deletingPathExtension
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }

  /// Reads the signature, and then the length, the name and the fields of the first chunk, which is
  /// IHDR.
  private static func pixelSize(_ path: String) throws(Fact) -> (Int, Int) {
    guard FileManager.default.fileExists(atPath: path) else { throw .image(path: path, .missing) }
    guard RegularFile.exists(path), let handle = FileHandle(forReadingAtPath: path) else {
      throw .image(path: path, .notReadable)
    }
    defer { try? handle.close() }
    let header = [UInt8]((try? handle.read(upToCount: 33)) ?? Data())
    guard header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw .image(path: path, .notPNG)
    }
    guard header.count == 33, header[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    else { throw .image(path: path, .damaged) }
    let (width, height) = (number(header[16..<20]), number(header[20..<24]))
    guard width > 0, height > 0 else { throw .image(path: path, .damaged) }
    guard max(width, height) <= sideLimit else {
      throw .image(path: path, .tooLarge(limit: sideLimit))
    }
    return (width, height)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
