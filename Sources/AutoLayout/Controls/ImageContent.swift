import Foundation
import LayoutScene

/// A picture as layout sees it: a size and the file that it comes from.
public struct ImageContent: Sendable, Hashable {
  /// The PNG's path; nil where only the size is known.
  public var path: String?
  /// Points.
  public var size: CGSize

  /// Where the path is written; nil for code.
  public var origin: SourceLocation?

  /// An image of `size` points, from the PNG at `path` if there is one. The file is not read here.
  public init(path: String? = nil, size: CGSize, origin: SourceLocation? = nil) {
    self.path = path
    self.size = size
    self.origin = origin
  }
}
