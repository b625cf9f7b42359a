import Foundation
// Linked without shared libraries, `Runtime` needs what this module brings along.
import Glibc
import LayoutScene
package import Runtime

/// The code that called into Plumb, which messages name.
package enum Caller {
  /// The innermost place outside of Plumb's own sources, `path:line`; nil where the program has no debug information.
  package static var place: String? {
    trace(depth: 64).flatMap(location).map { "\($0.file):\($0.line)" }
  }

  /// The calls that make an object, to be asked for their place later. It takes half a microsecond.
  package static var trace: Backtrace? { trace(depth: 16) }
  private static func trace(depth: Int) -> Backtrace? {
    noImages.flatMap {
      try? Backtrace.capture(algorithm: .fast, limit: depth, offset: 1, top: 0, images: $0)
    }
  }

  /// A list of no program files.
  ///
  /// With a list of files, each thread that captures a trace maps them into memory and unmaps them when the thread ends. A
  /// thread that reads the headers of all mapped files meanwhile ends the program.
  private static let noImages = try? JSONDecoder().decode(
    ImageMap.self, from: Data(#""AgAA""#.utf8))
  /// The files of this program, read when the first place is asked for.
  private static let images = ImageMap.capture()

  /// The innermost place of a trace outside of Plumb's own sources.
  static func location(_ trace: Backtrace) -> SourceLocation? {
    for frame in trace.symbolicated(with: images)?.frames.map({ $0 }) ?? [] {
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
