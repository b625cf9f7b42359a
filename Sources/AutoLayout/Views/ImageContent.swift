import Foundation

/// A picture as layout sees it: a size and the file that it comes from.
public struct ImageContent: Sendable, Hashable {
  /// The PNG's path; nil where only the size is known.
  public var path: String?
  /// Points.
  public var size: CGSize

  public init(path: String? = nil, size: CGSize) {
    self.path = path
    self.size = size
  }
}
