// Linked without shared libraries, `Runtime` needs what this module brings along.
import Glibc
import LayoutScene
package import Runtime

/// The code that called into Plumb, which the message names that stops a program.
///
/// Only such a message may ask for its place: `Backtrace` reads the headers of all files that are mapped into memory, and ends
/// the program where another thread unmaps one of them meanwhile.
package enum Caller {
  /// The innermost place outside of Plumb's own sources, `path:line`; nil where the program has no debug information.
  package static var place: String? {
    (try? Backtrace.capture()).flatMap(location).map { "\($0.file):\($0.line)" }
  }

  /// The calls that make an object, to be asked for their place later. It takes two microseconds.
  package static var trace: Backtrace? { trace(depth: 16) }
  private static func trace(depth: Int) -> Backtrace? {
    try? Backtrace.capture(algorithm: .fast, limit: depth, offset: 1, top: 0, images: images)
  }
  /// The place for a message after which the program goes on.
  package static var tracedPlace: String? {
    trace(depth: 64).flatMap(location).map { "\($0.file):\($0.line)" }
  }
  private static let images = ImageMap.capture()

  /// The innermost place of a trace outside of Plumb's own sources.
  static func location(_ trace: Backtrace) -> SourceLocation? {
    for frame in trace.symbolicated()?.frames.map({ $0 }) ?? [] {
      guard let place = frame.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/"),
        !place.path.hasPrefix(sources), !place.path.contains("/@__swiftmacro_")
      else { continue }
      return SourceLocation(file: place.path, line: place.line, column: place.column)
    }
    return nil
  }

  /// The folder with the sources of all modules.
  private static let sources = String(
    #filePath.prefix(#filePath.count - "AutoLayout/Core/Caller.swift".count))
}
