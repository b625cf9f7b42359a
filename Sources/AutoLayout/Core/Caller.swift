import CFrames
// Linked without shared libraries, `Runtime` needs what this module brings along.
import Glibc
import Runtime

/// The code that called into Plumb, which messages about its mistakes name.
package enum Caller {
  /// The innermost place outside of Plumb's own sources, `path:line`; nil where the program has no debug information.
  package static var place: String? {
    // `Backtrace` reads whatever a frame pointer says, also where it leads out of the stack.
    let limit = min(Int(plumb_readable_frames()), 64)
    guard limit > 0, let trace = try? Backtrace.capture(limit: limit, top: 0).symbolicated() else {
      return nil
    }
    for frame in trace.frames {
      guard let place = frame.symbol?.sourceLocation, place.line > 0, place.path.hasPrefix("/"),
        !place.path.hasPrefix(sources), !place.path.contains("/@__swiftmacro_")
      else { continue }
      return "\(place.path):\(place.line)"
    }
    return nil
  }

  /// The folder with the sources of all modules.
  private static let sources = String(
    #filePath.prefix(#filePath.count - "AutoLayout/Core/Caller.swift".count))
}
