import Foundation
import LayoutScene

/// Why a scene could not be drawn.
public enum DrawingError: Error, Sendable, Hashable {
  /// The canvas is empty, not finite, or larger than `Canvas.sideLimit` and `Canvas.pixelLimit`.
  case canvas(size: CGSize, scale: CGFloat)
  /// A sheet of `cells` cells would have more pixels than `Canvas` allows.
  case sheet(cells: Int, size: CGSize, scale: CGFloat)
  /// The views cover more pixels than are painted: `painted` at most, where each plain area counts once. `view` takes
  /// most of them, and `origin` is where it is written.
  case work(painted: Int, view: String, origin: SourceLocation?)
  /// Images that could not be read, in the order of their views.
  case images([ImageFault])
  /// A graphics library failed; the value is its own message.
  case backend(String)
}

extension DrawingError {
  /// What is wrong, with the places in the document.
  ///
  /// - Parameter canvas: where the screen gets its size.
  package func faults(canvas: SourceLocation?) -> [(origin: SourceLocation?, message: String)] {
    switch self {
    case .images(let faults): faults.map { ($0.origin, "\($0)") }
    case .canvas: [(canvas, "\(self)")]
    case .work(_, _, let origin): [(origin, "\(self)")]
    case .backend, .sheet: [(nil, "\(self)")]
    }
  }
}

/// An image source that could not be read.
public struct ImageFault: Sendable, Hashable {
  /// The path of the file.
  public var path: String
  /// The identifier of the view that shows it.
  public var view: String
  /// Where the document names the path, or else the view; nil for a scene made in code.
  public var origin: SourceLocation?
  /// What is wrong with the file.
  public var reason: Reason

  /// Why an image file could not be read.
  public enum Reason: Error, Sendable, Hashable {
    /// There is no file at the path.
    case missing
    /// The file cannot be read; the value is the system's error number.
    case unreadable(errno: Int32)
    /// The path leads to a folder, a device or a pipe.
    case notAFile
    /// The file has more bytes than `ImageSource.byteLimit`.
    case tooLong(bytes: Int)
    /// With it the document's images would take more than 256 MiB of memory.
    case budget
    /// The file is not a PNG that can be read.
    case png(PNG.Fault)
    /// The file is a JPEG, PDF or SVG that cannot be read.
    case damaged
    /// The library that reads a JPEG, PDF or SVG is not installed.
    case noLibrary
  }
}
