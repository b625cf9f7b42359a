import Foundation
import LayoutScene

/// Why a scene could not be drawn.
public enum DrawingError: Error, Sendable, Hashable {
  /// The canvas is empty, not finite, or larger than `Canvas.sideLimit` and `Canvas.pixelLimit`.
  case canvas(size: CGSize, scale: CGFloat)
  /// A sheet of so many cells would be larger in pixels than `Canvas` allows.
  case sheet(cells: Int, size: CGSize, scale: CGFloat)
  /// Images that could not be read, in the order of their views.
  case images([ImageFault])
  /// A graphics library gave up; its own words.
  case backend(String)
}

/// An image source that could not be read.
public struct ImageFault: Sendable, Hashable {
  public var path: String
  /// The identifier of the view that shows it.
  public var view: String
  public var origin: SourceLocation?
  public var reason: Reason

  public enum Reason: Error, Sendable, Hashable {
    case missing
    /// The system's error number.
    case unreadable(errno: Int32)
    /// A folder, a device or a pipe.
    case notAFile
    /// Bytes, more than `ImageSource.byteLimit`.
    case tooLong(bytes: Int)
    case png(PNG.Fault)
  }
}
