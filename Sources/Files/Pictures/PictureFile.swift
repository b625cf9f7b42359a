import CPictures
import Foundation

/// Pictures of other kinds than PNG, of which a layout needs the size.
package enum PictureFile {
  /// The longest file that is read, in bytes.
  private static let byteLimit = 64 << 20

  /// The bytes that tell the kind of a file.
  package static let headLength = 8192

  /// The pixels of a point that the name of a picture says before its ending, such as 2 for `logo@2x.png`.
  package static func scale(of path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    return scales.first { stem.hasSuffix($0.mark) }?.scale ?? 1
  }

  /// What names end in, the scale that is looked for first in front.
  package static let scales: [(mark: String, scale: CGFloat)] = [("@2x", 2), ("@3x", 3)]

  /// Whether a file is a JPEG, PDF or SVG, by its first bytes.
  package static func isKnown(_ head: [UInt8]) -> Bool {
    cpictures_kind_of(head, head.count) != CPICTURES_OTHER
  }

  /// The size of a JPEG in pixels, or of a PDF or SVG in points; nil for a file of another kind.
  package static func size(atPath path: String) throws(Fact.ImageReason) -> CGSize? {
    guard let bytes = try? FileText.bytes(atPath: path, limit: byteLimit) else {
      throw .notReadable
    }
    let kind = cpictures_kind_of(bytes, bytes.count)
    guard kind != CPICTURES_OTHER else { return nil }
    var (width, height) = (0.0, 0.0)
    switch cpictures_size(bytes, bytes.count, kind, &width, &height) {
    case CPICTURES_FINE where width > 0 && height > 0 && width.isFinite && height.isFinite:
      return CGSize(width: width, height: height)
    case CPICTURES_NO_LIBRARY: throw .noLibrary
    default: throw .damaged
    }
  }
}
